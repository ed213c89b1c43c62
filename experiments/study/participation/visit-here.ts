import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { firstVisit } from "@/experiments/study/document/visits";
import type { Participation, Person } from "./participation";
import type { DoneVisit, PersonalLinkFault } from "./personal-link";
import { type VisitNow, visitNow } from "./visit-now";

/** The visit to which an address leads. */
export type VisitHere =
  /** The study does not have visits, or the visit is the first one. */
  { at: "first"; id: string | null } | VisitNow | { at: "fault"; fault: PersonalLinkFault };

/**
 * Returns the visits of a person that are done: the visits in the personal link, and visits that this device has stored.
 * The link was made before these visits.
 */
function doneBy(
  { personal, rehearsal = false }: Person,
  content: ProtocolDocument,
  kept: readonly Participation[],
): DoneVisit[] {
  if (!personal) return [];
  const protocol = protocolId(content);
  const known = new Map(personal.done.map((each) => [each.visit, each]));
  for (const { id, startedAt, visit, ending, ...each } of kept)
    if (
      typeof visit === "string" &&
      ending === "completed" &&
      each.protocol === protocol &&
      each.person === personal.person &&
      (each.rehearsal ?? false) === rehearsal &&
      !known.has(visit)
    )
      known.set(visit, { visit, session: id, day: startedAt.slice(0, 10) });
  return (content.visits ?? []).flatMap(({ id }) => known.get(id) ?? []);
}

/**
 * Returns the visit to which an address leads, and the person with all visits that are done.
 * @param kept the participations that this device has stored
 * @param today the date of the device, such as `2026-11-28`
 */
export function visitHere<Here extends Person & { visitFault?: PersonalLinkFault }>(
  person: Here,
  content: ProtocolDocument,
  kept: readonly Participation[],
  today: string,
): { visit: VisitHere; person: Here } {
  const { personal, visitFault } = person;
  if (visitFault) return { visit: { at: "fault", fault: visitFault }, person };
  if (!personal) return { visit: { at: "first", id: firstVisit(content) }, person };
  const done = doneBy(person, content, kept);
  return {
    visit: visitNow(content, done, today),
    person: { ...person, personal: { ...personal, done } },
  };
}

/** Returns the id of the visit that an address leads to; null in a study without visits, and if no visit can begin. */
export function visitIdOf(visit: VisitHere): string | null {
  if (visit.at === "first") return visit.id;
  return "visit" in visit ? visit.visit.id : null;
}
