"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { StepSlider } from "@/components/ui/step-slider.client";
import { stroopFigure } from "@/experiments/apps/stroop/figure";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import { ASSUMED_RT_MS, secondsOf } from "@/experiments/apps/stroop/seconds";
import type { StroopWords } from "@/experiments/apps/stroop/words";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./live-task.module.css";
import { DescribedParameter, type DescriptionWords, TaskDescription } from "./task-description";
import { type StroopVariant, variantSteps, withVariant } from "./variant";

export type LiveTaskProps = {
  words: DescriptionWords & {
    parameters: Record<
      | keyof StroopVariant
      | "inBlocks"
      | "length"
      | "assumed"
      | "tryThem"
      | "changed"
      | "reset"
      | "copy"
      | "copied"
      | "copyFailed"
      | "runThese"
      | "runFailed"
      | "studyTitle",
      string
    >;
    inks: StroopWords["inks"];
    /** The methods paragraph with its placeholders. */
    methods: string;
    /** Texts for a length in seconds and in minutes. */
    lengths: Record<"seconds" | "minutes", string>;
  };
  /** Version of the app, major.minor.patch. */
  version: string;
  /** Published parameters of the task, as it runs on this site. */
  published: StroopParameters;
  /** Further values in the paragraph, which no slider changes. */
  stated: Readonly<Record<string, number | string>>;
  caption: React.ReactNode;
  locale: Locale;
};

const formatted = (value: number | string, locale: Locale) =>
  typeof value === "number" ? formatNumber(value, locale) : value;

const NAMES: readonly (keyof StroopVariant)[] = ["fixationMs", "responseWindowMs", "trials"];

/** The description of the Stroop task with its parameters on sliders. */
export function LiveTask({
  words,
  version,
  published,
  stated: fixed,
  caption,
  locale,
}: LiveTaskProps) {
  const own = words.parameters;
  const steps = variantSteps(published);
  const [parameters, setParameters] = useState(published);
  const [outcome, setOutcome] = useState("");
  const change = (variant: Partial<StroopVariant>) => {
    setParameters(withVariant(published, variant));
    setOutcome("");
  };
  const valueText = (name: keyof StroopVariant, value: number) =>
    name === "trials"
      ? interpolate(own.inBlocks, {
          trials: value,
          blocks: withVariant(published, { trials: value }).blocks,
        })
      : formatMs(value, locale);

  const stated: Record<string, number | string> = { ...fixed, ...parameters };
  const asPublished: Record<string, number | string> = { ...fixed, ...published };
  /** The paragraph in pieces: every second one is the name of a placeholder. */
  const pieces = words.methods.split(/\{(\w+)\}/).map((text, index) => {
    if (index % 2 === 0) return { text, isChanged: false };
    return {
      text: formatted(stated[text] ?? "", locale),
      isChanged: stated[text] !== asPublished[text],
    };
  });
  const isChanged = pieces.some((piece) => piece.isChanged);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pieces.map(({ text }) => text).join(""));
      setOutcome(own.copied);
    } catch {
      setOutcome(own.copyFailed);
    }
  };

  const run = async () => {
    try {
      // The code for links is fetched only when the button is pressed.
      const { oneAppLink } = await import("@/experiments/study/document/one-app-link");
      const hash = oneAppLink({ app: "stroop", version, parameters, title: own.studyTitle });
      location.assign(`${pathOf("study", locale)}${hash}`);
    } catch {
      setOutcome(own.runFailed);
    }
  };

  return (
    <TaskDescription
      frames={stroopFigure(parameters, words.inks)}
      words={words}
      caption={caption}
      locale={locale}
      parameters={
        <>
          {NAMES.map((name) => (
            <StepSlider
              key={name}
              label={own[name]}
              value={steps[name].indexOf(parameters[name])}
              last={steps[name].length - 1}
              valueText={valueText(name, parameters[name])}
              onChange={(step) => {
                const { fixationMs, responseWindowMs, trials } = parameters;
                change({ fixationMs, responseWindowMs, trials, [name]: steps[name][step] });
              }}
            />
          ))}
          <DescribedParameter name={own.length}>
            <output aria-label={own.length} className={styles.length}>
              {interpolate(own.assumed, {
                length: lengthText(secondsOf(parameters), words.lengths, locale),
                rt: formatNumber(ASSUMED_RT_MS / 1000, locale, 1),
              })}
            </output>
          </DescribedParameter>
        </>
      }
      methods={pieces.map(({ text, isChanged: isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
          <mark key={index} className={styles.changed}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      ways={
        <>
          <ActionButton onClick={() => void copy()}>{own.copy}</ActionButton>
          <ActionButton onClick={() => change({})}>{own.reset}</ActionButton>
          {/* With the published values, the link below does the same. */}
          <ActionButton disabled={!isChanged} onClick={() => void run()}>
            {own.runThese}
          </ActionButton>
        </>
      }
      note={outcome || (isChanged ? own.changed : own.tryThem)}
    />
  );
}
