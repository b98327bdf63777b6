"""The manual: help pages, a page for `man`, and completion in shells, all made from the commands."""
