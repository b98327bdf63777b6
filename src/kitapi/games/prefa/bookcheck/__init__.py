"""How the auditor of books reads those of Prefa: written anew from the rulebook, without the rules' code."""
