import { parseArgs } from "node:util";
import { UserError } from "@/scripts/terminal.mjs";
import { VARIANTS, type VariantName } from "./variants";

/** The names of the benchmarks in a run, in the order in which they are measured. */
const PARTS = [
  "load",
  "input",
  "first-act",
  "navigation",
  "repeat",
  "controls",
  "lighthouse",
  "build",
] as const;
type Part = (typeof PARTS)[number];

/** The pages that the option `--pages` can name, with their paths. */
export const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  portfolio: "/portfolio",
  about: "/about",
  contact: "/contact",
  cgu: "/cgu",
  study: "/study",
};

/** The paths of the same pages in both languages. Lighthouse measures these pages. */
export const ALL_PAGES: Readonly<Record<string, string>> = {
  ...PAGES,
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, path]) => [
      `${name}-fr`,
      path === "/" ? "/fr" : `/fr${path}`,
    ]),
  ),
};

/** The pages for which Lighthouse results and the first input are compared with the other variants. */
export const COMPARED = ["home", "portfolio"];

export type Options = {
  parts: Part[];
  rounds: number;
  lighthouseRounds: number;
  /** The names of the pages to measure. If the list is empty, all pages are measured. */
  pages: string[];
  /** The variants to measure. */
  variants: VariantName[];
  /** The folder of an export of another version of the site; empty if only this version is measured. */
  earlier: string;
  /** The number of the first port on which the servers listen. */
  port: number;
  /** Whether the benchmark also measures on a busy machine. */
  anyway: boolean;
  /** Whether the benchmark only prints the last results, without measuring. */
  print: boolean;
};

function positive(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UserError(`--${name} must be a whole number above 0, not "${value}".`);
}

function chosen<Name extends string>(option: string, value: string, known: readonly Name[]) {
  const names = value.split(",").filter(Boolean);
  const unknown = names.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0)
    throw new UserError(
      `Unknown in --${option}: ${unknown.join(", ")}.`,
      `Known: ${known.join(", ")}.`,
    );
  return known.filter((name) => names.includes(name));
}

/** Reads the options of the command. @throws UserError for unknown values */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: PARTS.join() },
      rounds: { type: "string", default: "5" },
      "lighthouse-rounds": { type: "string", default: "3" },
      pages: { type: "string", default: "" },
      variants: { type: "string", default: VARIANTS.join() },
      earlier: { type: "string", default: "" },
      port: { type: "string", default: "4600" },
      anyway: { type: "boolean", default: false },
      print: { type: "boolean", default: false },
    },
  });
  return {
    parts: chosen("only", values.only, PARTS),
    rounds: positive("rounds", values.rounds),
    lighthouseRounds: positive("lighthouse-rounds", values["lighthouse-rounds"]),
    pages: chosen("pages", values.pages, Object.keys(ALL_PAGES)),
    variants: chosen("variants", values.variants, VARIANTS).filter(
      (name) => name !== "earlier" || values.earlier !== "",
    ),
    earlier: values.earlier,
    port: positive("port", values.port),
    anyway: values.anyway,
    print: values.print,
  };
}
