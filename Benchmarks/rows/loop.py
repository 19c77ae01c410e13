"""A loop of three pure steps a turn, with a condition and values that depend on the turn, against pypyr."""

import peers
import report
from measure import INPUTS, RUNNER, alternate

OUR_TURNS = 1_000_000
THEIR_TURNS = 20_000
STEPS = 3
RUNS = 5


def measure() -> None:
    ours, our_start, theirs, their_start = alternate(
        RUNS,
        [RUNNER, "run", INPUTS / "loop.yaml", "--turns", OUR_TURNS],
        [RUNNER, "run", INPUTS / "loop.yaml", "--turns", 0],
        [peers.pypyr(), INPUTS / "loop-pypyr", f"turns={THEIR_TURNS}"],
        [peers.pypyr(), INPUTS / "loop-pypyr", "turns=1"],
    )
    our_step = (ours.least - our_start.least) / OUR_TURNS / STEPS
    their_step = (theirs.least - their_start.least) / THEIR_TURNS / STEPS
    report.row(
        "a pure step in a loop of 1,000,000 turns × 3, CPU",
        report.duration(our_step),
        f"pypyr {report.duration(their_step)}",
        their_step / our_step,
        f"least of {RUNS} runs less the least of as many with hardly a turn; pypyr with {THEIR_TURNS:,} turns, scaled",
    )
    report.row(
        "the same, peak memory", report.megabytes(ours.peak), f"pypyr {report.megabytes(theirs.peak)}",
        theirs.peak / ours.peak, "median",
    )
