"""Functions compiled to machine code: how they are compiled, kept between processes, and watched meanwhile."""
