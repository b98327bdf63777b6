"""The sheet of the settings, which every page may load later, restyles no class of another sheet of the page."""

import re
from pathlib import Path

from kitapi.web.bundles import CLIENT

CSS = CLIENT / "css"
LATE = CSS / "settings.css"


def classes_styled_alone(sheet: Path) -> set[str]:
    """Return the classes for which a rule of the sheet, outside of conditions, applies to the class itself."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    selectors = re.findall(r"([^{}]+)\{", text)
    return {one.strip() for own in selectors for one in own.split(",") if re.fullmatch(r"\s*\.[\w-]+\s*", one)}


def test_the_settings_leave_the_page_below_them_as_it_was() -> None:
    own = classes_styled_alone(LATE)
    assert own
    others = {sheet.name: own & classes_styled_alone(sheet) for sheet in CSS.glob("*.css") if sheet != LATE}
    assert not {name: shared for name, shared in others.items() if shared}
