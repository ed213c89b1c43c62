"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { WideContent } from "@/components/ui/wide-content";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { ageText } from "./age-text";
import styles from "./condition-numbers.module.css";
import type { FollowPage } from "./follow-page";
import { PanelSection } from "./panel-section";
import type { ReceiverClient } from "./receiver-client";
import { problemText, ReceiverError } from "./receiver-problem";
import { endedEarly } from "./session-totals";
import { useAge } from "./use-age.client";

type Conditions = NonNullable<CountedStudy["conditions"]>;

/** The numbers of each condition. They are requested once, and only if the researcher decides to end the blinding. */
export function ConditionNumbers({
  page: { words: all, locale, at },
  client,
  protocol,
}: {
  page: FollowPage;
  client: ReceiverClient;
  protocol: string;
}) {
  const words = all.condition;
  const [shown, setShown] = useState<{ conditions: Conditions; at: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const age = useAge(shown?.at ?? null);

  async function show() {
    setProblem(null);
    try {
      const { counted } = await client.summaryByCondition(protocol);
      setShown({ conditions: counted?.conditions ?? [], at: performance.now() });
    } catch (error) {
      if (!(error instanceof ReceiverError)) throw error;
      setProblem(problemText(error.problem, all.problem, at));
    }
  }

  return (
    <PanelSection title={words.title} controls={!shown}>
      <p>{words.text}</p>
      <p>
        <ActionButton onClick={() => (shown ? setShown(null) : void show())}>
          {shown ? words.hide : words.show}
        </ActionButton>
      </p>
      <div role="status" className={styles.state}>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      {/* The age changes every second, so screen readers must not read each change. */}
      {shown && (
        <p className={styles.note}>
          {interpolate(words.asked, { age: ageText(age ?? 0, all.age, locale) })}
        </p>
      )}
      {shown && (
        <WideContent label={words.title}>
          <ConditionTable conditions={shown.conditions} words={all} locale={locale} />
        </WideContent>
      )}
    </PanelSection>
  );
}

function ConditionTable({
  conditions,
  words: { condition: words, counts },
  locale,
}: {
  conditions: Conditions;
} & Pick<FollowPage, "words" | "locale">) {
  const number = (value: number) => formatNumber(value, locale);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[
            words.column,
            counts.started,
            counts.finished,
            counts.active,
            words.early,
            words.places,
          ].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conditions.map((each) => (
          <tr key={each.condition ?? ""}>
            <th scope="row">{each.condition ?? words.none}</th>
            <td>{number(each.started)}</td>
            <td>{number(each.finished)}</td>
            <td>{number(each.active)}</td>
            <td>{number(endedEarly(each))}</td>
            <td>
              {number(each.places.begun + each.places.finished)}
              {each.quota !== null && ` / ${number(each.quota)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
