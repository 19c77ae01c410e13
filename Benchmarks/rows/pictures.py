"""A list of posters at a terminal: pages of pictures that nobody has seen, and the cursor beside and among them."""

import json
import math
import shutil
import statistics
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import report
from measure import HERE, RUNNER, WORK, NotMeasured

#: Rows of two lines, twenty on a screen of so many lines.
ROWS, LINES, ON_SCREEN = 140, 43, 20
PAGES, MOVES, RUNS = 5, 40, 3
POSTER = (154, 231)
#: How a terminal gets pictures: the flags, and what its environment says.
FORMS = {
    "half blocks": (["--images", "blocks"], {"TERM": "xterm-256color", "COLORTERM": "truecolor"}),
    "half blocks of 256 colours": (["--images", "blocks"], {"TERM": "xterm-256color"}),
    "kitty": (["--images", "kitty"], {"TERM": "xterm-kitty", "COLORTERM": "truecolor"}),
    "sixel": (["--images", "sixel"], {"TERM": "xterm-256color", "COLORTERM": "truecolor"}),
}


def measure() -> None:
    posters = _posters(WORK / "posters")
    for form in FORMS:
        pages, moves = [], []
        for _ in range(RUNS):
            figures = _watch(form, posters, 90, pages=PAGES, moves=MOVES)
            pages += figures["pages"]
            moves += figures["moves"]
        # A line of half blocks is one of the two of a poster.
        wanted = ON_SCREEN * 2 if form.startswith("half") else ON_SCREEN
        if any(page["shown"] < wanted for page in pages):
            raise NotMeasured(f"{form}: of {wanted} pictures there were {[page['shown'] for page in pages]}")
        how = f"{RUNS} runs of {PAGES} pages and {MOVES} moves"
        report.row(f"PgDn to the text of 20 new posters, {form}", _longest(pages, "text"), how=how)
        report.row("to all pictures", _longest(pages, "pictures"), how=how)
        report.row("written, text and all", f"{_most(pages, 'text_bytes')} and {_most(pages, 'bytes')}", how=how)
        _moves(f"the cursor moves, {form}", moves, how)
        beside = _watch(form, posters, 110, "large", moves=MOVES)["moves"]
        _moves(f"the same beside a large picture, {form}", beside, f"{MOVES} moves, each seen to its end")
    hostile = _hostile(WORK / "hostile")
    hurried = _watch("half blocks", hostile, 90, moves=300, hurry=True)["moves"]
    report.row(
        "the cursor moves while 40 large pictures are decoded, 95 of 100 and the longest",
        f"{_part(hurried, 'text', 0.95)} and {report.duration(max(move['text'] for move in hurried))}",
        how=f"{len(hurried)} moves")


def _moves(what: str, moves: list[dict], how: str) -> None:
    report.row(f"{what}, 95 of 100", _part(moves, "text", 0.95), how=how)
    report.row("written, at once and when it rests", f"{_most(moves, 'bytes')} and {_most(moves, 'later')}", how=how)


def _longest(figures: list[dict], name: str) -> str:
    return f"{_part(figures, name, 0.5)}, at most {report.duration(max(figure[name] for figure in figures))}"


def _part(figures: list[dict], name: str, part: float) -> str:
    values = sorted(figure[name] for figure in figures)
    return report.duration(values[min(len(values) - 1, math.ceil(len(values) * part) - 1)])


def _most(figures: list[dict], name: str) -> str:
    return f"{max(figure[name] for figure in figures) / 1000:.3g} kB"


def _watch(form: str, pictures: list[Path], columns: int, density: str = "normal", **more) -> dict:
    """What was seen of a list that was never shown before."""
    home = WORK / "pictures-home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    rows = "".join(
        f"      - {{ name: Film {number}, subtitle: 1982 · 7.9, thumbnail: {picture} }}\n"
        for number, picture in enumerate(pictures))
    workflow = WORK / "pictures.yaml"
    workflow.write_text(f"steps:\n  - List:\n{rows}  - Choose From List: Which film?\n")
    shown, environment = FORMS[form]
    specification = {
        "command": [str(RUNNER), "run", str(workflow), "--density", density, *shown],
        "environment": {"HOME": str(home), **environment}, "columns": columns, "lines": LINES, **more,
    }
    script = HERE / "pictures" / "watch.py"
    done = subprocess.run([sys.executable, script, json.dumps(specification)], capture_output=True, text=True)
    if done.returncode != 0:
        raise NotMeasured(f"{form}: {done.stderr[-4000:]}")
    return json.loads(done.stdout)


def _posters(folder: Path) -> list[Path]:
    """Each of its own colours and shapes, as large as lists of movies get them."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{number}.png" for number in range(ROWS)]
    for number, path in enumerate(paths):
        if not path.exists():
            path.write_bytes(_png(*POSTER, lambda x, y: _wave(x, y, number)))
    return paths


def _wave(x: int, y: int, number: int) -> bytes:
    return bytes(
        int(127 + 120 * math.sin((x * (number % 7 + 1) + y * (number % 5 + channel + 1)) / 40 + number + channel))
        for channel in range(3))


def _hostile(folder: Path) -> list[Path]:
    """As large as is decoded at all, each unlike the others so that no two are one."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{number}.png" for number in range(40)]
    for number, path in enumerate(paths):
        if not path.exists():
            path.write_bytes(_png(7000, 7000, lambda x, y: b"", bytes([number])))
    return paths


def _png(width: int, height: int, point, plain: bytes | None = None) -> bytes:
    """A picture by its points, or of one shade of grey."""
    lines = (
        (b"\0" + plain * width) * height if plain is not None
        else b"".join(b"\0" + b"".join(point(x, y) for x in range(width)) for y in range(height)))

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 0 if plain is not None else 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
