import { expect, type Page } from "@playwright/test";
import { runWords } from "@/content/run";
import { study } from "@/content/study";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { Strategy } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { waitForHydration } from "./behaviour";
import type { Hands } from "./drawn-cases";

/** The frame interval of the simulated display, in ms. */
const FRAME_MS = 10;

export type Lab = {
  now: number;
  /** Runs frames until the trial is in one of these phases, a wait screen is displayed, or the run has ended. */
  until: (phases: readonly string[]) => Promise<string>;
  /** Runs frames for a given time. */
  pass: (ms: number) => Promise<void>;
  /** The time stamp of the frame in which the current phase of the trial began. */
  onset: number;
  /** The squares and digits that have been displayed since the last call, in the order of their display. */
  lit: string[];
};

/**
 * Makes the page's frames, clock and event stamps advance only when the test advances them. A response therefore occurs
 * exactly at the planned time. The event stamps have to be replaced, too, because the browser stamps events by its own
 * clock.
 */
export function takeTime(frameMs: number) {
  const queue = new Map<number, FrameRequestCallback>();
  let lastId = 0;
  // Allows the page to handle promises, messages and event-loop tasks that React has scheduled between two frames.
  const settle = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const phase = () =>
    document.querySelector<HTMLElement>("dialog[open] section")?.dataset.phase ?? "";
  const lab = {
    now: 1000,
    onset: 0,
    lit: [] as string[],
    async frame() {
      lab.now += frameMs;
      const due = [...queue.values()];
      queue.clear();
      const before = phase();
      for (const callback of due) callback(lab.now);
      if (phase() !== before) lab.onset = lab.now;
      await settle();
    },
    async until(phases: readonly string[]) {
      // The limit is a real time: on a busy machine, thousands of frames may pass before the page has stored a block.
      for (const end = Date.now() + 20_000; Date.now() < end; ) {
        if (!document.querySelector("dialog[open]")) return "over";
        if (document.querySelector("dialog[open] [data-wait]")) return "wait";
        if (phases.includes(phase())) return phase();
        await lab.frame();
      }
      return "nothing came";
    },
    async pass(ms: number) {
      for (const end = lab.now + ms; lab.now < end; ) await lab.frame();
    },
  };
  Object.assign(window, { lab });
  window.requestAnimationFrame = (callback) => {
    lastId += 1;
    const id = lastId;
    queue.set(id, callback);
    // Outside of a run, frames advance by themselves, because the other content of the page needs frames.
    if (!document.querySelector("dialog[open]"))
      setTimeout(() => {
        if (queue.delete(id)) callback(lab.now);
      }, 16);
    return id;
  };
  window.cancelAnimationFrame = (id) => queue.delete(id);
  performance.now = () => lab.now;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => lab.now });
}

/** Records in `lab.lit` the squares that light up, by their response, and the digits that are displayed. */
export function watchSquares() {
  const { lab } = window as unknown as { lab: Lab };
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.hasAttribute("data-lit"))
        lab.lit.push(target.dataset.response ?? target.textContent ?? "");
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-lit"] });
}

/** Replaces the clock in all pages that the browser loads afterwards. */
export async function takeOverTime(page: Page) {
  await page.addInitScript(takeTime, FRAME_MS);
  await page.addInitScript(watchSquares);
}

type Asked = { phases: readonly string[]; look: Strategy["look"]; isAnswered: boolean };

/**
 * Runs frames until the task waits for an answer, a wait screen is displayed, or the run has ended. The whole function
 * runs in the page, because messages between test and page take most of the time.
 * @returns the state that ended the frames, and the stimulus
 */
export async function toNextTrial({ phases, look, isAnswered }: Asked): Promise<[string, string]> {
  const { lab } = window as unknown as { lab: Lab };
  const surface = () => document.querySelector<HTMLElement>("dialog[open] section");
  // This phase ends with the answer or, without an answer, after its duration.
  if (isAnswered) while (phases.includes(surface()?.dataset.phase ?? "")) await lab.pass(1);
  const state = await lab.until(phases);
  const stage = surface();
  return [state, stage !== null && phases.includes(state) ? look(stage) : ""];
}

/** Runs frames until a given time after the stimulus onset, in ms. */
export function passUntil(afterMs: number) {
  const { lab } = window as unknown as { lab: Lab };
  return lab.pass(afterMs - (lab.now - lab.onset));
}

/**
 * A simulated participant who follows a strategy in each trial. The class can be used with any tool that controls a
 * browser.
 */
export abstract class ScriptedParticipant {
  private block = -1;
  private index = 0;

  /**
   * Prepares the page for a strategy.
   * @returns a function that advances the page to its next trial (`toNextTrial`)
   */
  protected abstract trials(
    strategy: Strategy,
  ): Promise<(isAnswered: boolean) => Promise<[state: string, seen: string]>>;
  /** Returns the number of the block whose start screen is displayed. */
  protected abstract waitingBlock(): Promise<number>;
  protected abstract beginBlock(): Promise<void>;
  /** Runs frames until a given time after the stimulus onset (`passUntil`). */
  protected abstract pass(afterMs: number): Promise<void>;
  abstract respond(response: string, keys: Readonly<Record<string, string>>): Promise<void>;
  /** Switches to another page and back, so that this page is hidden for a moment. */
  abstract turnAway(): Promise<void>;

  /** Begins the block whose start screen is displayed. */
  async goOn() {
    const block = await this.waitingBlock();
    if (block !== this.block) {
      this.block = block;
      this.index = 0;
    }
    await this.beginBlock();
  }

  /**
   * Completes trials until the run has ended or `stop` returns true.
   * @returns how the trials ended
   */
  async work(
    strategy: Strategy,
    keys: Readonly<Record<string, string>>,
    stop: (place: { block: number; index: number }) => boolean = () => false,
  ): Promise<"over" | "stopped"> {
    const toNext = await this.trials(strategy);
    let isAnswered = false;
    for (;;) {
      const [state, seen] = await toNext(isAnswered);
      isAnswered = false;
      if (state === "over") return "over";
      if (state === "wait") {
        await this.goOn();
        continue;
      }
      if (!strategy.phases.includes(state))
        throw new Error(`The trial is in another phase: ${state}`);
      const place = { block: this.block, index: this.index };
      if (stop(place)) return "stopped";
      const answer = strategy.answer(seen, place);
      if (answer === "away") await this.turnAway();
      else
        for (const act of [answer].flat()) {
          if (!act) continue;
          await this.pass(act.afterMs);
          await this.respond(act.response, keys);
        }
      isAnswered = true;
      this.index += 1;
    }
  }
}

/** A simulated participant who uses one app in a browser page, by keys or by touch. */
export class Participant extends ScriptedParticipant {
  constructor(
    readonly page: Page,
    readonly app: AppId,
    readonly locale: Locale,
    readonly hands: Hands,
  ) {
    super();
  }

  get words() {
    return { study: localize(study, this.locale), run: localize(runWords, this.locale) };
  }

  /** Opens the app's page with a replaced clock. */
  async open(query: Record<string, string> = {}) {
    await takeOverTime(this.page);
    await this.visit(query);
  }

  async visit(query: Record<string, string> = {}) {
    const search = new URLSearchParams({ app: this.app, ...query });
    await this.page.goto(`${pathOf("study", this.locale)}?${search}`);
    await waitForHydration(this.page);
    const name = localize(APPS[this.app].words, this.locale).name;
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(this.page.locator("dl").first()).toBeVisible();
  }

  async press(name: string) {
    const button = this.page.getByRole("button", { name, exact: true });
    if (this.hands === "touch") await button.tap();
    else {
      await button.focus();
      await this.page.keyboard.press("Enter");
    }
  }

  /** Gives consent and starts the run. */
  async start() {
    await this.press(this.words.study.brief.start);
    if (APPS[this.app].model.kind === "timed")
      await expect(this.page.locator("dialog[open] [data-wait]")).toBeVisible();
  }

  protected async trials({ phases, look }: Strategy) {
    // A run that has not opened yet looks like a run that is over.
    await expect(this.page.locator("dialog[open]")).toBeVisible();
    const inPage = await this.page.evaluateHandle<Strategy["look"]>(`(${look})`);
    return (isAnswered: boolean) =>
      this.page.evaluate(toNextTrial, { phases, look: inPage, isAnswered });
  }

  protected pass(afterMs: number) {
    return this.page.evaluate(passUntil, afterMs);
  }

  protected async waitingBlock() {
    return Number(await this.page.locator("dialog[open] [data-wait]").getAttribute("data-wait"));
  }

  protected async beginBlock() {
    const button = this.page.locator("dialog[open] [data-wait] button");
    if (this.hands === "touch") await button.tap();
    else {
      // The button receives the focus some time after it is displayed.
      await expect(button).toBeFocused();
      await this.page.keyboard.press("Enter");
    }
    await expect(button).toHaveCount(0);
  }

  async turnAway() {
    await this.page.evaluate(() => {
      for (const state of ["hidden", "visible"]) {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }
    });
  }

  /** Performs one response of the participant by keys or by touch. */
  async respond(response: string, keys: Readonly<Record<string, string>>) {
    const key = Object.keys(keys).find((name) => keys[name] === response);
    if (this.hands === "keys" && key) {
      await this.page.keyboard.press(key === " " ? "Space" : key);
      return;
    }
    const target = this.page.locator(`dialog[open] [data-response="${response}"]`);
    if (this.hands === "keys") {
      await target.focus();
      await this.page.keyboard.press("Enter");
      return;
    }
    const box = await target.boundingBox();
    if (!box) throw new Error(`No answer ${response} on the screen`);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
}
