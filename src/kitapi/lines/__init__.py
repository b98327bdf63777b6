"""Lines of input in JSON: read, checked field by field, and answered."""
