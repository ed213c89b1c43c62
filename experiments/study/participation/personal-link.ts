import { strFromU8, strToU8 } from "fflate";
import { CONDITION_SOURCES, type ConditionSource } from "@/experiments/engine/session/session";
import { fromBase64Url, toBase64Url } from "@/experiments/study/document/base64-url";
import { sha256Hex } from "@/experiments/study/document/canonical";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { visitsOf } from "@/experiments/study/document/visits";
import { dayNumber } from "@/lib/calendar-day";
import { ownValue } from "@/lib/own-value";
import { behindHash, withoutBreaks, withoutEnd } from "./damaged-link";

/** A visit that a participant has done: its session, and the date on which it began on the participant's device. */
export type DoneVisit = { visit: string; session: string; day: string };

/** The facts that the next visit of a participant needs. The personal link contains all of them. */
export type PersonalLink = {
  person: string;
  /** The identifiers in the address of the first visit. */
  ids: Readonly<Record<string, string | null>>;
  condition: string | null;
  conditionSource: ConditionSource | null;
  /** The row of the Williams square at the first visit; null if the order has no rows. */
  row: number | null;
  rehearsal: boolean;
  /** The visits that are done, in their order; at least the first visit. */
  done: readonly DoneVisit[];
};

/** The reason why an address does not lead to a visit. */
export type PersonalLinkFault =
  /** The address names a visit but does not contain a personal link. */
  | "absent"
  /** The link is incomplete, or some of its characters have changed. */
  | "damaged"
  /** The link belongs to another study, or to another version of the study. */
  | "otherStudy"
  /** A later release has made the link. */
  | "later";

/** The name in an address before a personal link. */
const NAME = "visit";
const PREFIX = `${NAME}=`;

const VERSION = 1;
const CHECK_DIGITS = 8;
/** The number of digits of the protocol id in a link. */
const PROTOCOL_DIGITS = 12;
const MOST_CHARACTERS = 8_000;
const LONGEST_PERSON = 254;
const MOST_ROW = 1000;
const SESSION = /^[a-z0-9]{4,32}$/;

/** Returns the part of an address that contains a personal link: `visit=…`. */
export function personalPart(link: PersonalLink, content: ProtocolDocument): string {
  const { person, ids, condition, conditionSource, row, rehearsal, done } = link;
  const text = JSON.stringify([
    VERSION,
    protocolId(content).slice(0, PROTOCOL_DIGITS),
    person,
    ids,
    condition,
    conditionSource,
    row,
    rehearsal ? 1 : 0,
    done.map(({ visit, session, day }) => [visit, session, day]),
  ]);
  return `${PREFIX}${sha256Hex(text).slice(0, CHECK_DIGITS)}.${toBase64Url(strToU8(text))}`;
}

/** Returns the encoded part of a personal link in an address; null if the address does not name a visit. */
function encodedPart(query: URLSearchParams, hash: string): string | null {
  const behind = behindHash(hash).find((part) => part.startsWith(PREFIX));
  const part = behind ?? (query.has(NAME) ? PREFIX + query.get(NAME) : null);
  if (part === null) return null;
  if (part.length > MOST_CHARACTERS) return "";
  return withoutBreaks(withoutEnd(part), PREFIX).slice(PREFIX.length);
}

/**
 * Reads the personal link in an address.
 * @returns null in a study without visits, and if the address does not name a visit
 */
export function readPersonalLink(
  query: URLSearchParams,
  hash: string,
  content: ProtocolDocument,
): { link: PersonalLink } | { fault: PersonalLinkFault } | null {
  if (!content.visits) return null;
  const encoded = encodedPart(query, hash);
  if (encoded === null) return null;
  if (visitsOf(content).some(({ id }) => id === encoded) || encoded === "")
    return encoded === content.visits[0]?.id ? null : { fault: "absent" };
  const [, digits, packed] = /^([0-9a-f]{8})\.([\w-]+)$/.exec(encoded) ?? [];
  const bytes = packed === undefined ? null : fromBase64Url(packed);
  const text = bytes && strFromU8(bytes);
  if (!text || digits === undefined || !sha256Hex(text).startsWith(digits))
    return { fault: "damaged" };
  return linkIn(text, content);
}

/** Returns the link in a text whose check digits are right. Anybody can compute check digits, so every value is checked. */
function linkIn(
  text: string,
  content: ProtocolDocument,
): { link: PersonalLink } | { fault: PersonalLinkFault } {
  const values = parsed(text);
  if (!Array.isArray(values)) return { fault: "damaged" };
  const [version, protocol, person, ids, condition, conditionSource, row, mark, done] = values;
  if (Number.isInteger(version) && version > VERSION) return { fault: "later" };
  if (version !== VERSION) return { fault: "damaged" };
  if (protocol !== protocolId(content).slice(0, PROTOCOL_DIGITS)) return { fault: "otherStudy" };
  const names = content.delivery?.ids ?? [];
  const isOwn =
    isValue(person) &&
    isIds(ids, names) &&
    isConditionOf(condition, conditionSource, content) &&
    (row === null || (Number.isInteger(row) && row >= 0 && row <= MOST_ROW)) &&
    (mark === 0 || mark === 1) &&
    areDone(done, content);
  if (!isOwn) return { fault: "damaged" };
  return {
    link: {
      person,
      ids: Object.fromEntries(names.map((name) => [name, ownValue(ids, name) ?? null])),
      condition,
      conditionSource,
      row,
      rehearsal: mark === 1,
      done: done.map(([visit, session, day]: [string, string, string]) => ({
        visit,
        session,
        day,
      })),
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isValue = (value: unknown): value is string =>
  typeof value === "string" &&
  value !== "" &&
  value.length <= LONGEST_PERSON &&
  !/[\p{Cc}\p{Cs}]/u.test(value);

const isIds = (
  ids: unknown,
  names: readonly string[],
): ids is Readonly<Record<string, string | null>> =>
  typeof ids === "object" &&
  ids !== null &&
  !Array.isArray(ids) &&
  Object.entries(ids).every(
    ([name, value]) => names.includes(name) && (value === null || isValue(value)),
  );

function isConditionOf(
  condition: unknown,
  source: unknown,
  { conditions }: ProtocolDocument,
): boolean {
  if (!conditions) return condition === null && source === null;
  const sources: readonly unknown[] = CONDITION_SOURCES;
  return conditions.some((name) => name === condition) && sources.includes(source);
}

function isDoneVisit(value: unknown): value is [string, string, string] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [visit, session, day] = value;
  return (
    typeof visit === "string" &&
    typeof session === "string" &&
    SESSION.test(session) &&
    typeof day === "string" &&
    dayNumber(day) !== null
  );
}

/** Returns whether a value lists different visits of a document in their order, beginning with the first visit. */
function areDone(done: unknown, content: ProtocolDocument): boolean {
  if (!Array.isArray(done) || done.length === 0) return false;
  const ids = visitsOf(content).map(({ id }) => id);
  if (!done.every(isDoneVisit)) return false;
  const places = done.map(([visit]) => ids.indexOf(visit));
  const sessions = new Set(done.map(([, session]) => session));
  return (
    places[0] === 0 &&
    places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) &&
    sessions.size === done.length
  );
}
