"""The letterhead of a table's house."""

from kitapi.room.houses.register import Register
from kitapi.wording.letterhead import Letterhead


def letterhead_of(register: Register | None, table: str, lang: str) -> Letterhead:
    """The letterhead of the reports about ``table``; ``register``: of its house, None if it is a house of its own."""
    if register is None:
        return Letterhead(lang=lang, table=table)
    number = register.number_of(table)
    format = register.report_format
    return Letterhead(
        lang=lang,
        house=register.name,
        table=table if number is None else f"{number} ({table})",
        zone=format.zone,
        currency=format.currency,
    )
