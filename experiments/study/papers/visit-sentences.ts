import { visitsOf, visitsWith } from "@/experiments/study/document/visits";
import { dayRangeText } from "@/lib/i18n/day-range";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import { type Study, tasksIn, waysOf } from "./study";
import { listed } from "./writing";

/** Returns the place of a visit in a study, from 1. */
const placeOf = ({ document }: Study, id: string): number =>
  visitsOf(document).findIndex((visit) => visit.id === id) + 1;

/** Returns the duration of each visit, in the condition in which it takes longest. */
function visitLengths(study: Study): string[] {
  const { document, words, locale } = study;
  return visitsOf(document).map(({ id }) => {
    const seconds = waysOf(study).map((condition) =>
      tasksIn(study, condition)
        .filter(({ step }) => visitsWith(step, document).includes(id))
        .reduce((sum, { model }) => sum + model.facts.seconds, 0),
    );
    return fullLengthText(Math.max(...seconds), words.study.length, locale);
  });
}

/** Returns the sentences about the number of visits, the days between them, and the personal link; empty without visits. */
export function visitSentences(study: Study): string[] {
  const { document, words, sheet, locale } = study;
  const visits = visitsOf(document);
  if (visits.length === 0) return [];
  const own = words.study.visits;
  const lengths = visitLengths(study);
  return [
    interpolate(own.number, { n: visits.length, lengths: listed(lengths, locale) }),
    ...visits.flatMap(({ id, after, days: between }) =>
      after === undefined || !between
        ? []
        : [
            interpolate(own.follows, {
              n: placeOf(study, id),
              after: placeOf(study, after),
              days: dayRangeText(between, sheet.visits.days),
            }),
          ],
    ),
    own.link,
  ];
}

/** Returns what participants read about the visits before the start; empty without visits. */
export function visitLines(study: Study): string[] {
  const { document, words, sheet } = study;
  const visits = visitsOf(document);
  const lengths = visitLengths(study);
  if (visits.length === 0) return [];
  const { follows, days: dayWords, linkLater } = sheet.visits;
  return [
    interpolate(words.consent.visits, { n: visits.length, length: lengths[0] ?? "" }),
    ...visits.flatMap(({ after, days }, index) =>
      after === undefined || !days
        ? []
        : [
            interpolate(follows, {
              n: index + 1,
              length: lengths[index] ?? "",
              days: dayRangeText(days, dayWords),
              after: placeOf(study, after),
            }),
          ],
    ),
    linkLater,
  ];
}

/** Returns the visits that have a step, as their numbers; empty if all visits have it, and in a study without visits. */
export function stepVisits(study: Study, step: Study["document"]["steps"][number]): string {
  return listed(
    (step.at ?? []).map((visit) => String(placeOf(study, visit))),
    study.locale,
  );
}
