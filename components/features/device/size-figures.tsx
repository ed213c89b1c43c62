import type { SizeMeasure } from "@/experiments/engine/device/device-check";
import { lengthOfAngle, pixelsPerMm, STEP_PX } from "@/experiments/engine/device/screen-size";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import { FactRows } from "./fact-rows";
import { ScreenRuler } from "./screen-ruler";

/** The figures of the screen's size. */
export function SizeFigures({
  size: { side, sidePx, distanceMm },
  words,
  locale,
}: {
  size: SizeMeasure;
  words: ReportWords["size"];
  locale: Locale;
}) {
  const density = pixelsPerMm(sidePx, side);
  const cm =
    distanceMm === null ? "" : formatNumber(distanceMm / 10, locale, distanceMm % 10 === 0 ? 0 : 1);
  const degreeMm = distanceMm === null ? null : lengthOfAngle(1, distanceMm);
  return (
    <>
      <ScreenRuler
        pixelsPerMm={density}
        distanceMm={distanceMm}
        words={words}
        cm={cm}
        locale={locale}
      />
      <FactRows
        rows={[
          {
            name: words.density,
            value: interpolate(words.densityValue, { px: formatNumber(density, locale, 2) }),
            meaning: interpolate(words.densityMeans, {
              step: formatNumber((100 * STEP_PX) / sidePx, locale, 2),
            }),
          },
          ...(degreeMm === null
            ? []
            : [
                {
                  name: words.degree,
                  value: interpolate(words.degreeValue, {
                    mm: formatNumber(degreeMm, locale, 1),
                    px: formatNumber(degreeMm * density, locale, 0),
                  }),
                  meaning: interpolate(words.degreeMeans, { cm }),
                },
              ]),
        ]}
      />
    </>
  );
}
