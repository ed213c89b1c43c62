import { type AddressNote, identifierNotes } from "@/experiments/engine/session/address-notes";
import {
  addressPairs,
  addressValue,
  type Pair,
  readValue,
} from "@/experiments/engine/session/address-values";
import { type LinkFault, readLinkHash } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Person } from "./participation";

/** What an address asks for: a document in its link, a published one by name, or nothing of this kind. */
export type Asked =
  | { kind: "text"; text: string }
  | { kind: "fault"; fault: LinkFault }
  | { kind: "name"; name: string }
  | null;

const PUBLISHED_NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** Begins the part of an address that holds a document. */
const PREFIX = "p=";

/** The parts of an address behind `#`, which are written as a query is; some services append a query to all of it. */
const behindHash = (hash: string) => hash.replace(/^#/, "").split(/[&?#]/);

/**
 * Returns a link without what was copied behind it: blanks, brackets, full stops. It goes back from the end, so that the
 * time grows with the length and not with its square.
 */
function withoutEnd(link: string): string {
  for (let end = link.length; end > 0; ) {
    if (/%[0-9a-f]{2}/i.test(link.slice(Math.max(0, end - 3), end))) end -= 3;
    else if (/[^A-Za-z0-9_-]/.test(link.charAt(end - 1))) end -= 1;
    else return link.slice(0, end);
  }
  return "";
}

/**
 * Returns a link without what came between its characters: blanks of a broken line, hidden characters, its dot or hyphens
 * encoded. Its check digits tell whether it is then the one that was meant.
 */
function withoutBreaks(link: string): string {
  const own = /%2d|%2e|%5f/gi;
  const decoded = link.slice(PREFIX.length).replace(own, (code) => decodeURIComponent(code));
  return PREFIX + decoded.replace(/%[0-9a-f]{2}|[^A-Za-z0-9_.-]/gi, "");
}

/** Returns the part behind `#` that holds a document, with its `#`; empty where there is none. */
function linkPart(hash: string): string {
  const part = behindHash(hash).find((each) => each.startsWith(PREFIX));
  return part ? `#${withoutBreaks(withoutEnd(part))}` : "";
}

/** Names that the page itself reads from an address. */
const OWN_NAMES = ["app", "seed", "p", "condition", "language", "lang", "return", "setting"];

/** Returns what the query and the part behind `#` ask for. A document in the query is read as one behind `#`. */
export function askedOf(query: URLSearchParams, hash: string): Asked {
  const name = addressValue(addressPairs(query, "", OWN_NAMES), "p", OWN_NAMES).came[0] ?? null;
  const link = linkPart(hash) || (name?.includes(".") ? linkPart(`#p=${name}`) : "");
  if (link) {
    const read = readLinkHash(link);
    if (!read) return null;
    return "text" in read
      ? { kind: "text", text: read.text }
      : { kind: "fault", fault: read.fault };
  }
  if (name === null) return null;
  // Whatever was appended to a name is of the address.
  const published = readValue(name.split(/[?&;#]/)[0] ?? "", "").value?.toLowerCase() ?? "";
  return PUBLISHED_NAME.test(published)
    ? { kind: "name", name: published }
    : { kind: "fault", fault: "cutOff" };
}

/**
 * Returns the address with a document of its query behind `#` instead, where it reaches no log; null where there is
 * none in the query.
 */
export function movedBehindHash({ pathname, search, hash }: URL): string | null {
  const query = new URLSearchParams(search);
  const held = query.get("p");
  if (!held?.includes(".")) return null;
  query.delete("p");
  const rest = query.toString();
  const others = behindHash(hash).filter((part) => part !== "" && !part.startsWith("p="));
  return `${pathname}${rest && `?${rest}`}#${[`p=${held}`, ...others].join("&")}`;
}

/** What an address says of a person, and what is to be noted of how it says so. */
export type AddressedPerson = Person & { notes: readonly AddressNote[] };

/** Returns what an address says of a person in a study, on both sides of `#`, and what is to be noted of it. */
export function personOf(
  query: URLSearchParams,
  hash: string,
  { delivery, conditions = [] }: Pick<ProtocolDocument, "delivery" | "conditions">,
): AddressedPerson {
  const ids = delivery?.ids ?? [];
  const names = [...ids, ...OWN_NAMES];
  const pairs = addressPairs(query, hash.replace(/^#/, ""), names);
  const others = pairs.map(([name]) => name).filter((name) => !names.includes(name));
  const read = ids.map((name) => [name, addressValue(pairs, name, names)] as const);
  const { condition, notes } = conditionOf(pairs, names, conditions);
  return {
    ids: Object.fromEntries(read.map(([name, { value }]) => [name, value])),
    condition,
    notes: [...read.flatMap(([name, value]) => identifierNotes(name, value, others)), ...notes],
  };
}

const CONDITION = "condition";

/** A condition as a document writes one: lower case, without blanks, and without the signs around it that were copied, too. */
const asCondition = (value: string) =>
  value
    .replace(/^[^\p{L}\p{N}-]+|[^\p{L}\p{N}-]+$/gu, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

/** Returns the condition that an address asks for: one of those of the document, or null. */
function conditionOf(
  pairs: readonly Pair[],
  names: readonly string[],
  conditions: readonly string[],
): { condition: string | null; notes: AddressNote[] } {
  const { came, values, problem, isRepaired } = addressValue(pairs, CONDITION, names);
  // Without one in the address it is drawn, as it should be.
  if (problem === "absent") return { condition: null, notes: [] };
  const known = values.map((value) =>
    conditions.find((each) => each === value || each === asCondition(value)),
  );
  const used = known.find((each) => each !== undefined) ?? null;
  const note = (what: AddressNote["what"]): AddressNote => ({
    what,
    name: CONDITION,
    came,
    used,
    ...(used === null && problem && { problem }),
  });
  if (used === null) return { condition: null, notes: [note("condition_unknown")] };
  if (new Set(known).size > 1) return { condition: used, notes: [note("condition_conflict")] };
  const isChanged = isRepaired || values.some((value) => value !== used);
  return { condition: used, notes: isChanged ? [note("condition_repaired")] : [] };
}
