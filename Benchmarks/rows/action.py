"""A built-in action that only computes, with four parameters of which one depends on the turn, called as a step."""

import report
from measure import INPUTS, RUNNER, alternate

TURNS = 1_000_000
RUNS = 5


def measure() -> None:
    called, empty = alternate(
        RUNS,
        [RUNNER, "run", INPUTS / "action.yaml", "--turns", TURNS],
        [RUNNER, "run", INPUTS / "action-none.yaml", "--turns", TURNS],
    )
    report.row(
        "an action with four parameters as a step, CPU",
        report.duration((called.least - empty.least) / TURNS),
        how=f"least of {RUNS} runs of {TURNS:,} turns, less the same loop with an empty step",
    )
