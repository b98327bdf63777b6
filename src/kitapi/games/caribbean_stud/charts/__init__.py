"""Charts of Caribbean Stud with the exact figures behind them, as a page that loads nothing, and as pictures."""
