"""Cache of machine code on disk, so that only the first process compiles.

Numba's own cache is not sufficient: it does not detect a change of a kernel in another module, it does not verify the
content of its files, it does not use a filled folder that is read-only, and it never repairs a broken file. Here each
file contains one kernel for one kind of machine, both identified by the file's name. A checksum over the fingerprint
and the code decides whether the code may run. A file that does not match counts as missing and is overwritten.
"""

import inspect
import os
import pickle
import platform
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import numba
from numba.core import compiler, config, serialize
from numba.core.runtime.nrt import rtsys
from numba.misc import appdirs

from kitapi.compiling.fingerprint import fingerprint

_CHECKSUM = 32

# The functions that Numba's own cache uses; they have no types.
_rebuilt: Callable[..., Any] = compiler.CompileResult._rebuild  # noqa: SLF001
dump_code: Callable[[Any], bytes] = serialize.dumps
_user_folders: Callable[..., Any] = appdirs.AppDirs


_LOST: list[str] = []


def uncached_kernels() -> tuple[str, ...]:
    """The kernels that this process compiled and could not write to the cache."""
    return tuple(_LOST)


class CodeCache:
    """The cached code of one function, with the methods that Numba calls.

    No failure of the cache is an error: code that cannot be read is compiled, and code that cannot be written is not
    cached.
    """

    def __init__(self, function: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        self._fingerprint = f"{sorted(settings.items())} {fingerprint(function)}"
        self._folders = cache_folders(Path(inspect.getfile(function)))
        self._name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}".translate(_UNFIT)
        self.cache_path = str(self._folders[0])

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The code for ``signature``; None if none is cached, or its fingerprint differs."""
        rtsys.initialize(target)  # cached code needs only this part of the target; loading the rest doubles the time
        key = self._key(signature, target.codegen())
        for file in self._files(signature, target.codegen()):
            with suppress(Exception):
                content = file.read_bytes()
                if content[:_CHECKSUM] == _checksum(key, content[_CHECKSUM:]):
                    return _rebuilt(target, *pickle.loads(content[_CHECKSUM:]))  # noqa: S301
        return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Write ``result`` to the first cache folder that is writable."""
        with suppress(Exception):
            if result.library.has_dynamic_globals or result.lifted:
                raise ValueError("it holds addresses of this process")
            code = dump_code(result._reduce())  # noqa: SLF001
            content = _checksum(self._key(signature, result.codegen), code) + code
            for file in self._files(signature, result.codegen):
                with suppress(OSError):
                    write_file(file, content)
                    return
        _LOST.append(self._name)

    def _key(self, signature: Any, codegen: Any) -> str:
        return f"{_machine(codegen)} {signature} {self._fingerprint}"

    def _files(self, signature: Any, codegen: Any) -> list[Path]:
        kind = sha256(f"{_machine(codegen)} {signature}".encode()).hexdigest()[:16]
        return [folder / f"{self._name}-{kind}.kernel" for folder in self._folders]


_UNFIT = str.maketrans("", "", "<>")
"""The characters to remove because some systems forbid them in names of files."""


def cache_folders(source: Path) -> list[Path]:
    """The folders to cache code of the module in the file ``source``, in order of preference.

    That is the folder of `NUMBA_CACHE_DIR`, if it is set; else the folder beside the sources, then the user's cache.
    """
    own = f"{source.parent.name}-{sha256(str(source.resolve().parent).encode()).hexdigest()[:16]}"
    chosen: str = getattr(config, "CACHE_DIR", "")
    if chosen:
        return [Path(chosen) / own]
    users = Path(_user_folders("kitapi", appauthor=False).user_cache_dir) / "kernels" / own
    return (
        [source.parent / "__pycache__", users] if source.exists() else [users]
    )  # without a file the source is in an archive


def _machine(codegen: Any) -> str:
    """The key of machine code besides the function: the processor, and the versions of the compilers."""
    versions = (sys.implementation.cache_tag, getattr(sys, "abiflags", ""), numba.__version__, llvmlite.__version__)
    return f"{platform.system()} {codegen.magic_tuple()} {versions}"


def _checksum(key: str, code: bytes) -> bytes:
    return sha256(sha256(key.encode()).digest() + code).digest()


def write_file(file: Path, content: bytes) -> None:
    """Replace a file atomically, because another process may be reading or writing it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(content)
        os.chmod(name, 0o644)  # a temporary file is readable by its owner only, the cache by all users of the folder
        os.replace(name, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
