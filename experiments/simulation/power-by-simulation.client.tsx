"use client";

import { useId, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { formatMeasure } from "../engine/measure-format";
import type { AppStep, Plan } from "../protocol/schema";
import { STUDIES } from "./limits";
import { NumberField } from "./number-field.client";
import type { PowerDesign, PowerResult } from "./power-by-simulation";
import styles from "./simulated-people.module.css";
import type { simulationWords } from "./simulation-words";
import type { StepTexts } from "./step-texts";
import { useSimulation } from "./use-simulation.client";
import { WorkBar } from "./work-bar.client";

type Kind = PowerDesign["kind"];
const KINDS: readonly Kind[] = ["mean", "groups", "correlation"];

/** The questions of a plan that can be simulated. */
const KIND_OF: Partial<Record<Plan["question"], Kind>> = {
  effect: "mean",
  mean: "mean",
  groups: "groups",
  correlation: "correlation",
};

/** Where a plan says nothing. */
const ALPHA = 0.05;
const PEOPLE = 60;
const OTHER_RELIABILITY = 0.8;
const CORRELATION = 0.3;

const isShare = (value: number) => value > 0 && value <= 1;

/** How often studies of simulated participants find an effect, beside what the formula says, with the reasons of a gap. */
export function PowerBySimulation({
  step,
  mean,
  texts: { measure, norm },
  plan,
  seed,
  words,
  locale,
}: {
  step: AppStep;
  /** The true mean of the people. */
  mean: number;
  texts: StepTexts;
  plan: Plan | undefined;
  seed: number;
  words: Localized<typeof simulationWords>;
  locale: Locale;
}) {
  const questionId = useId();
  const planned = plan && typeof plan.effect === "number" ? plan.effect : null;
  const [kind, setKind] = useState<Kind>((plan && KIND_OF[plan.question]) ?? "mean");
  const [people, setPeople] = useState(plan?.people ?? PEOPLE);
  const [effects, setEffects] = useState<Partial<Record<Kind, number>>>(
    planned === null ? {} : { [kind]: planned },
  );
  const [reliability, setReliability] = useState(plan?.other?.reliability ?? OTHER_RELIABILITY);
  const [alpha, setAlpha] = useState(plan?.alpha ?? ALPHA);
  const [found, setFound] = useState<{ result: PowerResult; people: number } | null>(null);
  const { work, start, stop } = useSimulation();

  const isDifference = measure.span.low < 0;
  // A difference between conditions is compared with none, and a score with a part of its published spread below it.
  const published = norm?.sd ?? null;
  const unit = Math.round(((published ?? 1) / 3) * 10) / 10;
  const usual: Record<Kind, number> = {
    mean: isDifference ? Math.round(mean) : unit,
    groups: unit,
    correlation: CORRELATION,
  };
  const effect = effects[kind] ?? usual[kind];
  const reference = isDifference
    ? 0
    : (plan?.reference ?? Math.round((norm?.mean ?? mean) * 10) / 10);

  const design = (): PowerDesign => {
    const shared = { people, effect, test: { alpha, sides: 2 as const } };
    if (kind === "mean") return { kind, reference, ...shared };
    return kind === "groups"
      ? { kind, ...shared }
      : { kind, otherReliability: reliability, ...shared };
  };
  const run = async () => {
    setFound(null);
    const answer = await start<"power">({
      kind: "power",
      step,
      design: design(),
      // Reliabilities are not in the norms: the formula for a correlation has those of the people.
      published: kind === "correlation" ? null : published,
      seed,
      mean: kind === "mean" ? reference + effect : mean,
    });
    if (answer) setFound({ result: answer.result, people });
  };
  const { power, controls } = words;
  const wrong = (example: number) =>
    interpolate(controls.wrongNumber, {
      example: formatNumber(example, locale, example < 1 ? 2 : 0),
    });
  const effectLabel =
    kind === "correlation" || !measure.unit ? power.effect : `${power.effect}, ${measure.unit}`;
  return (
    <section className={styles.people}>
      <h3>{power.title}</h3>
      <div className={styles.controls}>
        <label className={styles.field} htmlFor={questionId}>
          {power.asks}
          <select
            id={questionId}
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind)}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {interpolate(power.question[each], {
                  reference: formatMeasure(reference, measure, locale),
                })}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={power.people}
          value={people}
          isValid={(value) => Number.isInteger(value) && value >= 10 && value <= 1000}
          wrong={wrong(PEOPLE)}
          onChange={setPeople}
        />
        <NumberField
          label={effectLabel}
          value={effect}
          isValid={(value) => value !== 0 && (kind !== "correlation" || Math.abs(value) < 1)}
          wrong={wrong(usual[kind])}
          onChange={(value) => setEffects({ ...effects, [kind]: value })}
        />
        {kind === "correlation" && (
          <NumberField
            label={power.otherReliability}
            value={reliability}
            isValid={isShare}
            wrong={wrong(OTHER_RELIABILITY)}
            onChange={setReliability}
          />
        )}
        <NumberField
          label={power.alpha}
          value={alpha}
          isValid={(value) => value >= 0.0001 && value <= 0.2}
          wrong={wrong(ALPHA)}
          onChange={setAlpha}
        />
      </div>
      <div className={styles.buttons}>
        <ActionButton onClick={() => void run()}>
          {interpolate(power.run, { studies: formatNumber(STUDIES, locale) })}
        </ActionButton>
      </div>
      <WorkBar work={work} words={words} locale={locale} onStop={stop} />
      {found && <PowerText {...found} words={power} locale={locale} />}
    </section>
  );
}

function PowerText({
  result: { power, low, high, studies, formula, own, gap },
  people,
  words,
  locale,
}: {
  result: PowerResult;
  people: number;
  words: Localized<typeof simulationWords>["power"];
  locale: Locale;
}) {
  const percent = (share: number) => formatMeasure(100 * share, { decimals: 0, unit: "%" }, locale);
  const reasons = gap.map(({ reason, by }) => {
    const points = `${by > 0 ? "+" : ""}${formatNumber(100 * by, locale)}`;
    return interpolate(words.reasons[reason], { by: interpolate(words.points, { points }) });
  });
  const isWithin = formula !== null && formula >= low && formula <= high;
  const verdict = isWithin
    ? words.within
    : reasons.length > 0
      ? interpolate(words.gap, { reasons: reasons.join(", ") })
      : words.gapUnexplained;
  return (
    <div>
      <p>
        <strong>
          {interpolate(words.result, {
            people: formatNumber(people, locale),
            power: percent(power),
            studies: formatNumber(studies, locale),
            low: percent(low),
            high: percent(high),
          })}
        </strong>
      </p>
      <p>
        {formula === null
          ? interpolate(words.noFormula, { own: percent(own) })
          : `${interpolate(words.formula, { formula: percent(formula) })} ${verdict}`}
      </p>
    </div>
  );
}
