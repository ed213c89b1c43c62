import type { BatchChannel } from "./jatos-batch";
import { createJatos } from "./jatos-js";

/*
 * The script that the stand-in serves as `jatos.js` next to the page of the component. The script sends requests to the
 * same URLs as the real jatos.js. The channel of the batch session is a stream of events instead of a WebSocket.
 */
const ABOVE = new Set(["studySessionData", "end", "abort"]);

const jatos = createJatos({
  async request(method, what, body, parameters = {}) {
    const search = new URLSearchParams(parameters).toString();
    const response = await fetch(
      `${ABOVE.has(what) ? "../" : ""}${what}${search && `?${search}`}`,
      {
        method,
        ...(method === "GET" ? {} : { body }),
      },
    );
    return { status: response.status, text: await response.text() };
  },
  initData: async () => (await fetch("initData")).json(),
  go: (url) => {
    location.href = url;
  },
  openBatch: (listener) =>
    new Promise((resolve) => {
      const events = new EventSource("../batch");
      const channel: BatchChannel = {
        send: (request) =>
          void fetch("../batch", { method: "POST", body: JSON.stringify(request) }),
        close: () => events.close(),
      };
      events.onmessage = ({ data }) => {
        listener(JSON.parse(data));
        resolve(channel);
      };
      events.onerror = () => resolve(null);
    }),
});
Object.assign(window, { jatos });
