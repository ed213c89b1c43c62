import { powerText } from "@/experiments/study/plan/plan-text-parts";
import type { PlanInputs, PlanResult } from "@/experiments/study/plan/plan-types";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import type { EditorWords } from "./editor-context.client";
import type { Fact } from "./frame";

/** Returns power and reliability of a solved plan; power is marked where it is not what was asked for. */
export function plannedFacts(
  { result }: { inputs: PlanInputs; result: PlanResult },
  words: EditorWords["plan"],
  locale: Locale,
): Fact[] {
  const { at, power, reliability } = result;
  return [
    ...(at?.power == null
      ? []
      : [
          {
            value: powerText(at.power, locale),
            name: words.powerFact,
            isShort: at.power < power,
          },
        ]),
    ...(reliability
      ? [
          {
            value: shareText(reliability.value, locale),
            name:
              reliability.kind === "sameSession" ? words.reliabilityDay : words.reliabilityLater,
          },
        ]
      : []),
  ];
}
