/** A setting that the operator has to correct. The message names it and gives an example. */
export class SettingError extends Error {}

const integer = (min: number, max: number) => (text: string) =>
  /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const url = (pattern: RegExp) => (text: string) =>
  URL.canParse(text) && pattern.test(text) ? text : undefined;

function origins(text: string): string[] | undefined {
  const list = text.split(",");
  return list.every((each) => URL.canParse(each) && new URL(each).origin === each)
    ? list
    : undefined;
}

/**
 * @param parse returns undefined for an invalid value
 * @param expected completes "Expected …"
 * @param fallback the value if the variable is not set; without one it is the empty string
 */
const setting = <T>(
  parse: (text: string) => T | undefined,
  expected: string,
  example: string,
  fallback?: T,
) => ({ parse, expected, example, fallback });

const emailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/);
const path = matching(/./);

const SETTINGS = {
  PORT: setting(integer(0, 65_535), "a port", "8787", 8787),
  HOST: setting(matching(/^[\w.:-]+$/), "an address to listen on", "0.0.0.0", "127.0.0.1"),
  ALLOWED_ORIGINS: setting(origins, "comma-separated origins", "https://www.your-site.org"),
  MESSAGES_DIR: setting(path, "a writable folder", "/var/lib/contact/messages"),
  SMTP_URL: setting(url(/^smtps?:\/\/[^/]/), "a mail server", "smtps://user:password@mail.org"),
  MAIL_TO: setting(emailAddress, "an e-mail address", "lab@your-site.org"),
  MAIL_FROM: setting(emailAddress, "an e-mail address", "website@your-site.org"),
  SENT_FILE: setting(path, "a writable file", "/var/lib/contact/sent-ids.txt"),
  THANK_YOU_URL: setting(url(/^https?:/i), "a web URL", "https://www.your-site.org/thank-you"),
  MAX_ATTACHMENT_BYTES: setting(integer(1, 1e8), "a number of bytes", "5242880", 5_242_880),
  MAX_TEXT_BYTES: setting(integer(1000, 1e8), "a number of bytes", "262144", 262_144),
  LEAST_SECONDS: setting(integer(0, 60), "0 to 60 seconds", "3", 3),
  REQUEST_SECONDS: setting(integer(1, 3600), "1 to 3600 seconds", "300", 300),
  RATE_LIMIT: setting(integer(1, 1e6), "a number of requests", "30", 30),
  TRUSTED_PROXIES: setting(integer(0, 9), "a number of proxies", "1", 0),
};

type SettingName = keyof typeof SETTINGS;

/** The settings by the names of their variables; a text that is not set is empty. */
export type Settings = {
  readonly [Name in SettingName]: NonNullable<ReturnType<(typeof SETTINGS)[Name]["parse"]>>;
};

/** @param problem follows the value, as in `MESSAGES_DIR is "/x", which is not writable` */
export function settingError(name: SettingName, value: string, problem = ""): SettingError {
  const { expected, example } = SETTINGS[name];
  const withoutPassword = value.replace(/\/\/.*@/, "//…@");
  return new SettingError(
    `${name} is "${withoutPassword}"${problem}. Expected ${expected}, such as ${example}`,
  );
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 *
 * @throws SettingError for the first that is invalid, or missing
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(SETTINGS).map(([name, { parse, fallback = "" }]) => {
    const text = environment[name];
    const value = text ? parse(text) : fallback;
    if (value === undefined) throw settingError(name as SettingName, text ?? "");
    return [name, value];
  });
  const settings: Settings = Object.fromEntries(entries);
  const need = (name: SettingName, why: string) => {
    if (!settings[name]) throw settingError(name, "", `, but ${why}`);
  };
  need("ALLOWED_ORIGINS", "it says which sites may send");
  if (!settings.SMTP_URL) need("MESSAGES_DIR", "there is no SMTP_URL either");
  else {
    need("MAIL_TO", "SMTP_URL is set");
    need("MAIL_FROM", "SMTP_URL is set");
    need("SENT_FILE", "it records which messages were mailed, so that none is mailed twice");
  }
  return settings;
}
