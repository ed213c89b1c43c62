import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import type { KnownApps } from "./fault";
import { plannedMinutes } from "./planned-minutes";
import { documentId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";
import { isDoneIn, isRunStep } from "./step-kind";
import { orderRows } from "./step-order";
import { contentAtFirst, firstVisit } from "./visits";

/** The lease is this many times the planned duration, because some participants take a break. */
const TIMES_PLANNED = 3;
const LEAST_LEASE_MINUTES = 30;

/**
 * Returns the time after its last sign of life for which a session still counts as active, in minutes.
 * @param content the document with the steps of the first visit
 */
export const leaseMinutes = (content: ProtocolDocument, apps: KnownApps): number =>
  Math.max(LEAST_LEASE_MINUTES, TIMES_PLANNED * plannedMinutes(content, apps));

/**
 * Returns the entry of a study in the file of running studies. It has neither a quota nor a pause, which do not belong
 * to the document.
 * @param document a checked document with all defaults
 */
export function runningStudy(document: ProtocolDocument, apps: KnownApps): RunningStudy {
  const { title = "", conditions = [null], information } = document;
  // People take their places at the first visit.
  const first = contentAtFirst(document);
  const visit = firstVisit(document);
  const until = information?.withdrawUntil;
  return {
    documents: [documentId(document)],
    title: titleOf(title),
    conditions: conditions.map((name) => ({
      name,
      steps: first.steps
        .filter((step) => isRunStep(step) && isDoneIn(step, name))
        .map(({ id }) => id),
      rows: orderRows(first, name),
    })),
    leaseMinutes: leaseMinutes(first, apps),
    ...(visit !== null && { firstVisit: visit }),
    ...(until !== undefined && { withdrawUntil: until }),
  };
}

function titleOf(title: NonNullable<ProtocolDocument["title"]>): RunningStudy["title"] {
  if (typeof title === "string") return title;
  const { en, fr } = title;
  return { ...(en && { en }), ...(fr && { fr }) };
}

/** Returns the text of the file of running studies. */
export const studiesText = (studies: RunningStudies["studies"]): string =>
  `${JSON.stringify({ format: 1, studies } satisfies RunningStudies, null, 2)}\n`;
