"""The books of a table: hands, shifts and their figures, all computed from the events alone."""
