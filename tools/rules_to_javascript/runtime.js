/** The refusal of a line: `subject` is the field or the clause. */
class BadLine extends Error {
  /** @param {string} subject */
  constructor(subject) {
    super(subject);
    this.subject = subject;
  }
}

/** Whole division, rounded down. */
const div = (a, b) => (a - mod(a, b)) / b;

/** The rest of a whole division, with the sign of the divisor. */
const mod = (a, b) => ((a % b) + b) % b;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const repeat = (items, times) => Array.from({ length: times }, () => items).flat();

/** Whole numbers from `first` on, without `end`. */
function range(first, end, step = 1) {
  const numbers = [];
  for (let number = first; step > 0 ? number < end : number > end; number += step) numbers.push(number);
  return numbers;
}

const isInRange = (number, first, end, step = 1) => number >= first && number < end && (number - first) % step === 0;

const zip = (first, ...others) => first.map((item, at) => [item, ...others.map((other) => other[at])]);

/** Sorted by keys that are numbers, or tuples of numbers of the same length. */
const sortedBy = (items, key) => [...items].sort((one, other) => compare([key(one)].flat(), [key(other)].flat()));

const compare = (one, other) => one.map((number, at) => number - other[at]).find(Boolean) ?? 0;

const divmod = (a, b) => [div(a, b), mod(a, b)];

/** Whether two values are written alike as JSON. */
const isEqual = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The key of a tuple in a map. */
const keyOf = (items) => JSON.stringify(items);

const itemAt = (items, place) => items.at(place);

/** Refuse a value of a document that comes from elsewhere. */
function unreadable(path) {
  throw new BadLine(path);
}

/**
 * A value of a document with its defaults filled in; a new value, of which nothing is shared with the document.
 * @param {any} schema what it must be
 * @param {any} value
 * @param {string} path where it stands
 */
function read(schema, value, path) {
  if (schema.optional && value === null) return null;
  return READERS[schema.type](schema, value, path);
}

const READERS = {
  integer: (schema, value, path) =>
    Number.isSafeInteger(value) && value >= schema.least && value <= schema.most && value % schema.multiple === 0
      ? value : unreadable(path),
  anything: (_schema, value) => value,
  text: (_schema, value, path) => (typeof value === "string" ? value : unreadable(path)),
  truth: (_schema, value, path) => (typeof value === "boolean" ? value : unreadable(path)),
  choice: (schema, value, path) => (schema.values.includes(value) ? value : unreadable(path)),
  list: (schema, value, path) =>
    Array.isArray(value) && value.length <= schema.most
      ? value.map((item, at) => read(schema.item, item, `${path}[${at}]`)) : unreadable(path),
  tuple: (schema, value, path) =>
    Array.isArray(value) && value.length === schema.items.length
      ? value.map((item, at) => read(schema.items[at], item, `${path}[${at}]`)) : unreadable(path),
  object: readObject,
  union: (schema, value, path) => {
    if (!isObject(value)) unreadable(path);
    const member = schema.members.find((one) => one.tag === value[one.tagField]);
    return member ? readObject(member, value, path) : unreadable(joined(path, schema.members[0].tagField));
  },
};

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const joined = (path, field) => (path ? `${path}.${field}` : field);

function readObject(schema, value, path) {
  if (!isObject(value)) unreadable(path);
  const known = new Map(Object.entries(schema.fields));
  for (const field of Object.keys(value)) {
    if (!schema.others && !known.has(field) && field !== schema.tagField) unreadable(path);
  }
  if (schema.tagField && value[schema.tagField] !== undefined && value[schema.tagField] !== schema.tag) {
    unreadable(joined(path, schema.tagField));
  }
  const written = schema.tagField ? { [schema.tagField]: schema.tag } : {};
  for (const [field, { schema: inner, missing }] of known) {
    if (Object.hasOwn(value, field)) written[field] = read(inner, value[field], joined(path, field));
    else written[field] = missing === undefined ? unreadable(path) : structuredClone(missing);
  }
  return written;
}
