import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { home } from "@/content/home";
import { protocol } from "@/content/protocol";
import { exampleInputs } from "@/experiments/presentation/example-inputs";
import {
  EXAMPLE_PLAN,
  EXAMPLE_STROOP,
  exampleDocument,
  exampleMinutes,
} from "@/experiments/study/document/example-study";
import { solvePlan, testOf } from "@/experiments/study/plan/solve-plan";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { alphaText, shareText } from "@/lib/i18n/share-text";
import { type Locale, pathOf } from "@/lib/routes";
import { BuilderSlot } from "./builder-slot.client";
import { BuilderView } from "./builder-view";
import type { PeopleRange } from "./people-range";
import { DrawnSlider } from "./people-scale";
import type { PlannedStudy } from "./planned-study";

/**
 * The smallest number of participants on the slider. With fewer participants, the intervals would be wider than the
 * figure.
 */
const LEAST_PEOPLE = 30;

/**
 * The study builder with its example study: a slider for the number of participants, and the results that depend on the
 * slider.
 */
export function BuilderSection({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { name } = localize(protocol, locale).example;
  const { builder } = words;
  const { study, range, fixed } = plannedExample(name, locale);
  const { people } = EXAMPLE_PLAN;
  const mark = interpolate(builder.mark, { ...fixed, power: fixed.target });
  const caption = (
    <Prose inline locale={locale}>
      {interpolate(builder.caption, fixed)}
    </Prose>
  );
  const { axis, missed, detected, figure, participants, power, price, methods } = builder;
  const shared = {
    study,
    fixed,
    caption,
    locale,
    words: { axis, missed, detected, figure, participants, power, price, methods },
  };
  const { moved, setNeed } = builder;
  return (
    <Band title={builder.title} intro={builder.intro} tone="surface" pace="large">
      <BuilderSlot
        {...shared}
        start={people}
        range={range}
        own={{ build: builder.build, moved, mark: builder.mark, setNeed }}
        document={exampleDocument(name)}
      >
        <BuilderView
          {...shared}
          people={people}
          control={
            <DrawnSlider
              people={people}
              label={participants}
              range={range}
              mark={mark}
              needsScripts={builder.needsScripts}
              locale={locale}
            />
          }
          action={
            <ActionLink primary href={pathOf("protocol", locale)}>
              {builder.build}
            </ActionLink>
          }
        />
      </BuilderSlot>
    </Band>
  );
}

/**
 * Returns the result of the planner for the example study.
 * @throws Error if the planner cannot compute a result
 */
function plannedExample(
  title: string,
  locale: Locale,
): { study: PlannedStudy; range: PeopleRange; fixed: Record<string, string> & { target: string } } {
  const inputs = exampleInputs(title);
  const { need, reliability, otherReliability, effect, power: target } = solvePlan(inputs);
  if (!need || !effect || !reliability || !otherReliability)
    throw new Error("The planner has no result for the example study");
  const { payPerHour, currency } = EXAMPLE_PLAN;
  const study: PlannedStudy = {
    effect: effect.stated,
    shown: effect.shown / effect.stated,
    test: testOf(inputs.plan),
    minutes: exampleMinutes(),
    payPerHour,
    currency,
  };
  const count = (value: number) => formatNumber(value, locale);
  return {
    study,
    range: {
      least: LEAST_PEOPLE,
      most: Math.round((need.total * 1.5) / 20) * 20,
      need: need.total,
    },
    fixed: {
      target: shareText(target, locale),
      need: count(need.total),
      low: count(need.low ?? need.total),
      high: count(need.high ?? need.total),
      minutes: count(study.minutes),
      hour: formatMoney(payPerHour, currency, locale),
      trials: count(EXAMPLE_STROOP.trials),
      reliability: shareText(reliability.value, locale),
      other: shareText(otherReliability.value, locale),
      effect: shareText(study.effect, locale),
      alpha: alphaText(study.test.alpha, locale),
    },
  };
}
