/** The people whose phrases and texts this browser hides, by their pseudonyms at tables. */
import { signal } from "../ui.js";

const STORAGE_KEY = "kitapi.hidden_people";
/** How many people stay hidden; each pseudonym is valid at one table only. */
const MOST = 100;

/** @returns {readonly string[]} */
function storedPeople() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}

export const hiddenPeople = signal(storedPeople());

/** @param {readonly string[]} people */
function keepPeople(people) {
  hiddenPeople.value = people.slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(hiddenPeople.peek()));
  } catch {
    // Without storage they are hidden until the page is loaded again.
  }
}

/** Hides what a person says from now on. @param {string} who */
export const hidePerson = (who) => keepPeople([...hiddenPeople.peek().filter((one) => one !== who), who]);

/** Shows what a person says again. @param {string} who */
export const showPerson = (who) => keepPeople(hiddenPeople.peek().filter((one) => one !== who));
