"""Reports as files: a paper in words as plain text, or as a PDF."""
