"use client";

import { useState } from "react";
import { useSurveyWords } from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./add-survey.module.css";

/** The largest number of rules that are displayed at first. */
const MOST_SHOWN = 50;

type PlacedRule = {
  sheet?: string | undefined;
  line?: number | undefined;
  column?: string | undefined;
  value?: string | undefined;
  text: string;
};

/** A list of rules, each with the sheet, the line and the column of the file to which it refers. */
export function PlacedRules({ rules }: { rules: readonly PlacedRule[] }) {
  const { import: words } = useSurveyWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rules : rules.slice(0, MOST_SHOWN);
  const placeOf = ({ sheet, line, column }: PlacedRule) =>
    [
      sheet !== undefined && interpolate(words.sheet, { sheet }),
      line !== undefined && interpolate(words.line, { line }),
      column !== undefined && interpolate(words.column, { column }),
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <>
      <ul role="list" className={styles.rules}>
        {shown.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules can have the same place
          <li key={at}>
            {placeOf(rule) && <b>{placeOf(rule)}</b>} {rule.text}
            {rule.value !== undefined && rule.value !== "" && (
              <>
                {" "}
                <code>{rule.value}</code>
              </>
            )}
          </li>
        ))}
      </ul>
      {shown.length < rules.length && (
        <ActionButton look="quiet" onClick={() => setWhole(true)}>
          {interpolate(words.more, { n: rules.length - shown.length })}
        </ActionButton>
      )}
    </>
  );
}
