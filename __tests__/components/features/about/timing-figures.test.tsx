/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { CALM_LOAD } from "@/bench/machine";
import { LIMITS } from "@/bench/timing/summary";
import { TimingEvidence } from "@/components/features/about/timing-evidence";
import { timingFigures, timingSchema } from "@/components/features/about/timing-figures";
import measured from "@/content/generated/timing.json";
import { formatNumber } from "@/lib/i18n/format";
import { LOCALES } from "@/lib/routes";

/** Returns every value in a nested object, with the path of its keys. */
function leaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}.${key}`));
}

/*
 * The file contains measured values, and a second measurement does not return the same values. The tests therefore
 * check only that the file is complete and that it comes from the expected benchmark and machine. `npm run bench:part
 * timing` writes the figures.
 */
describe("the file of timing measurements", () => {
  it("contains a finite number for every figure", () => {
    const figures = leaves(measured).filter(
      ([path]) => !/^\.(measured|machine\.(cpu|system|browser)|versions)|\.(id|met)$/.test(path),
    );
    expect(figures.length).toBeGreaterThan(60);
    expect(figures.filter(([, value]) => !Number.isFinite(value))).toEqual([]);
  });

  it("comes from a complete benchmark with the planned number of trials", () => {
    const { parameters, durations, responses, touch, start } = timingFigures;
    const planned = parameters.durationsMs.length * parameters.perDuration;
    expect(parameters).toMatchObject({ perDuration: 50, answers: 30, coldRuns: 5 });
    for (const method of [durations.own, durations.stock])
      for (const { trials } of [method.idle, method.load]) expect(trials).toBe(planned);
    for (const method of [responses.own, responses.stock])
      for (const { trials } of [method.idle, method.load]) expect(trials).toBe(parameters.answers);
    expect(touch.map(({ holdMs }) => holdMs)).toEqual(parameters.holdsMs);
    expect(start.atOnce.runs).toHaveLength(parameters.coldRuns);
  });

  it("comes from a machine with a low load before the benchmark", () => {
    expect(timingFigures.machine.loadBefore).toBeLessThan(CALM_LOAD);
  });

  it("compares the measurements with each target of the benchmark exactly once", () => {
    const limits = Object.fromEntries(timingFigures.targets.map(({ id, limit }) => [id, limit]));
    expect(limits).toEqual({ ...LIMITS, loadExact: expect.any(Number) });
  });

  it.each(["measured", "machine", "durations", "responses", "touch", "start", "targets"])(
    "is refused if %s is missing",
    (key) => {
      expect(timingSchema.safeParse({ ...measured, [key]: undefined }).success).toBe(false);
    },
  );

  it("is refused if it contains a figure that could not be computed", () => {
    const broken = structuredClone(measured);
    Object.assign(broken.responses.own.idle, { biasMs: null });
    expect(timingSchema.safeParse(broken).success).toBe(false);
  });
});

describe.each(LOCALES)("the timing table in %s", (locale) => {
  const html = renderToStaticMarkup(<TimingEvidence locale={locale} />);

  it("displays the machine, the browser, and the delays that software cannot measure", () => {
    const { cpu, browser, system } = timingFigures.machine;
    for (const fact of [cpu, browser, system]) expect(html).toContain(fact);
    expect(html).toContain("photodiode");
  });

  it("displays the share of exact durations and the errors for each parameter", () => {
    for (const method of ["own", "stock"] as const)
      for (const condition of ["idle", "load"] as const) {
        const { biasMs, sdMs } = timingFigures.responses[method][condition];
        const { exact } = timingFigures.durations[method][condition];
        expect(html).toContain(`>${formatNumber(exact * 100, locale)}`);
        for (const value of [biasMs, sdMs])
          expect(html).toContain(`<td>${formatNumber(value, locale, 1)}</td>`);
      }
  });

  it("displays how many targets were met", () => {
    const met = timingFigures.targets.filter((target) => target.met).length;
    const word = { en: ["met", "missed"], fr: ["atteint", "manqué"] }[locale];
    expect(html.split(`<td>${word[0]}</td>`)).toHaveLength(met + 1);
    expect(html.split(`<td>${word[1]}</td>`)).toHaveLength(timingFigures.targets.length - met + 1);
  });
});
