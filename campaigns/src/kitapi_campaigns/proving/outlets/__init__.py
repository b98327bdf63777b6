"""The same deal in two worlds that differ in hidden cards alone, seen through everything that leaves for a viewer."""
