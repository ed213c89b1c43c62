import { judge } from "@/engines/compare.mjs";
import type { AcceptedDifference, Outcome } from "@/engines/engine";

const outcome = (engine: string, sights: Record<string, unknown>, failure?: string): Outcome => ({
  engine,
  version: "1",
  journey: "portfolio",
  sights: new Map(Object.entries(sights)),
  failure,
  duration: "1 s",
});

const first = outcome("Chromium", { apps: ["Stroop", "Flanker"], total: 2, faults: [] });

const ACCEPTED: AcceptedDifference = {
  engine: "Firefox",
  journey: "portfolio",
  what: /^total$/,
  here: /^3$/,
  reason: "It counts in its own way.",
};

it("finds nothing where all is the same, in whatever order an object's members come", () => {
  const one = outcome("Chromium", { place: { path: "/", title: "Home" }, faults: [] });
  const other = outcome("Firefox", { place: { title: "Home", path: "/" }, faults: [] });
  expect(judge(other, one, [])).toEqual([]);
});

it("finds what differs, what is not seen and what only is seen here, around where it begins", () => {
  const other = outcome("Firefox", { apps: ["Stroop", "Simple"], more: true, faults: [] });
  expect(judge(other, first, [])).toEqual([
    'apps: ["Stroop","Simple"], and in Chromium ["Stroop","Flanker"]',
    "total: nothing, and in Chromium 2",
    "more: true, and in Chromium nothing",
  ]);
});

it("finds the site's faults, in the first engine too, and once each", () => {
  const faulty = { faults: ["policy: default-src"] };
  const own = outcome("Chromium", faulty);
  expect(judge(own, own, [])).toEqual(["fault: policy: default-src"]);
  expect(judge(outcome("Firefox", faulty), outcome("Chromium", { faults: [] }), [])).toEqual([
    "fault: policy: default-src",
  ]);
});

it("finds that a journey failed, and then compares nothing", () => {
  expect(judge(outcome("Firefox", {}, "no page came"), first, [ACCEPTED])).toEqual([
    "no page came",
  ]);
  const failed = outcome("Chromium", {}, "no page came");
  expect(judge(outcome("Firefox", { total: 3, faults: [] }), failed, [ACCEPTED])).toEqual([]);
});

describe("a difference that is accepted", () => {
  const seen = { apps: ["Stroop", "Flanker"], faults: [] };

  it("is none, in that engine and as it was looked at", () => {
    expect(judge(outcome("Firefox", { ...seen, total: 3 }), first, [ACCEPTED])).toEqual([]);
    expect(judge(outcome("Firefox", { ...seen, total: 4 }), first, [ACCEPTED])).toContain(
      "total: 4, and in Chromium 2",
    );
    expect(judge(outcome("WebKitGTK", { ...seen, total: 3 }), first, [ACCEPTED])).toEqual([
      "total: 3, and in Chromium 2",
    ]);
  });

  it("is a finding where it is not met", () => {
    expect(judge(outcome("Firefox", { ...seen, total: 2 }), first, [ACCEPTED])).toEqual([
      "engines/differences.mjs: no difference is met at /^total$/",
    ]);
  });
});
