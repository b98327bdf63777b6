"""How the auditor of books reads those of Caribbean Stud: written anew from the rulebook, without the rules' code."""
