import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runWords } from "@/content/run";
import { app as stroop } from "@/experiments/apps/stroop/view.client";
import { withParameters } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Result } from "@/experiments/engine/result/result.client";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
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

/** Returns the rows of the run, with late frames in the first `count` scored trials. */
const withLate = (count: number): TrialRow[] =>
  ROWS.map((row) => ({ ...row, late_frames: scored.slice(0, count).includes(row) ? 3 : 0 }));

/** The measurements of an ordinary device. */
const DEVICE: DeviceFacts = {
  refreshHz: 60,
  frameMs: 16.7,
  frameP95Ms: 16.7,
  lateFrames: 0,
  stampDelayMs: 1,
  stampDelayP95Ms: 4,
  clockStepMs: 0.1,
  stampClock: "page",
  stampOffsetMs: -1,
  isolated: false,
  inputs: ["keyboard"],
  pixelsPerMm: null,
};

function show(
  rows: TrialRow[],
  locale: Locale = "en",
  events: Session["events"] = [],
  deviceFacts: DeviceFacts | null = null,
) {
  render(
    <Result
      session={{ rows, events, deviceFacts, sittings: 1 } as Session}
      app={withParameters(stroop)}
      payload={appPayload("stroop", locale)}
      words={localize(runWords, locale)}
      locale={locale}
      again={(isMain) => (
        <button type="button" data-main={isMain}>
          Try again
        </button>
      )}
      next={(isAgainOffered) => <p>{isAgainOffered ? "offered above" : "not offered yet"}</p>}
    />,
  );
}

const offered = () => screen.queryByRole("button", { name: "Try again" });

/**
 * Returns the list items that are cautions. The items of the list in the details about the comparison with published
 * data are left out.
 */
const cautions = () => screen.queryAllByRole("listitem").filter((item) => !item.closest("details"));

/** Returns the only caution, or null if the result does not display a caution. */
function caution(): HTMLElement | null {
  const [note = null, ...more] = cautions();
  expect(more).toEqual([]);
  return note;
}

it("late frames in less than a tenth of the trials do not produce a caution", () => {
  show(withLate(Math.ceil(scored.length * 0.1) - 1));
  expect(caution()).toBeNull();
});

it("late frames in a tenth of the trials produce a caution that states the score without these trials", () => {
  const late = Math.ceil(scored.length * 0.1);
  show(withLate(late));
  expect(caution()).toHaveTextContent(
    new RegExp(
      `^Read this with caution: ${late} of the ${scored.length} scored trials had a dropped frame\\. Without these trials: \\d+ ms \\(95% interval: `,
    ),
  );
});

it("late frames in a quarter of the trials produce a warning that the result is not reliable", () => {
  show(withLate(Math.ceil(scored.length / 4)));
  expect(caution()).toHaveTextContent(/^This result is not reliable: .*25% or more/);
});

it("late frames in all trials produce a warning that a score without these trials cannot be computed", () => {
  show(withLate(scored.length), "fr");
  expect(caution()).toHaveTextContent(
    /^Ce résultat n’est pas fiable : .* Sans ces essais : il n’y a pas de score\.$/,
  );
});

it("a result without a score still displays the number of trials with late frames", () => {
  show(
    withLate(scored.length).map((row) => ({
      ...row,
      excluded: row.phase === "test" && row.condition === "congruent" ? "error" : row.excluded,
    })),
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No score this time.");
  const [reason, late] = cautions();
  expect(reason).toHaveTextContent(/^In one of the two conditions/);
  expect(late).toHaveTextContent(/^(\d+) of the \1 usable trials had a dropped frame/);
});

it("answers by touch produce a caution if the published answers were given on keyboards", () => {
  show(ROWS.map((row) => ({ ...row, input_type: "touch" })));
  expect(caution()).toHaveTextContent(/^The published answers were given on keyboards/);
});

it.each([
  [
    "en",
    /the test–retest reliability of this measure was \.34 \[\.19, \.48\] \(149 participants\)\. The measure can be used to compare groups or conditions; its reliability is too low for decisions about individuals\. In a lab sample, the test–retest reliability was \.06 \[−\.14, \.25\] \(103 participants\)/,
  ],
  [
    "fr",
    /la fidélité test-retest de cette mesure était de 0,34 \[0,19\s; 0,48\] \(149 participants\)\. La mesure peut servir à comparer des groupes ou des conditions\s; sa fidélité est trop basse pour des décisions sur des individus/,
  ],
] as const)(
  "the details of the comparison state the test-retest reliability of the measure (%s)",
  async (locale, sentence) => {
    show(ROWS, locale);
    expect(screen.getByText(sentence)).not.toBeVisible();
    await userEvent.click(screen.getByText(runWords.result.about[locale]));
    expect(screen.getByText(sentence)).toBeVisible();
  },
);

/** Returns the rows of the run with all times rounded to multiples of `ms`, as by a clock that advances in steps. */
const onSteps = (ms: number): TrialRow[] =>
  ROWS.map((row) => ({
    ...row,
    rt_ms: row.rt_ms === null ? null : Math.round(Math.round(row.rt_ms / ms) * ms * 10) / 10,
    onset_ms: Math.round(Math.round((row.onset_ms ?? 0) / ms) * ms * 10) / 10,
  }));

it.each([100, 50, 20])("a clock with steps of %s ms produces a caution", (ms) => {
  show(onSteps(ms));
  expect(caution()).toHaveTextContent(
    new RegExp(`^Read this with caution: the clock of this browser advances in steps of ${ms} ms`),
  );
});

it.each([1000 / 60, 1, 0.1])("a clock with steps of %s ms does not produce a caution", (ms) => {
  show(onSteps(ms));
  expect(caution()).toBeNull();
});

it("frame intervals that are longer than on any display produce a caution, even after few trials", () => {
  show(ROWS.slice(-8).map((row) => ({ ...row, frame_ms: 100 })));
  expect(caution()).toHaveTextContent(/in steps of 100 ms/);
});

it("a press whose time stamp is from another clock than the frames produces a caution", () => {
  show(ROWS, "fr", [{ at: "2026-11-26T10:00:00.000+01:00", what: "stamp_off", block: 1 }]);
  expect(caution()).toHaveTextContent(/^À lire avec prudence : l’heure/);
});

const framesOf = (ms: number): TrialRow[] => ROWS.map((row) => ({ ...row, frame_ms: ms }));

it("an ordinary device does not produce a caution", () => {
  show(ROWS, "en", [], DEVICE);
  expect(caution()).toBeNull();
});

it("frames that are 60 ms apart on a fine clock are a slow display, and not steps of the clock", () => {
  show(framesOf(60), "fr", [], { ...DEVICE, refreshHz: 16.7, frameMs: 60 });
  expect(caution()).toHaveTextContent(
    /^À lire avec prudence : l’écran n’a été actualisé que 17 fois par seconde\..* toutes les 59 ms\. .*utilisez un autre appareil\.$/,
  );
  expect(offered()).toBeVisible();
});

it("a measured clock step of 50 ms produces a caution, even after few trials", () => {
  show(ROWS.slice(-8), "en", [], { ...DEVICE, clockStepMs: 50 });
  expect(cautions().map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/the clock of this browser advances in steps of 50\sms/),
  );
});

it("a display of 49.95 Hz does not produce a caution, because displays of 50 Hz may have this rate", () => {
  show(framesOf(20), "en", [], { ...DEVICE, refreshHz: 49.95, frameMs: 20 });
  expect(caution()).toBeNull();
});

it("a single trial with another frame interval is not a changing refresh rate", () => {
  const [first, ...others] = ROWS.filter(({ phase }) => phase === "test");
  show([{ ...(first as TrialRow), frame_ms: 33.3 }, ...others], "en", [], DEVICE);
  expect(caution()).toBeNull();
});

it("a refresh rate that changes between trials produces a caution that states both rates", () => {
  const rows = ROWS.map((row, index) => ({ ...row, frame_ms: index % 4 === 0 ? 33.3 : 16.7 }));
  show(rows, "fr", [], DEVICE);
  expect(caution()).toHaveTextContent(/mais de 30 à 60 fois par seconde\..*variable, fermez/);
});

it("a busy device produces a caution, unless the clock is too coarse to tell", () => {
  const busy = { ...DEVICE, stampDelayP95Ms: 60 };
  show(ROWS, "fr", [], busy);
  expect(caution()).toHaveTextContent(
    /^À lire avec prudence : l’appareil était occupé\. Il a mis 60 ms ou plus/,
  );
  cleanup();
  show(ROWS, "en", [], { ...busy, clockStepMs: 16.667 });
  expect(caution()).toBeNull();
});

it("answers to a form do not have a caution about the device, because their times do not matter", () => {
  const rows = ROWS.map((row) => ({ ...row, onset_ms: null, frame_ms: null, late_frames: null }));
  show(rows, "en", [], {
    ...DEVICE,
    refreshHz: 30,
    stampDelayP95Ms: 900,
    stampClock: "other",
    clockStepMs: 100,
  });
  expect(caution()).toBeNull();
});

it.each([
  ["caution", withLate(Math.ceil(scored.length * 0.1)), "false"],
  ["warning", withLate(scored.length), "true"],
  ["missing score", ROWS.map((row) => ({ ...row, excluded: "hidden" })), "true"],
] as const)("a %s has one button for another run if that run may avoid it", (_, rows, isMain) => {
  show([...rows]);
  expect(offered()).toHaveAttribute("data-main", isMain);
  expect(offered()?.closest("div")).toContainElement(cautions()[0] ?? null);
  expect(screen.getByText("offered above")).toBeVisible();
});

it("a caution that would recur in the next run states what to change, and has no button for another run", () => {
  show(ROWS.map((row) => ({ ...row, input_type: "touch" })));
  expect(offered()).toBeNull();
  expect(caution()).toHaveTextContent(/do the task on a computer/);
  expect(screen.getByText("not offered yet")).toBeVisible();
});
