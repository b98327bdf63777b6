"""Translates the rules of accounts to JavaScript, for pages that must do without the room (decision record 69).

``python -m tools.rules_to_javascript`` writes ``client/accounts/rules.js`` of every game that has ``paper/sitting.py``
and ``paper/form.py``; with ``--check`` it only compares. From the exported functions on it takes all that they reach:
functions, classes, and constants, which stand in the result by their values. Types are those of the annotations, and
decide what an operator means. It knows, and refuses all else with file and line:

- structs (objects; their tags are kept), named tuples (objects), enums (the values of their members; attributes in
  tables), properties, and classes of plain methods whose attributes ``__init__`` assigns;
- numbers below 2**53 with ``+ - * // % <<``, texts, truths, None; tuples and lists (arrays), dicts (objects if keys are
  texts, else maps; keys that are tuples are their JSON);
- ``if``, ``for``, ``match`` of single values, ``return``, ``raise`` and one ``except`` of ``BadLine``, assignments;
  comprehensions and generators (arrays at once), conditions, f-strings, ``in``, comparisons, slices without steps,
  ``:=``;
- ``isinstance`` of one struct with a tag, ``replace``, ``getattr`` of a struct's field, ``len sum min max any all abs
  sorted zip enumerate range next divmod tuple list dict str bool int``, and a few methods.

Decorators such as ``rule``, ``assert`` and texts for people are left out.
"""
