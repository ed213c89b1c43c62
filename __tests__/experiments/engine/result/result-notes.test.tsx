import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runWords } from "@/content/run";
import { app as stroop } from "@/experiments/apps/stroop/view.client";
import { withParameters } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { simulatedRuns } from "@/testing/simulated-runs";

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const [run] = simulatedRuns("stroop", 1, 4);
const ROWS = run?.rows ?? [];
const scored = ROWS.filter(({ phase, excluded }) => phase === "test" && excluded === null);

/** The run with late frames in so many of its scored trials. */
const withLate = (count: number): TrialRow[] =>
  ROWS.map((row) => ({ ...row, late_frames: scored.slice(0, count).includes(row) ? 3 : 0 }));

function show(rows: TrialRow[], locale: Locale = "en", events: Session["events"] = []) {
  render(
    <Result
      session={{ rows, events, sittings: 1 } as Session}
      app={withParameters(stroop)}
      payload={appPayload("stroop", locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
}

it("few late frames are counted without a caution", () => {
  show(withLate(Math.ceil(scored.length * 0.1) - 1));
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("a tenth of the trials with a late frame gives a caution and the score without them", () => {
  const late = Math.ceil(scored.length * 0.1);
  show(withLate(late));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    new RegExp(
      `^Read this with caution: ${late} of the ${scored.length} scored trials had a late frame\\. Without them: \\d+ ms \\(95% interval: `,
    ),
  );
});

it("a quarter says that the run is not to be used", () => {
  show(withLate(Math.ceil(scored.length / 4)));
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Don’t use this run: .*25% or more/);
});

it("where all trials had a late frame no score is left without them", () => {
  show(withLate(scored.length), "fr");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^N’utilisez pas cette passation : .* Sans eux : il ne reste pas de score\.$/,
  );
});

it("a run without a score says that late frames may be the reason", () => {
  show(
    withLate(scored.length).map((row) => ({
      ...row,
      excluded: row.phase === "test" && row.condition === "congruent" ? "error" : row.excluded,
    })),
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No score this time.");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^(\d+) of the \1 usable trials had a late frame/,
  );
});

it("answers by touch beside data from keyboards are named", () => {
  show(ROWS.map((row) => ({ ...row, input_type: "touch" })));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^The published answers were given on keyboards/,
  );
});

it.each([
  [
    "en",
    /correlated at 0\.34 \[0\.19, 0\.48\] \(149 people\): it can compare conditions in a group, not rank individuals\. In a lab sample the correlation was 0\.06 \[−0\.14, 0\.25\] \(103 people\)/,
  ],
  [
    "fr",
    /la corrélation test-retest de cette mesure est de 0,34 \[0,19\s; 0,48\] \(149 personnes\)\s: elle sert à comparer des conditions dans un groupe, non à classer des individus/,
  ],
] as const)(
  "a reader who opens the comparison learns how far the measure agrees with itself (%s)",
  async (locale, sentence) => {
    show(ROWS, locale);
    expect(screen.getByText(sentence)).not.toBeVisible();
    await userEvent.click(screen.getByText(runWords.result.about[locale]));
    expect(screen.getByText(sentence)).toBeVisible();
  },
);

/** The run on a clock that goes in steps. */
const onSteps = (ms: number): TrialRow[] =>
  ROWS.map((row) => ({
    ...row,
    rt_ms: row.rt_ms === null ? null : Math.round(Math.round(row.rt_ms / ms) * ms * 10) / 10,
    onset_ms: Math.round(Math.round((row.onset_ms ?? 0) / ms) * ms * 10) / 10,
  }));

it.each([100, 50, 20])("a clock in steps of %s ms gives a caution", (ms) => {
  show(onSteps(ms));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    new RegExp(`^Read this with caution: in this browser the clock went in steps of ${ms} ms`),
  );
});

it.each([1000 / 60, 1, 0.1])("a clock in steps of %s ms gives none", (ms) => {
  show(onSteps(ms));
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("frames at an interval that no display has give a caution, with few trials too", () => {
  show(ROWS.slice(-8).map((row) => ({ ...row, frame_ms: 100 })));
  expect(screen.getByRole("listitem")).toHaveTextContent(/in steps of 100 ms/);
});

it("a press whose time is not the clock’s gives a caution", () => {
  show(ROWS, "fr", [{ at: "2026-11-26T10:00:00.000+01:00", what: "stamp_off", block: 1 }]);
  expect(screen.getByRole("listitem")).toHaveTextContent(/^À lire avec prudence : l’heure/);
});
