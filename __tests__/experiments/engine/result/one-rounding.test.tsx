import { render, screen } from "@testing-library/react";
import { anyRun } from "@/__tests__/experiments/any-run";
import { runWords } from "@/content/run";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { SIMULATED, simulatedRuns } from "@/testing/simulated-runs";

// Leaflet draws a map only in an element with a size, and elements in this test have no size.
jest.mock("@/experiments/apps/where-is-it/error-map.client", () => ({ ErrorMap: () => null }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const RUNS = 3;

const runsOf = async (app: AppId): Promise<TrialRow[][]> =>
  app in SIMULATED
    ? simulatedRuns(app as keyof typeof SIMULATED, RUNS, 11).map(({ rows }) => rows)
    : [anyRun(await loadApp(app))];

async function show(app: AppId, rows: TrialRow[], locale: Locale) {
  return render(
    <Result
      session={{ rows, sittings: 1 } as unknown as Session}
      app={await loadApp(app)}
      payload={appPayload(app, locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
}

/**
 * Returns the numbers in a text, without signs. A sentence may describe a negative difference as a gain, without the
 * minus sign.
 */
const numbersIn = (text: string | null | undefined) =>
  text?.match(/\d+(?:[.,\u202F\u00A0]\d+)*/g) ?? [];

/**
 * Returns the numerator and the denominator of a percentage. A title may state these two counts instead of the
 * percentage.
 */
function countsOf(app: AppId, rows: readonly TrialRow[]): number[] {
  const { model } = APPS[app];
  const [{ unit }] = model.facts.measures;
  const score = model.score(rows as TrialRow[]);
  if (unit !== "%" || score.status === "no-score") return [];
  const [{ value, n }] = score.measures;
  return [Math.round((value / 100) * n), n];
}

describe.each(LOCALES)("a result page (%s)", (locale) => {
  it.each(APP_IDS)(
    "of %s repeats every number of its title in a table or caption, and every number of a plot in a table",
    async (app) => {
      for (const rows of await runsOf(app)) {
        const { container, unmount } = await show(app, rows, locale);
        const numbersOf = (selector: string) =>
          new Set(
            [...container.querySelectorAll(selector)].flatMap((part) =>
              numbersIn(part.textContent),
            ),
          );
        const title = screen.getByRole("heading", { level: 2 }).textContent;
        const numbers = numbersOf("th, td, figcaption");
        for (const count of countsOf(app, rows)) numbers.add(String(count));
        expect([title, numbersIn(title).filter((number) => !numbers.has(number))]).toEqual([
          title,
          [],
        ]);
        const inTables = numbersOf("td");
        const inFigures = [...numbersOf(".youLabel, .value")];
        expect([title, inFigures.filter((number) => !inTables.has(number))]).toEqual([title, []]);
        unmount();
      }
    },
  );
});
