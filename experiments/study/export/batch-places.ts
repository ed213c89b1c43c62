import { emptyPlaces, fewestTaken } from "@/experiments/study/document/balanced-rule";
import type { Place } from "@/experiments/study/document/place";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { type Participation, recordedSteps } from "@/experiments/study/participation/participation";

/*
 * The places of participants in the batch session of JATOS. The browser of each participant reads the batch session, so
 * it contains numbers only, and no identifiers.
 */

/** What a place is: its session has begun, has finished a step, has finished, or has ended early. */
const STATES = { begun: 0, active: 1, finished: 2, free: 3 } as const;

/**
 * The place of a participant: the index of the condition and of the row, the minute of the last sign of life since 1970
 * by the clock of the participant's device, and the state. While the participant takes the place, it also has a turn: the
 * largest turn of the other places, plus 1. Afterwards the turn is 0.
 */
export type BatchPlace = readonly [
  condition: number,
  row: number,
  minute: number,
  state: number,
  turn: number,
];

/** The time for which a session without a finished step counts, in minutes; the data server has the same limit. */
const START_MINUTES = 10;

const KEY_DIGITS = 8;

type BatchSession = Readonly<Record<string, unknown>>;

/** Returns the name of a place in the batch session. Edits of a document make another study with its own places. */
export const placeName = (protocol: string, number: number): string =>
  `${protocol.slice(0, KEY_DIGITS)}-${number}`;

const isPlace = (value: unknown): value is BatchPlace =>
  Array.isArray(value) && value.length === 5 && value.every(Number.isSafeInteger);

/** Returns the places of a study without the place `own`, with the numbers in their names. */
function* otherPlaces(session: BatchSession, protocol: string, own: number) {
  const prefix = placeName(protocol, 0).slice(0, -1);
  for (const [name, place] of Object.entries(session)) {
    const number = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && number !== own && isPlace(place)) yield { number, place };
  }
}

/**
 * Returns the place with the fewest participants who have finished or are active, and its turn.
 * @param session the batch session, which members of the study can edit in JATOS
 * @param own the number of the participant's own place, which does not count
 * @param lease the time for which a session with a finished step counts, in minutes
 * @param minute the current minute
 */
export function fewestPlace(
  document: ProtocolDocument,
  protocol: string,
  session: BatchSession,
  {
    own,
    lease,
    minute,
    random,
  }: { own: number; lease: number; minute: number; random: () => number },
): { place: Place; stored: BatchPlace } {
  const places = emptyPlaces(document);
  let turn = 1;
  for (const { place } of otherPlaces(session, protocol, own)) {
    const [condition, row, at, state, before] = place;
    turn = Math.max(turn, before + 1);
    const rows = places[condition]?.rows;
    // The clocks of devices differ. A time in the future counts as now.
    const age = Math.max(0, minute - at);
    const counts =
      state === STATES.finished ||
      (state === STATES.active && age < lease) ||
      (state === STATES.begun && age < START_MINUTES);
    if (counts && rows && rows[row] !== undefined) rows[row] += 1;
  }
  const { condition, row } = fewestTaken(places, random);
  const chosen = places[condition];
  return {
    place: {
      condition: chosen?.condition ?? null,
      row: chosen?.hasRows ? row : null,
      source: "balanced",
    },
    stored: [condition, row, minute, STATES.begun, turn],
  };
}

/** The result of the comparison with participants who took a place at the same moment. */
export type Rivals = "none" | "later" | "earlier";

/**
 * Compares a place with the places of the same turn. JATOS can accept two changes that arrive at the same moment, although
 * neither knew the other. Of these places, the one with the smallest number is the first.
 */
export function rivalsOf(
  session: BatchSession,
  protocol: string,
  own: number,
  [, , , , turn]: BatchPlace,
): Rivals {
  const numbers = [...otherPlaces(session, protocol, own)].flatMap(({ number, place }) =>
    place[4] === turn ? number : [],
  );
  if (numbers.length === 0) return "none";
  return Math.min(...numbers) < own ? "earlier" : "later";
}

/**
 * Returns the place of a participation, in the condition that its records state, whatever the source of the condition.
 * @param minute the current minute
 */
export function placeNow(participation: Participation, minute: number): BatchPlace {
  const { content, condition, row, ending, runs } = participation;
  const index = Math.max(0, (content.conditions ?? []).indexOf(condition ?? ""));
  const hasFinished = recordedSteps(participation).some(
    ({ id }) => runs[id]?.status === "finished",
  );
  return [index, row ?? 0, minute, stateOf(ending, hasFinished), 0];
}

function stateOf(ending: Participation["ending"], hasFinished: boolean): number {
  if (ending === null) return hasFinished ? STATES.active : STATES.begun;
  return ending === "completed" ? STATES.finished : STATES.free;
}

/** Returns a place whose participant has withdrawn. */
export const freedPlace = ([condition, row, minute]: BatchPlace): BatchPlace => [
  condition,
  row,
  minute,
  STATES.free,
  0,
];
