"""`jaxlp probe`: what runs here, and whether its numbers were right."""

import argparse

from jaxlp import probing


def run(args: argparse.Namespace) -> int:
    """Print the report. The exit code: 0 only if what would be chosen was verified, else 1."""
    report = probing.probe()
    print(report)
    return 0 if report.verified else 1
