import type { FindingsWords } from "@/content/findings";
import type { Plan } from "@/experiments/study/document/schema";
import type { Answer } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { bareText, capital, counted, levelOf, percentText, valueText } from "./number-texts";
import type { StudyNames } from "./study-names";

type Words = FindingsWords;
type Show = (value: number, more?: number) => string;

/**
 * How the numbers of an answer are displayed: with their unit, in a series of numbers without it, and as a distance from
 * the reference. The distance of a proportion has another unit, percentage points.
 */
export function answerFormat(
  answer: Pick<Answer, "question" | "measure">,
  names: StudyNames,
  words: Words,
  locale: Locale,
): { show: Show; bare: Show; apart: Show } {
  const points: Show = (value, more = 0) => {
    const n = formatNumber(value * 100, locale, more);
    return counted(words.answer.points, Math.round(value * 100), locale, { n });
  };
  if (answer.question === "correlation") {
    const show: Show = (value) => shareText(value, locale);
    return { show, bare: show, apart: show };
  }
  if (answer.question === "proportion") {
    const show: Show = (value, more = 0) => percentText(value, locale, more);
    return { show, bare: show, apart: points };
  }
  if (answer.question === "proportions")
    return {
      show: points,
      bare: (value, more = 0) => formatNumber(value * 100, locale, more),
      apart: points,
    };
  const measure = names.measure(answer.measure);
  const show: Show = (value, more = 0) => valueText(value, measure, locale, more);
  return {
    show,
    bare: (value, more = 0) => bareText(value, measure, locale, more),
    apart: show,
  };
}

/**
 * The names of the two sides in a sentence: their conditions or, if both sides consist of all people, their measures.
 * If a side is missing, the name of the measure replaces it.
 */
export function sideNames(answer: Pick<Answer, "sides" | "measure">, names: StudyNames) {
  const [first, second] = answer.sides;
  const isByCondition = first?.condition !== second?.condition;
  const nameOf = (side: typeof first, say: (id: string | null) => string) =>
    side && isByCondition
      ? say(side.condition)
      : names.measure((side ?? { measure: answer.measure }).measure).label;
  return {
    a: nameOf(first, names.inSentence),
    b: nameOf(second, names.inSentence),
    labels: answer.sides.map((side) => nameOf(side, names.condition)),
  };
}

const isDifference = (question: Answer["question"]) =>
  question === "groups" || question === "change" || question === "proportions";

/** Returns the question of the plan, with the smallest effect that matters. */
export function questionText(
  answer: Answer,
  plan: Pick<Plan, "sides"> | undefined,
  names: StudyNames,
  words: Words,
  locale: Locale,
): string {
  const { show, apart } = answerFormat(answer, names, words, locale);
  const own = words.answer;
  const { a, b } = sideNames(answer, names);
  // A retest correlates a measure with itself between two visits.
  const isRetest = answer.other?.name === answer.measure.name;
  const at = (name: string, visit: string) => (isRetest ? `${name} (${visit})` : name);
  const measure = capital(at(names.measure(answer.measure).label, a), locale);
  const other = answer.other ? at(names.measure(answer.other).label, b) : "";
  const subject = other ? interpolate(own.subjects, { measure, other }) : measure;
  const quantity = interpolate(own.quantities[answer.question], { a, b });
  const reference = answer.reference === 0 ? own.zero : show(answer.reference);
  const margin = answer.margin === null ? null : apart(answer.margin);
  if (answer.goal === "width") return interpolate(own.width, { subject, quantity });
  if (answer.goal === "equivalence" && margin !== null) {
    const text = answer.question === "change" ? own.equivalenceChange : own.equivalence;
    return interpolate(answer.reference === 0 ? text : own.equivalenceFrom, {
      subject,
      quantity,
      reference,
      margin,
    });
  }
  const text = interpolate(own.questions[answer.question], { measure, other, a, b, reference });
  return [
    text,
    plan?.sides === "one" && own.oneSided,
    margin !== null && interpolate(own.margin, { margin }),
  ]
    .filter(Boolean)
    .join(" ");
}

function findingText(answer: Answer, names: StudyNames, words: Words, locale: Locale): string {
  const own = words.answer.findings;
  const { show } = answerFormat(answer, names, words, locale);
  const { value } = answer.estimate;
  if (isDifference(answer.question)) {
    const { b } = sideNames(answer, names);
    return interpolate(value < 0 ? own.less : own.more, { size: show(Math.abs(value)), b });
  }
  const text =
    answer.question === "correlation"
      ? own.correlation
      : answer.question === "proportion"
        ? own.proportion
        : own.effect;
  return interpolate(text, { size: show(value) });
}

/** Returns the decision in words: the largest text of the page. */
export function decisionText(
  answer: Answer,
  names: StudyNames,
  words: Words,
  locale: Locale,
): string {
  const own = words.answer.decisions;
  const { show, apart } = answerFormat(answer, names, words, locale);
  const finding = findingText(answer, names, words, locale);
  const reference = answer.reference === 0 ? words.answer.zero : show(answer.reference);
  if (answer.decision === "equivalent") return interpolate(own.equivalent, { finding });
  if (answer.decision === "estimated") return interpolate(own.estimated, { finding });
  if (answer.decision !== "undecided")
    return capital(interpolate(own.ruledOut, { finding, reference }), locale);
  if (answer.goal === "equivalence" && answer.margin !== null)
    return interpolate(answer.reference === 0 ? own.undecidedMargin : own.undecidedMarginFrom, {
      finding,
      reference,
      margin: apart(answer.margin),
    });
  const { low, high } = answer.estimate;
  const isExcluded =
    low !== null && high !== null && (low > answer.reference || high < answer.reference);
  if (isExcluded) return interpolate(own.otherDirection, { finding });
  return interpolate(own.undecided, { finding, reference });
}

/** Returns what the interval contains: the reference, and effects that would matter. */
export function intervalText(
  answer: Answer,
  names: StudyNames,
  words: Words,
  locale: Locale,
): string {
  const own = words.answer.interval;
  const { show, apart } = answerFormat(answer, names, words, locale);
  const { low, high } = answer.estimate;
  if (low === null || high === null) return own.none;
  const level = levelOf(answer.estimate, words, locale);
  const reaches = interpolate(own.reaches, { level, low: show(low), high: show(high) });
  const isInside = low <= answer.reference && answer.reference <= high;
  const reference = answer.reference === 0 ? words.answer.zero : show(answer.reference);
  const first = interpolate(isInside ? own.includes : own.excludes, { reference });
  if (answer.margin === null) return `${reaches} ${interpolate(own.stop, { first })}`;
  // The margin is a distance from the reference.
  const [from, to] = [low - answer.reference, high - answer.reference];
  const text =
    -answer.margin < from && to < answer.margin
      ? own.andWithin
      : from >= answer.margin || to <= -answer.margin
        ? own.andAllBeyond
        : own.andBeyond;
  return `${reaches} ${interpolate(text, { first, margin: apart(answer.margin) })}`;
}

/**
 * Returns the numbers of the answer for a report, one on each line: the estimate, the method, the standardised effect.
 */
export function answerNumbers(
  answer: Answer,
  names: StudyNames,
  words: Words,
  locale: Locale,
): string[] {
  const own = words.answer;
  const { show, bare } = answerFormat(answer, names, words, locale);
  const { a, b } = sideNames(answer, names);
  const number = (
    name: string,
    { value, low, high, level }: Answer["estimate"],
    say: Show,
    ends: Show,
  ) =>
    low === null || high === null
      ? interpolate(own.numberAlone, { name, value: say(value, 1) })
      : interpolate(own.number, {
          name,
          value: say(value, 1),
          low: ends(low, 1),
          high: ends(high, 1),
          level: levelOf({ level }, words, locale),
        });
  const name = isDifference(answer.question)
    ? interpolate(own.minus, { a, b })
    : answer.question === "correlation"
      ? "r"
      : answer.question === "proportion"
        ? own.share
        : own.mean;
  const method = own.methods[answer.method];
  const plain: Show = (value) => formatNumber(value, locale, 2);
  const [first, second] = answer.sides;
  return [
    number(name, answer.estimate, show, bare),
    answer.df === null
      ? method
      : interpolate(own.df, {
          method,
          df: formatNumber(answer.df, locale, Number.isInteger(answer.df) ? 0 : 1),
        }),
    ...(answer.standardised
      ? [number(own[answer.standardised.kind], answer.standardised.estimate, plain, plain)]
      : []),
    ...(first && second && answer.question !== "change" && answer.question !== "correlation"
      ? [
          interpolate(own.ns, {
            first: formatNumber(first.n, locale),
            second: formatNumber(second.n, locale),
          }),
        ]
      : first
        ? [interpolate(own.n, { n: formatNumber(first.n, locale) })]
        : []),
  ];
}
