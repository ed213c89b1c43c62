import type { Exit } from "@/experiments/study/document/schema";
import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { idKey } from "@/experiments/study/reading/prolific-submission";
import { ownValue } from "@/lib/own-value";

/**
 * The form of an id that is used. An unfilled placeholder such as `{{%SESSION_ID%}}` does not have this form, and
 * neither does a text with a line break, which would add a line to a copied list.
 */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The form of Prolific's ids. An identifier with another name is used only if it has this form. */
const PROLIFIC_ID = /^[0-9a-f]{24}$/i;

const idIn = (text: string | null | undefined, form = ID): string | null => {
  const id = text?.trim() ?? "";
  return form.test(id) ? id : null;
};

/** The exits through which people leave who should not do the whole study. */
const EARLY_EXITS: readonly (string | null)[] = [
  "declined",
  "screenedOut",
  "failedCheck",
] satisfies Exit[];

/** A participation with the ids that Prolific added to its URL; null for an absent id. */
export type IdentifiedSession = PaidSession & {
  /** Whether the person left through an exit other than the exit of the complete study. */
  isEarlyExit: boolean;
  submission: string | null;
  participant: string | null;
};

/**
 * Returns a participation with its ids: the submission in `SESSION_ID`, the participant in `PROLIFIC_PID`, otherwise in
 * the identifier of the person. A participation that a rule ended at its last step did not complete the study.
 */
const identified = (session: PaidSession): IdentifiedSession => ({
  ...session,
  isComplete: session.isComplete && !EARLY_EXITS.includes(session.exit),
  isEarlyExit:
    EARLY_EXITS.includes(session.exit) || (session.exit === "unsent" && !session.isComplete),
  submission: idIn(ownValue(session.ids, "SESSION_ID")),
  participant: idIn(ownValue(session.ids, "PROLIFIC_PID")) ?? idIn(session.person, PROLIFIC_ID),
});

const startOf = ({ startedAt }: PaidSession): number => {
  const time = Date.parse(startedAt ?? "");
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/**
 * Returns participations with their ids. The personal link to a later visit contains the identifiers of the first visit,
 * also its submission, whereas each visit can be a study of its own on Prolific. The submission of a person therefore
 * belongs to the earliest visit that has it; the submission of another visit follows from the participant.
 */
export function withIds(sessions: readonly PaidSession[]): IdentifiedSession[] {
  const visits = new Map<string, string | null>();
  const keyOf = ({ submission, person }: IdentifiedSession) =>
    `${idKey(submission ?? "")} ${person}`;
  const found = sessions.map(identified);
  const inOrder = found.toSorted((a, b) => compare(startOf(a), startOf(b)) || compare(a.id, b.id));
  for (const session of inOrder)
    if (!visits.has(keyOf(session))) visits.set(keyOf(session), session.visit);
  return found.map((session) =>
    visits.get(keyOf(session)) === session.visit ? session : { ...session, submission: null },
  );
}

export const isSameId = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && idKey(one) === idKey(other);

/** Compares numbers, or texts by code units, so that the order is the same in every language. */
export const compare = <Value extends string | number>(one: Value, other: Value) =>
  Number(one > other) - Number(one < other);

/**
 * Orders participations with the same id: first participations with complete data, then participations with an end,
 * then all others, each by their own id. The order of files therefore has no effect.
 */
export const byUse = (one: PaidSession, other: PaidSession): number =>
  Number(other.isComplete) - Number(one.isComplete) ||
  Number(other.exit !== null) - Number(one.exit !== null) ||
  compare(one.id, other.id);

/** Returns the values of a list by the key of their id. Values without an id are left out. */
export function grouped<Value>(
  values: readonly Value[],
  idOf: (value: Value) => string | null,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const id = idOf(value);
    if (id === null || id === "") continue;
    const group = groups.get(idKey(id));
    if (group) group.push(value);
    else groups.set(idKey(id), [value]);
  }
  return groups;
}
