import type { FindingsWords } from "@/content/findings";
import type { Findings, Flow } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { joinParts } from "@/lib/i18n/join-parts";
import type { Locale } from "@/lib/routes";
import { counted, levelOf, listText, percentText } from "./number-texts";
import type { StudyNames } from "./study-names";

/** Returns the sentence about how many people took part and how many are analysed, by condition. */
export function flowHeading(
  flow: Flow,
  names: StudyNames,
  words: FindingsWords,
  locale: Locale,
): string {
  const own = words.flow;
  const groups = flow.conditions.flatMap((condition, index) =>
    condition === null
      ? []
      : interpolate(own.inGroup, {
          n: formatNumber(flow.analysed.byCondition[index] ?? 0, locale),
          group: names.inSentence(condition),
        }),
  );
  const list = groups.length < 2 ? "" : `, ${listText(groups, words)}`;
  const ofEach = flow.people ? own.headingEach : own.heading;
  const heading = flow.knowsPersons ? ofEach : own.headingSessions;
  return counted(flow.visits.length > 0 ? own.headingVisits : heading, flow.began.total, locale, {
    people: formatNumber(flow.people?.began ?? flow.began.total, locale),
    analysed: formatNumber(flow.analysed.total, locale),
    groups: list,
  });
}

/** Returns the notes about the flow: attrition, people who came before, and the assignment. */
export function flowNotes(
  { flow, attrition }: Pick<Findings, "flow" | "attrition">,
  names: StudyNames,
  words: FindingsWords,
  locale: Locale,
): string[] {
  const own = words.flow;
  const points = (share: number) => formatNumber(share * 100, locale);
  const sources = flow.sources.filter(({ sessions }) => sessions > 0);
  const hasConditions = flow.conditions.some((condition) => condition !== null);
  return [
    ...(flow.visits.length > 0
      ? [
          interpolate(own.visits, {
            parts: joinParts(
              flow.visits.map(({ visit, began, analysed }) =>
                interpolate(own.part, {
                  group: visit,
                  began: formatNumber(began, locale),
                  analysed: formatNumber(analysed, locale),
                }),
              ),
              locale,
            ),
          }),
        ]
      : []),
    ...(attrition && attrition.difference.low !== null && attrition.difference.high !== null
      ? [
          interpolate(own.attrition, {
            first: percentText(attrition.shares[0], locale),
            a: names.inSentence(attrition.first),
            second: percentText(attrition.shares[1], locale),
            b: names.inSentence(attrition.second),
            difference: points(attrition.difference.value),
            low: points(attrition.difference.low),
            high: points(attrition.difference.high),
            level: levelOf(attrition.difference, words, locale),
          }),
        ]
      : []),
    ...(flow.knowsPersons ? [] : [own.unknownPersons]),
    ...(flow.seenBefore > 0 ? [counted(own.seenBefore, flow.seenBefore, locale)] : []),
    ...(hasConditions && sources.length > 0
      ? [
          interpolate(own.assigned, {
            parts: sources
              .map(({ source, sessions }) =>
                interpolate(own.sources[source ?? "unknown"], {
                  n: formatNumber(sessions, locale),
                }),
              )
              .join(", "),
          }),
        ]
      : []),
    ...(hasConditions && sources.some(({ source }) => source === "address") ? [own.notRandom] : []),
  ];
}
