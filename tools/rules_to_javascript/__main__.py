"""Writes the accounts of each game for pages that must do without the room: `python -m tools.rules_to_javascript`."""

import importlib
import sys
from pathlib import Path

from tools.rules_to_javascript.program import Root, module_text

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/kitapi/games"


def accounts_files() -> dict[Path, str]:
    """Return the text of each generated file: one for every game whose sitting is written on paper."""
    texts = {}
    for source in sorted(GAMES.glob("*/paper/sitting.py")):
        game = source.parents[1].name
        paper = f"kitapi.games.{game}.paper"
        names = ("sitting", "form", "exported_scores", "imported_record", "imported_scores")
        sitting, form, exported, record, scores = (importlib.import_module(f"{paper}.{name}") for name in names)
        roots = (
            Root(sitting.write_sitting, sitting.refuse_sitting),
            Root(form.offer, form.refuse_draft),
            Root(exported.export_scores, exported.refuse_export),
            Root(record.import_record, record.refuse_import),
            Root(scores.import_scores, record.refuse_import),
        )
        constants = {"RECORDED_KINDS": record.RECORDED_KINDS}
        target = source.parents[1] / "client/accounts/rules.js"
        texts[target] = module_text(roots, constants, f"modules of {paper}")
    return texts


def main() -> int:
    """Write the files, or only compare them with ``--check``; returns 1 if one differs."""
    texts = accounts_files()
    differing = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv[1:]:
        for path in differing:
            print(f"{path.relative_to(ROOT)} differs from its rules: run python -m tools.rules_to_javascript")
        return 1 if differing else 0
    for path in differing:
        path.parent.mkdir(exist_ok=True)
        path.write_text(texts[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
