/** @jest-environment node */
import { deviationsMd } from "@/experiments/study/findings/downloads/deviations";
import { LOCALES } from "@/lib/routes";
import { aSession, aStudy, findings, stroop } from "../a-study";

it.each(LOCALES)(
  "DEVIATIONS.md states the limits of exclusion rules with the decimal mark of its language (%s)",
  (locale) => {
    const study = aStudy({
      question: "effect",
      measure: "stroop.stroop_effect",
      exclude: [
        { flag: "tooSoon", abovePercent: 2.5 },
        { flag: "accuracyBelow", percent: 62.5 },
      ],
    });
    const found = findings([aSession({ runs: [stroop(90)] })], study);
    const text = deviationsMd(found, locale).replace(/\s/g, " ");
    expect(text).toContain(locale === "en" ? "more than 2.5% of" : "plus de 2,5 % des");
    expect(text).toContain(locale === "en" ? "accuracy below 62.5%" : "moins de 62,5 % de");
  },
);
