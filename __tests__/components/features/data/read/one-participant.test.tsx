import { render, screen, within } from "@testing-library/react";
import { ExploratorySection } from "@/components/features/data/read/exploratory-section.client";
import { SurveySection } from "@/components/features/data/read/survey-section.client";
import type { MeasureFinding } from "@/experiments/study/findings/findings";
import { LOCALES } from "@/lib/routes";
import { estimate, FINDINGS } from "./made-findings";
import { partsIn, plain } from "./shown";

/** The Stroop effect of one participant: neither an SD nor an interval can be computed. */
const ONE: MeasureFinding = {
  ...(FINDINGS.measures[0] as MeasureFinding),
  n: 1,
  mean: estimate(102, null, null),
  sd: estimate(Number.NaN, null, null),
  median: 102,
  dz: null,
  hedges: null,
  reliability: null,
  byCondition: [],
  difference: null,
  values: [102],
  conditions: ["a"],
};

const body = () => plain(document.body.textContent);

describe.each(LOCALES)("the findings of one participant (%s)", (locale) => {
  const parts = partsIn(locale);
  const { words } = parts;

  it("display a dash as the SD of a measure in the list, in the table and in the description of the figure", () => {
    render(
      <ExploratorySection
        findings={{ measures: [ONE], correlations: [], retests: [] }}
        {...parts}
      />,
    );
    const [term] = screen
      .getAllByRole("term")
      .filter(({ textContent }) => textContent === words.exploratory.sd);
    expect(term?.nextElementSibling).toHaveTextContent(/^–$/);
    const [row] = screen
      .getAllByRole("row", { hidden: true })
      .filter((each) => each.querySelector("th")?.textContent === words.exploratory.sd);
    if (!row) throw new Error("no row of the SD");
    const cells = within(row).getAllByRole("cell", { hidden: true });
    expect(cells.map(({ textContent }) => textContent)).toEqual(["–", "–"]);
    expect(plain(screen.getByRole("img", { name: /102/ }).getAttribute("aria-label"))).toMatch(
      locale === "en" ? /SD –\.$/ : /écart type de –\.$/,
    );
    expect(body()).not.toContain("NaN");
  });

  it("display a dash as the SD of the only answer to a question of a survey", () => {
    const item = {
      column: "age",
      shown: 3,
      answered: 1,
      kind: "number" as const,
      frequencies: [],
      moments: { n: 1, mean: 31, sd: null, low: 31, high: 31 },
    };
    render(
      <SurveySection surveys={[{ step: "about-you", items: [item] }]} document={null} {...parts} />,
    );
    expect(body()).toContain(
      locale === "en"
        ? "mean 31.00, SD –, from 31 to 31"
        : "moyenne 31,00, écart type –, de 31 à 31",
    );
  });
});
