import { Disclosure } from "@/components/ui/disclosure";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Plan } from "@/experiments/study/document/schema";
import type { Answer, CorrelationFinding, Findings } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AnswerFigure } from "./answer-figure";
import styles from "./answer-section.module.css";
import {
  answerFormat,
  answerNumbers,
  decisionText,
  intervalText,
  questionText,
  sideNames,
} from "./answer-texts";
import { CorrelationPlot } from "./correlation-plot";
import { MOST_DOTS } from "./dot-rows";
import { IntervalList, type IntervalRow, rangeOf } from "./interval-list";
import { estimateText, levelOf, listText } from "./number-texts";
import type { NamedMeasure, StudyNames } from "./study-names";

type Parts = { names: StudyNames; words: FindingsWords; locale: Locale };

/** The answer to the plan's question: the decision in words, one number with its interval, and the figure. */
export function AnswerSection({
  answer,
  plan,
  correlations,
  ...parts
}: {
  answer: Findings["answer"];
  plan: Plan | undefined;
  correlations: readonly CorrelationFinding[];
} & Parts) {
  const { words, locale } = parts;
  const own = words.answer;
  if ("reason" in answer)
    return (
      <section className={styles.answer} data-none="" aria-labelledby="answer">
        <div className={styles.none}>
          <h2 id="answer">{own.noAnswer.title}</h2>
          <p>
            {interpolate(own.noAnswer[answer.reason], {
              n:
                listText(
                  answer.n.map((n) => formatNumber(n, locale)),
                  words,
                ) || "0",
            })}
          </p>
        </div>
      </section>
    );
  return <Answered answer={answer} plan={plan} correlations={correlations} {...parts} />;
}

function Answered({
  answer,
  plan,
  correlations,
  names,
  words,
  locale,
}: {
  answer: Answer;
  plan: Plan | undefined;
  correlations: readonly CorrelationFinding[];
} & Parts) {
  const own = words.answer;
  const parts = [names, words, locale] as const;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <div className={styles.columns}>
        <div className={styles.said}>
          <p className={styles.question}>
            <b>{own.asked}</b> {questionText(answer, plan, ...parts)}
          </p>
          <h2 className={styles.decision} id="answer">
            {decisionText(answer, ...parts)}
          </h2>
          <p className={styles.interval}>{intervalText(answer, ...parts)}</p>
          <ul className={styles.numbers} role="list">
            {answerNumbers(answer, ...parts).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <figure className={styles.figure}>
          <Figure
            answer={answer}
            correlations={correlations}
            names={names}
            words={words}
            locale={locale}
          />
          <figcaption className={styles.caption}>
            <b>{interpolate(words.flow.figure, { n: 2 })}</b> {captionOf(answer, words, locale)}
          </figcaption>
        </figure>
      </div>
      <AnswerTable answer={answer} names={names} words={words} locale={locale} />
    </section>
  );
}

const isShare = ({ question }: Answer) => question === "proportion" || question === "proportions";

function captionOf(answer: Answer, words: FindingsWords, locale: Locale): string {
  const own = words.answer.caption;
  const level = levelOf(answer.estimate, words, locale);
  const margin = answer.margin === null ? [] : [own.margin];
  if (answer.question === "correlation")
    return [interpolate(own.scatter, { level }), ...margin].join(" ");
  if (isShare(answer)) {
    const text = answer.question === "proportion" ? own.share : own.shares;
    return [interpolate(text, { level }), ...margin].join(" ");
  }
  const isMany = answer.sides.some(({ values }) => values.length > MOST_DOTS);
  return [
    isMany ? own.manyDots : own.dots,
    interpolate(answer.sides.length > 1 ? own.difference : own.single, { level }),
    ...margin,
  ].join(" ");
}

const axisName = ({ label, unit }: NamedMeasure) => (unit ? `${label}, ${unit}` : label);

function Figure({
  answer,
  correlations,
  names,
  words,
  locale,
}: { answer: Answer; correlations: readonly CorrelationFinding[] } & Parts) {
  const own = words.answer;
  const { show, bare } = answerFormat(answer, names, words, locale);
  const { a, b, labels } = sideNames(answer, names);
  const measure = names.measure(answer.measure);
  const description = interpolate(own.description, {
    sentence: decisionText(answer, names, words, locale),
    interval: intervalText(answer, names, words, locale),
  });
  const { value, low, high } = answer.estimate;
  if (answer.question === "correlation" || isShare(answer)) {
    const pair = correlations.find(
      ({ first, second }) =>
        answer.other !== null &&
        [first.name, second.name].includes(answer.measure.name) &&
        [first.name, second.name].includes(answer.other.name),
    );
    const text = (number: number) => show(number, 1);
    const end = (number: number) => bare(number, 1);
    const rows: IntervalRow[] = [
      ...(answer.question === "proportions"
        ? answer.sides.map((side, index) => ({
            id: `side ${index}`,
            label: labels[index] ?? "",
            estimate: { value: side.mean, low: null, high: null },
            text: interpolate(own.numberAlone, {
              name: own.share,
              value: answerFormat({ ...answer, question: "proportion" }, names, words, locale).show(
                side.mean,
                1,
              ),
            }),
            n: interpolate(own.n, { n: formatNumber(side.n, locale) }),
            look: "usual" as const,
          }))
        : []),
      {
        id: "estimate",
        label:
          answer.question === "proportions"
            ? interpolate(own.minus, { a, b })
            : answer.question === "correlation"
              ? "r"
              : own.share,
        estimate: { value, low, high },
        text: estimateText(answer.estimate, words, text, end),
        n: "",
        look: "main",
      },
    ];
    return (
      <>
        {pair && (
          <CorrelationPlot
            finding={pair}
            first={names.measure(pair.first)}
            second={names.measure(pair.second)}
            words={words}
            locale={locale}
          />
        )}
        <IntervalList
          rows={rows}
          range={
            answer.question === "correlation"
              ? rangeOf(rows, [-0.5, 0.5, answer.reference])
              : rangeOf(rows, [0, answer.reference])
          }
          reference={answer.reference}
          margin={answer.margin}
          label={own.tableCaption}
          locale={locale}
        />
      </>
    );
  }
  const isPair = answer.sides.length > 1;
  return (
    <AnswerFigure
      answer={answer}
      description={description}
      labels={{
        sides: answer.sides.map((side, index) => ({
          name: labels[index] ?? "",
          n: interpolate(own.n, { n: formatNumber(side.n, locale) }),
          mean: show(side.mean, 1),
        })),
        estimate: {
          name: isPair ? interpolate(own.minus, { a, b }) : own.mean,
          value: show(value, 1),
          low: low === null ? "" : bare(low, 1),
          high: high === null ? "" : bare(high, 1),
        },
        scoreAxis: axisName(measure),
        estimateAxis: isPair
          ? measure.unit
            ? `${own.difference}, ${measure.unit}`
            : own.difference
          : "",
      }}
      locale={locale}
    />
  );
}

function AnswerTable({ answer, names, words, locale }: { answer: Answer } & Parts) {
  const own = words.answer;
  const ex = words.exploratory;
  const { show, bare } = answerFormat(answer, names, words, locale);
  const { a, b, labels } = sideNames(answer, names);
  const isPair = answer.sides.length > 1;
  const sideFormat = isShare(answer)
    ? answerFormat({ ...answer, question: "proportion" }, names, words, locale).show
    : null;
  return (
    <div className={styles.table}>
      <Disclosure title={own.table}>
        <WideContent label={own.tableCaption}>
          <table>
            <caption>{own.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{own.side}</th>
                <th scope="col">{ex.n}</th>
                <th scope="col">{isShare(answer) ? own.share : ex.mean}</th>
                <th scope="col">{ex.sd}</th>
              </tr>
            </thead>
            <tbody>
              {answer.sides.map((side, index) => {
                const measure = names.measure(side.measure);
                const say =
                  sideFormat ??
                  ((value: number, more?: number) =>
                    answerFormat(
                      { question: "mean", measure: side.measure },
                      names,
                      words,
                      locale,
                    ).show(value, more));
                return (
                  <tr key={`${side.condition} ${side.measure.name}`}>
                    <th scope="row">{labels[index] || measure.label}</th>
                    <td>{formatNumber(side.n, locale)}</td>
                    <td>{say(side.mean, 1)}</td>
                    <td>{isShare(answer) ? words.people.none : say(side.sd, 1)}</td>
                  </tr>
                );
              })}
              <tr>
                <th scope="row">
                  {answer.question === "correlation"
                    ? "r"
                    : isPair
                      ? interpolate(own.minus, { a, b })
                      : isShare(answer)
                        ? own.share
                        : own.mean}
                </th>
                <td colSpan={3}>
                  {estimateText(
                    answer.estimate,
                    words,
                    (value) => show(value, 1),
                    (value) => bare(value, 1),
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </WideContent>
      </Disclosure>
    </div>
  );
}
