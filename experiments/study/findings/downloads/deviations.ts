import { textIn } from "@/experiments/study/document/author-text";
import type { Plan } from "@/experiments/study/document/schema";
import type { Answer, Findings, Flow } from "@/experiments/study/findings/findings";
import type { Bilingual } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import {
  ASIDE_WORDS,
  DEVIATION_WORDS,
  PLAN_FIELDS,
  REASON_HEADINGS,
  RULE_WORDS,
} from "./deviations-words";
import { ruleName } from "./session-columns";

type Rule = NonNullable<Plan["exclude"]>[number];
type Values = Readonly<Record<string, string | number>>;

/** Returns a text in a language with its values. */
const say = (words: Bilingual, locale: Locale, values: Values = {}): string =>
  interpolate(typeset(words[locale], locale), { ...values });

/** Returns a rule of a plan as a sentence without a full stop. */
function ruleText(rule: Rule, locale: Locale): string {
  const { step, flag } = rule;
  const place =
    step === undefined ? say(RULE_WORDS.planned, locale) : say(RULE_WORDS.step, locale, { step });
  const number = (value: number) => numberText(value, locale);
  if ("abovePercent" in rule)
    return say(RULE_WORDS.percent, locale, { flag, n: number(rule.abovePercent), place });
  if (rule.flag === "sittings")
    return say(RULE_WORDS.sittings, locale, { n: number(rule.above), place });
  if (rule.flag === "failedChecks")
    return say(RULE_WORDS.failedChecks, locale, { n: number(rule.above), place });
  if (rule.flag === "accuracyBelow")
    return say(RULE_WORDS.accuracy, locale, { n: number(rule.percent), place });
  return say(RULE_WORDS.input, locale, { input: rule.only, place });
}

const valueText = (value: unknown): string =>
  typeof value === "object" ? `\`${JSON.stringify(value)}\`` : `\`${String(value)}\``;

function planLines(plan: Plan, locale: Locale): string[] {
  const own = DEVIATION_WORDS;
  const hypotheses = plan.hypotheses && textIn(plan.hypotheses, locale);
  const field = (name: Bilingual, value: string) =>
    say(own.field, locale, { name: name[locale], value });
  return [
    ...(hypotheses ? [field(own.hypotheses, hypotheses.replace(/\s+/g, " "))] : []),
    ...PLAN_FIELDS.flatMap(([name, words]) =>
      plan[name] === undefined ? [] : [field(words, valueText(plan[name]))],
    ),
    ...(plan.exclude ?? []).map((rule, index) =>
      say(own.rule, locale, { name: ruleName(index), rule: ruleText(rule, locale) }),
    ),
  ];
}

function resultText(value: number | null, locale: Locale): string {
  if (value === null) return DEVIATION_WORDS.noInterval[locale];
  const text = String(Number(value.toPrecision(6)));
  return locale === "fr" ? text.replace(".", ",") : text;
}

/** Returns the measures of an answer: one, or those of its two sides if they differ. */
function measuresText({ sides, measure }: Answer, locale: Locale): string {
  const own = DEVIATION_WORDS;
  const [first = measure.name, second] = new Set(sides.map((side) => side.measure.name));
  return second === undefined
    ? say(own.measure, locale, { measure: first })
    : say(own.twoMeasures, locale, { measure: first, other: second });
}

function testLine({ answer }: Findings, locale: Locale): string {
  const own = DEVIATION_WORDS;
  if ("reason" in answer) return say(own.noAnswer, locale, { reason: answer.reason });
  const { estimate, method, decision } = answer;
  const text = (value: number | null) => resultText(value, locale);
  return say(own.answer, locale, {
    measures: measuresText(answer, locale),
    method,
    decision,
    value: text(estimate.value),
    low: text(estimate.low),
    high: text(estimate.high),
    level: resultText(Number((100 * estimate.level).toPrecision(8)), locale),
  });
}

function stateOfPlan({ study }: Pick<Findings, "study">, locale: Locale): string[] {
  const own = DEVIATION_WORDS;
  const hash = study.document?.planHash ?? null;
  return [
    hash === null ? say(own.noHash, locale) : say(own.hash, locale, { hash }),
    ...study.plans.map((each) =>
      each.hash === null
        ? say(own.withoutHash, locale, { n: each.sessions })
        : say(own.withHash, locale, {
            hash: each.hash,
            n: each.sessions,
            first: each.first,
            last: each.last,
          }),
    ),
  ];
}

function countsLine({ began, analysed, people }: Flow, locale: Locale): string {
  const own = DEVIATION_WORDS;
  const counts = { began: began.total, analysed: analysed.total };
  return people
    ? say(own.countsOfEach, locale, {
        ...counts,
        people: people.began,
        peopleAnalysed: people.analysed,
      })
    : say(own.counts, locale, counts);
}

/**
 * Returns `DEVIATIONS.md` in a language: the plan, the actual procedure, and empty headings for the reasons. The
 * authors complete the file and publish it with their results.
 */
export function deviationsMd(findings: Findings, locale: Locale): string {
  const { study, flow, isSimulated } = findings;
  const own = DEVIATION_WORDS;
  const plan = study.document?.content.plan;
  const lines = [
    `# ${own.title[locale]}`,
    "",
    ...(isSimulated ? [`**${say(own.simulated, locale)}**`, ""] : []),
    ...stateOfPlan(findings, locale),
    "",
    `## ${own.said[locale]}`,
    "",
    ...(plan ? planLines(plan, locale) : [say(own.noPlan, locale)]),
    "",
    `## ${own.done[locale]}`,
    "",
    countsLine(flow, locale),
    ...flow.steps
      .filter(({ total }) => total > 0)
      .map(({ aside, total }) =>
        say(own.aside, locale, { reason: say(ASIDE_WORDS[aside], locale), n: total }),
      ),
    testLine(findings, locale),
    say(own.exploratory, locale),
    "",
    `## ${own.reasons[locale]}`,
    "",
    ...REASON_HEADINGS.flatMap((each) => [`### ${each[locale]}`, "", ""]),
  ];
  return lines.join("\n");
}
