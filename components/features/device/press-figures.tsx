import type { PressMeasure } from "@/experiments/engine/device/device-check";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import { DelayDots } from "./delay-dots";
import { FactRows } from "./fact-rows";

/** The figures of the presses. */
export function PressFigures({
  presses: { delays, facts },
  words,
  locale,
}: {
  presses: PressMeasure;
  words: ReportWords["presses"];
  locale: Locale;
}) {
  const { stampDelayMs, stampDelayP95Ms, stampClock, inputs } = facts;
  const isKnown = stampDelayMs !== null && stampDelayP95Ms !== null;
  const values = isKnown && {
    median: formatNumber(stampDelayMs, locale, 1),
    p95: formatNumber(stampDelayP95Ms, locale, 1),
  };
  return (
    <>
      {isKnown && values && (
        <DelayDots
          delays={delays}
          medianMs={stampDelayMs}
          p95Ms={stampDelayP95Ms}
          label={interpolate(words.label, { presses: delays.length, ...values })}
          words={words}
          locale={locale}
        />
      )}
      <FactRows
        rows={[
          ...(values
            ? [
                {
                  name: words.delay,
                  value: interpolate(words.delayValue, values),
                  meaning: words.delayMeans,
                },
              ]
            : []),
          {
            name: words.clock,
            value: words.clocks[stampClock ?? "other"],
            meaning: words.clockMeans,
          },
          {
            name: words.inputs,
            value: (inputs ?? []).map((kind) => ownValue(words.kinds, kind) ?? kind).join(", "),
            meaning: words.inputsMeans,
          },
        ]}
      />
    </>
  );
}
