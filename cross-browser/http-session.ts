import { COMMANDS } from "./commands";
import type { Session } from "./engine";

/** The time limit of a response from the driver. If a driver exceeds this limit, its browser no longer responds. */
const PATIENCE_MS = 60_000;

async function request(method: string, url: string, body?: object) {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Opens a browser session through a W3C WebDriver that listens at a URL. */
export async function openHttpSession(url: string, capabilities: object): Promise<Session> {
  const opened = await request("POST", `${url}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${url}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    send: (command, parameters = {}) => {
      const [method = "", path = ""] = COMMANDS[command].http.split(" ");
      const { id, ...body }: { id?: string } = parameters;
      return request(
        method,
        `${session}/${path.replace("{id}", id ?? "")}`,
        method === "GET" ? undefined : body,
      );
    },
    end: () => request("DELETE", session),
  };
}
