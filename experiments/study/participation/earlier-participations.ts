import { minorOf } from "@/experiments/engine/contract/app-versions";
import { MOST_AGAIN } from "@/experiments/engine/session/participant";
import type { EarlyEvent } from "@/experiments/engine/session/session";
import type { Participation } from "./participation";

/**
 * The fields that distinguish participations: the study, the visit, the person, whether it is a rehearsal, and the
 * condition if it is known. A URL describes the person by a personal link (`person`), or by identifiers.
 */
type Whose = Pick<
  Participation,
  "protocol" | "ids" | "condition" | "rehearsal" | "visit" | "person"
>;

/** Returns the value of the first identifier; null without an identifier. */
const firstId = ({ ids }: Pick<Whose, "ids">): string | null => Object.values(ids)[0] ?? null;

/**
 * Returns whether a participation belongs to the study and the visit of the URL. A rehearsal and a participation that
 * counts do not belong together, even for the same protocol.
 */
const isOfStudy = ({ protocol, rehearsal = false, visit = null }: Whose, here: Whose): boolean =>
  protocol === here.protocol &&
  rehearsal === (here.rehearsal ?? false) &&
  visit === (here.visit ?? null);

/** Returns whether a participation has the same study and the same identifiers as the URL. */
const hasSameIds = (each: Whose, here: Whose): boolean =>
  isOfStudy(each, here) &&
  (here.person === undefined
    ? JSON.stringify(each.ids) === JSON.stringify(here.ids)
    : each.person === here.person);

/**
 * Returns whether a participation has the same study, identifiers and condition as the URL. A URL without a
 * condition matches any condition. A participation in another condition is a separate session, for example the second
 * session of a retest.
 */
export const isOfSame = (each: Whose, here: Whose): boolean =>
  hasSameIds(each, here) && (here.condition === null || each.condition === here.condition);

/**
 * Returns whether a participation belongs to the same study and the same person, whom a personal link or the first
 * identifier identifies.
 */
export const isOfPerson = (each: Whose, here: Whose): boolean =>
  isOfStudy(each, here) &&
  (here.person === undefined
    ? firstId(here) !== null && firstId(each) === firstId(here)
    : each.person === here.person);

/** The facts about a page that determine whether an earlier participation can be resumed on this page. */
type Here = Whose & Pick<Participation, "locale" | "versions">;

/**
 * Returns the participation that can be resumed on this page. It has the same protocol, language, person and condition,
 * and its apps have the same major and minor versions as this release.
 */
export function unfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find((each) => isLeftOver(each, here) && isOfRelease(each, here));
}

/**
 * Returns a participation that cannot be resumed on this page only because its apps have other versions. If another
 * participation can be resumed, the participant needs no explanation, and the result is undefined.
 */
export function outdatedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  if (unfinishedOf(participations, here)) return undefined;
  return participations.find((each) => isLeftOver(each, here));
}

const isLeftOver = (each: Participation, here: Here) =>
  each.ending === null && each.locale === here.locale && isOfSame(each, here);

/**
 * Returns the newest unfinished participation of the same person, or of a person without an identifier, whose
 * condition, other identifiers or language differ from the URL. Its apps have the versions of this release.
 */
export function otherUnfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find(
    (each) =>
      each.ending === null &&
      isOfRelease(each, here) &&
      (isOfPerson(each, here) || (firstId(here) === null && hasSameIds(each, here))) &&
      !isLeftOver(each, here),
  );
}

/**
 * Returns the newest participation of the same person that has ended. If the URL has a condition, the participation
 * must have this condition.
 */
export function finishedOf(
  participations: readonly Participation[],
  here: Whose,
): Participation | undefined {
  return participations.find(
    (each) =>
      each.ending !== null &&
      isOfPerson(each, here) &&
      (here.condition === null || each.condition === here.condition),
  );
}

/** Returns an event for each earlier participation of the same person on this device. */
export function againEvents(participations: readonly Participation[], here: Whose): EarlyEvent[] {
  return participations
    .filter((each) => isOfPerson(each, here))
    .slice(0, MOST_AGAIN)
    .map(({ id, startedAt, ending, condition }) => ({
      what: "id_again",
      detail: `${Object.keys(here.ids)[0] ?? "person"}: also session ${id} on this device, begun ${startedAt}, ${
        ending ?? "not finished"
      }${condition === null ? "" : `, condition ${condition}`}`,
    }));
}

const isOfRelease = (each: Participation, here: Pick<Participation, "versions">) =>
  Object.entries(here.versions).every(
    ([app, version]) => minorOf(each.versions[app] ?? "") === minorOf(version),
  );
