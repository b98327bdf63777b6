"""What commands share in a terminal: how they stop, their progress, and the wait for compiled kernels."""
