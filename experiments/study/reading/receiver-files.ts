import { isObject, isWord } from "./record/values";

/**
 * Returns whether a JSON value is a file of a receiver that does not contain data: the places of participants (a list
 * of places, removals and withdrawals), the settings of running studies, or the day of a withdrawal.
 */
export function isReceiverValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPlaceEntry);
  if (!isObject(value)) return false;
  if (typeof value.day === "string" && Object.keys(value).length === 1) return true;
  return value.format === 1 && isObject(value.studies) && Object.values(value.studies).every(isRun);
}

function isPlaceEntry(value: unknown): boolean {
  if (!isObject(value)) return false;
  if ("withdrawn" in value) return isWord(value.withdrawn) && Object.keys(value).length === 1;
  const place = isObject(value.removed) ? value.removed : value;
  const isPlace = isObject(value.removed) || Array.isArray(value.sessions);
  return isPlace && isWord(place.protocol) && isWord(place.person);
}

const isRun = (study: unknown) => isObject(study) && Array.isArray(study.conditions);

/** Matches the first line of a file of tokens or of settings, such as `READ_TOKEN=…`. Such a file may be secret. */
const SETTING = /^(?:export )?[A-Z][A-Z0-9_]+=/;

/** Returns whether a text with this first cell consists of settings of a program, and therefore is not a table. */
export const isSettings = (header: readonly string[]): boolean => SETTING.test(header[0] ?? "");

/** Matches the drafts of a receiver. A draft that remains was left behind by a crash, and its record was sent again. */
const DRAFT = /(?:^|\/)drafts\/[a-z0-9]+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isDraft = (path: string): boolean => DRAFT.test(path);
