import { createRequire } from "node:module";
import { DATAPIPE_ORIGIN, DEFAULT_SUBDOMAINS } from "@/lib/build-constants.mjs";
import { ROOT } from "../project.mjs";
import { say, UserError } from "../terminal.mjs";

/**
 * The variables that the operator sets at build (README.md). They are checked here, before they are
 * built in, so that the code of the site can take them as they are.
 */
export type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/**
 * Returns the origin of an address with https, or undefined where it is none. Fetch refuses a user name in
 * an address and never sends what follows a "#"; the host goes into the policy, where other signs would have
 * a meaning.
 *
 * @param options whether http to this machine will do, for trying it out
 */
function originOf(
  value: string,
  { mayBeHere = false }: { mayBeHere?: boolean } = {},
): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return undefined;
  const isHere = mayBeHere && url.protocol === "http:" && LOOPBACK.test(url.hostname);
  return url.protocol === "https:" || isHere ? url.origin : undefined;
}

/**
 * Returns the origins that the pages may connect to besides their own: that of the configured
 * receiver of data, or none.
 *
 * @throws UserError that says which variable is wrong and how to write it
 */
export function sendingOrigins({
  NEXT_PUBLIC_SEND_URL: url,
  NEXT_PUBLIC_DATAPIPE_ID: experiment,
}: Environment): string[] {
  if (url && experiment) {
    throw new UserError(
      `NEXT_PUBLIC_SEND_URL is "${url}" and NEXT_PUBLIC_DATAPIPE_ID is "${experiment}": both set.`,
      "Data go to one place: keep one of the two, such as https://data.your-lab.org/sessions.",
    );
  }
  if (url) {
    const origin = originOf(url);
    if (origin) return [origin];
    throw new UserError(
      `NEXT_PUBLIC_SEND_URL is "${url}", and data can only be sent to an address with https.`,
      "Write it such as https://data.your-lab.org/sessions, or leave it empty to send nothing.",
    );
  }
  if (!experiment) return [];
  if (/^[\w-]{1,64}$/.test(experiment)) return [DATAPIPE_ORIGIN];
  throw new UserError(
    `NEXT_PUBLIC_DATAPIPE_ID is "${experiment}", which is no experiment ID of DataPipe.`,
    "Copy it from the experiment's page on https://pipe.jspsych.org, such as aB3dE5gH7jK9.",
  );
}

/**
 * Returns the origin that the contact form may send to, or none.
 *
 * @throws UserError that says which variable is wrong and how to write it
 */
export function contactOrigins({
  NEXT_PUBLIC_CONTACT_ENDPOINT: value,
  NEXT_PUBLIC_CONTACT_CREDENTIALS: credentials,
}: Environment): string[] {
  if (credentials && (credentials !== "include" || !value)) {
    throw new UserError(
      `NEXT_PUBLIC_CONTACT_CREDENTIALS is "${credentials}"${value ? "" : " without an endpoint"}.`,
      "Write include, with NEXT_PUBLIC_CONTACT_ENDPOINT, to send cookies along, or leave it empty.",
    );
  }
  if (!value) return [];
  const origin = originOf(value, { mayBeHere: true });
  if (origin) return [origin];
  throw new UserError(
    `NEXT_PUBLIC_CONTACT_ENDPOINT is "${value}", and messages can only be sent to an address with https.`,
    "Write it such as https://forms.your-site.org/contact (http only for 127.0.0.1 and localhost), or leave it empty: then the form writes an e-mail.",
  );
}

/**
 * Returns the hosts that a run may return to at its end.
 *
 * @throws UserError that names what is not a host
 */
export function returnHosts({ NEXT_PUBLIC_RETURN_HOSTS: value }: Environment): string[] {
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

/** Where a tile's coordinates stand in an address. */
const TILE_PLACES = ["{z}", "{x}", "{y}"];

/**
 * Returns the origins that the map may ask for tiles besides its own: those of the configured street
 * map, one for each subdomain, or none.
 *
 * @throws UserError that says which variable is wrong and how to write it
 */
export function tileOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_TILE_URL: template, NEXT_PUBLIC_TILE_ATTRIBUTION: attribution } = environment;
  const { NEXT_PUBLIC_TILE_SUBDOMAINS: subdomains = "" } = environment;
  if (!template) return [];
  const names = [...(subdomains || DEFAULT_SUBDOMAINS)];
  if (!/^[a-z0-9]+$/.test(names.join(""))) {
    throw new UserError(
      `NEXT_PUBLIC_TILE_SUBDOMAINS is "${subdomains}", and each is one letter or digit.`,
      `Write them without anything between, such as ${DEFAULT_SUBDOMAINS}`,
    );
  }
  const origins = names.map((name) =>
    originOf(template.replaceAll("{s}", name), { mayBeHere: true }),
  );
  const isWhole = TILE_PLACES.every((place) => template.includes(place));
  if (!isWhole || origins.includes(undefined)) {
    throw new UserError(
      `NEXT_PUBLIC_TILE_URL is "${template}", which is no address of tiles with https.`,
      "Write it such as https://{s}.tiles.your-lab.org/{z}/{x}/{y}.png",
    );
  }
  if (!attribution) {
    throw new UserError(
      "NEXT_PUBLIC_TILE_ATTRIBUTION is not set, and a map must say whose data it shows.",
      "Write it as text, such as © OpenStreetMap contributors",
    );
  }
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/**
 * Returns the path under which the site is published on its host: "" at the root, else such as "/repo".
 *
 * @throws UserError that says how to write it
 */
export function basePath({ BASE_PATH: value }: Environment): string {
  if (!value || /^(\/[a-z0-9][\w.-]*)+$/i.test(value)) return value ?? "";
  throw new UserError(
    `BASE_PATH is "${value}", which is no path below a host.`,
    "Write it with a slash before and none after, such as /repo, or leave it out at the root of a host.",
  );
}

function checkSiteUrl({ SITE_URL: value }: Environment) {
  if (!value) return;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return;
  throw new UserError(
    `SITE_URL is "${value}", which is no origin.`,
    "Write the origin the site is published at, such as https://www.your-site.org; a path below it goes into BASE_PATH.",
  );
}

function checkSourceDate({ SOURCE_DATE_EPOCH: value }: Environment) {
  if (!value || /^[1-9]\d{0,10}$/.test(value)) return;
  throw new UserError(
    `SOURCE_DATE_EPOCH is "${value}", which is no date.`,
    "Write whole seconds since 1970, such as 1767225600 for the first day of 2026, or leave it out for the date of the last commit.",
  );
}

const KNOWN_PUBLIC = [
  "NEXT_PUBLIC_SEND_URL",
  "NEXT_PUBLIC_DATAPIPE_ID",
  "NEXT_PUBLIC_RETURN_HOSTS",
  "NEXT_PUBLIC_CONTACT_ENDPOINT",
  "NEXT_PUBLIC_CONTACT_CREDENTIALS",
  "NEXT_PUBLIC_TILE_URL",
  "NEXT_PUBLIC_TILE_ATTRIBUTION",
  "NEXT_PUBLIC_TILE_SUBDOMAINS",
];

/** Set by that host for every project. */
const PUBLIC_OF_HOST = /^NEXT_PUBLIC_VERCEL_/;

/** A name with a slip in it would be a setting that silently is not made. */
function checkPublicNames(environment: Environment) {
  const unknown = Object.keys(environment).filter(
    (name) =>
      name.startsWith("NEXT_PUBLIC_") && !KNOWN_PUBLIC.includes(name) && !PUBLIC_OF_HOST.test(name),
  );
  if (unknown.length === 0) return;
  throw new UserError(
    `No such setting: ${unknown.map((name) => `${name}="${environment[name]}"`).join(", ")}.`,
    `Take it out or correct its name. There are ${KNOWN_PUBLIC.join(", ")}.`,
  );
}

/**
 * Checks the variables that the build reads.
 *
 * @throws UserError that names the variable and its value, and says how to write it
 */
export function checkEnvironment(environment: Environment) {
  checkPublicNames(environment);
  checkSiteUrl(environment);
  basePath(environment);
  checkSourceDate(environment);
  sendingOrigins(environment);
  returnHosts(environment);
  contactOrigins(environment);
  tileOrigins(environment);
}

/**
 * Returns the environment that the build sees: that of the process, and the .env files as Next
 * reads them.
 */
export function buildEnvironment(): Environment {
  // It is Next's own package, so it is taken from where Next takes it.
  const fromNext = createRequire(createRequire(import.meta.url).resolve("next/package.json"));
  const quiet = { info() {}, error: say };
  return fromNext("@next/env").loadEnvConfig(ROOT, false, quiet).combinedEnv;
}
