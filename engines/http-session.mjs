import { COMMANDS } from "./commands.mjs";

/** @typedef {import("./engine").Session} Session */

/** A driver that does not answer by then has lost its browser. */
const PATIENCE_MS = 60_000;

/** @param {string} method @param {string} address @param {object} [body] */
async function ask(method, address, body) {
  const answer = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a browser by a driver that listens at an address, as W3C WebDriver says.
 *
 * @param {string} address
 * @param {object} capabilities
 * @returns {Promise<Session>}
 */
export async function openHttpSession(address, capabilities) {
  const opened = await ask("POST", `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    send: (command, parameters = {}) => {
      const [method = "", path = ""] = COMMANDS[command].http.split(" ");
      const { id, ...body } = /** @type {{ id?: string }} */ (parameters);
      return ask(
        method,
        `${session}/${path.replace("{id}", id ?? "")}`,
        method === "GET" ? undefined : body,
      );
    },
    end: () => ask("DELETE", session),
  };
}
