"""The auditor's books of Prefa: computed from the rulebook, without the code of the rules."""
