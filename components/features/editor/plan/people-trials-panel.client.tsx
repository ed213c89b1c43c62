"use client";

import { memo, type ReactNode, useMemo, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { BenchWords } from "@/content/bench";
import type { PlanWords } from "@/content/planner";
import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import { planCurve } from "@/experiments/study/plan/plan-curve";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import { planRCode } from "@/experiments/study/plan/plan-r-code";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { effectText, peopleText, powerText } from "@/experiments/study/plan/plan-text-parts";
import type {
  CurvePoint,
  PlanCurve,
  PlanInputs,
  PlanResult,
  Series,
  StepLength,
} from "@/experiments/study/plan/plan-types";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { CopyText } from "./copy-text.client";
import { type Move, PeopleTrialsFigure } from "./people-trials-figure.client";
import styles from "./people-trials-panel.module.css";

type PlanPanelWords = PlanWords;

type Props = {
  words: PlanPanelWords;
  /** The texts of the handle and of the button that sets the number of people. */
  bench: BenchWords["plan"];
  locale: Locale;
  /**
   * Receives the number of people in the plan, or the value of the parameter for the number of trials
   * (`measure.length`).
   */
  onChange: (move: Move) => void;
  /** Receives the number of people that the plan needs. */
  onSet: (people: number) => void;
  /** The fields for the research question, displayed below the result. */
  children?: ReactNode;
  /** More fields, displayed below the figure. */
  more?: ReactNode;
  /** The heading while the plan has no result. */
  title: string;
};

/**
 * The panel that displays how many people the plan needs at each number of trials. It contains the result as a heading,
 * the figure with a handle for the protocol, and the sources. It also contains the result as a table, as R code and as
 * a sentence for a preregistration. The fields stay in their place, and keep the focus, when the plan has no result.
 */
export function PeopleTrialsPanel({
  inputs,
  asked = inputs,
  result: solved,
  ...props
}: Props & {
  /** Null if the document has faults, or if published figures are missing. */
  inputs: PlanInputs | null;
  /**
   * The inputs from which the result was computed. The object remains the same until the question changes. A move of
   * the handle therefore renders only the sentence again.
   */
  asked?: PlanInputs | null;
  /** The result of the plan, if it is available. */
  result?: PlanResult;
}) {
  const result = useMemo(() => solved ?? (asked && solvePlan(asked)), [solved, asked]);
  const { words, locale } = props;
  return (
    <div className={styles.panel}>
      <Answer inputs={asked} result={result} {...props} />
      {inputs && result && (
        <Fold summary={words.sentence.open}>
          {() => <CopyText text={planSentence(inputs, locale, result)} words={words.copy} />}
        </Fold>
      )}
    </div>
  );
}

const Answer = memo(function Answer({
  inputs,
  result,
  words,
  bench,
  locale,
  onChange,
  onSet,
  children,
  more,
  title,
}: Props & { inputs: PlanInputs | null; result: PlanResult | null }) {
  const found = useMemo(() => {
    if (!inputs || !result) return null;
    const curve = planCurve(inputs, result);
    const heading = planHeading(inputs, locale, result);
    return { inputs, result, curve, heading, names: namesOf(curve, inputs, words, locale) };
  }, [inputs, result, words, locale]);
  const parts = { words, bench, locale, onChange, onSet };
  return (
    <>
      <h2 className={styles.heading}>{found?.heading ?? title}</h2>
      {children}
      {found && <Figure {...found} {...parts} />}
      {more}
      {found && <Numbers {...found} {...parts} />}
    </>
  );
});

type Found = {
  inputs: PlanInputs;
  result: PlanResult;
  curve: PlanCurve;
  heading: string;
  /** The name of each series. */
  names: Record<Series["id"], string>;
};

/** The figure, the button that sets the number of people, and the notes. */
function Figure({
  inputs,
  result,
  curve,
  heading,
  names,
  words,
  bench,
  locale,
  onChange,
  onSet,
}: Found & Omit<Props, "title">) {
  return (
    <>
      {curve.series.length > 0 && (
        <figure className={styles.frame}>
          <PeopleTrialsFigure
            curve={curve}
            lengths={inputs.measure.length?.lengths ?? NO_LENGTHS}
            names={names}
            here={hereTexts(curve, result, bench, locale)}
            heading={heading}
            words={words.figure}
            locale={locale}
            onMove={onChange}
          />
          <figcaption className={styles.caption}>
            {words.figure.caption}{" "}
            {curve.here && <span className={styles.moveHelp}>{words.figure.moveHelp}</span>}
          </figcaption>
        </figure>
      )}
      <SetPeople result={result} words={bench} locale={locale} onSet={onSet} />
      <ul className={styles.notes}>
        {planNotes(inputs, locale, result).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** The numbers of the figure as a table, and the R code that computes them. */
function Numbers({ inputs, curve, names, words, locale }: Found & Pick<Props, "words" | "locale">) {
  return (
    <>
      {curve.series.length > 0 && (
        <Fold summary={words.table.open}>
          {() => <CurveTable curve={curve} names={names} words={words} locale={locale} />}
        </Fold>
      )}
      <Fold summary={words.code.open}>
        {() => {
          const code = planRCode(inputs);
          return code === null ? (
            <p>{words.code.none}</p>
          ) : (
            <CopyText text={code} isCode words={words.copy} />
          );
        }}
      </Fold>
    </>
  );
}

/** Returns the long and the short label of the handle. */
function hereTexts(
  { here }: PlanCurve,
  { at }: PlanResult,
  words: BenchWords["plan"],
  locale: Locale,
): [string, string] {
  if (!here) return ["", ""];
  const people = formatNumber(here.people, locale);
  const short = interpolate(words.here, { people });
  if (at?.power == null) return [short, short];
  return [interpolate(words.hereAt, { people, power: powerText(at.power, locale) }), short];
}

/**
 * The button that sets the number of people to the number that the plan needs; absent if the plan has enough people.
 */
function SetPeople({
  result: { need, at, power },
  words,
  locale,
  onSet,
}: {
  result: PlanResult;
  words: BenchWords["plan"];
  locale: Locale;
  onSet: (people: number) => void;
}) {
  if (!need || !Number.isFinite(need.total) || need.total >= MOST_PEOPLE) return null;
  if (at?.power != null && at.power >= power) return null;
  return (
    <p className={styles.set}>
      <ActionButton onClick={() => onSet(need.total)}>
        {interpolate(words.set, { n: formatNumber(need.total, locale) })}
      </ActionButton>
    </p>
  );
}

const NO_LENGTHS: readonly StepLength[] = [];

/**
 * A disclosure that renders its content only while it is open. This saves time, because the disclosure is usually
 * closed while the author changes the study.
 */
function Fold({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Returns the name of each series, with its effect size. */
function namesOf(
  { series }: PlanCurve,
  inputs: PlanInputs,
  words: PlanPanelWords,
  locale: Locale,
): Record<Series["id"], string> {
  const { plan, measure } = inputs;
  const named = (id: Series["id"]) => {
    const effect = series.find((each) => each.id === id)?.effect ?? 0;
    // A series that belongs to another question uses the unit of that question.
    const own = { measure, plan: { ...plan, question: id === "groups" ? id : plan.question } };
    const asked = id === "correlation" ? { ...own, plan: { ...plan, question: id } } : own;
    return interpolate(words.series[id], { effect: effectText(effect, asked, locale) });
  };
  return {
    correlation: named("correlation"),
    groups: named("groups"),
    question: named("question"),
    laboratory: named("laboratory"),
  };
}

/**
 * The numbers of the figure as a table. Each row contains a measured number of trials, the number of people at this
 * number of trials, and the interval of the number of people.
 */
function CurveTable({
  curve: { series },
  names,
  words,
  locale,
}: {
  curve: PlanCurve;
  names: Record<Series["id"], string>;
  words: PlanPanelWords;
  locale: Locale;
}) {
  const lengths = [...new Set(series.flatMap(({ dots }) => dots.map(({ trials }) => trials)))].sort(
    (a, b) => a - b,
  );
  const people = (value: number) => peopleText(Math.ceil(value - 1e-7), locale);
  const cell = (point: CurvePoint | undefined) => {
    if (!point) return "–";
    const { low, high } = point;
    if (low === undefined || high === undefined) return people(point.people);
    return interpolate(words.table.interval, {
      people: people(point.people),
      low: people(low),
      high: people(high),
    });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
    <section className={styles.scroll} tabIndex={0} aria-label={words.table.caption}>
      <table>
        <caption>{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.figure.trials}</th>
            {series.map(({ id }) => (
              <th key={id} scope="col">
                {names[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lengths.map((trials) => (
            <tr key={trials}>
              <th scope="row">{formatNumber(trials, locale)}</th>
              {series.map(({ id, dots }) => (
                <td key={id}>{cell(dots.find((dot) => dot.trials === trials))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
