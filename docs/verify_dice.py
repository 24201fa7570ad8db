"""Check the dice of records: `python verify_dice.py [--commitment HEX] RECORD...`; `fairness.md` explains it."""

import hashlib
import hmac
import json
import sys


def need(truth: bool, problem: str) -> None:
    if not truth:
        raise ValueError(problem)


def numbers(key: bytes, index: int, entropy: str, limits: list[int]) -> list[list[int]]:
    """Draw a number below each limit from the stream of one draw."""
    stream, drawn, at = b"", [], 0
    for limit in limits:
        bits, number = limit.bit_length(), limit
        size = (bits + 7) // 8
        while number >= limit:  # what does not fit is drawn again
            while len(stream) < at + size:
                stream += hmac.digest(key, f"{index}/{len(stream) // 32}/{entropy}".encode(), "sha256")
            number, at = int.from_bytes(stream[at : at + size], "big") >> (8 * size - bits), at + size
        drawn.append([limit, number])
    return drawn


def check(record: bytes, commitment: str | None = None, own: dict[int, str] | None = None) -> tuple[int, int]:
    """How many draws are proved, and how many there are. `commitment` is what you were shown, `own` what you sent."""
    lines, chain = [], b""
    for number, line in enumerate(record.splitlines(), start=1):
        body, _, told = line.rpartition(b',"chain":"')
        chain = hashlib.sha256(chain + body).hexdigest()[:32].encode()
        need(told == chain + b'"}', f"line {number} was changed")
        lines.append(json.loads(body + b"}"))
    need(len(lines) > 1 and lines[-1].get("entries") == len(lines) - 2, "lines are missing")
    dice, draws, proof = lines[0]["dice"], [line for line in lines[1:-1] if line["seat"] == -1], lines[-1]["proof"]
    need(dice["scheme"] == "keys-hmac-sha256", "these dice were not thrown by a hall")
    need(commitment in (None, dice["commitment"]), "this is not the commitment that you were shown")
    need(all(dice["entropy"][seat] == sent for seat, sent in (own or {}).items()), "what you sent is missing")
    if proof is None:  # the game is not over
        return 0, len(draws)
    leaves, keys = [bytes.fromhex(leaf) for leaf in proof["leaves"]], proof["keys"]
    rows = [hashlib.sha256(b"".join(leaves[at : at + 32])).digest() for at in range(0, len(leaves), 32)]
    rows += [bytes.fromhex(row) for row in proof["rows"]]
    need(hashlib.sha256(b"".join(rows)).hexdigest() == dice["commitment"], "the keys are not those that were promised")
    need(len(rows) == 32 and len(keys) == min(len(draws), 1024), "keys are missing")
    shown = [(at, line, bytes.fromhex(keys[at % 1024])) for at, line in enumerate(draws) if keys[at % 1024]]
    for index, line, key in shown:
        need(hashlib.sha256(key).digest() == leaves[index % 1024], f"entry {line['n']}: another key was promised")
        drawn = numbers(key, index, ",".join(sent or "" for sent in dice["entropy"]), [n for n, _ in line["draws"]])
        need(drawn == line["draws"], f"entry {line['n']}: the key draws {drawn}")
    return len(shown), len(draws)


def main(names: list[str]) -> None:
    commitment = names.pop(1) if names[:1] == ["--commitment"] else None
    for name in names[commitment is not None :]:
        try:
            with open(name, "rb") as file:
                proved, total = check(file.read(), commitment)
            print(f"{name}: {proved} of {total} draws proved, {total - proved} sealed")
        except ValueError as problem:
            print(f"{name}: {problem}")


if __name__ == "__main__":
    main(sys.argv[1:])
