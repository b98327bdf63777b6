"""The card room in a browser: pages, JSON answers and one socket per onlooker, all over JSON values."""
