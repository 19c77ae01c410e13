"""An HTTP server on the loopback address: `/` is answered at once, `/later` after 50 ms."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DELAY = 0.05
REPLY = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"


class _Connection(asyncio.Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.rest = b""

    def data_received(self, data: bytes) -> None:
        *requests, self.rest = (self.rest + data).split(b"\r\n\r\n")
        for request in requests:
            if request.startswith(b"GET /later"):
                asyncio.get_running_loop().call_later(DELAY, self.transport.write, REPLY)
            else:
                self.transport.write(REPLY)


@contextmanager
def server() -> Iterator[str]:
    """The beginning of its URLs, for as long as it runs."""
    loop = asyncio.new_event_loop()
    listening = loop.run_until_complete(loop.create_server(_Connection, "127.0.0.1", 0, backlog=1024))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
