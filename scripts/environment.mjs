import { createRequire } from "node:module";
import { ROOT } from "./project.mjs";
import { say, UserError } from "./terminal.mjs";

/**
 * The variables that the operator sets at build and that reach the browser (README.md). They are
 * checked here, before they are built in, so that browser code can take them as they are.
 *
 * @typedef {Record<string, string | undefined>} Environment
 */

/** Where DataPipe takes data; experiments/engine/sending.ts has the whole address. */
const DATAPIPE_ORIGIN = "https://pipe.jspsych.org";

/**
 * Returns an address that data may be sent to.
 *
 * @param {string} value of NEXT_PUBLIC_SEND_URL
 * @returns {URL}
 */
function sendingUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Fetch refuses a user name in an address and never sends what follows a "#"; the host goes into
  // the policy, where other signs would have a meaning.
  const isPlain = url && !url.username && !url.password && !url.hash;
  if (isPlain && url.protocol === "https:" && /^[a-z0-9.-]+$/.test(url.hostname)) return url;
  throw new UserError(
    `NEXT_PUBLIC_SEND_URL is "${value}", and data can only be sent to an address with https.`,
    "Write it such as https://data.your-lab.org/sessions, or leave it empty to send nothing.",
  );
}

/**
 * Returns the origins that the pages may connect to besides their own: that of the configured
 * receiver of data, or none.
 *
 * @param {Environment} environment
 * @returns {string[]}
 * @throws UserError that says which variable is wrong and how to write it
 */
export function sendingOrigins({ NEXT_PUBLIC_SEND_URL: url, NEXT_PUBLIC_DATAPIPE_ID: experiment }) {
  if (url && experiment) {
    throw new UserError(
      "NEXT_PUBLIC_SEND_URL and NEXT_PUBLIC_DATAPIPE_ID are both set.",
      "Data go to one place: keep one of the two.",
    );
  }
  if (url) return [sendingUrl(url).origin];
  if (!experiment) return [];
  if (/^[\w-]{1,64}$/.test(experiment)) return [DATAPIPE_ORIGIN];
  throw new UserError(
    `NEXT_PUBLIC_DATAPIPE_ID is "${experiment}", which is no experiment ID of DataPipe.`,
    "Copy it from the experiment's page on https://pipe.jspsych.org, such as aB3dE5gH7jK9.",
  );
}

/**
 * Returns the hosts that a run may return to at its end.
 *
 * @param {Environment} environment
 * @returns {string[]}
 * @throws UserError that names what is not a host
 */
export function returnHosts({ NEXT_PUBLIC_RETURN_HOSTS: value }) {
  const hosts = (value ?? "").split(",").filter((host) => host !== "");
  for (const host of hosts) {
    const address = `https://${host}/`;
    if (URL.canParse(address) && new URL(address).host === host && host.includes(".")) continue;
    throw new UserError(
      `NEXT_PUBLIC_RETURN_HOSTS has "${host}", which is no host.`,
      "Write hosts in small letters with commas between, without https:// and without spaces, such as app.prolific.com,www.your-lab.org",
    );
  }
  return hosts;
}

/**
 * Checks the variables that reach the browser.
 *
 * @param {Environment} environment
 * @throws UserError that says what is wrong and how to write it
 */
export function checkEnvironment(environment) {
  sendingOrigins(environment);
  returnHosts(environment);
}

/**
 * Returns the environment that the build sees: that of the process, and the .env files as Next
 * reads them.
 *
 * @returns {Environment}
 */
export function buildEnvironment() {
  // It is Next's own package, so it is taken from where Next takes it.
  const fromNext = createRequire(createRequire(import.meta.url).resolve("next/package.json"));
  const quiet = { info() {}, error: say };
  return fromNext("@next/env").loadEnvConfig(ROOT, false, quiet).combinedEnv;
}
