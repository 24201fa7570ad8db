"""A whole player over the socket: it opens a table against the default bot and plays at random until the end.

warhall serve
python docs/examples/socket_bot.py http://127.0.0.1:8765 age-of-war
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(hall: str, game: str) -> list[int]:
    seated = post(f"{hall}/api/tables", {"game": game, "name": "Example", "start": True})
    address = f"{hall.replace('http', 'ws', 1)}/api/tables/{seated['table']['id']}/socket"
    async with connect(address) as socket:
        hello = {"token": seated["token"], "words": False}
        await socket.send(json.dumps({"t": "hello", "id": "hello", "d": hello}))
        async for text in socket:
            message = json.loads(text)
            if message["t"] != "state":
                continue  # news of the table, or chat
            version, seen = message["v"], message["d"]
            if seen["over"]:
                winners: list[int] = seen["outcome"]["winners"]
                return winners
            if seen["legal"]:
                choice = {"action": random.choice(seen["legal"])}
                await socket.send(json.dumps({"v": version, "t": "act", "id": f"act-{version}", "d": choice}))
    raise ConnectionError("the server went away")


if __name__ == "__main__":
    print("winners:", asyncio.run(play(*(sys.argv[1:] or ["http://127.0.0.1:8765", "age-of-war"]))))
