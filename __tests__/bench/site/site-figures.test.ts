/** @jest-environment node */
import { reportFigures } from "@/bench/site/lighthouse";
import { blockingTime } from "@/bench/site/observe";
import type { Results } from "@/bench/site/results";
import { summarise, summariseAll } from "@/bench/site/statistics";
import { checkTargets } from "@/bench/site/targets";
import { bytesByKind } from "@/bench/site/wire";

describe("the figures of the site benchmark", () => {
  it("contain the median, the median deviation and the best value", () => {
    expect(summarise([10, 14, 11, 100])).toEqual({
      median: 12.5,
      mad: 2,
      best: 10,
      values: [10, 14, 11, 100],
    });
  });

  it("leave out measurements that are missing", () => {
    expect(summariseAll([{ fcp: null, lcp: 4 }, { lcp: 6 }])).toEqual({
      lcp: { median: 5, mad: 1, best: 4, values: [4, 6] },
    });
  });

  it("contain the blocking time: the sum of the time above 50 ms of each long event-loop task after the first paint", () => {
    const longTasks = [
      { start: 0, duration: 90 },
      { start: 50, duration: 100 },
      { start: 200, duration: 80 },
    ];
    expect(blockingTime({ fcp: 80, longTasks })).toBe(50);
  });

  it("contain the bytes of each kind of file, and the sum of these bytes", () => {
    const requests = [
      { kind: "js", bytes: 1500 },
      { kind: "html", bytes: 500 },
    ] as const;
    expect(bytesByKind(requests, "all")).toMatchObject({
      "all-js": 1.5,
      "all-img": 0,
      "all-total": 2,
      "all-requests": 2,
    });
  });

  it("contain 100 as Lighthouse's accessibility score if the only failed audit is meta-viewport", () => {
    const categories = {
      accessibility: { score: 0.93, auditRefs: [{ id: "meta-viewport", weight: 10 }] },
    };
    const { figures, failed } = reportFigures({
      audits: { "meta-viewport": { score: 0 } },
      categories,
    });
    expect(figures).toMatchObject({ accessibility: 93, "accessibility-otherwise": 100 });
    expect(failed).toEqual(["meta-viewport"]);
  });
});

describe("the targets of the site benchmark", () => {
  const figure = (median: number) => ({ median, mad: 0, best: median, values: [median] });
  const machine = {
    cpu: "",
    cores: 2,
    system: "",
    browser: "",
    node: "",
    loadBefore: 0,
    loadAfter: 0,
  };
  const check = (measured: Partial<Results>) =>
    checkTargets({ measured: "", machine, options: {}, ...measured });
  const target = (measured: Partial<Results>, id: string) =>
    check(measured).find((each) => each.id === id);

  it("are neither met nor missed if their figure was not measured", () => {
    expect(new Set(check({}).map(({ met }) => met))).toEqual(new Set([null]));
  });

  it("compare the medians of each page with the medians of the same page in the static baseline", () => {
    const load = {
      own: { home: { lcp: figure(1040), fcp: figure(1200) } },
      static: { home: { lcp: figure(1000), fcp: figure(1000) } },
    };
    expect(target({ load }, "lcp-home")).toMatchObject({ value: 1.04, met: true });
    expect(target({ load }, "fcp-home")).toMatchObject({ value: 1.2, met: false });
  });

  it("compare the bytes without pictures with the bytes of whichever plain Next build has fewer", () => {
    const load = {
      own: { home: { "all-total": figure(70), "all-img": figure(10) } },
      "plain-turbopack": { home: { "all-total": figure(130), "all-img": figure(10) } },
      "plain-webpack": { home: { "all-total": figure(110), "all-img": figure(10) } },
    };
    expect(target({ load }, "bytes-at-rest")).toMatchObject({ value: 0.6, met: true });
  });

  it("are checked with the figure of the page that has the worst figure", () => {
    const load = { own: { home: { tbt: figure(0) }, study: { tbt: figure(31) } } };
    expect(target({ load }, "tbt")).toMatchObject({ value: 31, met: false });
    const lighthouse = {
      own: { about: { performance: figure(100) }, study: { performance: figure(98) } },
    };
    expect(target({ lighthouse }, "performance")).toMatchObject({ value: 100, met: true });
    expect(target({ lighthouse }, "performance-heavy")).toMatchObject({ value: 98, met: true });
  });
});
