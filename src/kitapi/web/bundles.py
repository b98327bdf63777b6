"""The bundle: the page's modules and style sheets built into few files, which ``make bundle`` writes.

Its files have stable names; their addresses contain a digest of their content (``Bundle.version``), so that browsers
may cache them for ever. Pictures and typefaces are served unchanged from the client's folder, under a version of their
own (``Bundle.art``), because they change far more rarely.

The page's sources are in ``CLIENT`` and in the ``client`` folder of each game. Their modules import one another by
relative paths, so all are named and addressed by their path below the package.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

CLIENT = Path(__file__).parent / "client"
GAMES = Path(__file__).parents[1] / "games"
CLIENT_NAME = "web/client"
"""The path of ``CLIENT`` below the package."""
BUNDLE = Path(__file__).parent / "bundle"
MANIFEST = "manifest.json"
PARTS = "parts.json"
TEXTS = "texts.json"

CODE = frozenset({".css", ".js"})
"""The suffixes of files that are built into the bundle."""
ART = frozenset({".json", ".png", ".svg", ".wav", ".woff2"})
"""Suffixes of files that are served unchanged, as immutable."""

VERSION_LENGTH = 16
"""Hexadecimal digits of a version in an address."""


class UnfitBundle(Exception):
    """The bundle is missing or does not fit the sources; the message says which."""


class Manifest(msgspec.Struct, frozen=True):
    """The sources and files of a bundle, as SHA-256 digests over folders (``digest_of``).

    ``code``: modules and style sheets of the sources. ``art``: their pictures and typefaces. ``files``: the bundle.
    """

    code: str
    art: str
    files: str


class Texts(msgspec.Struct, frozen=True):
    """The ids of the messages that each part of the page shows.

    ``server``: the parts that also show the server's own messages. ``version``: a digest of all this.
    """

    texts: dict[str, list[str]]
    server: list[str]
    version: str = ""


class Bundle(NamedTuple):
    """A bundle that fits its sources. ``parts``: the files that each part of the page needs beyond the first ones."""

    folder: Path
    version: str
    art: str
    parts: Mapping[str, list[str]]
    texts: Texts


def read_bundle(client: Path = CLIENT, folder: Path = BUNDLE) -> Bundle:
    """Read the bundle in ``folder``.

    Raises:
        UnfitBundle: the bundle is missing or damaged, or was built from other sources than those in ``client``.
    """
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
        if manifest != manifest_of(client, folder):
            raise UnfitBundle("it does not fit the page's sources")
        parts = msgspec.json.decode((folder / PARTS).read_bytes(), type=dict[str, list[str]])
        texts = _texts(folder)
    except (OSError, msgspec.DecodeError) as error:
        raise UnfitBundle(f"it cannot be read ({type(error).__name__})") from error
    return Bundle(folder, manifest.files[:VERSION_LENGTH], art_version(manifest), parts, texts)


def _texts(folder: Path) -> Texts:
    written = (folder / TEXTS).read_bytes()
    version = hashlib.sha256(written).hexdigest()[:VERSION_LENGTH]
    return msgspec.structs.replace(msgspec.json.decode(written, type=Texts), version=version)


def source_folders(client: Path = CLIENT) -> Mapping[str, Path]:
    """The folders of the page's sources, by their path below the package: ``client``, and that of each game."""
    games = {f"games/{folder.parent.name}/client": folder for folder in sorted(GAMES.glob("*/client"))}
    return {CLIENT_NAME: client, **games}


def sources(client: Path = CLIENT) -> Iterator[tuple[str, Path]]:
    """All files of the page's sources, by their path below the package."""
    for name, folder in source_folders(client).items():
        yield from ((f"{name}/{path.relative_to(folder).as_posix()}", path) for path in _files_in(folder))


def manifest_of(client: Path, folder: Path) -> Manifest:
    """The manifest that the bundle in ``folder`` has if it was built from ``client`` and the games' sources."""
    found = list(sources(client))
    built = ((path.relative_to(folder).as_posix(), path) for path in _files_in(folder) if path.name != MANIFEST)
    return Manifest(
        code=digest_of(one for one in found if one[1].suffix in CODE),
        art=digest_of(one for one in found if one[1].suffix in ART),
        files=digest_of(built),
    )


def art_version(manifest: Manifest) -> str:
    """The version in the addresses of pictures and typefaces."""
    return manifest.art[:VERSION_LENGTH]


def digest_of(files: Iterable[tuple[str, Path]]) -> str:
    """SHA-256, in hexadecimal, over the names and the contents of ``files``."""
    whole = hashlib.sha256()
    for name, path in sorted(files):
        whole.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def _files_in(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())
