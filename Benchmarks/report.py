"""The table that a run of the benchmarks prints, in the form in which README.md keeps it."""

import os
import platform
import subprocess
from datetime import date

from measure import HERE

UNITS = [(1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]


def duration(seconds: float) -> str:
    for size, unit in UNITS:
        if seconds >= size:
            break
    return f"{seconds / size:.3g} {unit}"


def megabytes(amount: float) -> str:
    return f"{amount:.3g} MB"


def speed(bytes_: int, seconds: float) -> str:
    return f"{bytes_ / 1e6 / seconds:.3g} MB/s"


def heading() -> None:
    commit = subprocess.run(
        ["git", "-C", HERE, "describe", "--always", "--dirty"], capture_output=True, text=True
    ).stdout.strip()
    load = " ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"{date.today()}, commit {commit}, {_processor()}, {os.cpu_count()} cores, {platform.platform()}, load {load}")
    print()
    print("| what | ours | theirs | theirs / ours | how |")
    print("|---|---|---|---|---|")


def row(what: str, ours: str, theirs: str = "–", ratio: float | None = None, how: str = "") -> None:
    print(f"| {what} | {ours} | {theirs} | {'–' if ratio is None else f'{ratio:.3g}'} | {how} |", flush=True)


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as lines:
            return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
