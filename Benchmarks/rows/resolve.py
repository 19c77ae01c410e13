"""An action of a file with twenty parameters that are all given and depend on the turn."""

import report
from measure import INPUTS, RUNNER, alternate

TURNS = 100_000
RUNS = 5


def measure() -> None:
    called, alone = alternate(
        RUNS,
        [RUNNER, "run", INPUTS / "resolve.yaml", "--turns", TURNS],
        [RUNNER, "run", INPUTS / "resolve-none.yaml", "--turns", TURNS],
    )
    report.row(
        "20 given parameters of an action, CPU",
        report.duration((called.least - alone.least) / TURNS),
        how=f"least of {RUNS} runs of {TURNS:,} turns, less the same values set as variables",
    )
