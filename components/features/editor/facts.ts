import type { BenchWords } from "@/content/bench";
import { costOf, recruited } from "@/experiments/study/plan/cost";
import { powerText } from "@/experiments/study/plan/plan-text-parts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { chosenShareText, shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { planOf } from "./document/people-cost";
import type { SolvedPlan } from "./plan/use-plan.client";
import type { EditorWords } from "./shared/editor-context.client";
import type { Fact } from "./shared/frame";

/** The figures of a study in their order on the page. A figure that the study does not have is null. */
export type StudyFacts = Record<"steps" | "minutes" | "people" | "pay", Fact> &
  Record<"power" | "reliability", Fact | null>;

/** Returns the figures of a study. A figure that is below its target also has the text `short`. */
export function studyFacts({
  document,
  minutes,
  plan,
  words,
  bench,
  locale,
}: {
  document: JsonObject;
  minutes: number;
  plan: SolvedPlan | null;
  words: EditorWords["facts"];
  bench: BenchWords["facts"];
  locale: Locale;
}): StudyFacts {
  const inputs = planOf(document);
  const people = recruited(inputs);
  const cost = costOf(inputs, minutes);
  const steps = stepsOf(document).length;
  const unknown = { value: words.unknown, spoken: words.notKnown };
  return {
    steps: { value: String(steps), name: steps === 1 ? words.step : words.steps },
    minutes: {
      ...(steps === 0 ? unknown : { value: interpolate(words.minutes, { n: minutes }) }),
      name: bench.each,
    },
    people: {
      ...(people === null ? unknown : { value: formatNumber(people, locale) }),
      name: words.people,
    },
    pay: {
      ...(cost ? { value: formatMoney(cost.pay, inputs.currency, locale) } : unknown),
      name: bench.pay,
    },
    ...plannedFacts(plan, bench, locale),
  };
}

/**
 * Returns the power and the reliability of a computed plan. Power below the plan's target also has the text `short`.
 */
function plannedFacts(
  plan: SolvedPlan | null,
  bench: BenchWords["facts"],
  locale: Locale,
): Pick<StudyFacts, "power" | "reliability"> {
  if (!plan) return { power: null, reliability: null };
  const { at, power, reliability } = plan.result;
  return {
    power:
      at?.power == null
        ? null
        : {
            value: powerText(at.power, locale),
            name: interpolate(bench.power, { aim: chosenShareText(power, locale) }),
            short: at.power < power ? bench.short : undefined,
          },
    reliability: reliability && {
      value: shareText(reliability.value, locale),
      name: reliability.kind === "sameSession" ? bench.reliability : bench.retest,
    },
  };
}
