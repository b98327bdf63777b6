"""Machine code kept on disk, so that only the first process compiles.

Numba's own cache is not enough: it does not see that a kernel of another module changed, it believes whatever bytes its
files hold, it passes over a warm folder that is read-only, and what is broken stays broken. Here one file holds one
kernel for one kind of machine; its name tells the machine, and a checksum over all that the code was made of and the
code itself tells whether it may run. Whatever does not fit counts as not there, and is written anew.
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

from kitapi.compiling.makings import makings

_CHECKSUM = 32

# What Numba's own cache is built on, and has no types.
_rebuilt: Callable[..., Any] = compiler.CompileResult._rebuild  # noqa: SLF001
_dumps: Callable[[Any], bytes] = serialize.dumps
_user_folders: Callable[..., Any] = appdirs.AppDirs


_LOST: list[str] = []


def lost() -> tuple[str, ...]:
    """The kernels that this process compiled and could not keep."""
    return tuple(_LOST)


class KeptCode:
    """The kept code of one function, in the form Numba asks for.

    Nothing that goes wrong here is an error: code that cannot be read is compiled, code that cannot be written is not
    kept.
    """

    def __init__(self, function: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        self._makings = f"{sorted(settings.items())} {makings(function)}"
        self._places = places(Path(inspect.getfile(function)))
        self._name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}".translate(_UNFIT)
        self.cache_path = str(self._places[0])

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The code for ``signature``, or None where none is kept that was made of the same."""
        rtsys.initialize(target)  # all of Numba's target that code needs to run; loading the rest doubles the time
        made_of = self._made_of(signature, target.codegen())
        for file in self._files(signature, target.codegen()):
            with suppress(Exception):
                content = file.read_bytes()
                if content[:_CHECKSUM] == _checksum(made_of, content[_CHECKSUM:]):
                    return _rebuilt(target, *pickle.loads(content[_CHECKSUM:]))  # noqa: S301
        return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep ``result`` in the first place that can be written."""
        with suppress(Exception):
            if result.library.has_dynamic_globals or result.lifted:
                raise ValueError("it holds addresses of this process")
            code = _dumps(result._reduce())  # noqa: SLF001
            content = _checksum(self._made_of(signature, result.codegen), code) + code
            for file in self._files(signature, result.codegen):
                with suppress(OSError):
                    _write(file, content)
                    return
        _LOST.append(self._name)

    def _made_of(self, signature: Any, codegen: Any) -> str:
        return f"{_machine(codegen)} {signature} {self._makings}"

    def _files(self, signature: Any, codegen: Any) -> list[Path]:
        kind = sha256(f"{_machine(codegen)} {signature}".encode()).hexdigest()[:16]
        return [place / f"{self._name}-{kind}.kernel" for place in self._places]


_UNFIT = str.maketrans("", "", "<>")
"""Letters that some systems do not take in the name of a file."""


def places(source: Path) -> list[Path]:
    """The folders where code of the module in the file ``source`` may be kept, the best first.

    That is the folder `NUMBA_CACHE_DIR` names; or else the one beside the sources, then the user's cache folder.
    """
    own = f"{source.parent.name}-{sha256(str(source.resolve().parent).encode()).hexdigest()[:16]}"
    chosen: str = getattr(config, "CACHE_DIR", "")
    if chosen:
        return [Path(chosen) / own]
    users = Path(_user_folders("kitapi", appauthor=False).user_cache_dir) / "kernels" / own
    return [source.parent / "__pycache__", users] if source.exists() else [users]  # it may lie in an archive


def _machine(codegen: Any) -> str:
    """All that machine code depends on but the function itself: the processor, and the versions of what compiles."""
    versions = (sys.implementation.cache_tag, getattr(sys, "abiflags", ""), numba.__version__, llvmlite.__version__)
    return f"{platform.system()} {codegen.magic_tuple()} {versions}"


def _checksum(made_of: str, code: bytes) -> bytes:
    return sha256(sha256(made_of.encode()).digest() + code).digest()


def _write(file: Path, content: bytes) -> None:
    """Write a file at once, for another process may be reading or writing it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(content)
        os.chmod(name, 0o644)  # a temporary file is its owner's alone; other users of the same folder may read this
        os.replace(name, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
