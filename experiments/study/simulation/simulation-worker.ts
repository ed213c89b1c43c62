// This worker runs in parallel to the page, so the page remains responsive. The page ends the worker after its only
// computation, or when the visitor stops the computation.
import type { SimulationMessage } from "./messages";
import { type SimulationTask, workOf } from "./tasks";

/** The time for which the worker computes before it pauses to let the browser deliver messages, ms. */
const SLICE_MS = 25;

const say = (message: SimulationMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const channel = new MessageChannel();

/**
 * Pauses. During a pause, the browser can deliver messages or end the worker. A timer would wait four milliseconds each
 * time.
 */
const breathe = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

async function answer(task: SimulationTask) {
  const work = workOf(task);
  let next = work.next();
  let until = performance.now() + SLICE_MS;
  while (!next.done) {
    if (performance.now() >= until) {
      say({ kind: "progress", ...next.value });
      await breathe();
      until = performance.now() + SLICE_MS;
    }
    next = work.next();
  }
  const result = next.value;
  say(result, result.kind === "archive" ? [result.zip.buffer] : []);
}

self.addEventListener("message", ({ data }: MessageEvent<SimulationTask>) => {
  answer(data).catch((fault: unknown) => say({ kind: "failed", message: String(fault) }));
});
