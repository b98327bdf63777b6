/** The requests about drills and classes. */
import { language } from "../words/translation.js";
import { ask } from "./api.js";

/**
 * @typedef {import("./drill.js").ClassView} ClassView
 * @typedef {import("./drill.js").Drill} Drill
 * @typedef {import("./drill.js").Given} Given
 * @typedef {import("./drill.js").Mark} Mark
 * @typedef {import("./drill.js").Topic} Topic
 */

/** @param {object} said */
const postOf = (said) =>
  ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) });

/** The drill topics of a game. @param {string} game @returns {Promise<Topic[]>} */
export const topicsOf = async (game) => (await ask(`/api/drills/${game}?lang=${language()}`)).topics;

/** @param {{ game: string, seed: number, number: number, topic: string | null }} drill `topic`: null for any */
const drillAddress = ({ game, seed, number, topic }) =>
  `/api/drills/${game}/${seed}?lang=${language()}&number=${number}${topic ? `&topic=${topic}` : ""}`;

/** @param {Parameters<typeof drillAddress>[0]} which @returns {Promise<Drill>} */
export const drillOf = (which) => ask(drillAddress(which));

/** @param {Parameters<typeof drillAddress>[0]} which @param {Given} answer @returns {Promise<Mark>} */
export const markOf = (which, answer) => ask(drillAddress(which), postOf({ answer }));

/**
 * Opens a class and returns its code, and the key for its trainer on other devices.
 * @param {{ game: string, topics: string[], count: number, seed?: number }} order
 * @returns {Promise<{ class: string, trainer_key: string }>}
 */
export const openClass = (order) => ask("/api/classes", postOf(order));

/** A new key for the trainers of a class. @param {string} code @returns {Promise<string>} */
export const newTrainerKey = async (code) =>
  (await ask(`/api/classes/${code}/trainer-key`, { method: "POST" })).trainer_key;

/** Makes the visitor a trainer of a class. @param {string} code @param {string} key @returns {Promise<ClassView>} */
export const becomeTrainer = (code, key) =>
  ask(`/api/classes/${code}/trainers?lang=${language()}`, postOf({ trainer_key: key }));

/** @param {string} code @returns {Promise<ClassView>} */
export const classOf = (code) => ask(`/api/classes/${code}?lang=${language()}`);

/** @param {string} code @param {string} name @returns {Promise<ClassView>} */
export const joinClass = (code, name) => ask(`/api/classes/${code}/trainees?lang=${language()}`, postOf({ name }));

/** @param {string} code @param {number} number @returns {Promise<Drill>} */
export const classDrill = (code, number) => ask(`/api/classes/${code}/drills/${number}?lang=${language()}`);

/** @param {string} code @param {number} number @param {Given} answer @returns {Promise<Mark>} */
export const classAnswer = (code, number, answer) =>
  ask(`/api/classes/${code}/drills/${number}?lang=${language()}`, postOf({ answer }));

/** The score sheet for a spreadsheet. @param {string} code */
export const sheetAddress = (code) => `/api/classes/${code}/sheet.csv`;
