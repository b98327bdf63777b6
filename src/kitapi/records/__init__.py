"""Finished deals as files: everything that happened, one event a line."""

from kitapi.records.reading import read_record
from kitapi.records.record import BadRecord, Record, finished_deals
from kitapi.records.writing import write_record

__all__ = ["BadRecord", "Record", "finished_deals", "read_record", "write_record"]
