"""The routes for whoever keeps the server: its health and its metrics."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.response import Response

from squander.server.http.services import Services

HEALTH_SECONDS = 0.8


@get("/api/health", summary="Whether this server can serve")
async def get_health(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Soon, whatever the database does: whoever asks may have others to send people to."""
    if await services.pulse.felt(HEALTH_SECONDS):
        return Response({"status": "ok"})
    return Response({"status": "the database does not answer"}, status_code=503)


@get("/api/metrics", summary="Counters in the Prometheus text format", media_type=MediaType.TEXT)
async def get_metrics(services: NamedDependency[Services]) -> str:
    return "".join(f"squander_{name} {value}\n" for name, value in metrics(services).items())


def metrics(services: Services) -> dict[str, float]:
    hub, store, brains = services.hub, services.store, services.brains
    plain: dict[str, float] = {
        "rooms": len(hub.rooms),
        "sockets": services.crowd.total,
        "choices_total": hub.choices,
        "writes_waiting": store.writer.waiting,
        "writes_total": store.writer.writes,
        "commits_total": store.writer.commits,
        "commit_seconds_total": round(store.writer.seconds, 6),
        "bot_answers_total": brains.answers,
        "bot_failures_total": brains.failures,
    }
    refused = {f'refusals_total{{code="{code}"}}': n for code, n in sorted(services.refusals.items())}
    answered = {f'responses_total{{status="{status}"}}': n for status, n in sorted(services.responses.items())}
    return plain | refused | answered
