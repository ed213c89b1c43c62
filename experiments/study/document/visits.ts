import type { ProtocolDocument, Step, Visit } from "./schema";

type WithVisits = Pick<ProtocolDocument, "visits">;

/** Returns the visits of a study in their order; the list is empty if the study has one visit. */
export const visitsOf = ({ visits }: WithVisits): readonly Visit[] => visits ?? [];

/** Returns the id of the first visit of a study; null if the study does not have visits. */
export const firstVisit = ({ visits }: WithVisits): string | null => visits?.[0]?.id ?? null;

/** Returns the ids of the visits of a study. A study without visits has one visit, whose id is null. */
export const visitIds = ({ visits }: WithVisits): (string | null)[] =>
  visits?.map(({ id }) => id) ?? [null];

/** Returns whether participants do a step at a visit. @param visit null in a study without visits */
export const isAt = ({ at }: Pick<Step, "at">, visit: string | null): boolean =>
  visit === null || !at || at.includes(visit);

/**
 * Returns a document with the steps of one visit only. The result is the document itself in a study without visits.
 * @param visit null in a study without visits
 */
export function contentAt<Content extends Pick<ProtocolDocument, "steps">>(
  content: Content,
  visit: string | null,
): Content {
  if (visit === null) return content;
  return { ...content, steps: content.steps.filter((step) => isAt(step, visit)) };
}

/**
 * Returns a document with the steps of the first visit only, at which people receive their condition and their order. The
 * result is the document itself in a study without visits.
 */
export const contentAtFirst = <Content extends Pick<ProtocolDocument, "steps" | "visits">>(
  content: Content,
): Content => contentAt(content, firstVisit(content));

/** Returns the visits that include a step. */
export const visitsWith = (step: Pick<Step, "at">, { visits }: WithVisits): string[] =>
  (visits ?? []).flatMap(({ id }) => (isAt(step, id) ? [id] : []));
