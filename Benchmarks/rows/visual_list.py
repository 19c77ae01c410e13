"""A million rows: filtered for a script, and searched at a terminal while they come in, against fzf."""

import json
import random
import statistics
import subprocess

import peers
import report
from measure import HERE, RUNNER, WORK, NotMeasured, alternate

COUNT = 1_000_000
RUNS = 5
#: A query of one frequent letter, of two, of a word, an exact one and one that finds nothing.
QUERIES = ["a", "dr", "report", "'delta", "zq"]
TYPED = "report"
#: How often the keys are typed again to see them echoed.
ECHOES = 3
WORDS = """alpha archive backup beta budget chapter clip config data delta design draft episode export figure final gamma
holiday import index invoice letter license meeting minutes module movie music note photo plan poster project readme report
scan season section settings sketch song source summer table test track version video view winter""".split()
ENDINGS = "csv html jpg json md mp3 mp4 pdf png swift txt yaml zip".split()


def measure() -> None:
    path = WORK / "rows.txt"
    first = _write(path)
    fzf = peers.fzf()
    for query in QUERIES:
        _filter(path, fzf, query)
    _watch(path, fzf, first)


def _write(path) -> str:
    """Paths of 45 bytes on average, the same ones each time."""
    chance = random.Random(7)
    lines = []
    for number in range(COUNT):
        folders = "/".join(chance.choices(WORDS, k=chance.randint(2, 4)))
        name = f"{chance.choice(WORDS).capitalize()}-{chance.choice(WORDS)}_{number}.{chance.choice(ENDINGS)}"
        lines.append(f"{folders}/{name}")
    path.write_text("".join(line + "\n" for line in lines))
    return lines[0]


def _filter(path, fzf, query: str) -> None:
    def shell(program: str) -> list[str]:
        # 1 says that nothing matches.
        return ["sh", "-c", f'{program} --filter="$1" < "$2" > /dev/null || [ $? = 1 ]', "sh", query, str(path)]

    ours, theirs = alternate(RUNS, shell(f"'{RUNNER}' pick"), shell(f"'{fzf}'"))
    how = f"{RUNS} runs each, in turn, least; with reading the rows"
    report.row(
        f"`--filter \"{query}\"` in 1,000,000 rows, on the clock",
        report.duration(min(ours.wall)),
        f"fzf {report.duration(min(theirs.wall))}",
        min(theirs.wall) / min(ours.wall),
        how,
    )
    report.row(
        "the same, CPU", report.duration(ours.least), f"fzf {report.duration(theirs.least)}", theirs.least / ours.least, how
    )
    report.row(
        "the same, peak memory",
        report.megabytes(ours.peak),
        f"fzf {report.megabytes(theirs.peak)}",
        theirs.peak / ours.peak,
        how,
    )


def _watch(path, fzf, first: str) -> None:
    keys = [(TYPED[end - 1], _found(path, fzf, TYPED[:end])) for end in range(1, len(TYPED) + 1)]
    piped = {"input": str(path), "first": first, "count": COUNT, "keys": keys, "echoes": ECHOES}
    ours, theirs = _watched([str(RUNNER), "pick"], [str(fzf)], piped)
    how = f"{RUNS} runs each, in turn, median; rows from a pipe, at a terminal of 120 by 40"

    def compare(what: str, figure, form=report.duration, ours=ours, theirs=theirs, how=how) -> None:
        our, their = (statistics.median(figure(run) for run in runs) for runs in (ours, theirs))
        report.row(what, form(our), f"fzf {form(their)}", their / our, how)

    def memory(run) -> float:
        return run["peak"] * 1024 / 1e6

    compare("1,000,000 rows at a terminal: the first are seen", lambda run: run["first"])
    compare("all are searchable", lambda run: run["all"])
    compare("a key typed to its echo, 95 of 100", lambda run: statistics.quantiles(run["echoes"], n=20)[-1])
    compare("first letter typed to final count", lambda run: run["keys"][0])
    compare("the worst of the later letters", lambda run: max(run["keys"][1:]))
    compare("peak memory", memory, report.megabytes)
    direct = {**piped, "direct": True, "keys": [], "echoes": 0}
    ours, theirs = _watched([str(RUNNER), "pick"], [str(fzf)], direct)
    compare("peak memory, rows from a file", memory, report.megabytes, ours, theirs, f"{RUNS} runs each, in turn, median")


def _watched(ours: list[str], theirs: list[str], specification: dict) -> tuple[list, list]:
    """What both showed, and when, in turn."""
    runs = ([], [])
    for _ in range(RUNS):
        for command, figures in zip((ours, theirs), runs):
            done = subprocess.run(
                [peers.python("pyte"), HERE / "visual-list" / "watch.py", json.dumps({**specification, "command": command})],
                capture_output=True,
                text=True,
            )
            if done.returncode != 0:
                raise NotMeasured(f"{command[0]} at a terminal: {done.stderr[-4000:]}")
            figures.append(json.loads(done.stdout))
    return runs


def _found(path, fzf, query: str) -> int:
    with open(path) as rows:
        lines = subprocess.run([fzf, f"--filter={query}"], stdin=rows, capture_output=True, text=True).stdout
    return lines.count("\n")
