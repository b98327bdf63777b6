"""Hands written as lines of JSON, and their values."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.api import HandValue, ValueRequest, value
from kitapi.console.exits import Stopped
from kitapi.lines.fields import read_fields
from kitapi.lines.lines import BadLine
from kitapi.solver.layouts import Watch


class HandLines:
    """Values hands; the ``options`` of the command are the defaults for fields missing in a line."""

    def __init__(self, options: Mapping[str, Any], workers: int, watch: Watch | None) -> None:
        self._options = options
        self._workers, self._watch = workers, watch

    def answer(self, line: bytes) -> HandValue:
        """The value of the hand in a line.

        Raises:
            BadLine: the line is no request, or its hand cannot be valued.
        """
        return self._value(read_fields(self._read, line, {}))

    def of_options(self) -> HandValue:
        """The value of the hand of the options.

        Raises:
            Stopped: the hand cannot be valued.
        """
        try:
            return self._value(msgspec.convert(self._options, ValueRequest))
        except BadLine as bad:
            raise Stopped(bad.text) from None

    def _read(self, line: bytes) -> ValueRequest:
        fields = msgspec.json.decode(line, type=dict[str, Any])
        fields.pop("id", None)
        return msgspec.convert({**self._options, **fields}, ValueRequest)

    def _value(self, request: ValueRequest) -> HandValue:
        return value(request, workers=self._workers, watch=self._watch)
