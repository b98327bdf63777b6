"""How the auditor of books reads those of Prefa: computed from the rulebook, without the rules' code."""
