/** The rulebook of a game: chapters with their clauses, a list of contents, and a search. */
import { coverOf, isDrawn } from "../covers.js";
import { NothingHere } from "../kit/nothing_here.js";
import { ask } from "../net/api.js";
import { rulesAddress, useHash } from "../routes.js";
import { PageBar } from "../settings_slip/page_bar.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { language, LANGUAGES, t } from "../words/translation.js";
import { ClauseText, useWordsIn } from "./clause_text.js";
import { findChapters } from "./search.js";
import { rulesIn, rulesQuery } from "./table_rules.js";
import { BlockText } from "./text.js";

/**
 * @typedef {import("./rulebook.js").Rulebook} Rulebook
 * @typedef {{ languages: readonly string[], rulebook: Rulebook }} Found
 */

/** @param {{ game: string, query: string }} props `query`: the house rules of a table from which the reader comes */
export function RulebookPage({ game, query }) {
  if (!isDrawn(game)) return html`<${NothingHere} />`;
  return html`<div class=${`rulebook of-${game}`}>
    <${PageBar} title=${t("The rules of {game}", { game: coverOf(game).title() })} />
    <${Book} game=${game} query=${query} />
  </div>`;
}

/** @param {{ game: string, query: string }} props */
function Book({ game, query }) {
  const wanted = new URLSearchParams(query).get("lang") ?? language();
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const rules = useMemo(() => rulesIn(query), [query]);
  useEffect(() => {
    ask(`/api/rules/${game}?lang=${wanted}`).then(setFound, (refusal) => setTrouble(refusal.message));
  }, [game, wanted]);
  if (!found) return html`<main>${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}</main>`;
  return html`<${OpenedBook} game=${game} found=${found} rules=${rules} />`;
}

/** @param {{ game: string, found: Found, rules: import("./table_rules.js").Rules | null }} props */
function OpenedBook({ game, found: { rulebook, languages }, rules }) {
  const [wanted, setWanted] = useState("");
  const current = useAnchor();
  const words = useWordsIn(game, rulebook.language);
  const chapters = findChapters(rulebook.chapters, wanted);
  return html`<main class="rulebook-desk">
    <${Contents} rulebook=${rulebook} />
    <article class="paper" lang=${rulebook.language}>
      <div class="rule-tools" lang=${language()}>
        <label>${t("Find in the rules")}<input type="search" maxlength="60" value=${wanted}
          onInput=${(/** @type {any} */ { target }) => setWanted(target.value)} /></label>
        <${Languages} game=${game} languages=${languages} chosen=${rulebook.language} rules=${rules} />
      </div>
      ${!wanted && html`<h2 class="rulebook-title">${rulebook.title}</h2>
        ${rulebook.introduction.map((block, at) => html`<${BlockText} key=${at} block=${block} words=${words} />`)}`}
      ${chapters.length === 0 && html`<p class="quiet" role="status">${t("No rule has these words.")}</p>`}
      ${chapters.map((chapter) => html`<${Chapter} key=${chapter.anchor} chapter=${chapter} game=${game} rules=${rules}
        language=${rulebook.language} current=${current} words=${words} />`)}
    </article>
  </main>`;
}

/** The anchor of the address; the place that it names is brought into sight. */
function useAnchor() {
  const anchor = decodeAnchor(useHash().slice(1));
  useEffect(() => { if (anchor) document.getElementById(anchor)?.scrollIntoView(); }, [anchor]);
  return anchor;
}

/** An anchor as it is written in the page; empty if it cannot be decoded. @param {string} written */
function decodeAnchor(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
}

/** @param {{ rulebook: Rulebook }} props */
const Contents = ({ rulebook: { chapters, language: spoken } }) => html`<details class="rule-contents"
    open=${matchMedia("(min-width: 1000px)").matches}>
  <summary>${t("Contents")}</summary>
  <nav aria-label=${t("Contents")} lang=${spoken}><ol>${chapters.filter(({ level }) => level === 2)
    .map(({ anchor, title }) => html`<li key=${anchor}><a href=${`#${anchor}`}>${title}</a></li>`)}</ol></nav>
</details>`;

/**
 * @param {{ game: string, languages: readonly string[], chosen: string,
 *   rules: import("./table_rules.js").Rules | null }} props
 */
function Languages({ game, languages, chosen, rules }) {
  const kept = rules ? `${rulesQuery(rules)}&` : "";
  return html`<nav class="rule-languages" aria-label=${t("Language of the rules")}>
    ${LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ code, name }) => html`<a key=${code} class="plain"
      lang=${code} aria-current=${code === chosen ? "true" : null}
      href=${rulesAddress(game, `${kept}lang=${code}`)}>${name}</a>`)}
  </nav>`;
}

/**
 * @param {{ chapter: import("./rulebook.js").Chapter, game: string, language: string, current: string,
 *   rules: import("./table_rules.js").Rules | null, words: import("./text.js").Words }} props
 */
function Chapter({ chapter: { anchor, title, level, blocks }, game, language: spoken, current, rules, words }) {
  return html`<section aria-labelledby=${anchor}>
    <${`h${level}`} id=${anchor}>${title}</${`h${level}`}>
    ${blocks.map((block, at) => (block.block === "clause"
      ? html`<section key=${block.number} id=${block.number} class="clause-of-book" aria-label=${block.number}
          aria-current=${block.number === current ? "true" : null}>
        <a class="rule-number" href=${`#${block.number}`}>${block.number}</a>
        <${ClauseText} clause=${block} game=${game} language=${spoken} rules=${rules} />
      </section>`
      : html`<${BlockText} key=${at} block=${block} words=${words} />`))}
  </section>`;
}
