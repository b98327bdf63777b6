"""The books of a table: hands, shifts and figures, each computed from the events alone."""
