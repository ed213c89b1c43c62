import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { type FigureFrame, isExample, playedMs } from "./figure-frame";

/**
 * The texts for a duration (`{ms}`), for a random duration, and for a response with and without a time limit; also the
 * texts that are displayed while a figure is played.
 */
export type FigureWords = Record<
  | "duration"
  | "range"
  | "response"
  | "untimed"
  | "clock"
  | "exampleClock"
  | "played"
  | "responseExample"
  | "rangeExample",
  string
>;

/**
 * Returns a text about the playback of the figure. If durations vary in a run, the text states the example durations of
 * the playback.
 */
export function playedText(
  frames: readonly FigureFrame[],
  words: FigureWords,
  locale: Locale,
): string {
  const examples = frames
    .map(({ timing }) => timing)
    .filter(isExample)
    .map((timing) =>
      interpolate(timing.kind === "range" ? words.rangeExample : words.responseExample, {
        ms: formatNumber(playedMs(timing) ?? 0, locale),
      }),
    );
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale]);
  return interpolate(words.played, { examples: list.format(examples) });
}
