"""How the auditor of books reads those of Preferans: computed from the rulebook, without the rules' code."""
