"""The connections to a table, and the messages on them."""
