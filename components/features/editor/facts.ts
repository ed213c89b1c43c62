import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import type { Locale } from "@/lib/routes";
import { stepsOf } from "./edit-document";
import type { EditorWords } from "./editor-context.client";
import type { Fact } from "./frame";
import type { JsonObject } from "./json";
import { costOf, planOf, recruited } from "./people-cost";

/** Returns the figures of a study in a line: what is not enough is marked. */
export function studyFacts({
  document,
  minutes,
  host,
  words,
  locale,
  planned = [],
}: {
  document: JsonObject;
  minutes: number;
  /** Who gets the data; null where nobody does. */
  host: string | null;
  words: EditorWords["facts"];
  locale: Locale;
  /** Power and reliability, as the planner has them. */
  planned?: readonly Fact[];
}): Fact[] {
  const plan = planOf(document);
  const people = recruited(plan);
  const cost = costOf(plan, minutes);
  const steps = stepsOf(document).length;
  return [
    { value: String(steps), name: steps === 1 ? words.step : words.steps, isShort: steps === 0 },
    {
      value: steps === 0 ? words.unknown : interpolate(words.minutes, { n: minutes }),
      name: words.perPerson,
    },
    {
      value: people === null ? words.unknown : formatNumber(people, locale),
      name: words.people,
    },
    {
      value: cost ? formatMoney(cost.pay, plan.currency, locale) : words.unknown,
      name: words.pay,
    },
    ...planned,
    host
      ? { value: host, name: words.collects }
      : { value: words.nothing, name: words.collected, isShort: true },
  ];
}
