import { countedFrames, type DisplayMeasure } from "@/experiments/engine/device/device-check";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import { FactRows } from "./fact-rows";
import { FrameDots } from "./frame-dots";

/** The figures of the display and of the clock. */
export function DisplayFigures({
  display,
  facts,
  words,
  locale,
}: {
  display: DisplayMeasure;
  facts: Pick<DeviceFacts, "refreshHz" | "frameMs" | "frameP95Ms" | "clockStepMs" | "isolated">;
  words: ReportWords["display"];
  locale: Locale;
}) {
  const number = (value: number | null, digits: number) =>
    value === null ? words.unknown : formatNumber(value, locale, digits);
  const { frames, late } = countedFrames(display);
  const { refreshHz, frameMs, frameP95Ms, clockStepMs, isolated } = facts;
  return (
    <>
      <FrameDots display={display} words={words} locale={locale} />
      <FactRows
        rows={[
          {
            name: words.rate,
            value: interpolate(words.hz, { hz: number(refreshHz, 1) }),
            meaning: words.rateMeans,
          },
          {
            name: words.frame,
            value: interpolate(words.frameValue, {
              median: number(frameMs, 2),
              p95: number(frameP95Ms, 2),
            }),
            meaning: words.frameMeans,
          },
          {
            name: words.late,
            value: interpolate(words.lateValue, {
              late: number(late, 0),
              frames: number(frames, 0),
            }),
            meaning: words.lateMeans,
          },
          {
            name: words.clock,
            value:
              clockStepMs === null
                ? words.unknown
                : interpolate(words.ms, { ms: number(clockStepMs, stepDigits(clockStepMs)) }),
            meaning: words.clockMeans,
          },
          {
            name: words.isolated,
            value: isolated === null ? words.unknown : isolated ? words.yes : words.no,
            meaning: words.isolatedMeans,
          },
        ]}
      />
    </>
  );
}

/** Returns the number of decimals with which a step of the clock is displayed. */
function stepDigits(ms: number): number {
  return [0, 1, 2].find((digits) => Math.abs(ms - Number(ms.toFixed(digits))) < 1e-9) ?? 3;
}
