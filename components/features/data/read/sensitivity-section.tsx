import type { FindingsWords } from "@/content/findings";
import type { Findings, SensitivityRow } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { answerFormat, sideNames } from "./answer-texts";
import styles from "./exploratory-section.module.css";
import { IntervalList, type IntervalRow, rangeOf } from "./interval-list";
import { estimateText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

const IS_PART: readonly SensitivityRow["id"][] = ["place", "locale", "input"];

function rowName({ id, part }: SensitivityRow, isPlanned: boolean, words: FindingsWords): string {
  const own = words.sensitivity;
  if (id === "asPlanned") return isPlanned ? own.rows.asPlanned : own.asFirst;
  const names: Partial<Record<SensitivityRow["id"], Readonly<Record<string, string>>>> = {
    place: own.places,
    locale: { en: own.languages.english, fr: own.languages.french },
    input: own.inputs,
  };
  const shown = part
    ? (ownValue(names[id] ?? {}, part) ?? part)
    : (ownValue<string>(own.unknownParts, id) ?? "");
  return interpolate(own.rows[id], { part: shown });
}

/** The fixed analyses of the same question, always all of them, as intervals on one axis. */
export function SensitivitySection({
  findings: { sensitivity, answer, asked, study },
  names,
  words,
  locale,
}: {
  findings: Pick<Findings, "sensitivity" | "answer" | "asked" | "study">;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.sensitivity;
  if (sensitivity.length === 0 || !asked) return null;
  const planned = "reason" in answer ? null : answer;
  const question = study.document?.content.plan?.question ?? "mean";
  const { show, bare } = answerFormat(
    planned ?? { question, measure: asked },
    names,
    words,
    locale,
  );
  const what = (() => {
    if (!planned) return names.measure(asked).label;
    if (planned.question === "correlation") return "r";
    if (planned.sides.length < 2) return names.measure(planned.measure).label;
    const { a, b } = sideNames(planned, names);
    return interpolate(words.answer.minus, { a, b });
  })();
  const rows = sensitivity.map(
    (row): IntervalRow => ({
      id: `${row.id} ${row.part}`,
      label: rowName(row, planned !== null, words),
      estimate: row.estimate,
      text: row.estimate
        ? estimateText(
            row.estimate,
            words,
            (value) => show(value, 1),
            (value) => bare(value, 1),
          )
        : own.tooFew,
      n: interpolate(words.answer.n, { n: formatNumber(row.n, locale) }),
      look: row.id === "asPlanned" ? "main" : IS_PART.includes(row.id) ? "part" : "usual",
    }),
  );
  const reference = planned?.reference ?? 0;
  const margin = planned?.margin ?? null;
  return (
    <section aria-labelledby="sensitivity" className={styles.wide}>
      <div className={styles.head}>
        <h2 id="sensitivity">{own.title}</h2>
        <p>{interpolate(own.note, { what })}</p>
      </div>
      <div className={styles.list}>
        <IntervalList
          rows={rows}
          range={rangeOf(rows, [
            reference,
            ...(margin === null ? [] : [reference - margin, reference + margin]),
          ])}
          reference={reference}
          margin={margin}
          label={own.title}
          locale={locale}
        />
      </div>
      <p className={styles.caption}>
        <SimulatedMark />
        {[
          margin !== null && interpolate(own.band, { margin: show(margin) }),
          sensitivity.some(({ id }) => IS_PART.includes(id)) && own.small,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </section>
  );
}
