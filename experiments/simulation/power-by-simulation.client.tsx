"use client";

import { useId, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { formatMeasure } from "../engine/measure-format";
import { loadPlannerData } from "../plan/load-planner-data.client";
import type { AppStep } from "../protocol/schema";
import { STUDIES } from "./limits";
import { NumberField } from "./number-field.client";
import { type PlannedPower, unseenFlags } from "./planned-power";
import type { PowerDesign, PowerResult } from "./power-by-simulation";
import { publishedReliability } from "./published-reliability";
import styles from "./simulated-people.module.css";
import { formatReliability } from "./simulation-result";
import type { simulationWords } from "./simulation-words";
import type { StepTexts } from "./step-texts";
import { useSimulation } from "./use-simulation.client";
import { WorkBar } from "./work-bar.client";

type Kind = PowerDesign["kind"];
const KINDS: readonly Kind[] = ["mean", "groups", "correlation"];

/** Where a plan says nothing. */
const PEOPLE = 60;
const OTHER_RELIABILITY = 0.8;
const CORRELATION = 0.3;

const isShare = (value: number) => value > 0 && value <= 1;

/** How often studies of simulated participants find an effect, beside what the formula says, with the reasons of a gap. */
export function PowerBySimulation({
  step,
  mean,
  texts: { measure, norm },
  planned,
  seed,
  words,
  locale,
}: {
  step: AppStep;
  /** The true mean of the people. */
  mean: number;
  texts: StepTexts;
  /** What the plan of the study says of it. */
  planned: PlannedPower;
  seed: number;
  words: Localized<typeof simulationWords>;
  locale: Locale;
}) {
  const questionId = useId();
  const { loss, sides, exclude } = planned;
  const [kind, setKind] = useState<Kind>(planned.kind);
  const [people, setPeople] = useState(planned.people ?? PEOPLE);
  const [effects, setEffects] = useState<Partial<Record<Kind, number>>>(
    planned.effect === undefined ? {} : { [kind]: planned.effect },
  );
  const [reliability, setReliability] = useState(planned.otherReliability ?? OTHER_RELIABILITY);
  const [alpha, setAlpha] = useState(planned.alpha);
  const [found, setFound] = useState<Found | null>(null);
  const { work, start, stop } = useSimulation();

  const isDifference = measure.span.low < 0;
  // No published effect: those are too large on average.
  const unit = Math.round(((norm?.sd ?? 1) / 3) * 10) / 10;
  const usual: Record<Kind, number> = {
    mean: unit,
    groups: unit,
    correlation: CORRELATION,
  };
  const effect = effects[kind] ?? usual[kind];
  // A difference between conditions is compared with none, another score with the published mean.
  const reference = isDifference
    ? 0
    : (planned.reference ?? Math.round((norm?.mean ?? mean) * 10) / 10);

  const design = (): PowerDesign => {
    const shared = { people, loss, effect, test: { alpha, sides } };
    if (kind === "mean") return { kind, reference, ...shared };
    return kind === "groups"
      ? { kind, ...shared }
      : { kind, otherReliability: reliability, ...shared };
  };
  const run = async () => {
    setFound(null);
    const published = kind === "correlation" ? await reliabilityOf(step) : (norm?.sd ?? null);
    const answer = await start<"power">({
      kind: "power",
      step,
      design: design(),
      published,
      exclude,
      seed,
      mean: kind === "mean" ? reference + effect : mean,
    });
    if (answer) setFound({ result: answer.result, people, kind, published });
  };
  const { power, controls } = words;
  const wrong = (example: number) =>
    interpolate(controls.wrongNumber, {
      example: formatNumber(example, locale, example < 1 ? 2 : 0),
    });
  const effectLabel =
    kind === "correlation" || !measure.unit ? power.effect : `${power.effect}, ${measure.unit}`;
  return (
    <section className={found ? styles.people : `${styles.people} ${styles.unanswered}`}>
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
          locale={locale}
          onChange={setPeople}
        />
        <NumberField
          label={effectLabel}
          value={effect}
          isValid={(value) => value !== 0 && (kind !== "correlation" || Math.abs(value) < 1)}
          wrong={wrong(usual[kind])}
          locale={locale}
          onChange={(value) => setEffects({ ...effects, [kind]: value })}
        />
        {kind === "correlation" && (
          <NumberField
            label={power.otherReliability}
            value={reliability}
            isValid={isShare}
            wrong={wrong(OTHER_RELIABILITY)}
            locale={locale}
            onChange={setReliability}
          />
        )}
        <NumberField
          label={sides === 1 ? power.alphaOneSided : power.alpha}
          value={alpha}
          isValid={(value) => value >= 0.0001 && value <= 0.2}
          wrong={wrong(planned.alpha)}
          locale={locale}
          onChange={setAlpha}
        />
      </div>
      <div className={styles.buttons}>
        <ActionButton onClick={() => void run()}>
          {interpolate(power.run, { studies: formatNumber(STUDIES, locale) })}
        </ActionButton>
      </div>
      <WorkBar work={work} words={words} locale={locale} onStop={stop} />
      {found && (
        <PowerText
          found={found}
          measure={measure}
          planned={planned}
          words={power}
          locale={locale}
        />
      )}
    </section>
  );
}

/** The published reliability of a step; null also where it does not arrive. */
async function reliabilityOf(step: AppStep): Promise<number | null> {
  try {
    const data = await loadPlannerData([step.app]);
    return publishedReliability(step, data[step.app] ?? {});
  } catch {
    return null;
  }
}

/** A result, with what it was asked for. */
type Found = {
  result: PowerResult;
  people: number;
  kind: Kind;
  /** SD or, of a correlation, reliability. */
  published: number | null;
};

function PowerText({
  found: {
    result: { power, low, high, studies, analysed, formula, own, gap },
    people,
    kind,
    published,
  },
  measure,
  planned,
  words,
  locale,
}: {
  found: Found;
  measure: StepTexts["measure"];
  planned: PlannedPower;
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
  const whole = (number: number) => formatNumber(Math.round(number), locale);
  const figure =
    published === null
      ? ""
      : kind === "correlation"
        ? formatReliability(published, locale)
        : formatMeasure(published, { ...measure, decimals: 1 }, locale);
  const flags = unseenFlags(planned).map((flag) => words.flags[flag as keyof typeof words.flags]);
  return (
    <div className={styles.result}>
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
          : `${interpolate(kind === "correlation" ? words.formulaReliability : words.formula, { figure, formula: percent(formula) })} ${verdict}`}
      </p>
      <p>
        {Math.round(analysed * people) === people
          ? words.analysedAll
          : interpolate(planned.exclude.length > 0 ? words.analysedByRules : words.analysed, {
              analysed: whole(analysed * people),
            })}{" "}
        {planned.loss > 0 &&
          `${interpolate(words.planned, { planned: whole((1 - planned.loss) * people) })} `}
        {flags.length > 0
          ? interpolate(words.rulesNotInIt, { flags: flags.join(", ") })
          : words.notInIt}
      </p>
    </div>
  );
}
