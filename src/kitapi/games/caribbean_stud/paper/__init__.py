"""Caribbean Stud on paper: rounds and reports of irregularities are read as lines of JSON, scored and ruled on."""
