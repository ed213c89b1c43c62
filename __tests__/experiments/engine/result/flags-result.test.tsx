import { render, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Result } from "@/experiments/engine/result/result.client";
import { countFlags } from "@/experiments/engine/score/flags";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { anyRun } from "../../any-run";
import { sampleRow, sampleSession } from "../../sample/sample-session";

// Leaflet draws a map only in an element with a size, and elements in this test have no size. The browser tests check
// the map instead.
jest.mock("@/experiments/apps/where-is-it/error-map.client", () => ({ ErrorMap: () => null }));

describe("the count of answers with a flag", () => {
  const NONE = { untrusted: 0, tooSoon: 0, pasted: 0, stillMouse: 0 };

  it("contains the number of each flag, and the number of trials with at least one flag", () => {
    const rows = [
      sampleRow({ untrusted: true, rt_ms: 4 }),
      sampleRow({ pasted: true }),
      sampleRow(),
    ];
    expect(countFlags(rows)).toEqual({
      counts: { ...NONE, untrusted: 1, tooSoon: 1, pasted: 1 },
      trials: 2,
    });
  });

  it("includes test trials, but not practice trials", () => {
    const rows = [sampleRow({ phase: "practice", untrusted: true })];
    expect(countFlags(rows)).toEqual({ counts: NONE, trials: 0 });
  });

  it("includes every answer with a mouse if the mouse never moved during the run", () => {
    const rows = [false, false, null].map((pointer_moved) => sampleRow({ pointer_moved }));
    expect(countFlags(rows)).toEqual({ counts: { ...NONE, stillMouse: 2 }, trials: 2 });
  });

  it("does not include a mouse answer without mouse movement if the mouse moved earlier in the run", () => {
    const rows = [
      sampleRow({ phase: "practice", pointer_moved: true }),
      sampleRow({ pointer_moved: false }),
    ];
    expect(countFlags(rows).trials).toBe(0);
  });

  it("is 0 for rows that do not contain the columns of the flags", () => {
    expect(countFlags(sampleSession().rows)).toEqual({ counts: NONE, trials: 0 });
  });
});

const flagged = (rows: readonly TrialRow[]): TrialRow[] =>
  rows.map((row) => ({ ...row, untrusted: true, pasted: true, pointer_moved: false }));

it.each(APP_IDS)("flags in the rows do not change the score of %s", async (id) => {
  const { model } = await loadApp(id);
  const rows = anyRun({ model });
  const score = model.score(rows);
  expect(score.status).toBe("scored");
  expect(model.score(flagged(rows))).toEqual(score);
});

describe("the result of a run with flags", () => {
  const show = async (change: (rows: TrialRow[]) => TrialRow[], locale: Locale = "en") => {
    Element.prototype.scrollIntoView = jest.fn();
    const app = await loadApp("flanker");
    render(
      <Result
        session={sampleSession({ rows: change(anyRun(app)) })}
        app={app}
        payload={appPayload("flanker", locale)}
        words={localize(runWords, locale)}
        locale={locale}
      />,
    );
    return screen
      .getAllByRole("row")
      .map(({ textContent }) => textContent ?? "")
      .filter((text) => /^(Flagged|Réponses signalées)/.test(text));
  };
  const withTwo = (rows: TrialRow[]) =>
    rows.map((row, index) =>
      index < rows.length - 2
        ? row
        : { ...row, untrusted: true, rt_ms: index % 2 ? 30 : row.rt_ms },
    );

  it("displays the number of flags, and states that flags do not exclude trials", async () => {
    expect(await show(withTwo)).toEqual([
      "Flagged, but not excluded: 2 possibly made by software, 1 faster than 100\u00a0ms2 of 48",
    ]);
  });

  it("displays the number of flags in French", async () => {
    expect(await show(withTwo, "fr")).toEqual([
      "Réponses signalées, mais incluses\u00a0: 2 peut-être données par un programme, 1 en moins de 100\u00a0ms2 sur 48",
    ]);
  });

  it("displays the number of pasted answers, and of answers with a mouse that never moved", async () => {
    const [text] = await show((rows) =>
      rows.map((row) => ({ ...row, pasted: row.trial === rows.length, pointer_moved: false })),
    );
    expect(text).toMatch(
      /: 1 pasted, 48 with a mouse that did not move during the session48 of 48$/,
    );
  });

  it("does not display the row about flags if no answer has a flag", async () => {
    expect(await show((rows) => rows)).toEqual([]);
  });
});
