"""Which installed packages supply which of jax's platforms, and which of them cannot work with this jax.

Nothing here starts a backend: versions are read from what is installed.
"""

import functools
import importlib.metadata
import re

import jax
import jaxlib

PLATFORMS = ("cpu", "gpu", "cuda", "rocm", "tpu", "METAL", "mps", "metal", "mtl")  # that a graph may be asked for
APPLE = frozenset({"metal", "mps", "mtl"})  # platform names in lower case; METAL and metal are two plugins
SUPPLIERS = {  # several distributions may give one name: the name does not say which plugin runs
    "METAL": ("jax-metal",),
    "mps": ("jax-mps", "jax-metallib", "applejax"),
    "metal": ("metaljax",),
    "mtl": ("jax-graft", "metal-pjrt-plugin"),
    "gpu": ("jax-cuda12-plugin", "jax-cuda13-plugin", "jax-rocm60-plugin", "jax-rocm7-plugin"),
    "tpu": ("libtpu",),
}
LEAST = {(0, 10): (0, 10, 10), (0, 11): (0, 11, 1)}  # of jax-mps, by jax; 0.10.9 corrupts fused kernels
JAX, JAXLIB = jax.__version__, jaxlib.__version__


def is_apple(platform: str) -> bool:
    """Whether the platform, as jax spells it, is one of Apple's GPUs."""
    return platform.lower() in APPLE


def _version(distribution: str) -> str | None:
    """The installed version; None where it is not installed. A plugin's own word for it may be wrong."""
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


@functools.cache
def found(platform: str) -> tuple[tuple[str, str], ...]:
    """The installed distributions that supply the platform, each with its version."""
    versions = {name: _version(name) for name in SUPPLIERS.get(platform, ())}
    return tuple((name, version) for name, version in versions.items() if version is not None)


def declined(platform: str) -> str | None:
    """Why none of the platform's installed plugins can work with this jax; None where one may, or is not known."""
    reasons = [_reason(name, version) for name, version in found(platform)]
    return "; ".join(filter(None, reasons)) if reasons and all(reasons) else None


def _reason(name: str, version: str) -> str | None:
    running = _numbers(JAX)
    if name == "jax-metal" and not (0, 4, 34) <= running <= (0, 5, 0):
        return f"{name} {version} works with jax 0.4.34 to 0.5.0, here is {JAX}; from jax 0.10 on there is jax-mps"
    if name != "jax-mps":
        return None
    if running < (0, 10):
        return f"{name} {version} works with jax 0.10 and newer, here is {JAX}"
    plugin = _numbers(version)
    major, minor = running[:2]
    least = LEAST.get((major, minor), (major, minor))
    wanted = f"install jax-mps>={'.'.join(map(str, least))},<{major}.{minor + 1}"
    if plugin[:2] != running[:2]:
        return f"{name} {version} was built for jax {plugin[0]}.{plugin[1]}, here is {JAX}: {wanted}"
    return f"{name} {version} is too old to be right: {wanted}" if plugin < least else None


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])
