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
import { PREVIEW } from "./preview";

/** The request of an address: the document in its link, a published document by its name, or neither. */
export type Asked =
  | { kind: "text"; text: string }
  | { kind: "fault"; fault: LinkFault }
  | { kind: "name"; name: string }
  | null;

const PUBLISHED_NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** The start of the part of an address that contains a document. */
const PREFIX = "p=";

/** Returns the parts of an address after `#`, written like a query; some services append a query to the whole. */
const behindHash = (hash: string) => hash.replace(/^#/, "").split(/[&?#]/);

/**
 * Returns a link without characters that were copied after it: blanks, brackets, full stops. It scans from the end, so
 * that the time grows with the length and not with its square.
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
 * Returns a link without characters that were inserted into it, such as blanks of a broken line or hidden characters,
 * and with its dot and hyphens decoded. Its check digits then show whether it is the original link.
 */
function withoutBreaks(link: string): string {
  const own = /%2d|%2e|%5f/gi;
  const decoded = link.slice(PREFIX.length).replace(own, (code) => decodeURIComponent(code));
  return PREFIX + decoded.replace(/%[0-9a-f]{2}|[^A-Za-z0-9_.-]/gi, "");
}

/** Returns the part after `#` that contains a document, with its `#`; empty without a document. */
function linkPart(hash: string): string {
  const part = behindHash(hash).find((each) => each.startsWith(PREFIX));
  return part ? `#${withoutBreaks(withoutEnd(part))}` : "";
}

/** Names that the page itself reads from an address. */
const OWN_NAMES = [
  ...["app", "seed", "p", "condition", "language", "lang", "return", "setting"],
  PREVIEW,
];

/** Returns the request of the query and the part after `#`. A document may be in either. */
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
  // Text that was appended to a name belongs to the address.
  const published = readValue(name.split(/[?&;#]/)[0] ?? "", "").value?.toLowerCase() ?? "";
  return PUBLISHED_NAME.test(published)
    ? { kind: "name", name: published }
    : { kind: "fault", fault: "cutOff" };
}

/**
 * Returns the address with the document moved from the query to the part after `#`, which server logs do not contain;
 * null if the query has no document.
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

/** The person that an address describes, and the events that reading it produced. */
export type AddressedPerson = Person & { notes: readonly AddressNote[] };

/** Returns the person that both sides of `#` describe, and the events that reading them produced. */
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

/** Returns a condition as documents write it: lower case, without blanks and without signs that were copied around it. */
const asCondition = (value: string) =>
  value
    .replace(/^[^\p{L}\p{N}-]+|[^\p{L}\p{N}-]+$/gu, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

/** Returns the condition that an address requests, if the document has it, or null. */
function conditionOf(
  pairs: readonly Pair[],
  names: readonly string[],
  conditions: readonly string[],
): { condition: string | null; notes: AddressNote[] } {
  const { came, values, problem, isRepaired } = addressValue(pairs, CONDITION, names);
  // An address without a condition is valid: the condition is drawn.
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
