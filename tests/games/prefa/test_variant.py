"""House rules: their defaults, and values that are refused."""

import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PRESETS, PrefaTerms, PrefaVariant
from kitapi.kernel import MalformedAction
from kitapi.room.table.offers import offer_of
from kitapi_testing.clauses import clause


@clause("PREFA-KIT-01", "PREFA-BUY-03", "PREFA-AUC-06", "PREFA-PAY-04", "PREFA-PAY-07", "PREFA-PAY-08", "PREFA-AUC-08")
def test_the_defaults_are_the_rulebooks() -> None:
    assert PREFA.codec.read_terms(b"{}") == PrefaTerms()
    terms = PREFA.codec.write_terms(PrefaTerms())
    assert terms == (
        b'{"players":3,"variant":{"kasa_share":300,"aces":true,"pass_deals":false,"last_contract":"reduced",'
        b'"solo_pays_partner":"double","idle_pay":"as_written","call_time":null,"triple_from":"never",'
        b'"ten_owed":"none","add_kasa":false,"solo_declined":false}}'
    )


@clause("PREFA-HOUSE-01", "PREFA-HOUSE-02", "PREFA-HOUSE-03", "PREFA-HOUSE-04")
def test_terms_from_before_the_clubs_house_rules_play_as_they_did() -> None:
    old = PREFA.codec.read_terms(b'{"players":4,"variant":{"kasa_share":500,"idle_pay":"flat"}}').variant
    assert (old.triple_from.value, old.ten_owed.value) == ("never", "none")
    assert (old.add_kasa, old.solo_declined) == (False, False)


@clause("PREFA-KIT-01")
@pytest.mark.parametrize("share", [10, 300, 500, 1_000_000])
def test_any_positive_multiple_of_ten_is_a_share_of_the_kasa(share: int) -> None:
    terms = PREFA.codec.read_terms(b'{"variant":{"kasa_share":%d}}' % share)
    assert PREFA.begin(terms, 0).balances["kasa"] == 3 * share


@clause("PREFA-HOUSE-05", "PREFA-KIT-01")
def test_the_usual_sizes_of_the_kasa_are_offered_by_name_beside_any_other() -> None:
    [share] = [field for field in offer_of(PREFA, ()).fields if field.name == "kasa_share"]
    assert share.named == (200, 300, 500)
    assert (share.minimum, share.maximum, share.step) == (10, 1_000_000_000_000, 10)
    assert [
        PREFA.begin(PrefaTerms(variant=PrefaVariant(kasa_share=each)), 0).sheet.columns[0] for each in share.named
    ] == [
        20,
        30,
        50,
    ]


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        (b'{"variant":{"kasa_share":0}}', "variant.kasa_share"),
        (b'{"variant":{"kasa_share":-10}}', "variant.kasa_share"),
        (b'{"variant":{"kasa_share":305}}', "variant.kasa_share"),
        (b'{"variant":{"kasa_share":"300"}}', "variant.kasa_share"),
        (b'{"variant":{"kasa_share":1000000000010}}', "variant.kasa_share"),
        (b'{"variant":{"aces":1}}', "variant.aces"),
        (b'{"variant":{"pass_deals":"no"}}', "variant.pass_deals"),
        (b'{"variant":{"last_contract":"tripled"}}', "variant.last_contract"),
        (b'{"variant":{"solo_pays_partner":"triple"}}', "variant.solo_pays_partner"),
        (b'{"variant":{"idle_pay":"none"}}', "variant.idle_pay"),
        (b'{"variant":{"call_time":4}}', "variant.call_time"),
        (b'{"variant":{"call_time":301}}', "variant.call_time"),
        (b'{"variant":{"call_time":"30"}}', "variant.call_time"),
        (b'{"variant":{"kasa":300}}', "variant"),
        (b'{"players":2}', "players"),
        (b'{"players":5}', "players"),
        (b'{"seats":3}', "message"),
        (b"[]", "message"),
    ],
)
def test_what_is_no_house_rule_is_refused_and_its_field_named(raw: bytes, field: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        PREFA.codec.read_terms(raw)
    assert refused.value.field == field
    assert refused.value.problem


def test_presets_are_house_rules_by_name() -> None:
    assert PRESETS["rulebook"] == PrefaVariant()
    assert PREFA.seats(PrefaTerms(players=4, variant=PRESETS["house"])) == 4
    for preset in PRESETS.values():
        assert PREFA.codec.read_terms(PREFA.codec.write_terms(PrefaTerms(variant=preset))).variant == preset
