"""The house automaton: the dealer's and inspectors' actions wherever no person has the role."""
