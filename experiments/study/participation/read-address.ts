import { type AddressNote, identifierNotes } from "@/experiments/engine/session/address-notes";
import {
  addressPairs,
  addressValue,
  type Pair,
  readValue,
} from "@/experiments/engine/session/address-values";
import { canMarkRehearsal, isRehearsalIn, REHEARSAL } from "@/experiments/engine/session/rehearsal";
import { type LinkFault, readLinkHash } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { behindHash, withoutBreaks, withoutEnd } from "./damaged-link";
import type { Person } from "./participation";
import { type PersonalLink, type PersonalLinkFault, readPersonalLink } from "./personal-link";

/**
 * The study that a URL requests: the text of a document, the name of a published document, or a fault. Null if it
 * requests none.
 */
export type Asked =
  | { kind: "text"; text: string }
  | { kind: "fault"; fault: LinkFault }
  | { kind: "name"; name: string }
  | null;

const PUBLISHED_NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** The text before the document in a URL. */
const PREFIX = "p=";

/** Returns the part of a URL after `#` that contains a document, together with `#`; empty without a document. */
function linkPart(hash: string): string {
  const part = behindHash(hash).find((each) => each.startsWith(PREFIX));
  return part ? `#${withoutBreaks(withoutEnd(part), PREFIX)}` : "";
}

/** The names of the query parameters that the page itself uses. */
const OWN_NAMES = ["app", "seed", "p", "condition", "language", "lang", "return", "setting"];

/** Returns the pairs of a URL before and after `#`, and all names that the URL may contain. */
function pairsOf(query: URLSearchParams, hash: string, ids: readonly string[]) {
  // A document may use the name of a rehearsal for one of its identifiers.
  const flags = canMarkRehearsal(ids) ? [REHEARSAL] : [];
  const names = [...ids, ...OWN_NAMES, ...flags];
  return { names, pairs: addressPairs(query, hash.replace(/^#/, ""), names, flags) };
}

/** Returns the study that a URL requests. The document can be in the query or after `#`. */
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
  // A text that was appended to the name, such as another query, is not part of the name.
  const published = readValue(name.split(/[?&;#]/)[0] ?? "", "").value?.toLowerCase() ?? "";
  return PUBLISHED_NAME.test(published)
    ? { kind: "name", name: published }
    : { kind: "fault", fault: "cutOff" };
}

/**
 * Moves the document of a URL from the query to the part after `#`, because server logs do not contain this part.
 * Returns null if the query does not contain a document.
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

/**
 * Returns whether a URL marks a rehearsal. @param ids the identifiers of the document; by default, the document is not
 * known yet
 */
export function isRehearsal(
  query: URLSearchParams,
  hash: string,
  ids: readonly string[] = [],
): boolean {
  const { names, pairs } = pairsOf(query, hash, ids);
  return canMarkRehearsal(ids) && isRehearsalIn(pairs, names);
}

/** Returns the query with which the author of a document rehearses it; empty if its URLs cannot mark rehearsals. */
export const rehearsalQuery = ({ delivery }: Pick<ProtocolDocument, "delivery">): string =>
  canMarkRehearsal(delivery?.ids ?? []) ? `?${REHEARSAL}` : "";

/** The participant that a URL describes, and notes about identifiers that were repaired or could not be used. */
export type AddressedPerson = Person & {
  notes: readonly AddressNote[];
  /** The reason why the URL does not lead to the visit that it names. */
  visitFault?: PersonalLinkFault;
};

/**
 * Reads the participant from a URL, both before and after `#`.
 * @param content the whole document; in a study without visits, two of its fields are sufficient
 */
export function personOf(
  query: URLSearchParams,
  hash: string,
  content: Pick<ProtocolDocument, "delivery" | "conditions"> & Partial<ProtocolDocument>,
): AddressedPerson {
  const person = withoutVisit(query, hash, content);
  const found = content.visits ? readPersonalLink(query, hash, content as ProtocolDocument) : null;
  if (found === null) return person;
  return "link" in found
    ? withPersonalLink(person, found.link)
    : { ...person, visitFault: found.fault };
}

/**
 * Returns the person of a personal link. The link has the condition and, unless the address has other values, the
 * identifiers. If the address has another first identifier, the identifier of the first visit is used.
 */
function withPersonalLink(person: AddressedPerson, link: PersonalLink): AddressedPerson {
  const { notes, condition: _, rehearsal = false, ...rest } = person;
  const [first] = Object.keys(person.ids);
  const before = first === undefined ? null : (link.ids[first] ?? null);
  const now = first === undefined ? null : (person.ids[first] ?? null);
  const ids = Object.entries(person.ids).map(([name, value]) => [
    name,
    (name === first ? link.ids[name] : null) ?? value ?? link.ids[name] ?? null,
  ]);
  const conflict: AddressNote[] =
    first !== undefined && before !== null && now !== null && now !== before
      ? [{ what: "id_conflict", name: first, came: [before, now], used: before }]
      : [];
  return {
    ...rest,
    ids: Object.fromEntries(ids),
    condition: link.condition,
    ...((rehearsal || link.rehearsal) && { rehearsal: true }),
    personal: link,
    notes: [
      ...notes.filter(({ what }) => what !== "id_missing" && !what.startsWith("condition")),
      ...conflict,
    ],
  };
}

function withoutVisit(
  query: URLSearchParams,
  hash: string,
  { delivery, conditions = [] }: Pick<ProtocolDocument, "delivery" | "conditions">,
): AddressedPerson {
  const ids = delivery?.ids ?? [];
  const { names, pairs } = pairsOf(query, hash, ids);
  const others = pairs.map(([name]) => name).filter((name) => !names.includes(name));
  const read = ids.map((name) => [name, addressValue(pairs, name, names)] as const);
  const { condition, notes } = conditionOf(pairs, names, conditions);
  return {
    ids: Object.fromEntries(read.map(([name, { value }]) => [name, value])),
    condition,
    ...(canMarkRehearsal(ids) && isRehearsalIn(pairs, names) && { rehearsal: true }),
    notes: [...read.flatMap(([name, value]) => identifierNotes(name, value, others)), ...notes],
  };
}

const CONDITION = "condition";

/**
 * Returns a condition in the spelling of documents: lower case, without spaces and without signs before or after it.
 */
const asCondition = (value: string) =>
  value
    .replace(/^[^\p{L}\p{N}-]+|[^\p{L}\p{N}-]+$/gu, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

/** Returns the condition that a URL requests; null if the document does not have this condition. */
function conditionOf(
  pairs: readonly Pair[],
  names: readonly string[],
  conditions: readonly string[],
): { condition: string | null; notes: AddressNote[] } {
  const { came, values, problem, isRepaired } = addressValue(pairs, CONDITION, names);
  // A URL without a condition is valid, because the condition is then drawn at random.
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
