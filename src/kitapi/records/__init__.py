"""Finished deals as files, with all their events, one a line."""

from kitapi.records.reader import Part, parts, read_part, read_record, read_records
from kitapi.records.record import MISFITS, BadRecord, Record, finished_deals
from kitapi.records.writer import write_record

__all__ = [
    "MISFITS",
    "BadRecord",
    "Part",
    "Record",
    "finished_deals",
    "parts",
    "read_part",
    "read_record",
    "read_records",
    "write_record",
]
