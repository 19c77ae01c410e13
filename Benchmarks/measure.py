"""Runs commands in turn and says what each cost."""

import os
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / ".build"
WORK = BUILD / "bench"
RUNNER = BUILD / "release" / "runner"
INPUTS = HERE / "inputs"


class NotMeasured(Exception):
    """A command that did not do its work, so that its cost means nothing."""


@dataclass
class Side:
    """One of the two commands of a row, and what its runs cost."""

    command: list[str]
    cpu: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    @property
    def least(self) -> float:
        """The least CPU time: what the work costs when nothing disturbs it."""
        return min(self.cpu)

    @property
    def median(self) -> float:
        return statistics.median(self.cpu)

    @property
    def peak(self) -> float:
        """The median of the peak memory, in MB."""
        return statistics.median(self.memory) * 1024 / 1e6


def alternate(times: int, *commands: list) -> list[Side]:
    """Runs the commands one after the other, again and again, so that what disturbs one disturbs all."""
    sides = [Side([str(part) for part in command]) for command in commands]
    for side in sides:
        _run(side, keep=False)
    for _ in range(times):
        for side in sides:
            _run(side, keep=True)
    return sides


def _run(side: Side, keep: bool) -> None:
    output = WORK / "output"
    done = subprocess.run(
        [_usage(), output, *side.command], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=_environment()
    )
    try:
        cpu, wall, memory, status = done.stdout.split()
    except ValueError:
        raise NotMeasured(f"{side.command[0]} could not be measured: {done.stderr}") from None
    if status != "0":
        raise NotMeasured(f"{' '.join(side.command)} ended with status {status}:\n{done.stderr[-2000:]}")
    if keep:
        side.cpu.append(float(cpu))
        side.wall.append(float(wall))
        side.memory.append(int(memory))


def _usage() -> Path:
    """The program that measures, compiled when its source has changed."""
    source, program = HERE / "usage.c", WORK / "usage"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        WORK.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cc", "-O2", "-o", program, source], check=True)
    return program


def _environment() -> dict[str, str]:
    """Neither side reads or writes a person's own files, asks, or draws."""
    home = WORK / "home"
    home.mkdir(parents=True, exist_ok=True)
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "CI": "true"}
