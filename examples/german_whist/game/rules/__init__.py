"""The rules of German Whist, a module for each chapter of the rulebook."""
