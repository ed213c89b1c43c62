"use client";

import { memo } from "react";
import { StepSlider } from "@/components/ui/step-slider.client";
import type { PortfolioWords } from "@/content/portfolio";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { stepOf } from "./list-lengths";
import type { Filters } from "./list-state";

/**
 * A slider for the longest duration of the apps in the list. The component is memoised, because it takes long to
 * render.
 */
export const LengthFilter = memo(function LengthFilter({
  steps,
  maxSeconds,
  words,
  locale,
  onChange,
}: {
  steps: readonly (number | null)[];
  maxSeconds: number | null;
  words: PortfolioWords["list"];
  locale: Locale;
  onChange: (next: Partial<Filters>, control: string) => void;
}) {
  return (
    <StepSlider
      label={words.length}
      value={stepOf(steps, maxSeconds)}
      last={steps.length - 1}
      valueText={lengthInWords(maxSeconds, words, locale)}
      onChange={(step) => onChange({ maxSeconds: steps[step] ?? null }, "max")}
    />
  );
});

/** Returns a limit of duration as text. A limit that comes from the URL need not be a whole number of minutes. */
function lengthInWords(
  maxSeconds: number | null,
  words: PortfolioWords["list"],
  locale: Locale,
): string {
  if (maxSeconds === null) return words.anyLength;
  const decimals = maxSeconds % 60 === 0 ? 0 : 1;
  return interpolate(words.atMost, { minutes: formatNumber(maxSeconds / 60, locale, decimals) });
}
