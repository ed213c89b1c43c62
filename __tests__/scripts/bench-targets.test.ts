import type { Results } from "@/scripts/bench/site/results";
import { judge } from "@/scripts/bench/site/targets.mjs";

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

const judged = (measured: Partial<Results>, id: string) =>
  judge({ measured: "", machine, options: {}, ...measured }).find((target) => target.id === id);

describe("targets", () => {
  it("say what was not measured", () => {
    const targets = judge({ measured: "", machine, options: {} });
    expect(targets.map(({ met }) => met)).toEqual(targets.map(() => null));
  });

  it("compare with the limit by medians", () => {
    const load = {
      own: { home: { lcp: figure(1040), fcp: figure(1200) } },
      limit: { home: { lcp: figure(1000), fcp: figure(1000) } },
    };
    expect(judged({ load }, "lcp-home")).toMatchObject({ value: 1.04, met: true });
    expect(judged({ load }, "fcp-home")).toMatchObject({ value: 1.2, met: false });
  });

  it("mean by plain Next the better of both builds, and leave pictures out of its bytes", () => {
    const load = {
      own: { home: { "all-total": figure(70), "all-img": figure(10) } },
      "plain-turbopack": { home: { "all-total": figure(130), "all-img": figure(10) } },
      "plain-webpack": { home: { "all-total": figure(110), "all-img": figure(10) } },
    };
    expect(judged({ load }, "bytes")).toMatchObject({ value: 0.6, met: true });
  });

  it("take the worst page", () => {
    const load = { own: { home: { tbt: figure(0) }, study: { tbt: figure(31) } } };
    expect(judged({ load }, "tbt")).toMatchObject({ value: 31, met: false });
    const lighthouse = {
      own: { about: { performance: figure(100) }, study: { performance: figure(98) } },
    };
    expect(judged({ lighthouse }, "performance")).toMatchObject({ value: 100, met: true });
    expect(judged({ lighthouse }, "performance-heavy")).toMatchObject({ value: 98, met: true });
  });

  it("want the cost of a page to be the same at every size", () => {
    const build = [0, 600, 3000].map((pages) => ({ pages, seconds: 0, cpuSeconds: pages / 100 }));
    expect(judged({ build }, "growth")).toMatchObject({ value: 0, met: true });
    expect(judged({ build: build.slice(0, 2) }, "growth")).toMatchObject({ met: null });
  });
});
