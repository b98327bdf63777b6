"""Games looked at from outside: what playing them many times comes to."""
