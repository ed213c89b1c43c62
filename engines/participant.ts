import { passUntil, type Strategy, takeTime, toNextTrial } from "@/testing/lab";
import { KEYS, type Visitor } from "./visitor";

/** Interval between two frames; a long one, since WebKit takes its time for what happens between them. */
const FRAME_MS = 50;

/** Opens an address with the page's time in the hands of the test. */
export const visitOutOfTime = (visitor: Visitor, path: string) =>
  visitor.visit(path, () => visitor.ask(takeTime, FRAME_MS));

/** Does the trials of a run by keys, as a strategy says, to its end. */
export async function work(
  visitor: Visitor,
  { phases, look, answer }: Strategy,
  keys: Readonly<Record<string, string>>,
) {
  let block = 0;
  let index = 0;
  let isAnswered = false;
  for (;;) {
    // `look` stands alone, so that it goes to the page as it is written.
    const [state, seen] = await visitor.ask(
      (toNextTrial, phases, look, isAnswered) => toNextTrial({ phases, look, isAnswered }),
      toNextTrial,
      phases,
      look,
      isAnswered,
    );
    isAnswered = false;
    if (state === "over") return;
    if (state === "wait") {
      const waiting = "dialog[open] [data-wait]";
      block = await visitor.ask(
        (waiting) => Number(document.querySelector<HTMLElement>(waiting)?.dataset.wait),
        waiting,
      );
      index = 0;
      await visitor.until(
        "the button that begins it",
        (waiting) => document.activeElement?.closest(waiting) !== null,
        waiting,
      );
      await visitor.key(KEYS.enter);
      await visitor.until(
        "the block to begin",
        (waiting) => !document.querySelector(waiting),
        waiting,
      );
      continue;
    }
    if (!phases.includes(state)) throw new Error(`In a run: ${state}`);
    const act = answer(seen, { block, index });
    if (act === "away" || Array.isArray(act))
      throw new Error("Only single answers are given here.");
    const key = Object.keys(keys).find((name) => keys[name] === act?.response);
    if (act && key) {
      await visitor.ask(passUntil, act.afterMs);
      await visitor.key(key);
    }
    isAnswered = true;
    index += 1;
  }
}
