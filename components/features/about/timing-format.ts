import { timing } from "@/content/timing";
import { localize } from "@/lib/i18n/define-content";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { TimingFigures } from "./timing-figures";

const NO_BREAK_SPACE = "\u00A0";

export const TIMING_CONDITIONS = ["idle", "load"] as const;
export const METHODS = ["own", "stock"] as const;

type Target = TimingFigures["targets"][number];

/** Returns functions that format the measured figures in a language. */
export function timingFormat(locale: Locale) {
  const words = localize(timing, locale);
  /** Formats a share between 0 and 1 as a percentage. */
  const percent = (share: number, digits = 0) =>
    interpolate(words.percent, { share: formatNumber(share * 100, locale, digits) });
  const ms = (value: number, digits = 1) =>
    `${formatNumber(value, locale, digits)}${NO_BREAK_SPACE}ms`;
  const units: Record<Target["id"], (value: number) => string> = {
    exactByWitness: percent,
    exactByLog: percent,
    biasMs: ms,
    sdMs: ms,
    loadExact: percent,
    touchSpreadMs: ms,
    startMs: (value) => formatMs(value, locale),
  };
  return {
    percent,
    /** Formats a measured value in the unit of its target. */
    measured: ({ id, value }: Target) => units[id](value),
    /** Formats a target as text that contains its limit. */
    target: ({ id, limit }: Target) =>
      interpolate(words.targets[id], {
        limit: units[id] === percent ? percent(limit) : formatMs(limit, locale),
        half: percent(limit / 2, 1),
      }),
  };
}
