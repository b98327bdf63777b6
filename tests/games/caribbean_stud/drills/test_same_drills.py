"""A seed always has the same drills of every topic; if any changes, the failure names its topic."""

import hashlib

import msgspec
import pytest

from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES

SEEDS, SEEDS_OF_IRREGULARITIES = range(12), range(60)

KEPT: dict[str, str] = {
    "opening": "970b55e3d3935180",
    "cut": "bc5b906cc2bb770e",
    "stakes-and-deal": "a6a2c2d5e0b6ca7c",
    "exchange-order": "c4c064497c97b999",
    "fold-collection": "744aa4cb15024e50",
    "qualification": "26d92eaa26bfcb4d",
    "payment-order": "d177959e5f851fa4",
    "payment": "66b1d1bf8e11feb1",
    "payment-after-exchange": "43403c03eb58c749",
    "console": "03cb17fa2419842e",
    "keys": "eb10a41e7c6135ad",
    "award-order": "2fe9221f2256b837",
    "split": "56e5cd9b2e5d8014",
    "short-meter": "f871bc55a08ddfa8",
    "closing": "2b5eb2fb18e4fe01",
    "skipped-seat": "e3a853964e194f3a",
    "CSP-100": "62523121ca639c25",
    "CSP-101": "45e182dc2f32b50b",
    "CSP-102": "6a809a0a4a7ae06f",
    "CSP-103": "5ffd534d61c019fd",
    "CSP-104": "f5f03aba83ee6787",
    "CSP-105": "37af575a4ab8872a",
    "CSP-106": "367fd78ceeed06fb",
    "CSP-107": "0867e3298d485a88",
    "CSP-108": "299741e6e500244e",
    "CSP-110": "75657c3d8e3f8143",
    "CSP-111": "023d160c471ea911",
    "CSP-112": "75b022a92b6aa3c7",
    "CSP-113": "05abe42e1e72b057",
    "CSP-114": "e2caf1db57e94597",
    "CSP-115": "2ada693aee83e93b",
    "CSP-116": "80fd2bb249c4a9e5",
    "CSP-117": "b13aee1b5fd2e3f3",
    "CSP-118": "cb4a4a2bbf89bfa7",
    "CSP-119": "356d9fa61379fcec",
    "CSP-120": "7395c8f33bf18cbe",
    "CSP-121": "69392258e8dabd17",
    "CSP-122": "c59a434310cb9e68",
    "CSP-123": "0b65c7818b6a359f",
    "CSP-124": "04d6735f7c57ce47",
    "AMB-50": "ad9d6410e11fe0e1",
    "AMB-51": "e72bb07fdbc3e689",
    "AMB-53": "004234af963ef43d",
    "AMB-54": "bda75c5a6e03c165",
}
"""Digests of each topic's drills of these seeds. They change only for the reasons stated in ``test_drills.DIGEST``."""


def test_every_topic_is_kept() -> None:
    assert set(KEPT) == set(CARIBBEAN_STUD_DRILLS.topics)


@pytest.mark.parametrize("topic", KEPT)
def test_a_topic_has_the_same_drills_for_ever(topic: str) -> None:
    seeds = SEEDS_OF_IRREGULARITIES if topic in IRREGULARITIES else SEEDS
    written = b"\n".join(msgspec.json.encode(CARIBBEAN_STUD_DRILLS.drill(seed, topic)) for seed in seeds)
    assert hashlib.sha256(written).hexdigest()[:16] == KEPT[topic]
