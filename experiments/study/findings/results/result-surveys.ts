import type { SurveyFinding } from "@/experiments/study/findings/findings";
import { type NamedNumber, under } from "./named-numbers";

/** Returns the numbers of the items of a survey. */
export const resultsOfSurvey = ({ step, items }: SurveyFinding): NamedNumber[] =>
  items.flatMap(({ column, shown, answered, frequencies, moments }) =>
    under(`surveys.${step}.${column}`, [
      ["shown", shown],
      ["answered", answered],
      ...frequencies.map(({ value, n }): NamedNumber => [`frequency.${value}`, n]),
      ...(moments
        ? Object.entries(moments).map(([name, value]): NamedNumber => [`numbers.${name}`, value])
        : []),
    ]),
  );
