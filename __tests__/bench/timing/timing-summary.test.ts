/** @jest-environment node */
import {
  CONDITIONS,
  type Condition,
  METHODS,
  type Records,
  type Started,
} from "@/bench/timing/records";
import {
  achievableMs,
  checkTargets,
  exactShare,
  type Figures,
  responseError,
  summarise,
  type TargetId,
} from "@/bench/timing/summary";

const FRAME = 1000 / 60;

describe("achievableMs()", () => {
  it.each([
    [60, 50, 50],
    [60, 40, 2 * FRAME],
    [60, 45, 3 * FRAME],
    [144, 100, (14 * 1000) / 144],
  ])("at %i Hz and for %i requested ms, returns %f ms", (hertz, requested, shown) => {
    expect(achievableMs(requested, 1000 / hertz)).toBeCloseTo(shown, 9);
  });
});

describe("exactShare()", () => {
  const share = (...shown: (number | null)[]) =>
    exactShare(
      shown.map((shownMs) => ({ requestedMs: 100, shownMs })),
      FRAME,
    );

  it("counts a duration as exact if it differs by less than half a frame in either direction", () => {
    expect(share(100, 100 + FRAME * 0.49, 100 - FRAME * 0.49)).toBe(1);
    expect(share(100, 100 + FRAME * 0.51, 100 - FRAME * 0.51, 100 + FRAME)).toBe(0.25);
  });

  it("does not count a duration as exact if the browser or the log did not report the duration", () => {
    expect(share(100, null)).toBe(0.5);
    expect(share(100, Number.NaN)).toBe(0.5);
  });

  it("compares a duration with the duration that the display can achieve, not with the requested duration", () => {
    expect(exactShare([{ requestedMs: 40, shownMs: 2 * FRAME + 7 }], FRAME)).toBe(1);
    expect(exactShare([{ requestedMs: 40, shownMs: 2 * FRAME - 9 }], FRAME)).toBe(0);
  });
});

describe("responseError()", () => {
  it("returns the mean difference between recorded and true response times, and the SD of these differences", () => {
    const answers = [
      { rtMs: 302, trueMs: 300 },
      { rtMs: 404, trueMs: 400 },
      { rtMs: 500, trueMs: 506 },
    ];
    expect(responseError(answers)).toEqual({
      trials: 3,
      measured: 3,
      biasMs: 0,
      sdMs: 5.29,
      maxMs: 6,
    });
  });

  it("returns a negative mean if the recorded response times are shorter than the true response times", () => {
    const answers = [
      { rtMs: 290, trueMs: 300 },
      { rtMs: 380, trueMs: 400 },
    ];
    expect(responseError(answers)).toMatchObject({ biasMs: -15, sdMs: 7.07, maxMs: 20 });
  });

  it("returns the number of trials for which both the recorded and the true response time are known", () => {
    const answers = [
      { rtMs: 301, trueMs: 300 },
      { rtMs: null, trueMs: 300 },
      { rtMs: 300, trueMs: null },
      { rtMs: 303, trueMs: 300 },
    ];
    expect(responseError(answers)).toMatchObject({ trials: 4, measured: 2, biasMs: 2 });
  });
});

/** Returns invented records. The figures differ between the settings. */
function records(): Records {
  const settings = METHODS.flatMap((method) =>
    CONDITIONS.map((condition) => ({ method, condition })),
  );
  const late = { own: { idle: 0, load: 2 }, stock: { idle: 1, load: 3 } };
  const started = (toDialogMs: number, toFixationMs: number): Started => {
    return { toDialogMs, toFixationMs };
  };
  return {
    frameMs: FRAME,
    shown: settings.flatMap((setting) =>
      [0, 1, 2, 3].map((trial) => ({
        ...setting,
        requestedMs: 50,
        witnessedMs: trial < late[setting.method][setting.condition] ? 50 + FRAME : 50,
        loggedMs: setting.method === "own" ? 50 : null,
      })),
    ),
    answered: settings.flatMap((setting) =>
      [-1, 1].map((error) => ({
        ...setting,
        trueMs: 300,
        rtMs: 300 + error + (setting.method === "own" ? 3 : 7),
      })),
    ),
    touched: [0, 0, 90, 90, 200, 200].map((holdMs, index) => ({
      holdMs,
      trueMs: 300,
      rtMs: 303 + holdMs / 100 + (index % 2),
      clickMs: 305 + holdMs,
    })),
    started: {
      atOnce: [started(500, 100), started(400, 300), started(900, 200)],
      afterReading: [started(100, 50)],
    },
  };
}

describe("summarise()", () => {
  const figures = summarise(records());

  it("reports the figures of each method and condition separately", () => {
    const exact = (condition: Condition) =>
      METHODS.map((method) => figures.durations[method][condition].exact);
    expect(exact("idle")).toEqual([1, 0.75]);
    expect(exact("load")).toEqual([0.5, 0.25]);
    expect(figures.ownLog).toEqual({ idle: { exact: 1 }, load: { exact: 1 } });
    expect(figures.responses.own.idle.biasMs).toBe(3);
    expect(figures.responses.stock.load.biasMs).toBe(7);
    expect(figures.durations.own.load).toMatchObject({
      trials: 4,
      witnessed: 4,
      meanErrorMs: 8.33,
    });
  });

  it("reports the touch figures separately for each hold duration, and the figures of a click", () => {
    expect(figures.touch).toMatchObject([
      { holdMs: 0, trials: 2, biasMs: 3.5, clickBiasMs: 5 },
      { holdMs: 90, trials: 2, biasMs: 4.4, clickBiasMs: 95 },
      { holdMs: 200, trials: 2, biasMs: 5.5, clickBiasMs: 205 },
    ]);
  });

  it("reports the median of the summed waits, not the sum of the medians of the waits", () => {
    expect(figures.start.atOnce).toEqual({
      toDialogMs: 500,
      toFixationMs: 200,
      sumMs: 700,
      runs: [600, 700, 1100],
    });
  });
});

describe("checkTargets()", () => {
  const figures = () => summarise(records());
  const met = (changed: (figures: Figures) => void) => {
    const all = figures();
    changed(all);
    return Object.fromEntries(checkTargets(all).map(({ id, met }) => [id, met]));
  };

  it("reports that all targets are met if the figures are good", () => {
    expect(Object.values(met(() => {}))).toEqual(Array(7).fill(true));
  });

  it.each<[TargetId, (figures: Figures) => void]>([
    ["exactByWitness", ({ durations }) => Object.assign(durations.own.idle, { exact: 0.979 })],
    ["exactByLog", ({ ownLog }) => Object.assign(ownLog.idle, { exact: 0.979 })],
    ["biasMs", ({ responses }) => Object.assign(responses.own.idle, { biasMs: -5 })],
    ["sdMs", ({ responses }) => Object.assign(responses.own.idle, { sdMs: 4 })],
    ["loadExact", ({ durations }) => Object.assign(durations.stock.load, { exact: 0.251 })],
    ["touchSpreadMs", ({ touch }) => Object.assign(touch[1] ?? {}, { biasMs: -2 })],
    ["startMs", ({ start }) => Object.assign(start.atOnce, { sumMs: 1000 })],
  ])("reports only %s if only this target is missed", (id, change) => {
    const missed = Object.entries(met(change)).flatMap(([name, isMet]) => (isMet ? [] : [name]));
    expect(missed).toEqual([id]);
  });

  it("counts a target as missed if its figure could not be computed", () => {
    const nothing = met(({ responses }) =>
      Object.assign(responses.own.idle, { biasMs: Number.NaN }),
    );
    expect(nothing.biasMs).toBe(false);
  });
});
