"""The smaller and the larger of two integers, for kernels to call.

``min`` and ``max`` do the same, but each call of them is typed and compiled again, which takes longer than the kernel.
"""

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic


def _choose(order: str) -> Callable[..., Any]:
    """Generator of the machine code that takes the first of two integers if it comes before the second in ``order``."""

    def type_call(_context: Any, _first: Any, _second: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.select(builder.icmp_signed(order, *arguments), *arguments)

        return types.int64(types.int64, types.int64), code

    return type_call


smaller = cast(Callable[[int, int], int], intrinsic(_choose("<")))
"""The smaller of two integers of 64 bits."""

larger = cast(Callable[[int, int], int], intrinsic(_choose(">")))
"""The larger of two integers of 64 bits."""
