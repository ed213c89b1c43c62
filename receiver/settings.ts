/** A setting that the operator has to correct. The message contains the name of the setting and an example. */
export class SettingError extends Error {}

const integer = (min: number, max: number) => (text: string) =>
  /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const url = (pattern: RegExp) => (text: string) =>
  URL.canParse(text) && pattern.test(text) ? text : undefined;

/** Converts a URL to the format of a header value. A header value cannot contain letters beyond ASCII. */
const locationUrl = (text: string) => (url(/^https?:/i)(text) ? new URL(text).href : undefined);

/** The entry of `ALLOWED_ORIGINS` that allows pages of the host to which the request was sent. */
export const SAME_ORIGIN = "same";

const ORIGIN_WORDS: readonly string[] = ["null", SAME_ORIGIN];

function origins(text: string): string[] | undefined {
  const list = text.split(",");
  return list.every((each) => ORIGIN_WORDS.includes(each) || originOfUrl(each) === each)
    ? list
    : undefined;
}

const originOfUrl = (text: string) => (URL.canParse(text) ? new URL(text).origin : undefined);

/** The entry of `PROTOCOLS` that accepts runs of a single app outside of a study. */
export const SINGLE_RUNS = "runs";

function protocols(text: string): string[] | undefined {
  const list = text.split(",").map((each) => each.trim());
  return list.every((each) => each === SINGLE_RUNS || /^[0-9a-f]{64}$/.test(each))
    ? list
    : undefined;
}

/**
 * Describes a setting.
 *
 * @param parse returns undefined for an invalid value
 * @param expected a noun phrase that completes the sentence "Expected …"
 * @param fallback the value if the variable is not set; by default the empty string
 */
const setting = <T>(
  parse: (text: string) => T | undefined,
  expected: string,
  example: string,
  fallback?: T,
) => ({ parse, expected, example, fallback });

const emailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/);
const path = matching(/./);

/** A shorter token could be guessed. Only these characters can be sent in a header. */
const token = matching(/^[!-~]{32,1000}$/);
const TOKEN = "32 or more letters, digits and signs, without spaces";
const TOKEN_EXAMPLE = "the output of: openssl rand -hex 32";

const SETTINGS = {
  PORT: setting(integer(0, 65_535), "a port", "8787", 8787),
  HOST: setting(matching(/^[\w.:-]+$/), "an address to listen on", "0.0.0.0", "127.0.0.1"),
  ALLOWED_ORIGINS: setting(origins, "comma-separated origins", "https://www.your-site.org"),
  MESSAGES_DIR: setting(path, "a writable folder", "/var/lib/receiver/messages"),
  SMTP_URL: setting(url(/^smtps?:\/\/[^/]/), "a mail server", "smtps://user:password@mail.org"),
  MAIL_TO: setting(emailAddress, "an e-mail address", "lab@your-site.org"),
  MAIL_FROM: setting(emailAddress, "an e-mail address", "website@your-site.org"),
  SENT_FILE: setting(path, "a writable file", "/var/lib/receiver/sent-ids.txt"),
  THANK_YOU_URL: setting(locationUrl, "a web URL", "https://www.your-site.org/thank-you"),
  MAX_ATTACHMENT_BYTES: setting(integer(1, 1e8), "a number of bytes", "5242880", 5_242_880),
  MAX_TEXT_BYTES: setting(integer(1000, 1e8), "a number of bytes", "262144", 262_144),
  LEAST_SECONDS: setting(integer(0, 60), "0 to 60 seconds", "3", 3),
  REQUEST_SECONDS: setting(integer(1, 3600), "1 to 3600 seconds", "300", 300),
  RATE_LIMIT: setting(integer(1, 1e6), "a number of requests", "30", 30),
  SESSIONS_DIR: setting(path, "a writable folder", "/var/lib/receiver/sessions"),
  DATABASE_URL: setting(
    url(/^postgres(ql)?:\/\//),
    "the address of a PostgreSQL database",
    "postgres://receiver:password@127.0.0.1/receiver",
  ),
  DATABASE_POOL: setting(integer(1, 1000), "a number of connections", "10", 10),
  PROTOCOLS: setting<readonly string[]>(
    protocols,
    `comma-separated protocol ids of 64 digits, or the word ${SINGLE_RUNS}`,
    SINGLE_RUNS,
  ),
  STUDIES: setting(path, "the file of running studies", "/var/lib/receiver/studies.json"),
  READ_TOKEN: setting(token, TOKEN, TOKEN_EXAMPLE),
  RUN_TOKEN: setting(token, TOKEN, TOKEN_EXAMPLE),
  TOKEN_RATE_LIMIT: setting(integer(1, 1e6), "a number of wrong tokens", "5", 5),
  OFFER_RATE_LIMIT: setting(integer(1, 1e7), "a number of requests", "300", 300),
  MAX_SESSION_BYTES: setting(integer(1000, 1e8), "a number of bytes", "8388608", 8_388_608),
  SESSION_TOTAL_BYTES: setting(integer(1000, 1e12), "a number of bytes", "67108864", 67_108_864),
  CLIENT_DAY_BYTES: setting(integer(1000, 1e12), "a number of bytes", "1073741824", 1_073_741_824),
  PROTOCOL_DAY_BYTES: setting(
    integer(1000, 1e12),
    "a number of bytes",
    "10737418240",
    10_737_418_240,
  ),
  UNKNOWN_WITHDRAWALS: setting(integer(1, 1e6), "a number of withdrawals", "1000", 1000),
  MAX_PENDING: setting(integer(1, 1e5), "a number of requests", "256", 256),
  MAX_PENDING_BYTES: setting(integer(1e6, 1e11), "a number of bytes", "268435456", 268_435_456),
  SESSION_RATE_LIMIT: setting(integer(1, 1e7), "a number of requests", "600", 600),
  ORIGIN_RATE_LIMIT: setting(integer(1, 1e7), "a number of requests", "12000", 12_000),
  TRUSTED_PROXIES: setting(integer(0, 9), "a number of proxies", "1", 0),
};

type SettingName = keyof typeof SETTINGS;

/**
 * The settings, keyed by the names of their environment variables. A text setting is empty if its variable is not set.
 */
export type Settings = {
  readonly [Name in SettingName]: NonNullable<ReturnType<(typeof SETTINGS)[Name]["parse"]>>;
};

/**
 * Returns the error about a setting's value.
 *
 * @param problem the text that follows the value in the message, as in `MESSAGES_DIR is "/x", which is not writable`
 */
export function settingError(name: SettingName, value: string, problem = ""): SettingError {
  const { expected, example } = SETTINGS[name];
  return new SettingError(
    `${name} is ${shown(name, value)}${problem}. Expected ${expected}, such as ${example}`,
  );
}

/** The settings whose values may contain a password. */
const SECRET: readonly SettingName[] = ["DATABASE_URL", "SMTP_URL"];

/** The settings whose values are never displayed. */
const TOKENS: readonly SettingName[] = ["READ_TOKEN", "RUN_TOKEN"];

const MOST_SHOWN = 200;

/**
 * Removes a password from a value before the value is logged. Not only settings for passwords are checked, because
 * other settings may contain a URL with a password by mistake.
 */
function shown(name: SettingName, value: string): string {
  if (value === "") return '""';
  if (TOKENS.includes(name)) return `set to ${value.length} characters`;
  const parts = URL.canParse(value) ? new URL(value) : undefined;
  if (SECRET.includes(name)) {
    // If the URL parser cannot separate the password, the password is part of the host or of the path.
    const isSplit = value.includes("@") === Boolean(parts?.username || parts?.password);
    if (!parts?.hostname || !isSplit || !/^[a-z]+:\/\//i.test(value)) return HIDDEN;
    return `"${parts.protocol}//${value.includes("@") ? "…@" : ""}${parts.hostname}"`;
  }
  if (/pass|pwd|secret|token/i.test(value)) return HIDDEN;
  const withoutUser = value.replace(/^((?:[^/@]*:\/\/)?).*@/s, "$1…@").replace(/\?.*/s, "?…");
  return `"${withoutUser.slice(0, MOST_SHOWN)}"`;
}

const HIDDEN = "set to something that is not shown, because it may hold a password";

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that name the location of the records of sessions. */
export type StoreSettings = Pick<
  Settings,
  "SESSIONS_DIR" | "DATABASE_URL" | "DATABASE_POOL" | "SESSION_TOTAL_BYTES" | "STUDIES"
>;

/**
 * Reads the settings of commands that only read the stored sessions.
 *
 * @throws SettingError for the first setting that is invalid or missing
 */
export function readStoreSettings(environment: Environment): StoreSettings {
  const settings = parseSettings(environment);
  if (!settings.DATABASE_URL && !settings.SESSIONS_DIR)
    throw settingError("SESSIONS_DIR", "", ", but there is no DATABASE_URL either");
  refuseTwoStores(settings);
  return settings;
}

function refuseTwoStores({
  SESSIONS_DIR,
  DATABASE_URL,
}: Pick<Settings, "SESSIONS_DIR" | "DATABASE_URL">): void {
  if (SESSIONS_DIR && DATABASE_URL)
    throw settingError("SESSIONS_DIR", SESSIONS_DIR, ", but DATABASE_URL is set too; set one");
}

/**
 * Reads the settings from environment variables. An empty variable is treated as not set.
 *
 * @throws SettingError for the first setting that is invalid or missing
 */
export function readSettings(environment: Environment): Settings {
  const settings = parseSettings(environment);
  const need = (name: SettingName, why: string) => {
    if (!settings[name]) throw settingError(name, "", `, but ${why}`);
  };
  need("ALLOWED_ORIGINS", "it says which sites may send");
  if (settings.SESSIONS_DIR || settings.DATABASE_URL) {
    refuseTwoStores(settings);
    if (!settings.STUDIES)
      need("PROTOCOLS", "it says of which studies data are taken, and there is no STUDIES either");
  } else if (!settings.SMTP_URL)
    need("MESSAGES_DIR", "there is no SMTP_URL, SESSIONS_DIR or DATABASE_URL either");
  if (settings.SMTP_URL) {
    need("MAIL_TO", "SMTP_URL is set");
    need("MAIL_FROM", "SMTP_URL is set");
    need("SENT_FILE", "it records which messages were mailed, so that none is mailed twice");
  }
  return settings;
}

function parseSettings(environment: Environment): Settings {
  const entries = Object.entries(SETTINGS).map(([name, { parse, fallback = "" }]) => {
    const text = environment[name];
    const value = text ? parse(text) : fallback;
    if (value === undefined) throw settingError(name as SettingName, text ?? "");
    return [name, value];
  });
  return Object.fromEntries(entries) as Settings;
}
