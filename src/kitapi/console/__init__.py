"""The common parts of all commands in a terminal: errors, progress bars, languages, files and databases."""
