"""The descriptions of the API are complete, agree with types and routes, and are served as in the repository."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import jsonschema_rs
import msgspec
import pytest
from litestar import Litestar
from msgspec import Meta

from docs.making.describe_api import FORMATS, render_descriptions
from kitapi.web.app import ROUTES, methods_of
from kitapi.web.description import operations
from kitapi.web.description.asyncapi import COMMANDS, MESSAGES, asyncapi
from kitapi.web.description.openapi import openapi
from kitapi.web.description.schemas import schemas_of
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room


def describe_routes() -> dict[str, Any]:
    return openapi(Litestar(ROUTES, openapi_config=None))


def parts_in(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a description."""
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts_in(one)


def test_every_route_is_described_and_nothing_else() -> None:
    declared = {
        f"{method} {path}"
        for path, taken in methods_of(Litestar(ROUTES, openapi_config=None)).items()
        for method in taken
        if method not in {"HEAD", "SOCKET"}
    }
    assert set(operations.OPERATIONS) == declared


def test_every_type_of_message_is_described() -> None:
    def below(kind: type) -> Iterator[Any]:
        one: Any
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    sent = {one for one in below(msgspec.Struct) if one.__struct_config__.tag_field == "type"}
    assert {one for one in sent if one.__module__.startswith(("kitapi.room.", "kitapi.web."))} == {*COMMANDS, *MESSAGES}


@pytest.mark.parametrize("describe", [describe_routes, asyncapi])
def test_every_reference_leads_somewhere_and_every_schema_is_one(describe: Any) -> None:
    description = describe()
    references = {one["$ref"] for one in parts_in(description) if isinstance(one.get("$ref"), str)}
    assert references
    for reference in references:
        found = description
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
    schemas = description["components"]["schemas"]
    draft = jsonschema_rs.Draft202012Validator if "openapi" in description else jsonschema_rs.Draft7Validator
    every = [{"$ref": f"#/components/schemas/{name}"} for name in schemas]
    draft({"anyOf": every, "components": {"schemas": schemas}})  # one validator: it compiles all that it refers to
    operations_named = [one["operationId"] for one in parts_in(description) if "operationId" in one]
    assert len(operations_named) == len(set(operations_named))


@pytest.mark.parametrize("path", sorted(FORMATS.glob("*.json")), ids=lambda path: path.name)
def test_no_published_schema_is_named_by_a_module(path: Path) -> None:
    """It would be if two types of one description had the same name; then moving a module would change the format."""
    for part in parts_in(msgspec.json.decode(path.read_bytes())):
        assert [name for name in part if "kitapi." in name] == []
        reference = part.get("$ref", "")
        assert not isinstance(reference, str) or "kitapi." not in reference


def test_what_a_type_leaves_open_is_said() -> None:
    """``Raw`` is described as anything; in messages it is an action, view or observation of a game."""
    schemas = asyncapi()["components"]["schemas"]
    loose = {
        f"{one.__name__}.{name}"
        for one in (*COMMANDS, *MESSAGES)
        for name, field in schemas[one.__name__]["properties"].items()
        if not field or field.get("items") == {} or {} in field.get("anyOf", ())
    }
    assert loose == set()


def test_a_type_that_changes_changes_its_description() -> None:
    name = Annotated[str, Meta(max_length=9, pattern=r"^a+\Z")]
    before = msgspec.defstruct("Person", [("name", name), ("more", msgspec.Raw, msgspec.Raw(b"{}"))])
    after = msgspec.defstruct(
        "Person", [("name", name), ("more", msgspec.Raw, msgspec.Raw(b"{}")), ("age", int)], kw_only=True
    )
    [_], parts = schemas_of([before], "toy.")
    assert parts["toy.Person"]["properties"] == {
        "name": {"type": "string", "maxLength": 9, "pattern": "^a+$"},
        "more": {},
    }
    assert parts["toy.Person"]["required"] == ["name"]
    assert schemas_of([after], "toy.")[1]["toy.Person"]["properties"]["age"] == {"type": "integer"}


@pytest.mark.parametrize("name", ["openapi.json", "asyncapi.json"])
def test_the_files_are_up_to_date(name: str) -> None:
    """If a change is intended: ``python -m docs.making.describe_api``."""
    assert (FORMATS / name).read_bytes() == render_descriptions()[name]


@story
async def test_the_descriptions_are_served_and_kept(page: Path) -> None:
    async with serve_room(page) as there, there.visitor() as visitor:
        for name in ("openapi.json", "asyncapi.json"):
            answer = await visitor.browser.get(f"/api/{name}")
            assert (answer.content, answer.headers["content-type"]) == (render_descriptions()[name], "application/json")
            assert answer.headers["content-encoding"] == "gzip"
            again = await visitor.browser.get(f"/api/{name}", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
