import { parseArgs } from "node:util";
import { UserError } from "../../terminal.mjs";

/** What a run can measure, in this order. */
export const PARTS = /** @type {const} */ ([
  "load",
  "input",
  "cost",
  "navigation",
  "repeat",
  "lighthouse",
  "build",
  "apps",
]);
/** @typedef {typeof PARTS[number]} Part */

/** The pages by the names they are asked for, with their addresses. */
export const PAGES = /** @type {Readonly<Record<string, string>>} */ ({
  home: "/",
  portfolio: "/portfolio",
  about: "/about",
  contact: "/contact",
  cgu: "/cgu",
  study: "/study",
});

/** All that the site has, for Lighthouse. */
export const ALL_PAGES = /** @type {Readonly<Record<string, string>>} */ ({
  ...PAGES,
  "home-fr": "/fr",
  ...Object.fromEntries(
    Object.entries(PAGES)
      .filter(([name]) => name !== "home")
      .map(([name, path]) => [`${name}-fr`, `/fr${path}`]),
  ),
});

/** Those that are compared with the references by Lighthouse and by their first input. */
export const COMPARED = ["home", "portfolio"];

/** A median of fewer is no more than a try. */
const LEAST_ROUNDS = 3;

/**
 * @typedef {object} Options
 * @property {Part[]} parts
 * @property {number} rounds
 * @property {number} lighthouseRounds
 * @property {string[]} pages by their names; all of them if none was asked for
 * @property {number[]} growth how many pages are added to the build
 * @property {number[]} apps how many apps are registered
 * @property {number} port the first of those that are listened on
 * @property {boolean} anyway whether it runs on a busy machine
 * @property {boolean} isFull whether its table goes into the documentation
 */

/** @param {string} name @param {string} value @returns {number} */
function positive(name, value) {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UserError(`--${name} has to be a whole number above 0, and is "${value}".`);
}

/** @param {string} name @param {string} value @param {readonly string[]} known @returns {string[]} */
function chosen(name, value, known) {
  const names = value.split(",").filter(Boolean);
  const unknown = names.find((one) => !known.includes(one));
  if (unknown)
    throw new UserError(`--${name} does not know "${unknown}".`, `It knows ${known.join(", ")}.`);
  return names;
}

/**
 * Returns what a command line asks for.
 *
 * @param {string[]} args
 * @returns {Options}
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      rounds: { type: "string", default: "5" },
      "lighthouse-rounds": { type: "string", default: "3" },
      pages: { type: "string", default: "" },
      growth: { type: "string", default: "600,3000" },
      apps: { type: "string", default: "9,50,200" },
      port: { type: "string", default: "4600" },
      anyway: { type: "boolean", default: false },
    },
  });
  const only = chosen("only", values.only, PARTS);
  const numbers = (/** @type {"growth" | "apps"} */ name) =>
    values[name].split(",").map((value) => positive(name, value));
  const changed = ["only", "pages", "growth", "apps"].some((name) =>
    args.some((arg) => arg.startsWith(`--${name}`)),
  );
  const rounds = positive("rounds", values.rounds);
  return {
    parts: PARTS.filter((part) => only.length === 0 || only.includes(part)),
    rounds,
    lighthouseRounds: positive("lighthouse-rounds", values["lighthouse-rounds"]),
    pages: chosen("pages", values.pages, Object.keys(ALL_PAGES)),
    growth: numbers("growth"),
    apps: numbers("apps"),
    port: positive("port", values.port),
    anyway: values.anyway,
    isFull: !changed && !values.anyway && rounds >= LEAST_ROUNDS,
  };
}
