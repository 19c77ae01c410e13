"""Starts a program with a list of pictures at a terminal of its own, goes through it, and says as JSON what came when.

usage: watch.py SPECIFICATION

The specification is JSON: `command`; `environment`; `columns` and `lines` of the terminal; `pages`, how often PgDn is pressed,
each time waiting for all pictures; and `moves`, how often the cursor goes down and up again, each time waiting for it alone.
Where `hurry` says so, nothing waits for pictures: the cursor moves while they are decoded.

A picture is one sequence of kitty or sixel that shows one, or a line of the screen that has half blocks. Nothing more comes
when the terminal was silent for QUIET seconds.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

CELL = (10, 20)
QUIET, PATIENCE = 0.3, 30
END = b"\x1b[?2026l"
CURSOR = re.compile(rb"\x1b\[(\d+);1H(?:\x1b\[[0-9;]*[mK])*\xe2\x9d\xaf")
LINE = re.compile(rb"\x1b\[(\d+);\d+H")
SHOWN = re.compile(rb"\x1b_Ga=p,i=(\d+),|(\x1bP)")
PAGE_DOWN, UP, DOWN = b"\x1b[6~", b"\x1b[A", b"\x1b[B"


class Watch:
    def __init__(self, specification: dict) -> None:
        self.terminal, other = pty.openpty()
        columns, lines = specification["columns"], specification["lines"]
        size = struct.pack("HHHH", lines, columns, columns * CELL[0], lines * CELL[1])
        fcntl.ioctl(other, termios.TIOCSWINSZ, size)
        self.process = subprocess.Popen(
            specification["command"],
            stdin=other,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env={"LANG": "C.UTF-8", "PATH": os.environ["PATH"], **specification["environment"]},
        )
        os.close(other)

    def read(self, patience: float) -> bytes:
        return os.read(self.terminal, 1 << 16) if select.select([self.terminal], [], [], patience)[0] else b""

    def settle(self) -> tuple[bytes, float]:
        """All that comes until nothing comes any more, and when the last of it came."""
        output, last = b"", time.monotonic()
        while part := self.read(QUIET):
            output, last = output + part, time.monotonic()
        return output, last

    def until(self, condition) -> tuple[bytes, float]:
        """What comes until a frame has ended that fulfils a condition, and when it had."""
        output, end = b"", time.monotonic() + PATIENCE
        while not (output.endswith(END) and condition(output)):
            part = self.read(end - time.monotonic())
            if not part:
                raise SystemExit(f"it never came: {output[-300:]!r}")
            output += part
        return output, time.monotonic()

    def page(self) -> dict:
        """Another page of rows, until all their pictures are there."""
        pressed = time.monotonic()
        os.write(self.terminal, PAGE_DOWN)
        text, seen = self.until(lambda output: True)
        pictures, last = self.settle()
        return {
            "text": seen - pressed,
            "pictures": (last if pictures else seen) - pressed,
            "text_bytes": len(text),
            "bytes": len(text + pictures),
            "shown": shown(text + pictures),
        }

    def move(self, key: bytes, line: int | None, rests: bool) -> tuple[dict, int]:
        """The cursor on another row, and on which line of the screen it is then."""
        pressed = time.monotonic()
        os.write(self.terminal, key)
        output, seen = self.until(lambda output: any(found != line for found in cursors(output)))
        line = [found for found in cursors(output) if found != line][-1]
        later, last = self.settle() if rests else (b"", seen)
        return {"text": seen - pressed, "bytes": len(output), "later": len(later), "end": last - pressed}, line

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        os.close(self.terminal)


def cursors(output: bytes) -> list[int]:
    return [int(found) for found in CURSOR.findall(output)]


def shown(output: bytes) -> int:
    """How many pictures the terminal was told to show, or lines with half blocks there are."""
    pictures = SHOWN.findall(output)
    if pictures:
        return len(pictures)
    lines, line = set(), b""
    for place, part in zip(LINE.findall(output), LINE.split(output)[2::2]):
        if "▀".encode() in part or "▄".encode() in part:
            lines.add(place)
    return len(lines)


def main(specification: dict) -> None:
    watch = Watch(specification)
    try:
        hurries = specification.get("hurry", False)
        first, _ = watch.until(cursors) if hurries else watch.settle()
        line = cursors(first)[-1]
        count = specification.get("pages", 0)
        # The first only brings the cursor to the last row of the screen.
        pages = [watch.page() for _ in range(count + 1)][1:] if count else []
        moves = []
        for number in range(specification.get("moves", 0)):
            down = (number % 2 == 0) != bool(pages)
            # After a page the cursor is on the last row, whose line its first move tells.
            figures, line = watch.move(DOWN if down else UP, line if number or not pages else None, not hurries)
            moves.append(figures)
    finally:
        watch.end()
    print(json.dumps({"pages": pages, "moves": moves}))


main(json.loads(sys.argv[1]))
