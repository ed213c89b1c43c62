/** @jest-environment node */
import type { Plan } from "@/experiments/study/document/schema";
import { dataSetReadme } from "@/experiments/study/findings/downloads/data-set-readme";
import { deviationsMd } from "@/experiments/study/findings/downloads/deviations";
import { LOCALES } from "@/lib/routes";
import { aRun, aSession, aStudy, findings, measure, scored, stroop } from "../a-study";

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

const [step] = aStudy(null).content.steps;

it.each(LOCALES)(
  "DEVIATIONS.md states both measures of a correlation and its planned figures (%s)",
  (locale) => {
    const plan: Plan = {
      question: "correlation",
      measure: "stroop.stroop_effect",
      other: { measure: "two.stroop_effect", retest: 0.6 },
      when: "anotherDay",
      days: 7,
      observed: true,
      observedWith: { measure: 0.7, other: 0.8 },
      retest: 0.5,
    };
    const read = [10, 20, 35, 40].map((value, index) =>
      aSession({
        runs: [
          stroop(value),
          aRun("two", scored(measure("stroop_effect", value + index ** 2)), { task: "stroop" }),
        ],
      }),
    );
    const study = aStudy(plan, { steps: [step, { ...step, id: "two" }] as never });
    const text = deviationsMd(findings(read, study), locale).replace(/\s/g, " ");
    for (const value of [
      '{"measure":"two.stroop_effect","retest":0.6}',
      "anotherDay",
      "7",
      "true",
      '{"measure":0.7,"other":0.8}',
      "0.5",
    ])
      expect(text).toContain(`: \`${value}\``);
    expect(text).toContain(
      locale === "en"
        ? "- Measures `stroop.stroop_effect` and `two.stroop_effect`, method `fisher`"
        : "- Mesures `stroop.stroop_effect` et `two.stroop_effect`, méthode `fisher`",
    );
  },
);

it.each(LOCALES)("the files of a study with visits count each participant once (%s)", (locale) => {
  const read = Array.from({ length: 10 }, (_, index) =>
    ["first", "second"].map((visit) =>
      aSession({ person: `P${index}`, visit, runs: [stroop(100 + index)] }),
    ),
  ).flat();
  const days = [6, 9] as [number, number];
  const visits = [{ id: "first" }, { id: "second", after: "first", days }];
  const plan: Plan = { question: "change", measure: "stroop.stroop_effect", rho: 0.8 };
  const found = findings(read, aStudy(plan, { visits }));
  const deviations = deviationsMd(found, locale).replace(/\s/g, " ");
  expect(deviations).toContain(
    locale === "en"
      ? "Sessions that began: 20 (participants: 10); analysed: 20 (participants: 10)."
      : "Passations commencées : 20 (participants : 10) ; analysées : 20 (participants : 10).",
  );
  expect(deviations).toContain("(ρ)");
  const readme = dataSetReadme(
    { findings: found, tables: [], warnings: [], sessions: 20, areRehearsals: false },
    locale,
  ).replace(/\s/g, " ");
  expect(readme).toContain(
    locale === "en" ? "Participants analysed: 10." : "Participants analysés : 10.",
  );
});
