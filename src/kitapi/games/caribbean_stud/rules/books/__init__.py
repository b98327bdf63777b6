"""The books of a table: hands, shifts and figures, each added up from the events alone."""
