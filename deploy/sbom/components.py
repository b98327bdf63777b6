"""The parts of the project: Python packages of uv.lock, npm packages of package-lock.json, and vendored works."""

import hashlib
import json
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.parse import quote

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
VENDOR = ROOT / "src" / "kitapi" / "web" / "client" / "vendor"
PROJECT = "kitapi"

Scope: TypeAlias = Literal["required", "optional", "excluded"]
"""Shipped with the project; installed with one of its extras; or needed only for working on the project."""


class UnknownLicenceError(Exception):
    """The licence of a package is unknown."""


class Component(NamedTuple):
    """One part of the project; ``purl``: its unique name among all packages.

    ``hashes``: SHA-256 of its files, by address or by path in this repository.
    """

    name: str
    version: str
    licence: str
    purl: str
    scope: Scope
    hashes: Mapping[str, str]
    needs: tuple[str, ...] = ()
    """The purls of the parts that it needs."""


def components() -> list[Component]:
    """All parts, ordered by purl."""
    return sorted((*python_packages(), *npm_packages(), *vendored_works()), key=lambda one: one.purl)


# Python


def python_packages() -> Iterator[Component]:
    """The packages of uv.lock, which may have several versions of one package for different Pythons.

    Raises:
        UnknownLicenceError: neither the metadata nor ``licences.toml`` has the licence of a package.
    """
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    licences, scopes = tomllib.loads((HERE / "licences.toml").read_text("utf-8")), scopes_of(locked)
    for package in locked:
        if "editable" in package["source"]:  # the project's own
            continue
        name = package["name"]
        needed = {(one["name"], one.get("version")) for one in package.get("dependencies", ())}
        yield Component(
            name=name,
            version=package["version"],
            licence=licences.get(name) or licence_in_metadata(name),
            purl=_python_purl(package),
            scope=scopes[name],
            hashes=dict(_python_hashes(package)),
            needs=tuple(sorted(_python_purl(one) for one in locked if _is_among(one, needed))),
        )


def scopes_of(locked: Sequence[Mapping[str, Any]]) -> dict[str, Scope]:
    """By name, the scope of each locked package."""
    project = next(one for one in locked if one["name"] == PROJECT)
    extras = [one for wanted in project.get("optional-dependencies", {}).values() for one in wanted]
    shipped = _dependency_names(locked, project["dependencies"])
    optional = _dependency_names(locked, extras)
    names = [one["name"] for one in locked]
    return {name: "required" if name in shipped else "optional" if name in optional else "excluded" for name in names}


def _dependency_names(locked: Sequence[Mapping[str, Any]], wanted: Iterable[Mapping[str, Any]]) -> set[str]:
    """The names of ``wanted`` and of all that they need, on any system and by any Python."""
    found, waiting = set[tuple[str, str]](), [(one["name"], extra) for one in wanted for extra in _extras(one)]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for package in (one for one in locked if one["name"] == name):
            extras = package.get("optional-dependencies", {})
            more = extras.get(extra, ()) if extra else package.get("dependencies", ())
            waiting += [(one["name"], other) for one in more for other in _extras(one)]
    return {name for name, _ in found}


def _is_among(package: Mapping[str, Any], needed: Collection[tuple[str, str | None]]) -> bool:
    """Whether ``package`` is needed, in its version or in any."""
    return (package["name"], package["version"]) in needed or (package["name"], None) in needed


def _extras(wanted: Mapping[str, Any]) -> tuple[str, ...]:
    return ("", *wanted.get("extra", ()))


def licence_in_metadata(name: str) -> str:
    """The SPDX expression in the metadata of an installed package.

    Raises:
        UnknownLicenceError: the package is not installed, or names no licence.
    """
    try:
        expression = metadata.metadata(name).json.get("license_expression")
    except metadata.PackageNotFoundError:
        expression = None
    if not expression:
        raise UnknownLicenceError(f"no licence is known of the package {name}: name it in deploy/sbom/licences.toml")
    return str(expression)


def _python_purl(package: Mapping[str, Any]) -> str:
    return f"pkg:pypi/{package['name']}@{quote(package['version'])}"


def _python_hashes(package: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    files = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())]
    for one in files:
        yield one["url"], one["hash"].removeprefix("sha256:")


# JavaScript


def npm_packages() -> Iterator[Component]:
    """The packages that check the page's JavaScript; the page itself needs none of them."""
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    purls = {
        _npm_purl(path.rpartition("node_modules/")[2], one["version"]): (path, one)
        for path, one in locked.items()
        if path
    }
    for purl, (path, package) in purls.items():
        yield Component(
            name=path.rpartition("node_modules/")[2],
            version=package["version"],
            licence=package["license"],
            purl=purl,
            scope="excluded",
            hashes={},
        )


def _npm_purl(name: str, version: str) -> str:
    return f"pkg:npm/{quote(name, safe='/')}@{quote(version)}"


# Vendored


def vendored_works() -> Iterator[Component]:
    """The works of others among the page's files."""
    for work in tomllib.loads((HERE / "vendored.toml").read_text("utf-8"))["work"]:
        files = sorted(file for pattern in work["files"] for file in VENDOR.glob(pattern))
        yield Component(
            name=work["name"],
            version=work["version"],
            licence=work["licence"],
            purl=_npm_purl(work["name"], work["version"]),
            scope="required",
            hashes={str(file.relative_to(ROOT)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files},
        )
