"""The rules of Preferans, a module for each chapter of its rulebook: state and action in, events out."""
