// This worker runs in parallel to the page, so the page remains responsive while files are read. It lives as long as the
// page, because it keeps what was read.
import { createDataService } from "./data-service";
import type { DataAnswer, DataRequest } from "./messages";

const channel = new MessageChannel();

/** Pauses, so that the browser can deliver messages. A timer would wait four milliseconds each time. */
const breathe = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Computes SHA-256 with the browser's own code, ten times as fast. Browsers offer it to secure pages only. */
async function digest(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return hex(
    new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)),
  );
}

const service = createDataService({
  say: (answer: DataAnswer) => self.postMessage(answer),
  now: () => performance.now(),
  breathe,
  ...(globalThis.crypto?.subtle && { digest }),
});

self.addEventListener("message", ({ data }: MessageEvent<DataRequest>) => {
  void service.receive(data);
});
