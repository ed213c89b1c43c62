"use client";

import { memo, startTransition, useEffect, useId, useMemo, useRef, useState } from "react";
import { AppliedNumberField } from "@/components/features/editor/form/applied-number-field.client";
import { PARTS } from "@/components/features/editor/shared/panes";
import { simulatedPeople } from "@/components/features/editor/shared/simulated-people";
import { ActionButton } from "@/components/ui/action-button";
import type { BenchWords } from "@/content/bench";
import type { SimulationWords } from "@/content/simulation";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import {
  SimulationConditions,
  SimulationExclusions,
  SimulationPictures,
  simulationHeading,
} from "@/experiments/presentation/simulation-result";
import { hashOf } from "@/experiments/study/document/canonical";
import { conditionLabel } from "@/experiments/study/document/condition-label";
import type { AppStep, ProtocolDocument } from "@/experiments/study/document/schema";
import {
  isAppStep,
  isDeviceStep,
  isRunStep,
  isSurveyStep,
} from "@/experiments/study/document/step-kind";
import type { PlanInputs } from "@/experiments/study/plan/plan-types";
import { FIRST_SEED, MANY } from "@/experiments/study/simulation/limits";
import { type SimulationInput, simulatedSteps } from "@/experiments/study/simulation/participants";
import { plannedPower } from "@/experiments/study/simulation/planned-power";
import type { BatchSummary } from "@/experiments/study/simulation/recovery";
import { stepTexts } from "@/experiments/study/simulation/step-texts";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { PowerBySimulation } from "./power-by-simulation.client";
import styles from "./simulated-people.module.css";
import { useSimulation } from "./use-simulation.client";
import { WorkBar } from "./work-bar.client";

type Words = SimulationWords;

const MOST_SEED = 2 ** 32 - 1;

/** Returns whether at least one step of a study can be simulated. */
export const canSimulate = (document: ProtocolDocument): boolean =>
  simulatedSteps(document).length > 0;

/**
 * The simulated participants of a study. The section displays how well the measure recovers true scores, the scores on
 * the published distribution, a plot of true against measured scores, and the exclusions. It displays these results
 * also separately for each condition. The power and a download of the data follow.
 * @param payloads of the document's apps, keyed by app id; a step is not displayed until its payload has arrived
 */
export const SimulatedPeople = memo(function SimulatedPeople({
  document,
  protocolId,
  documentId,
  payloads,
  plan,
  reliability,
  words,
  bench,
  locale,
}: {
  document: ProtocolDocument;
  protocolId: string;
  documentId: string;
  payloads: ReadonlyMap<string, AppPayload>;
  /** The inputs of the planner; null until its figures have loaded. */
  plan: PlanInputs | null;
  /** The reliability that the plan uses; null if the plan does not use a reliability. */
  reliability: number | null;
  words: Words;
  bench: BenchWords["simulation"];
  locale: Locale;
}) {
  const titleId = useId();
  const steps = useMemo(
    () => simulatedSteps(document).filter(({ step }) => payloads.has(step.app)),
    [document, payloads],
  );
  const others = document.steps
    .filter(isAppStep)
    .filter(({ id, app }) => payloads.has(app) && !steps.some(({ step }) => step.id === id));
  const [shownId, setShownId] = useState<string>();
  const shown = steps.find(({ step }) => step.id === shownId) ?? steps[0];

  return (
    <section className={styles.people} id={PARTS.simulated} tabIndex={-1} aria-labelledby={titleId}>
      {shown ? (
        <SimulatedStudy
          key={`${shown.step.id} ${shown.step.app}`}
          titleId={titleId}
          study={{ document, protocolId, documentId }}
          step={shown.step}
          typical={shown.simulation.typical}
          payload={payloads.get(shown.step.app) as AppPayload}
          plan={plan}
          reliability={plan?.measure.step === shown.step.id ? reliability : null}
          words={words}
          bench={bench}
          locale={locale}
        >
          {steps.length > 1 && (
            <label className={styles.field}>
              {words.controls.step}
              <select value={shown.step.id} onChange={(event) => setShownId(event.target.value)}>
                {steps.map(({ step }) => (
                  <option key={step.id}>{step.id}</option>
                ))}
              </select>
            </label>
          )}
        </SimulatedStudy>
      ) : (
        <>
          <h2 id={titleId}>{words.region}</h2>
          {/* A study of surveys alone has no task that could be simulated. */}
          {!document.steps.some(isAppStep) && document.steps.some(isRunStep) ? null : (
            <p>{words.settings.nothing}</p>
          )}
        </>
      )}
      {shown && others.length > 0 && (
        <p className={styles.note}>
          {interpolate(words.settings.notSimulated, {
            names: others.map(({ app }) => payloads.get(app)?.words.name ?? app).join(", "),
          })}
        </p>
      )}
      {document.steps.some(isSurveyStep) && (
        <p className={shown && styles.note}>{words.settings.surveys}</p>
      )}
      {document.steps.some(isDeviceStep) && (
        <p className={shown && styles.note}>{words.settings.devices}</p>
      )}
      {steps.length > 1 && <p className={styles.note}>{words.settings.apart}</p>}
    </section>
  );
});

function SimulatedStudy({
  titleId,
  study: { document, protocolId, documentId },
  step,
  typical,
  payload,
  plan,
  reliability,
  words,
  bench,
  locale,
  children,
}: {
  titleId: string;
  study: Pick<SimulationInput, "protocolId" | "documentId"> & { document: ProtocolDocument };
  step: AppStep;
  typical: number;
  payload: AppPayload;
  plan: PlanInputs | null;
  reliability: number | null;
  words: Words;
  bench: BenchWords["simulation"];
  locale: Locale;
  children?: React.ReactNode;
}) {
  const texts = useMemo(() => stepTexts(step, payload, locale), [step, payload, locale]);
  const { measure, unseen } = texts;
  const power = useMemo(
    () => plannedPower(document.plan, plan, step, measure.id),
    [document, plan, step, measure],
  );
  const [seed, setSeed] = useState(FIRST_SEED);
  const [mean, setMean] = useState<number | null>(null);
  const [difference, setDifference] = useState(0);
  const [summary, setSummary] = useState<BatchSummary | null>(null);
  // The number of people that the visitor has entered; null while the number in the plan applies.
  const [asked, setAsked] = useState<number | null>(null);
  const planned = simulatedPeople(document.plan?.people ?? null);
  const people = asked ?? planned;
  const { work, start, stop } = useSimulation();
  // The difference is added on the second side of the planned comparison.
  const second = plan?.sides?.[1] ?? document.conditions?.[1];

  const inputOf = (own: { seed: number; people: number }): SimulationInput => {
    const { steps, order, conditions, conditionsAre, assignment, conditionLabels } = document;
    const { language, seed: trials, visits } = document;
    return {
      document: {
        steps,
        order,
        conditions,
        conditionsAre,
        assignment,
        conditionLabels,
        ...(visits && { visits }),
        language,
        ...(trials !== undefined && { seed: trials }),
      },
      protocolId,
      documentId,
      ...(document.plan && { planHash: hashOf(document.plan) }),
      ...own,
      ...(second !== undefined && { differs: second }),
      exclude: power.exclude,
      means: mean === null ? {} : { [step.id]: mean },
      differences: difference === 0 ? {} : { [step.id]: difference },
    };
  };
  // The simulation that starts soon. Each other simulation replaces it, because it has the same true values.
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelDue = () => {
    clearTimeout(due.current);
    due.current = undefined;
  };
  const simulate = async (own: { seed: number; people: number }) => {
    cancelDue();
    setSeed(own.seed);
    const answer = await start<"people">({ kind: "people", input: inputOf(own) });
    // A transition renders the figures in slices, so that the page still responds to typing.
    if (answer) startTransition(() => setSummary(answer.summary));
    return answer !== null;
  };
  const simulateOther = (own: { seed: number; people: number }) => {
    setAsked(own.people === planned ? null : own.people);
    void simulate(own);
  };
  // The first simulation starts automatically. It starts again when the study or the true values change.
  const rules = JSON.stringify(power.exclude);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button starts a simulation with a new seed or number
  useEffect(() => {
    due.current = setTimeout(() => void simulate({ seed, people }), SOON_MS);
    return cancelDue;
  }, [protocolId, rules, mean, difference, planned]);

  const take = async () => {
    // The page then displays the figures of the archive.
    if (due.current !== undefined && !(await simulate({ seed, people }))) return;
    const answer = await start<"archive">({ kind: "archive", input: inputOf({ seed, people }) });
    if (!answer) return;
    download(`simulated-${protocolId.slice(0, 12)}.zip`, answer.zip, FILE_TYPES.zip);
  };
  const own = summary?.steps[step.id];
  // Progress is reported many times per second. Without the memo, each report would redraw a thousand points.
  const pictures = useMemo(
    () =>
      own && (
        <>
          <SimulationPictures summary={own} texts={texts} words={words} locale={locale} />
          <SimulationExclusions
            summary={own}
            exits={summary.exits}
            texts={texts}
            words={words}
            locale={locale}
          />
          <SimulationConditions
            conditions={own.conditions}
            nameOf={(condition) => conditionLabel(document, condition, locale)}
            texts={texts}
            words={words}
            locale={locale}
          />
        </>
      ),
    [own, summary, document, texts, words, locale],
  );
  const say = (value: number) => formatNumber(value, locale);
  const { controls } = words;
  return (
    <>
      <h2 id={titleId}>{own ? simulationHeading(own, words, locale) : words.region}</h2>
      <p>
        <strong>{words.honesty}</strong>
      </p>
      {own?.reliability && reliability !== null && (
        <p className={styles.note}>
          {interpolate(bench.reliability, {
            planned: shareText(reliability, locale),
            n: say(own.reliability.n),
            low: shareText(own.reliability.low, locale),
            high: shareText(own.reliability.high, locale),
          })}
        </p>
      )}
      {people < (document.plan?.people ?? 0) && asked === null && (
        <p className={styles.note}>
          {interpolate(bench.capped, {
            planned: say(document.plan?.people ?? 0),
            n: say(people),
          })}
        </p>
      )}
      {unseen.length > 0 && (
        <p className={styles.unseen}>
          {interpolate(unseen.length === 1 ? words.settings.unseen : words.settings.unseenMany, {
            names: unseen.map((name) => quoted(name, locale)).join(", "),
          })}
        </p>
      )}
      <div className={styles.controls}>
        {children}
        <AppliedNumberField
          label={controls.seed}
          hint={controls.seedHelp}
          value={seed}
          isValid={(value) => Number.isInteger(value) && value >= 0 && value <= MOST_SEED}
          wrong={controls.wrongSeed}
          locale={locale}
          onChange={(value) => void simulate({ seed: value, people })}
        />
        <AppliedNumberField
          label={measure.unit ? `${controls.effect}, ${measure.unit}` : controls.effect}
          hint={interpolate(controls.effectHelp, {
            typical: formatMeasure(
              typical,
              { ...measure, decimals: Math.max(1, measure.decimals) },
              locale,
            ),
          })}
          value={mean ?? Math.round(typical * 10) / 10}
          isValid={Number.isFinite}
          wrong={interpolate(controls.wrongNumber, { example: say(Math.round(typical)) })}
          locale={locale}
          onChange={setMean}
        />
        {second !== undefined && (
          <AppliedNumberField
            label={interpolate(controls.difference, {
              condition: conditionLabel(document, second, locale),
            })}
            value={difference}
            isValid={Number.isFinite}
            wrong={interpolate(controls.wrongNumber, { example: say(0) })}
            locale={locale}
            onChange={setDifference}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <ActionButton
          onClick={() => simulateOther({ seed: (seed + 1) % (MOST_SEED + 1), people: planned })}
        >
          {interpolate(controls.other, { n: say(planned) })}
        </ActionButton>
        <ActionButton onClick={() => simulateOther({ seed, people: MANY })}>
          {interpolate(controls.many, { n: say(MANY) })}
        </ActionButton>
        <ActionButton onClick={() => void take()}>{controls.download}</ActionButton>
      </div>
      <WorkBar work={work} words={words} locale={locale} onStop={stop} />
      {pictures}
      <PowerBySimulation
        key={JSON.stringify(power)}
        step={step}
        mean={mean ?? typical}
        texts={texts}
        planned={power}
        seed={seed}
        words={words}
        locale={locale}
      />
    </>
  );
}

/**
 * The delay before a simulation starts, ms. Without the delay, a simulation would start after each digit of a number
 * that the visitor types.
 */
const SOON_MS = 300;
