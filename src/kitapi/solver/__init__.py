"""Double-dummy solver for trick games in which players must follow suit, and must ruff if they are void."""
