"""The rules of Skeleton Game, a module for each chapter of the rulebook."""
