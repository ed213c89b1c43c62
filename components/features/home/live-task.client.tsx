"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { StepSlider } from "@/components/ui/step-slider.client";
import { stroopFigure } from "@/experiments/stroop/figure";
import { parameters } from "@/experiments/stroop/parameters";
import {
  AS_PUBLISHED,
  ASSUMED_RT_MS,
  blocksOf,
  STEPS,
  type StroopVariant,
  secondsOf,
} from "@/experiments/stroop/variant";
import type { StroopWords } from "@/experiments/stroop/words";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import styles from "./live-task.module.css";
import { type DescriptionWords, Parameter, TaskDescription } from "./task-description";

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
      | "copyFailed",
      string
    >;
    inks: StroopWords["inks"];
    /** The methods paragraph with its places not filled. */
    methods: string;
    /** A length in seconds or in minutes. */
    lengths: Record<"seconds" | "minutes", string>;
  };
  /** Of the task as it runs. */
  seconds: number;
  caption: React.ReactNode;
  locale: Locale;
};

const NAMES = Object.keys(STEPS) as (keyof StroopVariant)[];

/** The values that the methods paragraph states. */
const statedBy = (variant: StroopVariant) => ({
  ...parameters,
  ...variant,
  blocks: blocksOf(variant.trials),
});
type Stated = keyof ReturnType<typeof statedBy>;

/** The description of the Stroop task with its parameters on sliders. */
export function LiveTask({ words, seconds, caption, locale }: LiveTaskProps) {
  const own = words.parameters;
  const [variant, setVariant] = useState(AS_PUBLISHED);
  const [outcome, setOutcome] = useState("");
  const change = (to: StroopVariant) => {
    setVariant(to);
    setOutcome("");
  };
  const valueText = (name: keyof StroopVariant, value: number) =>
    name === "trials"
      ? interpolate(own.inBlocks, { trials: value, blocks: blocksOf(value) })
      : formatMs(value, locale);

  const stated = statedBy(variant);
  const published = statedBy(AS_PUBLISHED);
  /** The paragraph in pieces: what stands in braces is every other one. */
  const pieces = words.methods.split(/\{(\w+)\}/).map((text, index) => {
    if (index % 2 === 0) return { text, isChanged: false };
    const name = text as Stated;
    return {
      text: formatNumber(Number(stated[name]), locale),
      isChanged: stated[name] !== published[name],
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

  return (
    <TaskDescription
      frames={stroopFigure(stated, words.inks)}
      words={words}
      caption={caption}
      locale={locale}
      parameters={
        <>
          {NAMES.map((name) => (
            <StepSlider
              key={name}
              label={own[name]}
              value={STEPS[name].indexOf(variant[name])}
              last={STEPS[name].length - 1}
              valueText={valueText(name, variant[name])}
              onChange={(step) =>
                change({ ...variant, [name]: STEPS[name][step] ?? variant[name] })
              }
            />
          ))}
          <Parameter name={own.length}>
            <output className={styles.length}>
              {interpolate(own.assumed, {
                length: lengthText(secondsOf(variant, seconds), words.lengths, locale),
                rt: formatNumber(ASSUMED_RT_MS / 1000, locale, 1),
              })}
            </output>
          </Parameter>
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
          <ActionButton onClick={() => change(AS_PUBLISHED)}>{own.reset}</ActionButton>
        </>
      }
      note={outcome || (isChanged ? own.changed : own.tryThem)}
    />
  );
}
