"""`python -m jaxlp`."""

import sys

from jaxlp.cli import main

if __name__ == "__main__":
    sys.exit(main())
