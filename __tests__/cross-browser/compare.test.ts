/** @jest-environment node */
import { checkOutcome } from "@/cross-browser/compare";
import type { AcceptedDifference, Outcome } from "@/cross-browser/engine";

const outcome = (
  engine: string,
  observations: Record<string, unknown>,
  failure?: string,
): Outcome => ({
  engine,
  version: "1",
  scenario: "portfolio",
  observations: new Map(Object.entries(observations)),
  failure,
  duration: "1 s",
});

const first = outcome("Chromium", { apps: ["Stroop", "Flanker"], total: 2, faults: [] });

const ACCEPTED: AcceptedDifference = {
  engine: "Firefox",
  scenario: "portfolio",
  what: /^total$/,
  here: /^3$/,
  reason: "It counts in its own way.",
};

it("checkOutcome() reports no differences between equal outcomes, even if the order of object members differs", () => {
  const one = outcome("Chromium", { place: { path: "/", title: "Home" }, faults: [] });
  const other = outcome("Firefox", { place: { title: "Home", path: "/" }, faults: [] });
  expect(checkOutcome(other, one, [])).toEqual([]);
});

it("checkOutcome() reports changed, missing and additional observations, with the text around each difference", () => {
  const other = outcome("Firefox", { apps: ["Stroop", "Simple"], more: true, faults: [] });
  expect(checkOutcome(other, first, [])).toEqual([
    'apps: ["Stroop","Simple"], and in Chromium ["Stroop","Flanker"]',
    "total: nothing, and in Chromium 2",
    "more: true, and in Chromium nothing",
  ]);
});

it("checkOutcome() reports each error of the site once, also in the first engine", () => {
  const faulty = { faults: ["policy: default-src"] };
  const own = outcome("Chromium", faulty);
  expect(checkOutcome(own, own, [])).toEqual(["fault: policy: default-src"]);
  expect(checkOutcome(outcome("Firefox", faulty), outcome("Chromium", { faults: [] }), [])).toEqual(
    ["fault: policy: default-src"],
  );
});

it("checkOutcome() reports that a scenario failed, and does not compare the observations of this scenario", () => {
  expect(checkOutcome(outcome("Firefox", {}, "no page came"), first, [ACCEPTED])).toEqual([
    "no page came",
  ]);
  const failed = outcome("Chromium", {}, "no page came");
  expect(checkOutcome(outcome("Firefox", { total: 3, faults: [] }), failed, [ACCEPTED])).toEqual(
    [],
  );
});

describe("an accepted difference", () => {
  const seen = { apps: ["Stroop", "Flanker"], faults: [] };

  it("is not reported in its engine with its accepted values, but is reported in another engine or with other values", () => {
    expect(checkOutcome(outcome("Firefox", { ...seen, total: 3 }), first, [ACCEPTED])).toEqual([]);
    expect(checkOutcome(outcome("Firefox", { ...seen, total: 4 }), first, [ACCEPTED])).toContain(
      "total: 4, and in Chromium 2",
    );
    expect(checkOutcome(outcome("WebKitGTK", { ...seen, total: 3 }), first, [ACCEPTED])).toEqual([
      "total: 3, and in Chromium 2",
    ]);
  });

  it("is reported as a finding if the difference does not occur", () => {
    expect(checkOutcome(outcome("Firefox", { ...seen, total: 2 }), first, [ACCEPTED])).toEqual([
      "accepted, but no difference is found: /^total$/",
    ]);
  });
});
