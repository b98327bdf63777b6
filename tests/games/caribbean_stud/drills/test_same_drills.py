"""Every topic's drills are for ever those of their seed; a change of any names its topic."""

import hashlib

import msgspec
import pytest

from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rulings.ruling import IRREGULARITIES

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
    "skipped-seat": "d957e5b45a8a02b6",
    "CSP-100": "590ceed026dddfb2",
    "CSP-101": "ccc634e2064c8223",
    "CSP-102": "078a26a871359328",
    "CSP-103": "5ffd534d61c019fd",
    "CSP-104": "7cbbe76ca1ad8312",
    "CSP-105": "37af575a4ab8872a",
    "CSP-106": "bac1078d1012a7db",
    "CSP-107": "0867e3298d485a88",
    "CSP-108": "e9ee71ea632565ad",
    "CSP-110": "2684cb1b6480ae5e",
    "CSP-111": "7902f95ca18ba560",
    "CSP-112": "d4eeffcba27a38b4",
    "CSP-113": "1e6bbff654f1e2c7",
    "CSP-114": "fe013c18d535178f",
    "CSP-115": "d49abfd8226d7dbd",
    "CSP-116": "3900b59023455c99",
    "CSP-117": "6473a04c9a338d68",
    "CSP-118": "303e0111a3a752f1",
    "CSP-119": "9519a0d6051eaf18",
    "CSP-120": "4613f3c5caec6898",
    "CSP-121": "61c30cc14298eef4",
    "CSP-122": "fd08593049c13983",
    "CSP-123": "dfafb743b7883e4a",
    "CSP-124": "bbcf8265019555f0",
    "AMB-50": "29f134d4e3d49bbe",
    "AMB-51": "f23de86a615dc23b",
    "AMB-53": "422c14e6b95f9082",
    "AMB-54": "229509ce11c3bc42",
}
"""By topic, of its drills of these seeds. It changes only with a rule that a drill asks for, as in ``test_drills``."""


def test_every_topic_is_kept() -> None:
    assert set(KEPT) == set(CARIBBEAN_STUD_DRILLS.topics)


@pytest.mark.parametrize("topic", KEPT)
def test_a_topic_has_the_same_drills_for_ever(topic: str) -> None:
    seeds = SEEDS_OF_IRREGULARITIES if topic in IRREGULARITIES else SEEDS
    written = b"\n".join(msgspec.json.encode(CARIBBEAN_STUD_DRILLS.drill(seed, topic)) for seed in seeds)
    assert hashlib.sha256(written).hexdigest()[:16] == KEPT[topic]
