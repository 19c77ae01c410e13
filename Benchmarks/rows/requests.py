"""Requests to a server on the loopback address, 200 at once, against curl and aiohttp."""

import json
import shutil

import loopback
import peers
import report
from measure import INPUTS, RUNNER, WORK, NotMeasured, alternate

AT_ONCE = 200
LATER = 200
MANY = 1000
RUNS = 10


def measure() -> None:
    with loopback.server() as base:
        _later(base)
        _many(base)


def _later(base: str) -> None:
    ours, curl, python = alternate(RUNS, *_commands(f"{base}/later", LATER))
    for side, name in [(curl, "curl -Z"), (python, "aiohttp")]:
        report.row(
            f"{LATER} requests that are answered after 50 ms, {AT_ONCE} at once, by the clock, with start",
            report.duration(min(ours.wall)),
            f"{name} {report.duration(min(side.wall))}",
            min(side.wall) / min(ours.wall),
            f"least of {RUNS}",
        )


def _many(base: str) -> None:
    few, many = _commands(base, 1), _commands(base, MANY)
    our_start, curl_start, python_start, ours, curl, python = alternate(RUNS, *few, *many)
    our = ours.least - our_start.least
    for side, start, name in [(curl, curl_start, "curl -Z"), (python, python_start, "aiohttp")]:
        their = side.least - start.least
        report.row(
            f"{MANY:,} requests, {AT_ONCE} at once, CPU",
            report.duration(our),
            f"{name} {report.duration(their)}",
            their / our,
            f"least of {RUNS} less those with one request",
        )
    report.row(
        "the same, by the clock, with start and a server in Python",
        f"{MANY / min(ours.wall):,.0f}/s",
        f"curl -Z {MANY / min(curl.wall):,.0f}/s, aiohttp {MANY / min(python.wall):,.0f}/s",
        min(curl.wall) / min(ours.wall),
        "least",
    )
    report.row(
        "the same, peak memory", report.megabytes(ours.peak), f"curl -Z {report.megabytes(curl.peak)}",
        curl.peak / ours.peak, "median",
    )


def _commands(url: str, count: int) -> list[list]:
    """Ours, curl's and aiohttp's for so many URLs, no two of which are the same."""
    curl = shutil.which("curl")
    if curl is None:
        raise NotMeasured("the program curl is missing")
    urls = WORK / f"urls-{count}.json"
    urls.write_text(json.dumps([f"{url}?{number}" for number in range(1, count + 1)]))
    return [
        [RUNNER, "run", INPUTS / "requests.yaml", "--yes", "--input", urls],
        [curl, "-Z", "--parallel-max", AT_ONCE, "--silent", "--output", WORK / "reply", f"{url}?[1-{count}]"],
        [peers.python("aiohttp"), INPUTS / "requests.py", urls],
    ]
