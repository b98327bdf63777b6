"""The auditor's books of Preferans: computed from the rulebook, without the code of the rules."""
