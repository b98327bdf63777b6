"""``python -m kitapi``."""

from kitapi.cli import main

if __name__ == "__main__":
    main()
