"""What the OpenAPI document allows, and what it does not, sent to the real server: nothing breaks it."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from tests.server.conftest import HOME, serving

FOREVER = HOME._replace(rooms_per_minute=10**9, looks_per_minute=10**9, settlements_per_minute=10**9)
PATIENT = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The document of a server that runs in a thread of its own, as it tells it."""
    ports: list[int] = []
    started, ended = threading.Event(), threading.Event()

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/nights.db", FOREVER) as server:
            ports.append(server.port)
            started.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert started.wait(20)
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{ports[0]}/schema/openapi.json")
    ended.set()
    thread.join()


def search(api: Any, examples: int) -> set[int]:
    """Asks everything in so many ways, half of them not allowed. Which answers there were."""
    answers: set[int] = set()
    for found in api.get_all_operations():
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @settings(max_examples=examples, suppress_health_check=PATIENT, database=None)
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                answer = case.call()
                case.validate_response(answer, checks=[not_a_server_error])
                answers.add(answer.status_code)

            ask()
    return answers


def test_nothing_that_can_be_asked_breaks_the_server(api: Any) -> None:
    """So few ways seldom hit on terms that open a room (201): test_http.py opens them, the long search finds them."""
    assert search(api, 25) >= {200, 400, 404}


@pytest.mark.long
def test_nothing_that_can_be_asked_breaks_the_server_in_a_long_search(api: Any) -> None:
    assert search(api, 1500) >= {200, 201, 400, 404}
