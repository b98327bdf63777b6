"""Load on a running card room: people at many tables, moves due at intended times, every view checked."""
