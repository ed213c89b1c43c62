import { isSession } from "@/experiments/engine/session/session";
import { isRecord } from "@/lib/is-record";
import { LOCALES } from "@/lib/routes";
import { PARTICIPATION_FORMAT, type Participation } from "./participation";

/** Participations of these formats can be read and resumed. A participation keeps the format in which it began. */
const FORMATS: readonly unknown[] = [1, PARTICIPATION_FORMAT];

const isSending = (value: unknown) =>
  isRecord(value) &&
  typeof value.host === "string" &&
  isRecord(value.records) &&
  Object.values(value.records).every((digest) => /^[0-9a-f]{64}$/.test(String(digest))) &&
  Array.isArray(value.given);

const isPersonal = (value: unknown) =>
  isRecord(value) &&
  typeof value.person === "string" &&
  isRecord(value.ids) &&
  Array.isArray(value.done) &&
  value.done.every((each) => isRecord(each) && /^[a-z0-9]{4,32}$/.test(String(each.session)));

/** Returns whether all step ids in an order belong to existing steps. */
function isOrderOf(order: unknown, steps: unknown): boolean {
  if (!Array.isArray(order) || !Array.isArray(steps) || !steps.every(isRecord)) return false;
  const ids = new Set(steps.map(({ id }) => id));
  return order.every((id) => typeof id === "string" && ids.has(id));
}

/** Returns whether a stored value is a participation in the format of this release. */
export function isParticipation(value: unknown): value is Participation {
  return (
    isRecord(value) &&
    FORMATS.includes(value.format) &&
    (value.format === 1 || typeof value.person === "string") &&
    typeof value.id === "string" &&
    /^[a-z0-9]{4,32}$/.test(value.id) &&
    typeof value.protocol === "string" &&
    typeof value.document === "string" &&
    isRecord(value.content) &&
    isOrderOf(value.order, value.content.steps) &&
    isRecord(value.versions) &&
    LOCALES.some((locale) => locale === value.locale) &&
    isRecord(value.ids) &&
    Number.isInteger(value.done) &&
    (value.done as number) >= 0 &&
    Number.isInteger(value.sittings) &&
    !Number.isNaN(Date.parse(String(value.startedAt))) &&
    isRecord(value.runs) &&
    Object.values(value.runs).every(isSession) &&
    Array.isArray(value.events) &&
    (value.personal === undefined || isPersonal(value.personal)) &&
    (value.row === undefined || value.row === null || Number.isInteger(value.row)) &&
    (value.sending === undefined || isSending(value.sending))
  );
}
