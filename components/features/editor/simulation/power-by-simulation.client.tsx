"use client";

import { useId, useState } from "react";
import { AppliedNumberField } from "@/components/features/editor/form/applied-number-field.client";
import { ActionButton } from "@/components/ui/action-button";
import type { SimulationWords } from "@/content/simulation";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import type { AppStep } from "@/experiments/study/document/schema";
import { loadPlannerData } from "@/experiments/study/plan/load-planner-data.client";
import { MOST_SIMULATED, STUDIES } from "@/experiments/study/simulation/limits";
import { type PlannedPower, unseenRules } from "@/experiments/study/simulation/planned-power";
import type { PowerResult } from "@/experiments/study/simulation/power-by-simulation";
import type { PowerDesign } from "@/experiments/study/simulation/power-design";
import { publishedFigures } from "@/experiments/study/simulation/published-figures";
import type { StepTexts } from "@/experiments/study/simulation/step-texts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { isSingular } from "@/lib/i18n/is-singular";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./simulated-people.module.css";
import { useSimulation } from "./use-simulation.client";
import { WorkBar } from "./work-bar.client";

type Kind = PowerDesign["kind"];
const KINDS: readonly Kind[] = ["mean", "groups", "correlation"];

/**
 * The smallest values of the fields. With fewer people, a variance cannot be computed. With a smaller alpha, a
 * simulation would be pointless.
 */
const FEWEST_SIMULATED = 4;
const SMALLEST_ALPHA = 1e-8;

/** The defaults for values that the plan does not contain. */
const PEOPLE = 60;
const OTHER_RELIABILITY = 0.8;
const CORRELATION = 0.3;

const isShare = (value: number) => value > 0 && value <= 1;

type Props = {
  step: AppStep;
  /** The true mean of the population. */
  mean: number;
  texts: StepTexts;
  /** The values that the plan of the study contains. */
  planned: PlannedPower;
  seed: number;
  words: SimulationWords;
  locale: Locale;
};

/**
 * The proportion of simulated studies that find the effect of the plan. The result of the formula is displayed next to
 * it, with the reasons why the two results may differ. If simulated participants cannot answer the question of the
 * plan, a sentence explains the reason instead.
 */
export function PowerBySimulation(props: Props) {
  const { planned, words } = props;
  if (!planned.notSimulated) return <SimulatedPower {...props} />;
  return (
    <section className={styles.people}>
      <h3>{words.power.title}</h3>
      <p>{words.power.notSimulated[planned.notSimulated]}</p>
    </section>
  );
}

function SimulatedPower({
  step,
  mean,
  texts: { measure, norm },
  planned,
  seed,
  words,
  locale,
}: Props) {
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
  // The default is not a published effect, because published effects are too large on average.
  const unit = Math.round(((norm?.sd ?? 1) / 3) * 10) / 10;
  const usual: Record<Kind, number> = {
    mean: unit,
    groups: unit,
    correlation: CORRELATION,
  };
  const effect = effects[kind] ?? usual[kind];
  // A difference between conditions is compared with 0. A score of any other kind is compared with the published mean.
  const reference =
    planned.reference ?? (isDifference ? 0 : Math.round((norm?.mean ?? mean) * 10) / 10);

  const design = (): PowerDesign => {
    const shared = { people, loss, effect, test: { alpha, sides } };
    if (kind === "mean") return { kind, reference, ...shared };
    const { sizeRatio } = planned;
    return kind === "groups"
      ? { kind, ...shared, ...(sizeRatio !== undefined && { sizeRatio }) }
      : { kind, otherReliability: reliability, ...shared };
  };
  const run = async () => {
    setFound(null);
    const published = await publishedFor(step, kind);
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
        <AppliedNumberField
          label={power.people}
          value={people}
          isValid={(value) =>
            Number.isInteger(value) && value >= FEWEST_SIMULATED && value <= MOST_SIMULATED
          }
          wrong={interpolate(power.wrongPeople, {
            fewest: FEWEST_SIMULATED,
            most: formatNumber(MOST_SIMULATED, locale),
          })}
          locale={locale}
          onChange={setPeople}
        />
        <AppliedNumberField
          label={effectLabel}
          value={effect}
          isValid={(value) => value !== 0 && (kind !== "correlation" || Math.abs(value) < 1)}
          wrong={wrong(usual[kind])}
          locale={locale}
          onChange={(value) => setEffects({ ...effects, [kind]: value })}
        />
        {kind === "correlation" && (
          <AppliedNumberField
            label={power.otherReliability}
            value={reliability}
            isValid={isShare}
            wrong={wrong(OTHER_RELIABILITY)}
            locale={locale}
            onChange={setReliability}
          />
        )}
        <AppliedNumberField
          label={sides === 1 ? power.alphaOneSided : power.alpha}
          value={alpha}
          isValid={(value) => value >= SMALLEST_ALPHA && value <= 0.2}
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
      {found && !found.result && <p>{power.unreachable}</p>}
      {found?.result && (
        <PowerText
          found={{ ...found, result: found.result }}
          measure={measure}
          step={step.id}
          planned={planned}
          words={power}
          locale={locale}
        />
      )}
    </section>
  );
}

/**
 * Returns the published value that the formula uses: the SD of the step's score or, for a correlation, its reliability.
 * Returns null if the value is unknown or fails to load.
 */
async function publishedFor(step: AppStep, kind: Kind): Promise<number | null> {
  try {
    const data = await loadPlannerData([step.app]);
    const { sd, sameSession } = publishedFigures(step, data[step.app] ?? {});
    return (kind === "correlation" ? sameSession : sd)?.value ?? null;
  } catch {
    return null;
  }
}

/** A result, with the inputs from which it was computed. */
type Found = {
  /** The result of the simulation; null if no simulated population has the requested mean. */
  result: PowerResult | null;
  people: number;
  kind: Kind;
  /** The published SD or, for a correlation, the published reliability. */
  published: number | null;
};

function PowerText({
  found: {
    result: { power, low, high, studies, finished, analysed, formula, own, gap },
    people,
    kind,
    published,
  },
  measure,
  step,
  planned,
  words,
  locale,
}: {
  found: Found & { result: PowerResult };
  measure: StepTexts["measure"];
  /** Id of the simulated step. */
  step: string;
  planned: PlannedPower;
  words: SimulationWords["power"];
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
  const dropouts = people - finished;
  const figure =
    published === null
      ? ""
      : kind === "correlation"
        ? shareText(published, locale)
        : formatMeasure(published, { ...measure, decimals: 1 }, locale);
  const flags = unseenRules(planned, step).map(
    (flag) => words.flags[flag as keyof typeof words.flags],
  );
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
          ? own === null
            ? words.noFormulaAtAll
            : interpolate(words.noFormula, { own: percent(own) })
          : `${interpolate(kind === "correlation" ? words.formulaReliability : words.formula, { figure, formula: percent(formula) })} ${verdict}`}
      </p>
      <p>
        {dropouts > 0 &&
          `${interpolate(isSingular(dropouts, locale) ? words.dropout : words.dropouts, { dropouts: whole(dropouts) })} `}
        {Math.round(analysed) === people
          ? words.analysedAll
          : interpolate(planned.exclude.length > 0 ? words.analysedByRules : words.analysed, {
              analysed: whole(analysed),
            })}
        {finished === people &&
          planned.loss > 0 &&
          ` ${interpolate(words.planned, { planned: whole((1 - planned.loss) * people) })}`}
        {finished === people && planned.loss === 0 && ` ${words.notInIt}`}
        {planned.inStudy !== undefined &&
          ` ${interpolate(words.inStudy, { all: whole(planned.inStudy) })}`}
        {flags.length > 0 && ` ${interpolate(words.rulesNotInIt, { flags: flags.join(", ") })}`}
      </p>
    </div>
  );
}
