"use client";

import { memo } from "react";
import type { FindingsWords } from "@/content/findings";
import type { Findings } from "@/experiments/study/findings/findings";
import type { Locale } from "@/lib/routes";
import { CorrelationsPart } from "./correlations-part";
import styles from "./exploratory-section.module.css";
import { ConditionsPart, MeasurePart } from "./measure-part";
import { ReliabilityPart } from "./reliability-part";
import { RetestPart } from "./retest-part";
import type { StudyNames } from "./study-names";

/** All results that the plan does not ask for, displayed less prominently than the answer. */
export const ExploratorySection = memo(function ExploratorySection({
  findings: { measures, correlations, retests },
  ...parts
}: {
  findings: Pick<Findings, "measures" | "correlations" | "retests">;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const { words } = parts;
  const own = words.exploratory;
  if (measures.length === 0) return null;
  const compared = measures.filter(({ byCondition }) => byCondition.length > 1);
  return (
    <section aria-labelledby="exploratory">
      <div className={styles.head}>
        <h2 id="exploratory">{own.title}</h2>
        <p>{own.note}</p>
      </div>
      <div className={styles.parts}>
        {measures.map((finding) => (
          <MeasurePart key={finding.measure.name} finding={finding} {...parts} />
        ))}
        <CorrelationsPart correlations={correlations} {...parts} />
        <ReliabilityPart measures={measures} {...parts} />
        {compared.length > 0 && (
          <div className={styles.wide}>
            <h3>{own.conditions.title}</h3>
            {compared.map((finding) => (
              <ConditionsPart key={finding.measure.name} finding={finding} {...parts} />
            ))}
          </div>
        )}
        {retests.length > 0 && (
          <div className={styles.wide}>
            <h3>{own.retest.title}</h3>
            {retests.map((finding) => (
              <RetestPart
                key={`${finding.measure.name} ${finding.visits.join(" ")}`}
                finding={finding}
                {...parts}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
});
