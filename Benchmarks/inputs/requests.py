"""Gets every URL of a file in JSON, 200 at once, with aiohttp, and prints how many there were."""

import asyncio
import json
import sys

import aiohttp


async def main(urls: list[str]) -> None:
    connector = aiohttp.TCPConnector(limit=200)
    async with aiohttp.ClientSession(connector=connector, raise_for_status=True) as session:

        async def get(url: str) -> bytes:
            async with session.get(url) as reply:
                return await reply.read()

        print(len(await asyncio.gather(*map(get, urls))))


with open(sys.argv[1], encoding="utf-8") as file:
    asyncio.run(main(json.load(file)))
