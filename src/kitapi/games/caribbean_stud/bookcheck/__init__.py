"""The auditor's laws for the books of Caribbean Stud, written from the rulebook without the code of the rules."""
