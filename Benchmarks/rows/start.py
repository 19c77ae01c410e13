"""Starting and running a workflow of one step, against just with a recipe of one line."""

import peers
import report
from measure import INPUTS, RUNNER, alternate

RUNS = 300


def measure() -> None:
    ours, theirs = alternate(
        RUNS, [RUNNER, "run", INPUTS / "hello.yaml"], [peers.just(), "--justfile", INPUTS / "hello.just"]
    )
    how = f"{RUNS} runs each, in turn"
    report.row(
        "start and one step, CPU, least",
        report.duration(ours.least),
        f"just {report.duration(theirs.least)}",
        theirs.least / ours.least,
        how + "; theirs includes the shell that just starts for the line",
    )
    report.row(
        "the same, median",
        report.duration(ours.median),
        f"just {report.duration(theirs.median)}",
        theirs.median / ours.median,
        how,
    )
    report.row(
        "the same, peak memory",
        report.megabytes(ours.peak),
        f"just {report.megabytes(theirs.peak)}",
        theirs.peak / ours.peak,
        how,
    )
