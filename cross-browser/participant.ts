import type { Strategy } from "@/experiments/engine/contract/tested-app";
import { passUntil, ScriptedParticipant, takeTime, toNextTrial, watchSquares } from "@/testing/lab";
import { KEYS, type Visitor } from "./visitor";

/**
 * The interval between two simulated frames in ms. The interval is long, because WebKit needs much time for each frame.
 */
const FRAME_MS = 50;

const WAIT = "dialog[open] [data-wait]";

/** Opens a path with the page's time controlled by the test. */
export const visitWithFakeTime = (visitor: Visitor, path: string) =>
  visitor.visit(path, async () => {
    await visitor.ask(takeTime, FRAME_MS);
    await visitor.ask(watchSquares);
  });

/** A simulated participant who responds with keys through WebDriver. */
export class KeyboardParticipant extends ScriptedParticipant {
  constructor(private readonly visitor: Visitor) {
    super();
  }

  protected async trials({ phases, look }: Strategy) {
    // `look` uses nothing from outside its own body. Its source can therefore be sent to the page.
    return (isAnswered: boolean) =>
      this.visitor.ask(
        (toNextTrial, phases, look, isAnswered) => toNextTrial({ phases, look, isAnswered }),
        toNextTrial,
        phases,
        look,
        isAnswered,
      );
  }

  protected waitingBlock() {
    return this.visitor.ask(
      (wait) => Number(document.querySelector<HTMLElement>(wait)?.dataset.wait),
      WAIT,
    );
  }

  protected async beginBlock() {
    await this.visitor.until(
      "the button that begins it",
      (wait) => document.activeElement?.closest(wait) !== null,
      WAIT,
    );
    await this.visitor.key(KEYS.enter);
    await this.visitor.until("the block to begin", (wait) => !document.querySelector(wait), WAIT);
  }

  protected pass(afterMs: number) {
    return this.visitor.ask(passUntil, afterMs);
  }

  async respond(response: string, keys: Readonly<Record<string, string>>) {
    const key = Object.keys(keys).find((name) => keys[name] === response);
    if (!key) throw new Error(`No key gives ${response}.`);
    await this.visitor.key(key);
  }

  turnAway(): never {
    throw new Error("No scenario turns to another page.");
  }
}
