import { type EarlyEvent, localMoment, newSessionId } from "@/experiments/engine/session/session";
import { assignedCondition, stepSeed } from "@/experiments/study/document/assignment";
import { areSessions } from "@/experiments/study/document/compared-sides";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import { orderedSteps } from "@/experiments/study/document/step-order";
import { PARTICIPATION_FORMAT, type Participation, type Person } from "./participation";

/**
 * Returns the text that identifies a person: the value of the document's first identifier, or otherwise the session id.
 */
const nameOf = ({ ids }: Pick<Person, "ids">, id: string): string => Object.values(ids)[0] ?? id;

/**
 * Returns the condition of a participation and its source. A condition that the URL does not name is drawn; if the
 * conditions are sessions, it is the first session, because everybody does all sessions.
 */
function assigned(
  content: ProtocolDocument,
  { condition }: Pick<Person, "condition">,
  name: string,
): Pick<Participation, "condition" | "conditionSource"> {
  if (condition !== null) return { condition, conditionSource: "address" };
  const [first] = content.conditions ?? [];
  if (!content.conditions || first === undefined) return { condition: null, conditionSource: null };
  if (areSessions(content)) return { condition: first, conditionSource: "first" };
  return {
    condition: assignedCondition(protocolId(content), name, content.conditions),
    conditionSource: "drawn",
  };
}

/**
 * Returns a participation that begins now. Its order is drawn, and so is its condition unless the conditions are
 * sessions. It contains only the hash of the plan.
 * @param noted events from before the start, such as notes about the URL
 */
export function newParticipation(
  document: ProtocolDocument,
  person: Person,
  here: Pick<Participation, "versions" | "locale" | "site" | "consent" | "sending">,
  noted: readonly EarlyEvent[] = [],
): Participation {
  const content = participantDocument(document);
  const id = newSessionId();
  const protocol = protocolId(content);
  const name = nameOf(person, id);
  const { condition, conditionSource } = assigned(content, person, name);
  const now = localMoment();
  return {
    format: PARTICIPATION_FORMAT,
    id,
    protocol,
    document: documentId(content),
    content,
    ...here,
    ids: person.ids,
    person: name,
    visit: null,
    rehearsal: person.rehearsal ?? false,
    condition,
    conditionSource,
    order: orderedSteps(content, condition, protocol, name).map((step) => step.id),
    done: 0,
    sittings: 1,
    startedAt: now,
    finishedAt: null,
    ending: null,
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
