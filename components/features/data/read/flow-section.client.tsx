"use client";

import { memo, useId, useMemo } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Findings } from "@/experiments/study/findings/findings";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { joinParts } from "@/lib/i18n/join-parts";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { FlowFigure } from "./flow-figure";
import { countedSteps, flowLayout, groupsOf, lettersOf } from "./flow-layout";
import { CountedLists } from "./flow-lists.client";
import styles from "./flow-section.module.css";
import { flowHeading, flowNotes } from "./flow-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

type Parts = {
  findings: ShownFindings;
  client: Pick<DataWorker, "rows">;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
};

/**
 * The numbers of people who took part, who were set aside (with the reasons), and who are analysed. Each number opens
 * the list of its people.
 */
export const FlowSection = memo(function FlowSection(parts: Parts) {
  const { findings, names, words, locale } = parts;
  const { flow } = findings;
  const own = words.flow;
  const titleId = useId();
  const layout = useMemo(() => flowLayout(flow), [flow]);
  const letters = useMemo(() => lettersOf(flow), [flow]);
  const say = (value: number) => formatNumber(value, locale);
  const partsText = joinParts(
    layout.groups.map(({ condition, began, analysed }) =>
      interpolate(own.part, {
        group: condition === null ? own.everyone : names.condition(condition),
        began: say(began),
        analysed: say(analysed),
      }),
    ),
    locale,
  );
  return (
    <section aria-labelledby={titleId} className={styles.flow}>
      <h2 id={titleId}>{flowHeading(flow, names, words, locale)}</h2>
      {flow.began.total > 0 && (
        <figure className={styles.figure}>
          <FlowFigure
            layout={layout}
            letters={letters}
            labels={{
              began: own.began,
              analysed: own.analysed,
              number: say,
              group: (condition) =>
                condition === null ? own.everyone : names.condition(condition),
              aside: (aside) => own.aside[aside],
              remain: (aside) => ownValue(own.remain, aside) ?? "",
            }}
            description={interpolate(own.description, { parts: partsText })}
          />
          <figcaption className={styles.caption}>
            <SimulatedMark />
            <b>{interpolate(own.figure, { n: 1 })}</b>{" "}
            {[
              layout.areLines ? own.lines : own.bands,
              ...flowNotes(findings, names, words, locale),
            ].join(" ")}
          </figcaption>
        </figure>
      )}
      <CountedLists {...parts} />
      <FlowTable flow={flow} names={names} words={words} locale={locale} />
    </section>
  );
});

function FlowTable({
  flow,
  names,
  words,
  locale,
}: { flow: Findings["flow"] } & Pick<Parts, "names" | "words" | "locale">) {
  const own = words.flow;
  const rows = [
    { name: own.began, ...flow.began },
    ...countedSteps(flow).map(({ aside, total, byCondition }) => ({
      name: own.aside[aside],
      total: -total,
      byCondition: byCondition.map((count) => -count),
    })),
    { name: own.analysed, ...flow.analysed },
  ];
  const groups = groupsOf(flow);
  const hasGroups = groups.length > 1;
  return (
    <Disclosure title={own.table}>
      <WideContent label={own.tableCaption}>
        <table className={styles.table}>
          <caption>
            <SimulatedMark />
            {own.tableCaption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{own.step}</th>
              {hasGroups &&
                groups.map(({ condition }) => (
                  <th scope="col" key={condition ?? ""}>
                    {names.condition(condition)}
                  </th>
                ))}
              <th scope="col">{own.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, total, byCondition }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {hasGroups &&
                  groups.map(({ condition, countOf }) => (
                    <td key={condition ?? ""}>
                      {formatNumber(countOf({ total, byCondition }) + 0, locale)}
                    </td>
                  ))}
                <td>{formatNumber(total, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
    </Disclosure>
  );
}
