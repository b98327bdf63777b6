"""The program ``python -m kitapi.bookcheck``: the auditor of books, given all games of this package."""
