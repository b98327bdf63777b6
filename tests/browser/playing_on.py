"""Brings a table quickly to a moment that a test examines: sends actions over the visitor's own socket.

Whole deals by clicks, taps and keys are played in ``test_deal``, ``test_preferans``,
``test_landscape`` and ``test_keyboard``.
"""

from collections.abc import Sequence

from playwright.sync_api import Page

from kitapi_testing.browser.visitor import await_turn

PLAY_ON = """async ([until, wish]) => {
  const socket = window.sockets.at(-1);
  const isOver = ({ view }) => Boolean(view?.outcome ?? view?.broken_up);
  const mine = ({ view }) => (view?.options ?? []).filter((option) => !['seal', 'nonce'].includes(option.kind));
  const toPlay = (state) => mine(state).some((option) => option.kind === 'play_card');
  const reached = {
    over: isOver,
    discarding: (state) => mine(state).some((option) => option.kind === 'subset'),
    playing: toPlay,
    discarded: (state) => toPlay(state) && state.view.bargain?.discards?.length > 0,
  }[until];
  // The page may be refused what it says unasked, its share in the shuffle, when it had been given already.
  const told = (after, id) => new Promise((resolve, reject) => {
    const look = () => {
      const { state, refused } = socket;
      const asked = state?.version > after && (isOver(state) || mine(state).length > 0);
      const failed = id !== null && refused?.id === id;
      if (!asked && !failed) return;
      socket.removeEventListener('message', look);
      if (failed) reject(new Error(refused.text)); else resolve(state);
    };
    socket.addEventListener('message', look);
    look();
  });
  const rank = (option) => {
    const order = [['play_card'], ['subset', 'form'], [wish], ['participate'], ['decline', 'pass']];
    const at = order.findIndex((kinds) => kinds.includes(option.kind));
    return at < 0 ? order.length : at;
  };
  const first = (option) => {
    if (option.kind === 'subset') return { kind: option.action, cards: option.of.slice(-option.size) };
    if (option.kind !== 'form') return option;
    const fields = option.fields.map(({ name, values }) => [name, values[0]]);
    return { kind: option.action, ...Object.fromEntries(fields) };
  };
  const say = (command) => {
    const drawn = crypto.getRandomValues(new Uint8Array(16));
    const id = [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    socket.send(JSON.stringify({ ...command, id }));
    return id;
  };
  let state = await told(-1, null);
  for (let turn = 0; turn < 1000 && !reached(state); turn += 1) {
    const offered = mine(state).sort((one, other) => rank(one) - rank(other));
    const { version } = state;
    const id = say(isOver(state) ? { type: 'next' } : { type: 'act', seen: version, action: first(offered[0]) });
    state = await told(version, id);
  }
  if (!reached(state)) throw new Error(`never came to ${until}`);
  // The page hears of a state after this does; then all that is still to be shown is shown at once.
  await new Promise((heard) => { setTimeout(heard); });
  document.querySelector('.cloth').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}"""


def play_on(page: Page, until: str, wish: str = "pass") -> None:
    """Continue, over several deals if need be.

    ``until``: ``over`` (the deal is over), ``discarding``, ``playing`` (the visitor has to play a card), or
    ``discarded`` (the same, after the visitor has discarded). ``wish``: the kind of action that the visitor prefers.
    """
    page.wait_for_function("() => window.sockets?.at(-1)?.readyState === 1")
    page.evaluate(PLAY_ON, [until, wish])
    await_turn(page)


def play_together(pages: Sequence[Page]) -> None:
    """Continue at the pages of several people at one table, all at once, until the deal is over for everybody."""
    for page in pages:
        page.wait_for_function("() => window.sockets?.at(-1)?.readyState === 1")
        page.evaluate(f"(given) => {{ window.playing = ({PLAY_ON})(given); }}", ["over", "pass"])
    for page in pages:
        page.evaluate("() => window.playing")
        await_turn(page)


def play_a_deal(page: Page) -> None:
    """Continue until a deal is over in which the visitor played cards."""
    play_on(page, "playing")
    play_on(page, "over")
