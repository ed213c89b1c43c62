import type { FindingsWords } from "@/content/findings";
import type { Answer, CorrelationFinding } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AnswerFigure } from "./answer-figure";
import { answerFormat, decisionText, intervalText, sideNames } from "./answer-texts";
import { CorrelationPlot } from "./correlation-plot";
import { MOST_DOTS } from "./dot-rows";
import { IntervalList, type IntervalRow, rangeOf } from "./interval-list";
import { isShare } from "./is-share";
import { estimateText, levelOf } from "./number-texts";
import type { NamedMeasure, StudyNames } from "./study-names";

type Parts = { names: StudyNames; words: FindingsWords; locale: Locale };

/** Returns the caption of the figure for each kind of question. */
export function captionOf(answer: Answer, words: FindingsWords, locale: Locale): string {
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

/** The figure of an answer: dots with means, shares, or a scatter plot, each with the estimate and its interval. */
export function AnswerPicture({
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
        answer.other.name !== answer.measure.name &&
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
