"""How a fault of ours is logged: where it happened, and nothing of what was on the table."""

import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """The error's type and the lines it passed through; its text may hold cards and is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    passed = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__} at {passed}" if passed else type(error).__name__
