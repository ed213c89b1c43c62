import { type EarlyEvent, localMoment, newSessionId } from "@/experiments/engine/session/session";
import { assignedCondition, stepSeed } from "@/experiments/study/document/assignment";
import { areSessions } from "@/experiments/study/document/compared-sides";
import type { Place } from "@/experiments/study/document/place";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import { drawnRow, orderedSteps, orderRows } from "@/experiments/study/document/step-order";
import { contentAt, firstVisit } from "@/experiments/study/document/visits";
import { PARTICIPATION_FORMAT, type Participation, type Person } from "./participation";

/**
 * Returns the text that identifies a person: the person in the personal link, the value of the document's first
 * identifier, or otherwise a default.
 * @param otherwise the session id; in a study with visits, a random number (`newPersonNumber`)
 */
export const personName = (
  { ids, personal }: Pick<Person, "ids" | "personal">,
  otherwise: string,
): string => personal?.person ?? Object.values(ids)[0] ?? otherwise;

/** Returns whether a study has a condition. A receiver or a list may state any text. */
const isConditionOf = (
  { conditions = [] }: Pick<ProtocolDocument, "conditions">,
  condition: string | null,
): boolean => condition !== null && conditions.includes(condition);

/**
 * Returns the row of the order that a person was assigned, if the row exists and belongs to the person's condition;
 * otherwise the row that is drawn. Null if the order has no rows.
 * @param content the document with the steps of the visit
 * @param place the condition and row that the person was assigned now, or at the first visit
 */
function rowIn(
  content: ProtocolDocument,
  condition: string | null,
  protocol: string,
  name: string,
  place: Pick<Place, "condition" | "row"> | null,
): number | null {
  const rows = orderRows(content, condition);
  if (rows === null) return null;
  const assigned = place?.condition === condition ? place.row : null;
  return assigned !== null && Number.isInteger(assigned) && assigned >= 0 && assigned < rows
    ? assigned
    : drawnRow(content, condition, protocol, name);
}

/**
 * Returns the condition of a participation and its source. A condition that neither the URL nor a place names is drawn;
 * if the conditions are sessions, it is the first session, because everybody does all sessions.
 */
function assigned(
  content: ProtocolDocument,
  { condition, personal }: Pick<Person, "condition" | "personal">,
  name: string,
  place: Place | null,
): Pick<Participation, "condition" | "conditionSource"> {
  if (personal) return { condition: personal.condition, conditionSource: personal.conditionSource };
  if (condition !== null) return { condition, conditionSource: "address" };
  if (place && isConditionOf(content, place.condition))
    return { condition: place.condition, conditionSource: place.source };
  const [first] = content.conditions ?? [];
  if (!content.conditions || first === undefined) return { condition: null, conditionSource: null };
  if (areSessions(content)) return { condition: first, conditionSource: "first" };
  return {
    condition: assignedCondition(protocolId(content), name, content.conditions),
    conditionSource: "drawn",
  };
}

/** The facts about a participation that the page knows before it begins. */
type Beginning = Pick<Participation, "versions" | "locale" | "site" | "consent" | "sending"> & {
  /** The visit that begins; by default the first visit. */
  visit?: string | null;
};

/**
 * Returns a participation that begins now. Its order is drawn, and so is its condition unless the conditions are
 * sessions. It contains only the hash of the plan.
 * @param noted events from before the start, such as notes about the URL
 * @param place the condition and row that the person was assigned; null if they are drawn
 * @param id the session id
 * @param otherwise the person if neither the URL nor a personal link names one; by default the session id
 */
export function newParticipation(
  document: ProtocolDocument,
  person: Person,
  { visit = firstVisit(document), ...here }: Beginning,
  noted: readonly EarlyEvent[] = [],
  place: Place | null = null,
  id = newSessionId(),
  otherwise = id,
): Participation {
  const content = participantDocument(document);
  const protocol = protocolId(content);
  const name = personName(person, otherwise);
  const { personal } = person;
  const { condition, conditionSource } = assigned(content, person, name, place);
  const ofVisit = contentAt(content, visit);
  const row = rowIn(ofVisit, condition, protocol, name, personal ?? place);
  const now = localMoment();
  const order = orderedSteps(ofVisit, condition, protocol, name, row).map((step) => step.id);
  // A condition may have no step, for example a waiting list in a study of an earlier release.
  const isOver = order.length === 0;
  return {
    format: PARTICIPATION_FORMAT,
    id,
    protocol,
    document: documentId(content),
    content,
    ...here,
    ids: person.ids,
    person: name,
    visit,
    ...(personal && { personal }),
    rehearsal: person.rehearsal ?? false,
    condition,
    conditionSource,
    row,
    order,
    done: 0,
    sittings: 1,
    startedAt: now,
    finishedAt: isOver ? now : null,
    ending: isOver ? "completed" : null,
    runs: {},
    events: [
      { at: now, what: "started", done: 0 },
      ...noted.map((event) => ({ at: now, done: 0, ...event })),
    ],
  };
}

/** Returns the seed of the trials of a step. */
export const seedOfStep = ({ content, id }: Participation, step: RunStep): number =>
  stepSeed(content.seed ?? id, step.id);
