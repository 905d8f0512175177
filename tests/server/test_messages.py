"""Whatever is sent, the server answers with a stable code and a sentence, changes nothing it should not, and lives on.

SALOON_GENERATED (default 2000; `make test-faults` takes 12000) says how many messages are made up.
"""

import json
import os
import random
from contextlib import AsyncExitStack

import tally
from houses import a_house, a_party, connected
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saloon.server.errors import STATUS
from saloon.server.socket.messages import read_server

COUNT = int(os.environ.get("SALOON_GENERATED", "2000"))
CODES = set(STATUS)

word = st.text(max_size=20)
number = st.one_of(st.integers(-5, 20), st.integers(), st.just(2**53), st.floats(allow_nan=False), word, st.none())
message_id = st.one_of(st.sampled_from(["a", "b", "c"]), word, number)
plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), word),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(word, inner, max_size=3),
    max_leaves=8,
)
KINDS = [
    "act",
    "input",
    "undo",
    "consent",
    "hint",
    "rematch",
    "chat",
    "lang",
    "look",
    "ready",
    "pace",
    "skip",
    "pause",
    "replace",
    "ping",
    "echo",
    "hello",
    "resign_",
    "nonsense",
]
FIELDS = {
    "id": message_id,
    "seq": number,
    "act": st.one_of(
        st.sampled_from(["join", "sit_out", "buy", "stand", "dance", "", "join 1", "buy " * 60]), word, number
    ),
    "window": number,
    "n": number,
    "rt": number,
    "request": number,
    "yes": st.one_of(st.booleans(), number),
    "text": st.one_of(word, st.text(max_size=300), number),
    "lang": st.sampled_from(["fr", "en", "de", "", None]),
    "pace": st.one_of(st.sampled_from(["calm", "normal", "quick", "furious"]), number),
    "on": st.one_of(st.booleans(), number),
    "away": st.one_of(st.booleans(), number),
    "table": word,
    "secret": word,
    "seat": number,
}
likely = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}, optional=FIELDS).map(json.dumps)
unlikely = st.one_of(plain.map(json.dumps), st.text(max_size=200), st.just("{" * 50), st.just('{"type":"act"' * 3))
batches = st.lists(st.one_of(likely, likely, likely, unlikely), min_size=40, max_size=40)


async def test_thousands_of_made_up_messages_do_no_harm() -> None:
    """All messages go to one house; a watcher's table must stay as it is, and every refusal has a code and words."""
    texts: list[str] = []

    @settings(max_examples=COUNT // 40, suppress_health_check=list(HealthCheck), database=None)
    @given(batch=batches)
    def collect(batch: list[str]) -> None:
        texts.extend(batch)

    collect()
    async with a_house(bot_pace=1000) as address:
        party, other = await a_party(address), await a_party(address)
        table, calm = (address.house.lobby.tables[each.table] for each in (party, other))
        before = calm.match.fingerprint()
        refused, state = 0, table.match.fingerprint()
        for start in range(0, len(texts), 500):
            async with connected(address, party.table, party.secrets[0]) as client:
                for text in texts[start : start + 500]:
                    seq, was_refused = table.seq, False
                    await client.socket.send(text)
                    await client.send(type="ping", n=start + 1)
                    while (answer := await client.hear())["type"] != "pong" or answer["n"] != start + 1:
                        read_server(client.raw[-1])
                        if answer["type"] == "refusal":
                            was_refused = True
                            assert answer["code"] in CODES
                            assert answer["message"].endswith(".")
                    refused += was_refused
                    after = table.match.fingerprint()
                    assert table.seq - seq in ((0,) if was_refused else (0, 1))
                    assert table.seq > seq or after == state
                    state = after

    tally.note(tally.INPUTS, "messages made up", len(texts))
    tally.note(tally.LOSSES, "tables changed by messages of others", calm.seq)
    assert len(texts) >= COUNT * 0.9
    assert refused > len(texts) / 3
    assert (calm.seq, calm.match.fingerprint()) == (0, before)


async def test_messages_out_of_order_and_sent_again_change_nothing_twice() -> None:
    luck = random.Random(5)
    async with a_house() as address:
        party = await a_party(address, options={"match_end": "fixed_hands", "hands": 1})
        table = address.house.lobby.tables[party.table]
        sent: dict[int, list[dict]] = {0: [], 1: []}
        async with AsyncExitStack() as stack:
            lines = [connected(address, party.table, secret) for secret in party.secrets]
            clients = [await stack.enter_async_context(line) for line in lines]
            while table.is_live():
                seat = min(table.match.legal)
                act = table.match.legal[seat][0].text
                sent[seat].append({"type": "act", "id": f"{seat} {table.seq}", "seq": table.seq, "act": act})
                await clients[seat].answer(**sent[seat][-1])
                again = luck.randrange(2)
                seq = table.seq
                for message in luck.sample(sent[again], min(3, len(sent[again]))):
                    answer = await clients[again].answer(**message)
                    assert answer == {"type": "ack", "ok": True, "id": message["id"], "seq": message["seq"] + 1}
                    late = {**message, "id": f"late {luck.random()}"}
                    assert (await clients[again].answer(**late))["code"] in (
                        "stale_move",
                        "illegal_action",
                        "wrong_moment",
                    )
                assert table.seq == seq

    assert table.seq == len(sent[0]) + len(sent[1])
