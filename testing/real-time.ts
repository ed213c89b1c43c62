import { Participant, watchSquares } from "./lab";

/** Provides `lab` with the page's own clock and frames. Time in the page is therefore not replaced. */
function followTime() {
  const surface = () => document.querySelector<HTMLElement>("dialog[open] section");
  const lab = {
    get now() {
      return performance.now();
    },
    onset: 0,
    lit: [] as string[],
    responseTimes: [] as number[],
    async until(phases: readonly string[]) {
      const limit = performance.now() + 60_000;
      while (performance.now() < limit) {
        if (!document.querySelector("dialog[open]")) return "over";
        if (document.querySelector("dialog[open] [data-wait]")) return "wait";
        const phase = surface()?.dataset.phase ?? "";
        if (phases.includes(phase)) return phase;
        await new Promise(requestAnimationFrame);
      }
      return "nothing came";
    },
    pass: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  Object.assign(window, { lab });
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target === surface())) lab.onset = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-phase"] });
  let answeredOnset = 0;
  for (const type of ["keydown", "pointerdown"])
    addEventListener(
      type,
      ({ timeStamp }) => {
        const isWaiting = document.querySelector("dialog[open] [data-wait]") !== null;
        if (isWaiting || !surface() || lab.onset === answeredOnset) return;
        answeredOnset = lab.onset;
        lab.responseTimes.push(timeStamp - lab.onset);
      },
      { capture: true },
    );
}

/** A simulated participant who answers in real time. Responses occur some milliseconds after the intended time. */
export class RealTimeParticipant extends Participant {
  override async open(query: Record<string, string> = {}) {
    await this.page.addInitScript(followTime);
    await this.page.addInitScript(watchSquares);
    await this.visit(query);
  }

  /**
   * Returns the time in ms between each stimulus onset and the first press after it. The times come from listeners of
   * the test, so they do not depend on the times that the app measures.
   */
  responseTimes(): Promise<number[]> {
    return this.page.evaluate(
      () => (window as unknown as { lab: { responseTimes: number[] } }).lab.responseTimes,
    );
  }
}
