"""100,000 objects from JSON, filtered, sorted and mapped, against Python and jq."""

import shutil
import sys

import report
from measure import INPUTS, RUNNER, WORK, alternate
from rows.parse import text

OBJECTS = 100_000
RUNS = 5
JQ = "map(select(.vote_average >= 8)) | sort_by(.title) | map(.title) | length"


def measure() -> None:
    data = WORK / "movies.json"
    data.write_text(text("json", OBJECTS))
    peers = [("Python", [sys.executable, INPUTS / "objects.py", data])]
    if shutil.which("jq"):
        peers.append(("jq", ["jq", JQ, data]))
    ours, *theirs = alternate(
        RUNS, [RUNNER, "run", INPUTS / "objects.yaml", "--input", data], *(command for _, command in peers)
    )
    for (name, _), side in zip(peers, theirs):
        report.row(
            "100,000 objects from JSON: filter, sort, map; CPU with start",
            report.duration(ours.least),
            f"{name} {report.duration(side.least)}",
            side.least / ours.least,
            f"{data.stat().st_size / 1e6:.3g} MB, least of {RUNS} runs",
        )
