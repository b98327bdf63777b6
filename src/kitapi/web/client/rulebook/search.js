/** Finds chapters and clauses by words. */
import { plainWords, wordsOf } from "./text.js";

/**
 * @typedef {import("./rulebook.js").Chapter} Chapter
 * @typedef {import("./rulebook.js").Clause} Clause
 */

/** A text as it is compared: without accents and capitals. @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The chapters with those blocks that contain all words; all chapters if there are no words.
 * @param {readonly Chapter[]} chapters
 * @param {string} typed
 * @returns {readonly Chapter[]}
 */
export function findChapters(chapters, typed) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.filter((block) => {
      const text = folded(block.block === "clause" ? clauseWords(block) : wordsOf(block));
      return words.every((word) => text.includes(word));
    });
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}

/** @param {Clause} clause */
const clauseWords = ({ number, body, examples }) =>
  [number, ...body.map(wordsOf), ...examples.map(plainWords)].join(" ");
