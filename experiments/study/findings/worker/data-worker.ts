// This worker runs in parallel to the page, so the page remains responsive while files are read. The worker runs as
// long as the page is open, because it stores the data that were read.
import { partsOf } from "./answer-parts";
import { createDataService } from "./data-service";
import { fasterInBrowser } from "./faster-in-browser";
import type { DataAnswer, DataRequest } from "./messages";

const channel = new MessageChannel();

/** Pauses, so that the browser can deliver messages. A timer would wait four milliseconds each time. */
const breathe = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

const service = createDataService({
  say(answer: DataAnswer) {
    for (const part of partsOf(answer)) self.postMessage(part);
  },
  now: () => performance.now(),
  breathe,
  faster: fasterInBrowser(),
});

self.addEventListener("message", ({ data }: MessageEvent<DataRequest>) => {
  void service.receive(data);
});
