import { powerText } from "@/experiments/study/plan/plan-text-parts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { costOf, planOf, recruited } from "./document/people-cost";
import type { SolvedPlan } from "./plan/use-plan.client";
import type { EditorWords } from "./shared/editor-context.client";
import type { Fact } from "./shared/frame";

/** The figures of a study, in the order of the page; null if the study does not have the figure. */
export type StudyFacts = Record<"steps" | "minutes" | "people" | "pay" | "data", Fact> &
  Record<"power" | "reliability", Fact | null>;

/** Returns the figures of a study; a figure below its target is marked. */
export function studyFacts({
  document,
  minutes,
  host,
  plan,
  words,
  locale,
}: {
  document: JsonObject;
  minutes: number;
  /** The host that receives the data; null if they are not sent. */
  host: string | null;
  plan: SolvedPlan | null;
  words: EditorWords;
  locale: Locale;
}): StudyFacts {
  const own = words.facts;
  const inputs = planOf(document);
  const people = recruited(inputs);
  const cost = costOf(inputs, minutes);
  const steps = stepsOf(document).length;
  return {
    steps: {
      value: String(steps),
      name: steps === 1 ? own.step : own.steps,
      isShort: steps === 0,
    },
    minutes: {
      value: steps === 0 ? own.unknown : interpolate(own.minutes, { n: minutes }),
      name: own.perPerson,
    },
    people: {
      value: people === null ? own.unknown : formatNumber(people, locale),
      name: own.people,
    },
    pay: {
      value: cost ? formatMoney(cost.pay, inputs.currency, locale) : own.unknown,
      name: own.pay,
    },
    ...plannedFacts(plan, words.plan, locale),
    data: host
      ? { value: host, name: own.collects }
      : { value: own.nothing, name: own.collected, isShort: true },
  };
}

/** Returns the power and the reliability of a solved plan; power below the plan's target is marked. */
function plannedFacts(
  plan: SolvedPlan | null,
  words: EditorWords["plan"],
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
            name: words.powerFact,
            isShort: at.power < power,
          },
    reliability: reliability && {
      value: shareText(reliability.value, locale),
      name: reliability.kind === "sameSession" ? words.reliabilityDay : words.reliabilityLater,
    },
  };
}

/** Returns the available figures for the bar at the bottom of the window. */
export const briefFacts = (
  { minutes, pay, power }: StudyFacts,
  { unknown }: EditorWords["facts"],
): string =>
  [minutes.value, pay.value, power && `${power.name} ${power.value}`]
    .filter((text) => text && text !== unknown)
    .join(" · ");
