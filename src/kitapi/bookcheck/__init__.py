"""The program ``python -m kitapi.bookcheck``: the auditor of books, with all games of this package."""
