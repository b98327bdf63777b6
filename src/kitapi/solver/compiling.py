"""What kernels import from `kitapi.compiling`."""

from kitapi.compiling.bits import bit_count, lowest_bit
from kitapi.compiling.kernels import compiled

__all__ = ["bit_count", "compiled", "lowest_bit"]
