"""An action by steps, less its steps alone."""

import report
from measure import INPUTS, RUNNER, alternate

TURNS = 1_000_000
RUNS = 5


def measure() -> None:
    called, alone = alternate(
        RUNS,
        [RUNNER, "run", INPUTS / "defined.yaml", "--turns", TURNS],
        [RUNNER, "run", INPUTS / "defined-none.yaml", "--turns", TURNS],
    )
    report.row(
        "an action by steps, without them, CPU",
        report.duration((called.least - alone.least) / TURNS),
        how=f"least of {RUNS} runs of {TURNS:,} turns, less its step alone",
    )
