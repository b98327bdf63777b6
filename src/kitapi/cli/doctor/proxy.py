"""Checks of the proxies in front of the room: their settings, and how a running room answers through them."""

import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_network

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.serve.serve import ServeOptions
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

PATIENCE = 10.0
"""Seconds within which a running room must answer."""

MOST_APART = 5.0
"""Seconds by which its clock may differ from ours; the date of an answer has no fractions of a second."""

WIDE_4, WIDE_6 = 8, 32
"""A network with fewer fixed bits than this is too large for anybody to know all its machines."""

LOCAL = frozenset({"127.0.0.1", "::1", "localhost"})
NO_TABLE = "x" * 22


def check_proxies(options: ServeOptions) -> Iterator[Finding]:
    """Whether the settings for proxies make sense."""
    yield from (_of_proxy(stated) for stated in options.forwarded_by)
    open_to_others = options.host not in LOCAL
    if open_to_others and not options.forwarded_by:
        text = translate("The room listens on {host}, and no proxy is named.", host=options.host)
        advice = message(
            "If there is one, name it with --forwarded-by, or all visitors share one address and its limits."
        )
        yield warn("proxy", text, translate(advice))
    if options.forwarded_by and not options.allow_host:
        advice = translate("Name the host that visitors use with --allow-host; otherwise they are answered with 421.")
        yield warn("hosts", translate("A proxy is named, but no host."), advice)
    if not open_to_others and not options.forwarded_by:
        yield ok("proxy", translate("The room listens on {host}, for this machine alone.", host=options.host))


def _of_proxy(stated: str) -> Finding:
    itself = translate("Name the proxy itself.")
    if stated == "*":
        return fail("proxy", translate("Any address may state a visitor's address."), itself)
    try:
        network = ip_network(stated, strict=False)
    except ValueError:
        text = translate("“{given}” is neither an address nor a network.", given=stated[:60])
        advice = translate("Name the address that it connects from, such as 10.0.0.2: names are not looked up.")
        return fail("proxy", text, advice)
    if _is_wide(network):
        text = translate("Any machine in {network} may state a visitor's address.", network=str(network))
        return warn("proxy", text, itself)
    return ok("proxy", translate("The proxy at {address} may state a visitor's address.", address=stated))


def _is_wide(network: IPv4Network | IPv6Network) -> bool:
    return network.prefixlen <= (WIDE_4 if network.version == 4 else WIDE_6)


def check_room(address: str) -> Iterator[Finding]:
    """Yield the findings about the room that runs at ``address``, reached by the same route as visitors."""
    base = address.rstrip("/")
    try:
        with httpx.Client(base_url=base, timeout=PATIENCE, trust_env=False) as client:
            yield _of_readiness(client.get("/readyz"))
            page = client.get("/")
            yield from check_page(page, is_https=base.startswith("https://"))
            if not base.startswith("https://"):
                yield _of_claims(client)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        text = translate("{address} does not answer: {problem}.", address=base, problem=type(error).__name__)
        yield fail("room", text, translate("Is it running, and does the proxy lead to it?"))
        return
    if page.status_code == HTTPStatus.OK:
        yield _of_sockets(base)


def _of_readiness(answer: httpx.Response) -> Finding:
    if answer.status_code == HTTPStatus.OK:
        return ok("room", translate("The room answers and is ready."))
    if answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE and (reason := _reason(answer)):
        text = translate("The room is not ready: {reason}.", reason=reason)
        return fail("room", text, translate("See “Health” in the documentation for that word."))
    text = translate("/readyz is answered with {status}.", status=answer.status_code)
    return fail("room", text, translate("Does the proxy lead to the room?"))


def _reason(answer: httpx.Response) -> str:
    try:
        content = answer.json()
    except ValueError:
        return ""
    reason = content.get("reason") if isinstance(content, dict) else None
    return reason[:40] if isinstance(reason, str) and reason.isprintable() else ""


def check_page(page: httpx.Response, *, is_https: bool) -> Iterator[Finding]:
    """Yield the findings about an answer with the room's page, for visitors by https or by http."""
    if page.status_code == HTTPStatus.MISDIRECTED_REQUEST:
        text = translate("The room does not accept the host's name in this address.")
        advice = translate("Name that host with --allow-host, and let the proxy pass the Host header on.")
        yield fail("hosts", text, advice)
        return
    if page.status_code != HTTPStatus.OK:
        text = translate("The page is answered with {status}.", status=page.status_code)
        yield fail("page", text, translate("Does the proxy lead to the room?"))
        return
    yield ok("hosts", translate("The room accepts the host's name in this address."))
    if is_https:
        yield _of_https(page)
    if "date" in page.headers:
        yield _of_date(page.headers["date"], time.time())


def _of_https(page: httpx.Response) -> Finding:
    if _is_marked(page):
        return ok("https", translate("The room knows that visitors come by https."))
    text = translate("The room does not know that visitors come by https: cookies are not marked Secure.")
    advice = translate("Let the proxy send X-Forwarded-Proto, and name it with --forwarded-by.")
    return fail("https", text, advice)


def _is_marked(page: httpx.Response) -> bool:
    """Whether the visitor's cookie is only for https."""
    return any("; secure" in cookie.lower() for cookie in page.headers.get_list("set-cookie"))


def _of_claims(client: httpx.Client) -> Finding:
    """Whether the room trusts the proxy headers that this machine sends; it should trust only those of a proxy."""
    client.cookies.clear()
    page = client.get("/", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
    if _is_marked(page):
        text = translate("The room trusts X-Forwarded-Proto in requests from here.")
        advice = message(
            "That is right if a proxy runs here or in between; it must overwrite these headers of visitors."
        )
        return warn("claims", text, translate(advice))
    return ok("claims", translate("The room does not trust the proxy headers of requests from here."))


def _of_date(date: str, now: float) -> Finding:
    try:
        apart = parsedate_to_datetime(date).timestamp() - now
    except ValueError:
        text = translate("The date of its answers cannot be read.")
        return warn("room clock", text, translate("Does the proxy change it?"))
    seconds = f"{abs(apart):.0f}"
    said = translate("The clock there is {seconds} s behind this machine's.", seconds=seconds)
    if apart > 0:
        said = translate("The clock there is {seconds} s ahead of this machine's.", seconds=seconds)
    if abs(apart) > MOST_APART:
        return warn("room clock", said, translate("Let NTP set both."))
    return ok("room clock", said)


def _of_sockets(base: str) -> Finding:
    """Whether a WebSocket to the room can be opened; the refusal for the unknown table follows only after that."""
    address = f"ws{base.removeprefix('http')}/api/tables/{NO_TABLE}/socket"
    try:
        with connect(address, origin=Origin(base), open_timeout=PATIENCE, close_timeout=1, proxy=None):
            return ok("sockets", translate("WebSockets get through."))
    except (WebSocketException, OSError) as error:
        text = translate("No WebSocket can be opened ({problem}).", problem=type(error).__name__)
        advice = message("Let the proxy pass on “Upgrade” and “Connection”, and the Host header as visitors send it.")
        return fail("sockets", text, translate(advice))
