"""How the auditor of books reads those of Preferans: written anew from the rulebook, without the rules' code."""
