import { render } from "@testing-library/react";
import { runWords } from "@/content/run";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { MeasureFigures } from "@/experiments/engine/result/measure-figures";
import { OwnTrials } from "@/experiments/engine/result/own-trials";
import type { Measure, Scored } from "@/experiments/engine/score/score";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { seededRandom } from "@/lib/stats/random";

const RESULTS = 500;
/** Widths of a plot, px: on a small phone, on a larger phone, and in a column of a wide page. */
const WIDTHS = [264, 328, 660];

/**
 * For each kind of text: its largest font size in px, its font size as a share of the plot's width, and the width of a
 * letter as a share of the font size.
 */
const SIZES: Record<string, readonly [px: number, share: number, letter: number]> = {
  label: [14.4, 0.042, 0.55],
  centreLabel: [14.4, 0.042, 0.55],
  name: [15.2, 0.042, 0.55],
  value: [15.2, 0.042, 0.66],
  youLabel: [16, 0.04, 0.59],
  tick: [12.8, 0.039, 0.63],
};
/** Text anchors that the style sheet sets. The drawing does not contain these anchors as attributes. */
const ANCHORS: Record<string, string> = { tick: "middle", value: "end", centreLabel: "end" };

type Box = { text: string; left: number; right: number; top: number; bottom: number };

function boxOf(element: SVGTextElement, width: number): Box {
  const kind = element.getAttribute("class") ?? "";
  const [px, share, letter] = SIZES[kind] ?? [Number.NaN, Number.NaN, Number.NaN];
  const text = element.textContent ?? "";
  const size = Math.min(px, share * width);
  const long = text.length * letter * size;
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? "0");
  const at = (number("x") / 100) * width + number("dx");
  const anchor = element.getAttribute("text-anchor") ?? ANCHORS[kind] ?? "start";
  const left = { start: at, middle: at - long / 2, end: at - long }[anchor] ?? Number.NaN;
  const y = number("y");
  return { text, left, right: left + long, top: y - size * 0.8, bottom: y + size * 0.25 };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns a message about each label that overlaps another or extends beyond the plot, at a plot width in px. */
function faults(svg: SVGSVGElement, width: number): string[] {
  const height = Number(svg.getAttribute("height"));
  const boxes = [...svg.querySelectorAll("text")].map((element) => boxOf(element, width));
  const outside = boxes.filter(
    ({ left, right, top, bottom }) =>
      !(left >= -0.5 && right <= width + 0.5 && top >= 0 && bottom <= height),
  );
  const pairs = boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => (meet(a, b) ? [`“${a.text}” on “${b.text}”`] : [])),
  );
  return [...outside.map(({ text }) => `“${text}” outside`), ...pairs].map(
    (fault) => `${fault} at ${width} px`,
  );
}

/** Returns a random result. It can be within the range of the app's axis or far beyond this range. */
function randomMeasure(
  { id, span, unit, step }: ReturnType<typeof appPayload>["facts"]["measures"][0],
  random: () => number,
): Measure {
  const range = span.high - span.low;
  const isCount = unit === null && step !== 0.25;
  const within = (value: number) => Math.min(span.high, Math.max(span.low, value));
  const any = span.low + (random() * 1.8 - 0.4) * range;
  const half = random() * range * 0.6;
  if (step === 0.25) {
    const value = Math.round(within(any) / step) * step;
    return { id, value, low: within(value - half), high: within(value + half), n: 4 };
  }
  if (isCount) return { id, value: Math.round(within(any)), low: null, high: null, n: 10 };
  const values = Array.from({ length: 10 }, () => any + (random() - 0.5) * range);
  return { id, value: any, low: any - half, high: any + half, n: 10, values };
}

function randomRows(conditions: readonly (string | null)[], random: () => number): TrialRow[] {
  const slowest = 250 + random() * 1800;
  return Array.from({ length: 48 }, (_, index) => ({
    trial: index + 1,
    phase: "test",
    condition: conditions[index % conditions.length] ?? null,
    rt_ms: random() < 0.05 ? null : 120 + random() * random() * slowest,
    excluded: random() < 0.15 ? "hidden" : null,
  })) as TrialRow[];
}

function draw(app: AppId, locale: Locale, random: () => number) {
  const { facts, norms, words } = appPayload(app, locale);
  const { measures, centre } = facts;
  const run = localize(runWords, locale);
  const [first, ...others] = measures.map((measure) => randomMeasure(measure, random));
  const score: Scored = {
    status: "scored",
    measures: [first as Measure, ...others],
    details: [],
    excluded: {},
    lateFrameTrials: 0,
  };
  const conditions = Object.keys(words.result.conditions ?? {});
  return render(
    <>
      <MeasureFigures
        score={score}
        measures={measures}
        normOf={({ norm }) => (norm === null ? undefined : norms[norm])}
        app={words.result}
        words={run.result}
        locale={locale}
      />
      {centre && (
        <OwnTrials
          rows={randomRows(conditions.length > 0 ? conditions : [null], random)}
          centre={centre}
          app={words.result}
          words={run.trials}
          locale={locale}
        />
      )}
    </>,
  );
}

it.each(APP_IDS)("labels in the plots of %s neither overlap nor leave their plot", (app) => {
  const random = seededRandom(APP_IDS.indexOf(app) + 1);
  const found = Array.from({ length: Math.ceil(RESULTS / APP_IDS.length) }, (_, index) => {
    const { container, unmount } = draw(app, index % 2 ? "fr" : "en", random);
    const plots = [...container.querySelectorAll("svg")];
    expect(plots.length).toBeGreaterThan(0);
    const all = plots.flatMap((svg) => WIDTHS.flatMap((width) => faults(svg, width)));
    unmount();
    return all;
  });
  expect(found.flat()).toEqual([]);
});
