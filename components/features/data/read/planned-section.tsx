import type { FindingsWords } from "@/content/findings";
import type { Plan } from "@/experiments/study/document/schema";
import type {
  Answer,
  Estimate,
  Findings,
  PlannedAndFound,
} from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { answerFormat } from "./answer-texts";
import { levelOf, listText, percentText } from "./number-texts";
import styles from "./planned-section.module.css";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

/** The power with which studies are planned if a plan does not state another. */
const USUAL_POWER = 0.8;

type Cell = { text: string; note?: string } | null;
type Row = { id: string; name: string; planned: Cell; found: Cell };

type Parts = {
  planned: PlannedAndFound;
  answer: Findings["answer"];
  plan: Pick<Plan, "power"> | undefined;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
};

/** The numbers of the plan and of the data, which precede every effect. */
export function PlannedSection(parts: Parts) {
  const { words } = parts;
  const own = words.planned;
  const rows = rowsOf(parts);
  return (
    <section aria-labelledby="planned-and-found">
      <div className={styles.head}>
        <h2 className={styles.title} id="planned-and-found">
          {own.title}
        </h2>
        <SimulatedMark />
      </div>
      {/* The roles are explicit, because a narrow page lays the table out as a grid. */}
      <table className={styles.table} role="table" aria-label={own.caption}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {rows.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {own.planned}
            </th>
            {rows.map(({ id, name, planned }) => (
              <Value key={id} name={name} cell={planned} missing={own.notStated} />
            ))}
          </tr>
          <tr role="row" className={styles.found}>
            <th role="rowheader" scope="row">
              {own.found}
            </th>
            {rows.map(({ id, name, found }) => (
              <Value key={id} name={name} cell={found} missing={own.unknown} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Value({ name, cell, missing }: { name: string; cell: Cell; missing: string }) {
  return (
    <td role="cell" className={cell ? undefined : styles.missing}>
      {/* A narrow page does not display the header of the column. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {cell ? cell.text : missing}
      {cell?.note && <small className={styles.note}>{cell.note}</small>}
    </td>
  );
}

function rowsOf({ planned, answer, plan, names, words, locale }: Parts): Row[] {
  const own = words.planned;
  const say = (value: number) => formatNumber(value, locale);
  const answered: Pick<Answer, "question" | "measure"> | null = "reason" in answer ? null : answer;
  const format = answered && answerFormat(answered, names, words, locale);
  const show = format?.show ?? ((value: number) => formatNumber(value, locale, 1));
  // An SD has the unit of the scores, also in a question about a correlation.
  const scores = answered
    ? answerFormat({ question: "mean", measure: answered.measure }, names, words, locale)
    : { show, bare: show };
  const interval = (
    { low, high, level }: Estimate,
    text: (value: number) => string,
  ): { note?: string } =>
    low === null || high === null
      ? {}
      : {
          note: interpolate(own.interval, {
            low: text(low),
            high: text(high),
            level: levelOf({ level }, words, locale),
          }),
        };
  const groups = (sizes: readonly number[] | null): Cell =>
    sizes && sizes.length > 1 ? { text: listText(sizes.map(say), words) } : null;
  const number = (value: number | null, text: (value: number) => string): Cell =>
    value === null ? null : { text: text(value) };
  const { people, sd, reliability, loss, detectable } = planned;
  const share = (value: number) => shareText(value, locale);
  const percent = (value: number) => percentText(value, locale);
  const hasSd = answered?.question !== "proportion" && answered?.question !== "proportions";
  return [
    {
      id: "people",
      name: own.people,
      planned: number(people.planned, say),
      found: { text: say(people.found) },
    },
    ...(planned.groups.found.length > 1
      ? [
          {
            id: "groups",
            name: own.groups,
            planned: groups(planned.groups.planned),
            found: groups(planned.groups.found),
          },
        ]
      : []),
    ...(hasSd
      ? [
          {
            id: "sd",
            name: answered
              ? interpolate(own.sd, { measure: names.measure(answered.measure).label })
              : own.sdPlain,
            planned: number(sd.planned, (value) => scores.show(value, 1)),
            found: sd.found && {
              text: scores.show(sd.found.value, 1),
              ...interval(sd.found, (value) => scores.bare(value, 1)),
            },
          },
        ]
      : []),
    {
      id: "reliability",
      name: own.reliability,
      planned: number(reliability.planned, share),
      found: reliability.found && {
        text: share(reliability.found.value),
        ...interval(reliability.found, share),
      },
    },
    {
      id: "loss",
      name: own.loss,
      planned: number(loss.planned, percent),
      found: { text: percent(loss.found.value), ...interval(loss.found, percent) },
    },
    {
      id: "detectable",
      name: own.detectable,
      planned: number(detectable.planned, (value) => show(value)),
      found:
        detectable.found === null
          ? null
          : {
              text: show(detectable.found),
              note: interpolate(own.detectableNote, {
                power: share(plan?.power ?? USUAL_POWER),
              }),
            },
    },
  ];
}
