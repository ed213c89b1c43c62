"use client";

import { useState } from "react";
import { NormPlot } from "@/components/plots/norm-plot";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { publishedMean } from "@/experiments/catalog/norms";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";
import styles from "./precision-plot.module.css";

const StepSlider = lazyOnMount(
  () => import("@/components/ui/step-slider.client").then(({ StepSlider }) => StepSlider),
  () => <div className={styles.placeholder} />,
);

type Words = Record<"slider" | "value" | "you" | "mean" | "axis" | "description", string>;

/** The published distribution, and the interval that follows from the chosen number of trials. */
export function PrecisionPlot({
  words,
  steps,
  norm,
  locale,
}: {
  words: Words;
  steps: readonly { trials: number; se: number }[];
  norm: ReturnType<typeof publishedMean>;
  locale: Locale;
}) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  if (!step) return null;
  const { trials, se } = step;
  return (
    <>
      <NormPlot
        dots={quantileDots(norm.quantiles)}
        mean={norm.mean}
        meanLabel={interpolate(words.mean, { ms: formatMs(norm.mean, locale) })}
        you={{
          value: norm.mean,
          low: norm.mean - se,
          high: norm.mean + se,
          label: interpolate(words.you, { se }),
        }}
        axisLabel={words.axis}
        description={interpolate(words.description, { n: norm.n, se, trials })}
        span={{ low: -50, high: 300 }}
        locale={locale}
      />
      <StepSlider
        label={words.slider}
        value={index}
        last={steps.length - 1}
        valueText={interpolate(words.value, { trials, se })}
        onChange={setIndex}
      />
    </>
  );
}
