import { median } from "@/lib/stats/statistics";
import { BUSY_MS, PAUSE_MS, startLoad } from "./cpu-load";
import { type Item, KEY, maskName, type Note, type RunMethod } from "./method";
import { runOwn } from "./own-method";
import type { Answered, Setting, Shown, Touched } from "./records";
import { refreshAfter, watchRefreshes } from "./refreshes";
import { runStock } from "./stock-method";
import { checkTargets, summarise } from "./summary";
import { renderTimeOf } from "./witness";

/**
 * A request that the page sends to the script: the script has to send a key press or a touch at a given moment of the
 * page's clock.
 */
export type Order = { name: string; dueMs: number; holdMs: number | null };

/**
 * A trial without its true response time. The script adds the true response time, because only the script knows when it
 * sent an event.
 */
type Pending<Trial> = Omit<Trial, "trueMs"> & { name: string; onsetMs: number | null };

declare global {
  interface Window {
    /** A function that the script adds to the page. */
    order: (order: Order) => Promise<void>;
    bench: typeof bench;
  }
}

const FRAMES_FOR_ESTIMATE = 90;
const MASK_MS = 100;
/** The first display of a series is not counted, because the browser then needs a complete layout. */
const WARM_UP_MS = 500;
const BLANK_MS = 250;
const ANSWER_WITHIN_MS = 1500;
/**
 * The mask after a touch is displayed for a long time. A long touch must end, including its click, before the next
 * trial.
 */
const MASK_AFTER_TOUCH_MS = 400;
/** Requests for events are sent a little after the onset. The sending then does not delay the frame of the onset. */
const ORDER_AFTER_MS = 40;
/** The wait after the trials. It is needed because the browser reports render times some frames late. */
const REPORT_MS = 500;

const METHODS: Record<Setting["method"], RunMethod> = { own: runOwn, stock: runStock };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let count = 0;
const newName = () => {
  count += 1;
  return `s${count}`;
};

/** Runs items with a method in a separate display element, either without or with processor load. */
async function runItems(
  { method, condition }: Setting,
  items: readonly Item[],
  onOnset: (item: Item) => void,
): Promise<Note[]> {
  const display = document.createElement("div");
  document.body.prepend(display);
  const stopLoad = condition === "load" ? startLoad() : () => {};
  const notes = await METHODS[method](items, display, onOnset);
  stopLoad();
  await pause(REPORT_MS);
  display.remove();
  return notes;
}

const answeredItem = (maskMs: number): Item => ({
  name: newName(),
  stimulusMs: ANSWER_WITHIN_MS,
  answered: true,
  blankMs: BLANK_MS,
  maskMs,
});

/** Requests an event that occurs with a given latency after the call. */
function orderAfter(latencyMs: number, name: string, holdMs: number | null) {
  const dueMs = performance.now() + latencyMs;
  setTimeout(() => void window.order({ name, dueMs, holdMs }), ORDER_AFTER_MS);
}

const bench = {
  /** Measures the interval between two frames of this display, and starts the recording of frames. */
  async frameMs(): Promise<number> {
    watchRefreshes();
    const stamps: number[] = [];
    while (stamps.length <= FRAMES_FOR_ESTIMATE)
      stamps.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return median(stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? Number.NaN)));
  },

  async durations(
    setting: Setting,
    requested: readonly number[],
    frameMs: number,
  ): Promise<Shown[]> {
    const [warmUp, ...items] = [WARM_UP_MS, ...requested].map((stimulusMs): Item => {
      return { name: newName(), stimulusMs, answered: false, blankMs: 0, maskMs: MASK_MS };
    });
    if (!warmUp) return [];
    const [, ...notes] = await runItems(setting, [warmUp, ...items], () => {});
    const shownAt = (name: string) => {
      const renderedMs = renderTimeOf(name);
      return renderedMs === null ? null : refreshAfter(renderedMs, frameMs);
    };
    return items.map((item, index) => {
      const [from, to] = [shownAt(item.name), shownAt(maskName(item))];
      return {
        ...setting,
        requestedMs: item.stimulusMs,
        witnessedMs: from === null || to === null ? null : to - from,
        loggedMs: notes[index]?.shownMs ?? null,
      };
    });
  },

  async responses(setting: Setting, latencies: readonly number[]): Promise<Pending<Answered>[]> {
    const items = latencies.map(() => answeredItem(MASK_MS));
    const notes = await runItems(setting, items, (item) =>
      orderAfter(latencies[items.indexOf(item)] ?? Number.NaN, item.name, null),
    );
    return items.map(({ name }, index) => ({
      ...setting,
      name,
      onsetMs: renderTimeOf(name),
      rtMs: notes[index]?.rtMs ?? null,
    }));
  },

  async touches(
    touches: readonly { latencyMs: number; holdMs: number }[],
  ): Promise<Pending<Touched>[]> {
    const button = document.createElement("button");
    button.dataset.response = KEY;
    button.textContent = KEY;
    document.body.append(button);
    const items = touches.map(() => answeredItem(MASK_AFTER_TOUCH_MS));
    const onsets: number[] = [];
    const clicks: (number | undefined)[] = [];
    button.addEventListener("click", ({ timeStamp }) => {
      const index = onsets.length - 1;
      clicks[index] = timeStamp - (onsets[index] ?? Number.NaN);
    });
    const notes = await runItems({ method: "own", condition: "idle" }, items, (item) => {
      const touch = touches[onsets.length];
      // The time stamp of the frame itself. The plugin also measures from this time stamp.
      onsets.push(document.timeline.currentTime as number);
      if (touch) orderAfter(touch.latencyMs, item.name, touch.holdMs);
    });
    button.remove();
    return items.map(({ name }, index) => ({
      name,
      holdMs: touches[index]?.holdMs ?? Number.NaN,
      onsetMs: renderTimeOf(name),
      rtMs: notes[index]?.rtMs ?? null,
      clickMs: clicks[index] ?? null,
    }));
  },

  load: { busyMs: BUSY_MS, busyEveryMs: [...PAUSE_MS] },
  summarise,
  checkTargets,
};

window.bench = bench;
