"""The bill of materials: complete, well formed, the same each time, and nothing that is shipped is under the GPL."""

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.licenses import canonicalize_license_expression

from deploy.sbom import __main__ as command
from deploy.sbom.components import HERE, ROOT, VENDOR, Component, UnknownLicenceError, components, licence_in_metadata
from deploy.sbom.cyclonedx import bill, render_json

COPYLEFT = re.compile(r"\b(A?GPL|LGPL|SSPL|CC-BY-NC|CC-BY-SA)", re.IGNORECASE)


@pytest.fixture(scope="module")
def found_components() -> list[Component]:
    return components()


def test_the_bill_holds_every_locked_package_and_every_vendored_file(found_components: list[Component]) -> None:
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    python = {(one.name, one.version) for one in found_components if one.purl.startswith("pkg:pypi/")}
    assert len(python) > 100
    assert python == {(one["name"], one["version"]) for one in locked if not one["name"].startswith("kitapi")}
    npm = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    named = {one.name for one in found_components if one.purl.startswith("pkg:npm/")}
    assert {path.rpartition("node_modules/")[2] for path in npm if path} <= named
    files = [str(one.relative_to(ROOT)) for one in VENDOR.rglob("*") if one.is_file()]
    ours = [one for one in files if one.endswith((".d.ts", "README.md"))]
    listed = [name for one in found_components for name in one.hashes if name.startswith("src/")]
    assert sorted((*listed, *ours)) == sorted(files), "each file belongs to one work"


def test_nothing_that_is_shipped_is_copyleft_and_nothing_else_needs_it(found_components: list[Component]) -> None:
    for part in found_components:
        assert canonicalize_license_expression(part.licence), part.name
        assert not COPYLEFT.search(part.licence), f"{part.name} is under {part.licence}"


@pytest.mark.parametrize("licence", ["GPL-3.0-only", "MIT AND LGPL-2.1-or-later", "AGPL-3.0-or-later"])
def test_a_copyleft_licence_is_found(licence: str) -> None:
    assert COPYLEFT.search(licence)


def test_a_licence_that_we_name_contradicts_no_package() -> None:
    named = tomllib.loads((HERE / "licences.toml").read_text("utf-8"))
    for name, licence in named.items():
        try:
            stated = licence_in_metadata(name)
        except UnknownLicenceError:
            continue
        assert stated == licence, f"{name} says otherwise itself"


def test_what_is_shipped_is_what_the_project_depends_on(found_components: list[Component]) -> None:
    scopes = {one.name: one.scope for one in found_components}
    assert {scopes[name] for name in ("litestar", "msgspec", "numpy", "h11", "preact", "@noble/hashes")} == {"required"}
    assert {scopes[name] for name in ("distributed", "hypothesis", "pytest")} == {"optional"}
    assert {scopes[name] for name in ("schemathesis", "sphinx", "mypy", "eslint")} == {"excluded"}


def test_credits_name_every_vendored_work(found_components: list[Component]) -> None:
    credits = (ROOT / "CREDITS.md").read_text("utf-8").lower()
    for part in (one for one in found_components if any(name.startswith("src/") for name in one.hashes)):
        name = part.name.rpartition("/")[2].replace("-", " ") if "font" in part.name else part.name.rpartition("/")[2]
        assert name.lower() in credits, part.name


def test_the_bill_is_well_formed_and_the_same_each_time(found_components: list[Component]) -> None:
    made = bill(found_components)
    assert render_json(made) == render_json(bill(components()))
    references = [one["bom-ref"] for one in made["components"]]
    assert len(references) == len(set(references))
    known = {made["metadata"]["component"]["bom-ref"], *references}
    for dependency in made["dependencies"]:
        assert {dependency["ref"], *dependency["dependsOn"]} <= known
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", made["serialNumber"])
    for one in made["components"]:
        for distribution in one["externalReferences"]:
            assert re.fullmatch(r"[0-9a-f]{64}", distribution["hashes"][0]["content"])


def test_a_package_without_a_known_licence_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def nothing(_: str) -> None:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(metadata, "metadata", nothing)
    assert command.main([str(tmp_path / "bill.json")]) == 2
    assert "no licence is known of the package" in capsys.readouterr().err
    assert not (tmp_path / "bill.json").exists()


def test_the_command_writes_a_file_and_refuses_other_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bill.json"
    assert command.main([str(file)]) == 0
    assert json.loads(file.read_text("utf-8"))["bomFormat"] == "CycloneDX"
    assert command.main(["one", "two"]) == 2
    assert "usage" in capsys.readouterr().err
