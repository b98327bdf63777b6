"""Open cards solved: what tricks come to with best play by all, in games where suits are followed and voids ruff."""
