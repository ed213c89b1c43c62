import { createRequire } from "node:module";
import { z } from "zod";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { DATAPIPE_ORIGIN } from "@/experiments/engine/sending/datapipe";
import { isPathOfHost, plainOrigin } from "@/lib/plain-origin";
import { ROOT } from "../project.mjs";
import { say, UserError } from "../terminal.mjs";

export type Environment = Record<string, string | undefined>;

function isOrigin(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isHost(host: string) {
  const url = `https://${host}/`;
  return URL.canParse(url) && new URL(url).host === host && host.includes(".");
}

const hasPlaceholders = (template: string) =>
  ["{z}", "{x}", "{y}"].every((name) => template.includes(name));

/** The definition of a variable that may be empty: the condition on its value, and the advice on how to write it. */
const setting = (is: string, write: string, isValid: (value: string) => boolean) =>
  z
    .string()
    .default("")
    .refine((value) => value === "" || isValid(value), {
      error: `must be ${is}.\nWrite ${write}.`,
    });

/**
 * The variables that the operator sets for the build (docs/environment.md). The build checks them before it uses them.
 * The code of the site therefore does not need to check them.
 */
export const ENVIRONMENT = {
  SITE_URL: setting(
    "an origin",
    "the origin that the site is published at, such as https://www.your-site.org; a path below it goes into BASE_PATH",
    isOrigin,
  ),
  BASE_PATH: setting(
    "a path below a host",
    "it with a leading slash and no trailing one, such as /repo, or leave it out at the root of a host",
    (value) => /^(\/[a-z0-9][\w.-]*)+$/i.test(value),
  ),
  SOURCE_DATE_EPOCH: setting(
    "a date",
    "whole seconds since 1970, such as 1767225600 for the first day of 2026, or leave it out for the date of the last commit",
    (value) => /^[1-9]\d{0,10}$/.test(value),
  ),
  NEXT_PUBLIC_SEND_URL: setting(
    "an https URL or a path on the host of the site",
    "it such as https://data.your-lab.org/sessions (http only for 127.0.0.1 and localhost) or /sessions, or leave it empty to send nothing",
    (value) => isPathOfHost(value) || plainOrigin(value, true) !== undefined,
  ),
  NEXT_PUBLIC_DATAPIPE_ID: setting(
    "an experiment ID of DataPipe",
    "the one on the experiment's page on https://pipe.jspsych.org, such as aB3dE5gH7jK9",
    (value) => /^[\w-]{1,64}$/.test(value),
  ),
  NEXT_PUBLIC_SEND_PROTOCOLS: setting(
    "a list of protocol or document ids",
    "them with all 64 digits, as npm run protocol gives them, with commas between and without spaces",
    (value) => value.split(",").every((id) => /^[0-9a-f]{64}$/.test(id)),
  ),
  NEXT_PUBLIC_EMBED_ORIGINS: setting(
    "a list of origins",
    "them with commas between and without spaces or slashes at the end, such as https://your-lab.eu.qualtrics.com (http only for 127.0.0.1 and localhost), or leave it empty: then no page frames this site",
    (value) => value.split(",").every((each) => plainOrigin(each, true) === each),
  ),
  NEXT_PUBLIC_RETURN_HOSTS: setting(
    "a list of hosts",
    "them in lower case with commas between, without https:// or spaces, such as app.prolific.com,www.your-lab.org",
    (value) => value.split(",").every((host) => host === "" || isHost(host)),
  ),
  NEXT_PUBLIC_SEND_RECEIPTS: setting(
    '"none"',
    "none where the receiver answers without receipts, or leave it empty: then nothing counts as arrived without one",
    (value) => value === "none",
  ),
  NEXT_PUBLIC_CONTACT_ENDPOINT: setting(
    "an https URL",
    "it such as https://forms.your-site.org/contact (http only for 127.0.0.1 and localhost), or leave it empty: then the form writes an e-mail",
    (value) => plainOrigin(value, true) !== undefined,
  ),
  NEXT_PUBLIC_CONTACT_CREDENTIALS: setting(
    '"include"',
    "include to send cookies along, or leave it empty",
    (value) => value === "include",
  ),
  NEXT_PUBLIC_SOURCE_URL: setting(
    "an https URL",
    "it such as https://github.com/your-lab/your-site, or leave it empty: then no page links to the source code",
    (value) => plainOrigin(value) !== undefined,
  ),
  NEXT_PUBLIC_TILE_URL: setting(
    "the https URL of tiles",
    "it such as https://{s}.tiles.your-lab.org/{z}/{x}/{y}.png",
    (value) =>
      hasPlaceholders(value) && plainOrigin(value.replaceAll("{s}", "a"), true) !== undefined,
  ),
  NEXT_PUBLIC_TILE_ATTRIBUTION: z.string().default(""),
  NEXT_PUBLIC_TILE_SUBDOMAINS: setting(
    "letters or digits, one for each subdomain",
    `them without anything between, such as ${MAP_DEFAULTS.subdomains}`,
    (value) => /^[a-z0-9]+$/.test(value),
  ),
};

type Settings = z.infer<typeof SCHEMA>;

const SCHEMA = z
  .object(ENVIRONMENT)
  .refine((settings) => !settings.NEXT_PUBLIC_SEND_URL || !settings.NEXT_PUBLIC_DATAPIPE_ID, {
    path: ["NEXT_PUBLIC_DATAPIPE_ID"],
    error:
      "must be empty when NEXT_PUBLIC_SEND_URL is set.\nData go to one place: keep one of the two.",
  })
  .refine((settings) => !settings.NEXT_PUBLIC_SEND_RECEIPTS || settings.NEXT_PUBLIC_SEND_URL, {
    path: ["NEXT_PUBLIC_SEND_RECEIPTS"],
    error: "must be empty without NEXT_PUBLIC_SEND_URL.\nSet both, or neither.",
  })
  .refine(
    (settings) =>
      !settings.NEXT_PUBLIC_SEND_PROTOCOLS ||
      settings.NEXT_PUBLIC_SEND_URL ||
      settings.NEXT_PUBLIC_DATAPIPE_ID,
    {
      path: ["NEXT_PUBLIC_SEND_PROTOCOLS"],
      error:
        "must be empty without a receiver.\nSet NEXT_PUBLIC_SEND_URL or NEXT_PUBLIC_DATAPIPE_ID, too.",
    },
  )
  .refine(
    (settings) =>
      !settings.NEXT_PUBLIC_CONTACT_CREDENTIALS || settings.NEXT_PUBLIC_CONTACT_ENDPOINT,
    {
      path: ["NEXT_PUBLIC_CONTACT_CREDENTIALS"],
      error: "must be empty without NEXT_PUBLIC_CONTACT_ENDPOINT.\nSet both, or neither.",
    },
  )
  .refine((settings) => !settings.NEXT_PUBLIC_TILE_URL || settings.NEXT_PUBLIC_TILE_ATTRIBUTION, {
    path: ["NEXT_PUBLIC_TILE_ATTRIBUTION"],
    error:
      "must say whose data the street map shows.\nWrite it as text, such as © OpenStreetMap contributors.",
  });

/** Vercel sets these variables for every project, so they are not reported as unknown. */
const PUBLIC_OF_HOST = /^NEXT_PUBLIC_VERCEL_/;

/**
 * Returns the checked settings in an environment. A variable that is not set has the value "".
 *
 * @throws UserError with each invalid variable, its value, and how to write it
 */
export function readEnvironment(environment: Environment): Settings {
  // A setting with a misspelt name would be ignored without a message, so unknown names are reported.
  const unknown = Object.keys(environment).filter(
    (name) =>
      name.startsWith("NEXT_PUBLIC_") && !(name in ENVIRONMENT) && !PUBLIC_OF_HOST.test(name),
  );
  if (unknown.length > 0) {
    const known = Object.keys(ENVIRONMENT).filter((name) => name.startsWith("NEXT_PUBLIC_"));
    throw new UserError(
      `No such setting: ${unknown.map((name) => `${name}="${environment[name]}"`).join(", ")}.`,
      `Take it out or correct its name. There are ${known.join(", ")}.`,
    );
  }
  const result = SCHEMA.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [name], message }) => {
    const [fault = "", ...advice] = message.split("\n");
    const value = environment[String(name)];
    const is = value ? `is "${value}", but` : "is not set:";
    return new UserError(`${String(name)} ${is} it ${fault}`, advice.join("\n")).message;
  });
  throw new UserError(problems.join("\n"));
}

/**
 * Returns the origin to which runs are sent. The list is empty if the site does not send runs, or sends them to its own
 * origin.
 */
export function sendingOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_SEND_URL: url, NEXT_PUBLIC_DATAPIPE_ID: experiment } =
    readEnvironment(environment);
  if (isPathOfHost(url)) return [];
  if (url) return [new URL(url).origin];
  return experiment ? [DATAPIPE_ORIGIN] : [];
}

/** Returns the origins that may embed the page of studies, or an empty list. */
export const embedOrigins = (environment: Environment): string[] =>
  readEnvironment(environment)
    .NEXT_PUBLIC_EMBED_ORIGINS.split(",")
    .filter((origin) => origin !== "");

/** Returns the origin to which the contact form sends, or an empty list. */
export function contactOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_CONTACT_ENDPOINT: url } = readEnvironment(environment);
  return url ? [new URL(url).origin] : [];
}

/** Returns the origins of the street map's tiles, one for each subdomain, or an empty list. */
export function tileOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_TILE_URL: template, NEXT_PUBLIC_TILE_SUBDOMAINS: subdomains } =
    readEnvironment(environment);
  if (!template) return [];
  const origins = [...(subdomains || MAP_DEFAULTS.subdomains)].map(
    (name) => new URL(template.replaceAll("{s}", name)).origin,
  );
  return [...new Set(origins)];
}

/**
 * Returns the path below which the site is published. It is "" if the site is at the root of its host, otherwise for
 * example "/repo".
 */
export const basePath = (environment: Environment): string =>
  readEnvironment(environment).BASE_PATH;

/**
 * Returns the environment of the build: the variables of the process, and the variables that Next reads from the .env
 * files.
 */
export function buildEnvironment(): Environment {
  // The package is a dependency of Next, so it is resolved from the folder of Next.
  const fromNext = createRequire(createRequire(import.meta.url).resolve("next/package.json"));
  const quiet = { info() {}, error: say };
  return fromNext("@next/env").loadEnvConfig(ROOT, false, quiet).combinedEnv;
}
