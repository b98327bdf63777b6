"""What is answered beside a table: advice, books, odds, papers."""
