"""A seat for an assistant, through the Model Context Protocol: it may look, ask why not, and choose; nothing else."""

from squander.extras import wanted

with wanted("mcp"):
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

from squander import __version__
from squander.envs.text import Table
from squander.games import package_of
from squander.kernel.errors import SquanderError

INSTRUCTIONS = """\
You sit at a table of {title} with {players} players, on seat {seat}; bots hold the others. {goal}
`look` shows what your seat may know: the table, the question you are asked, and its answers with a word for each.
`choose` answers with such a word; the others then play on until you are asked again. `why_not` tells why something is
not possible now. There is nothing else to be done, and nothing can be taken back."""


def seat_for(table: Table) -> "MCPServer[None]":
    """A server with three tools, for one seat of one table."""
    server: MCPServer[None] = MCPServer("squander", version=__version__, instructions=instructions(table))

    @server.tool()
    def look(whole: bool = False) -> str:
        """What your seat sees: what has happened, the table, the question and its answers. `whole` shows all of it."""
        return table.look(whole)

    @server.tool()
    def why_not(word: str = "") -> str:
        """Why an answer is not possible now, with the rule; without a word, all that is not."""
        return table.why_not(word)

    @server.tool()
    def choose(word: str) -> str:
        """Answer the question with the word of one of its answers. Tells what happened and what you are asked next."""
        try:
            return table.choose(word)
        except SquanderError as refusal:
            raise ToolError(str(refusal)) from None

    return server


def instructions(table: Table) -> str:
    g = table.game
    goal = package_of(g.kind.id).screen().goal(g)
    told = INSTRUCTIONS.format(title=g.kind.title, players=g.players, seat=table.seat + 1, goal=goal)
    return told.replace("  ", " ")
