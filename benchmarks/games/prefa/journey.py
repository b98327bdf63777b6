"""The table of Prefa at which a card's journey is traced, and the hand whose value the page requests."""

from benchmarks.journeys import JourneyTable

JOURNEY = JourneyTable(
    game="prefa",
    terms=b'{"players":3,"variant":{"pass_deals":true}}',
    hand="As Ks Qs Js 9s Ah Kh Qd Jd 7c",
)
