"""The program ``python -m kitapi.bookcheck``: the auditor of books, given the games there are."""
