import { createJatos } from "./jatos-js";

/*
 * The script that the stand-in serves as `jatos.js` next to the page of the component. The script sends requests to the
 * same URLs as the real jatos.js.
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
});
Object.assign(window, { jatos });
