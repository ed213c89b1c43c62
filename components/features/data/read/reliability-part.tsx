import type { FindingsWords } from "@/content/findings";
import type { MeasureFinding } from "@/experiments/study/findings/findings";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./exploratory-section.module.css";
import { IntervalList, type IntervalRow, rangeOf } from "./interval-list";
import { capital, estimateText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

/** The reliability of each measure in these data, and its published retest reliability. */
export function ReliabilityPart({
  measures,
  names,
  words,
  locale,
}: {
  measures: readonly MeasureFinding[];
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.exploratory.reliability;
  const share = (value: number) => shareText(value, locale);
  const known = measures.flatMap(({ measure, reliability }) =>
    reliability ? [{ named: names.measure(measure), measure, reliability }] : [],
  );
  if (known.length === 0) return null;
  const rows = known.flatMap(({ named, measure, reliability }): IntervalRow[] => {
    const { retest } = named.norm ?? {};
    const { estimate, omega } = reliability;
    return [
      {
        id: measure.name,
        label: interpolate(own.here, { measure: capital(named.label, locale) }),
        estimate,
        text: [
          estimateText(estimate, words, share),
          omega !== null && interpolate(own.omega, { value: share(omega) }),
        ]
          .filter(Boolean)
          .join(", "),
        n: "",
        look: "usual",
      },
      ...(retest
        ? [
            {
              id: `${measure.name} published`,
              label: interpolate(own.published, { measure: capital(named.label, locale) }),
              estimate: retest,
              text: estimateText(retest, words, share),
              n: "",
              look: "other" as const,
            },
          ]
        : []),
    ];
  });
  const kinds = new Set(known.map(({ reliability }) => reliability.kind));
  const lacksInterval = known.some(({ reliability }) => reliability.interval === null);
  return (
    <div className={styles.wide}>
      <h3>
        {own.title} <span>{own.aside}</span>
      </h3>
      <IntervalList rows={rows} range={rangeOf(rows, [0, 1])} label={own.title} locale={locale} />
      <p className={styles.caption}>
        <SimulatedMark />
        {[
          ...(["errors", "halves", "alpha"] as const)
            .filter((kind) => kinds.has(kind))
            .map((kind) => own[kind]),
          ...(lacksInterval ? [own.noInterval] : []),
        ].join(" ")}
      </p>
    </div>
  );
}
