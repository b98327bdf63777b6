"""Functions compiled to machine code: compiler, code cache and progress reports."""
