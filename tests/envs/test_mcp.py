"""An assistant at a table, over the protocol's own client: three tools, and what its seat may know."""

import asyncio
import os
import random
import sys
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent

from squander.envs.assistant import seat_for
from squander.envs.text import Table


def words_in(told: str) -> list[str]:
    return [line[2:].partition(": ")[0] for line in told.splitlines() if line.startswith("- ")]


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


def test_it_may_look_ask_why_not_and_choose_and_nothing_else() -> None:
    async def visit() -> None:
        async with Client(seat_for(Table("last-will", players=2, opponents=["random"], seed=1))) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == {"look", "why_not", "choose"}
            assert (await client.list_resources()).resources == []
            assert (await client.list_prompts()).prompts == []
            assert "seat 1; bots hold the others" in str(client.instructions)

    asyncio.run(visit())


def test_it_plays_a_game_to_the_end() -> None:
    async def visit() -> str:
        table, chance = Table("template", players=2, opponents=["random"], seed=1), random.Random(1)
        async with Client(seat_for(table)) as client:
            told = text_of(await client.call_tool("look", {}))
            while not table.over:
                told = text_of(await client.call_tool("choose", {"word": chance.choice(words_in(told))}))
        return told

    assert "The game is over." in asyncio.run(visit())


def test_a_refusal_is_an_error_with_its_reason_and_changes_nothing() -> None:
    async def visit() -> None:
        table = Table("last-will", players=2, opponents=["random"], seed=1)
        before = table.game.digest()
        async with Client(seat_for(table)) as client:
            answer = await client.call_tool("choose", {"word": "the moon"})
            assert answer.is_error
            assert "'the moon' is no answer here; answer with one of:" in text_of(answer)
            assert text_of(await client.call_tool("why_not", {})) == "Nothing is refused here."
        assert table.game.digest() == before

    asyncio.run(visit())


async def everything_told(client: Client) -> list[str]:
    """All that an assistant can be told without answering."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("look", {}),
        ("look", {"whole": True}),
        ("why_not", {}),
        ("why_not", {"word": "a"}),
    ]
    asked.append(("choose", {"word": "the moon"}))
    return [str(client.instructions), *[text_of(await client.call_tool(name, given)) for name, given in asked]]


@pytest.mark.parametrize("game", ["last-will", "prodigals-club", "maccreedys-mansion"])
def test_an_assistant_is_told_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    async def visit() -> int:
        table, chance, looked = Table(game, players=2, opponents=["random"], seed=1), random.Random(1), 0
        async with Client(seat_for(table)) as client:
            while looked < 12 and not table.over:
                real, read = table.game, table.read
                here = await everything_told(client)
                table.game, table.read = real.determinized(table.seat, looked), read
                assert await everything_told(client) == here
                table.game, looked = real, looked + 1
                await client.call_tool("choose", {"word": chance.choice(words_in(here[1]))})
        return looked

    assert asyncio.run(visit()) == 12


def test_the_command_speaks_over_standard_input() -> None:
    """As a program of somebody's starts it."""

    async def visit() -> None:
        command = [sys.executable, "-m", "squander", "mcp", "template", "--bots", "random", "--seed", "3"]
        started = StdioServerParameters(command=command[0], args=command[1:], env=dict(os.environ))
        async with Client(stdio_client(started)) as client:
            told = text_of(await client.call_tool("look", {}))
            assert words_in(told)
            assert text_of(await client.call_tool("choose", {"word": words_in(told)[0]}))

    asyncio.run(visit())
