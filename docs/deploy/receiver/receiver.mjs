/**
 * Receives the messages of the contact form, and writes them to disk, sends them by e-mail, or both.
 * It answers 200 only when a message is safe, and keeps it once however often it is sent.
 * How to run it: ../contact-receiver.md. What a message is: ../contact-message.schema.json.
 */
import { createHash } from "node:crypto";
import { accessSync, appendFileSync, constants, mkdirSync, readFileSync } from "node:fs";
import { mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { Busboy } from "@fastify/busboy";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createTransport } from "nodemailer";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {"en" | "fr"} Language
 * @typedef {{ id: string, name: string, email: string, kind: string, message: string,
 *   language: Language, app?: string, _gotcha?: string, seconds?: number }} Message
 * @typedef {{ name: string, type: string, file: string, bytes: Buffer }} Attachment
 * @typedef {{ message: Message, attachment?: Attachment }} Delivery
 * @typedef {{ field?: string, code: keyof typeof WORDS }} Fault
 */

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

class SettingError extends Error {}

// What the operator can mend is said without a stack.
process.on("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
  const isTheirs = error instanceof SettingError || error.code;
  process.stderr.write(`${isTheirs ? error.message : error.stack}\n`);
  process.exit(1);
});

/** @param {number} from @param {number} to */
const wholeNumber = (from, to) => (/** @type {string} */ text) =>
  /^\d{1,12}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;

/** @param {RegExp} pattern */
const matching = (pattern) => (/** @type {string} */ text) =>
  pattern.test(text) ? text : undefined;

/** @param {string} text */
function origins(text) {
  const list = text.split(",");
  return list.every((each) => URL.canParse(each) && new URL(each).origin === each)
    ? list
    : undefined;
}

/** @param {string} text */
const webAddress = (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;

/** @param {string} text */
const mailServer = (text) =>
  URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text) ? text : undefined;

/**
 * @template T
 * @param {(text: string) => T | undefined} read undefined for a wrong value
 * @param {string} is what the value should be
 * @param {string} example
 * @param {T} [otherwise] without it the setting is off, or has to be made
 */
const setting = (read, is, example, otherwise) => ({ read, is, example, otherwise });

const mailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/);
const path = matching(/./);

const SETTINGS = {
  PORT: setting(wholeNumber(0, 65_535), "a port", "8787", 8787),
  HOST: setting(matching(/^[\w.:-]+$/), "an address to listen on", "0.0.0.0", "127.0.0.1"),
  ALLOWED_ORIGINS: setting(origins, "origins with commas between", "https://www.your-site.org"),
  MESSAGES_DIR: setting(path, "a folder", "/var/lib/contact/messages"),
  SMTP_URL: setting(mailServer, "a mail server", "smtps://user:password@mail.your-site.org"),
  MAIL_TO: setting(mailAddress, "an address of e-mail", "lab@your-site.org"),
  MAIL_FROM: setting(mailAddress, "an address of e-mail", "website@your-site.org"),
  SENT_FILE: setting(path, "a file", "/var/lib/contact/sent-ids.txt"),
  THANK_YOU_URL: setting(webAddress, "a web address", "https://www.your-site.org/thank-you"),
  MAX_ATTACHMENT_BYTES: setting(wholeNumber(1, 1e8), "a number of bytes", "5242880", 5_242_880),
  MAX_TEXT_BYTES: setting(wholeNumber(1000, 1e8), "a number of bytes", "262144", 262_144),
  LEAST_SECONDS: setting(wholeNumber(0, 60), "0 to 60 seconds", "3", 3),
  REQUEST_SECONDS: setting(wholeNumber(1, 3600), "1 to 3600 seconds", "300", 300),
  RATE_LIMIT: setting(wholeNumber(1, 1e6), "a number of requests", "30", 30),
  TRUSTED_PROXIES: setting(wholeNumber(0, 9), "a number of proxies", "1", 0),
};

/**
 * Reads the settings from the environment; empty values count as not set.
 *
 * @param {Record<string, string | undefined>} environment
 * @throws SettingError that names the variable and its value, with an example
 */
function readSettings(environment) {
  /** @param {string} name @param {{ is: string, example: string }} setting @param {string} [why] */
  const wrong = (name, { is, example }, why = "") => {
    // The address of a mail server may hold a password.
    const shown = (environment[name] ?? "").replace(/\/\/.*@/, "//…@");
    return new SettingError(`${name} is "${shown}"${why}. It must be ${is}, such as ${example}`);
  };
  const values = Object.entries(SETTINGS).map(([name, each]) => {
    const value = environment[name] ? each.read(environment[name]) : (each.otherwise ?? "");
    if (value === undefined) throw wrong(name, each);
    return [name, value];
  });
  /** @type {{ [Name in keyof typeof SETTINGS]: NonNullable<ReturnType<typeof SETTINGS[Name]["read"]>> }} */
  const settings = Object.fromEntries(values);
  /** @param {keyof typeof SETTINGS} name @param {string} why */
  const need = (name, why) => {
    if (!settings[name]) throw wrong(name, SETTINGS[name], `, but ${why}`);
  };
  need("ALLOWED_ORIGINS", "says whose pages may send");
  if (!settings.SMTP_URL) need("MESSAGES_DIR", "there is no SMTP_URL either");
  else {
    need("MAIL_TO", "says where mails go");
    need("MAIL_FROM", "says whom they come from");
    need("SENT_FILE", "holds which messages were mailed, so that none is twice");
  }
  return settings;
}

// ── Words, for answers to programs and for people whose browser runs no scripts ─────────────────

/** In English and in French. */
const WORDS = {
  COLON: [": ", "\u00A0: "],
  RECEIVED: ["Your message has been received.", "Votre message est bien arrivé."],
  REFUSED: ["Your message has not been received.", "Votre message n’est pas arrivé."],
  BACK: [
    "Go back with your browser: what you wrote should still be there.",
    "Revenez en arrière avec votre navigateur : votre texte devrait y être encore.",
  ],
  REQUIRED_FIELD_MISSING: ["This field has to be filled in.", "Ce champ doit être rempli."],
  TOO_LONG: ["This is too long.", "Ce texte est trop long."],
  INVALID: ["This cannot be used as it is.", "Cette réponse n’est pas utilisable."],
  TYPE_EMAIL: ["This is no address of e-mail.", "Ce n’est pas une adresse électronique."],
  FILES_TOO_BIG: ["The file is too large.", "Le fichier est trop volumineux."],
  FILE_EMPTY: ["The file is empty.", "Le fichier est vide."],
  FILE_TYPE: ["Only PDF, text and JSON are taken.", "Seuls PDF, texte et JSON sont acceptés."],
  UNREADABLE: ["The request cannot be read.", "La demande est illisible."],
  TOO_BIG: ["The request is too large.", "La demande est trop volumineuse."],
  MEDIA_TYPE: ["Send JSON, or a form.", "Envoyez du JSON ou un formulaire."],
  METHOD: ["Send messages by POST.", "Envoyez les messages par POST."],
  ORIGIN: ["Pages of that site may not send here.", "Ce site n’est pas autorisé à envoyer ici."],
  TOO_MANY: ["Too many messages. Please try later.", "Trop de messages. Réessayez plus tard."],
  UNAVAILABLE: [
    "The message could not be kept. Please try again later.",
    "Le message n’a pas pu être conservé. Réessayez plus tard.",
  ],
};

/** @param {Language} language */
const wordsIn = (language) => (/** @type {keyof typeof WORDS} */ word) =>
  WORDS[word][language === "fr" ? 1 : 0] ?? "";

/** An answer other than "it is here". */
class Refusal extends Error {
  /** @param {number} status @param {Fault[]} faults @param {Record<string, string | number>} [headers] */
  constructor(status, faults, headers = {}) {
    super(faults[0]?.code);
    this.status = status;
    this.faults = faults;
    this.headers = headers;
  }
}

const UNREADABLE = new Refusal(400, [{ code: "UNREADABLE" }]);

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────

const settings = readSettings(process.env);

const schema = JSON.parse(
  readFileSync(new URL("../contact-message.schema.json", import.meta.url), "utf8"),
);
// Each format of the schema stands there as a pattern, too.
const check = new Ajv2020({ allErrors: true, validateFormats: false }).compile(schema);
const FIELDS = Object.keys(schema.properties);

/**
 * Returns what a request brings. All of it is held in memory, up to the limits of the settings.
 *
 * @param {Request} request
 * @returns {Promise<{ values: Record<string, unknown>, attachment?: Attachment }>}
 */
async function readRequest(request) {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return { values: readJson(await readBody(request)) };
  if (type !== "multipart/form-data" && type !== "application/x-www-form-urlencoded")
    throw new Refusal(415, [{ code: "MEDIA_TYPE" }]);
  const { values, file } = await readForm(request).catch((error) => {
    throw error instanceof Refusal ? error : UNREADABLE;
  });
  return { values, attachment: file && attachmentOf(file) };
}

/** @param {Request} request */
async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  // Left alone, and not destroyed: the sender sees the refusal only on an open connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > settings.MAX_TEXT_BYTES) throw new Refusal(413, [{ code: "TOO_BIG" }]);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {Buffer} bytes */
function readJson(bytes) {
  try {
    const values = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof values === "object" && values !== null && !Array.isArray(values)) return values;
  } catch {
    // Neither is text that is no UTF-8.
  }
  throw UNREADABLE;
}

/**
 * @param {Request} request
 * @returns {Promise<{ values: Record<string, unknown>, file?: { name: string, bytes: Buffer } }>}
 */
function readForm(request) {
  return new Promise((resolve, reject) => {
    /** @type {Map<string, unknown>} */
    const values = new Map();
    /** @type {{ name: string, bytes: Buffer } | undefined} */
    let file;
    const unreadable = () => reject(UNREADABLE);
    const headers = /** @type {import("@fastify/busboy").BusboyHeaders} */ (request.headers);
    const limits = {
      fieldSize: settings.MAX_TEXT_BYTES,
      fields: 2 * FIELDS.length,
      fileSize: settings.MAX_ATTACHMENT_BYTES,
      files: 1,
    };
    const form = new Busboy({ headers, limits });
    form.on("field", (name, value, _, isCut) => {
      if (isCut) reject(new Refusal(413, [{ code: "TOO_BIG" }]));
      // A form has texts alone, and "seconds" is a number.
      values.set(name, name === "seconds" && value.trim() !== "" ? Number(value) : value);
    });
    form.on("file", (field, stream, name) => {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("limit", () =>
        reject(new Refusal(413, [{ field: "attachment", code: "FILES_TOO_BIG" }])),
      );
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks);
        // A browser sends a file field that was left empty as a file without name and bytes.
        if (field === "attachment" && (name || bytes.length > 0)) file = { name, bytes };
      });
    });
    form.on("fieldsLimit", unreadable).on("filesLimit", unreadable).on("error", unreadable);
    form.on("finish", () => resolve({ values: Object.fromEntries(values), file }));
    // A sender that goes away in the middle ends the request and not the form.
    request.on("close", () => request.complete || unreadable()).pipe(form);
  });
}

/**
 * Returns the attachment with the type that its content has, whatever its name and sender say.
 *
 * @param {{ name: string, bytes: Buffer }} file
 * @returns {Attachment}
 */
function attachmentOf({ name, bytes }) {
  const refuse = (/** @type {Fault["code"]} */ code) =>
    new Refusal(422, [{ field: "attachment", code }]);
  if (bytes.length === 0) throw refuse("FILE_EMPTY");
  // Shown in a mail and written into the record, never used as a path.
  const shown = basename(name.replaceAll("\\", "/"))
    .replace(/[^\p{L}\p{N} ._-]/gu, "_")
    .slice(-100);
  /** @param {string} type @param {string} ending */
  const as = (type, ending) => ({
    name: shown.toLowerCase().endsWith(`.${ending}`) ? shown : `${shown || "file"}.${ending}`,
    type,
    file: `attachment.${ending}`,
    bytes,
  });
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return as("application/pdf", "pdf");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!/\.json$/i.test(name)) {
      if (!/(?![\t\n\f\r])\p{Control}/u.test(text)) return as("text/plain", "txt");
    } else if (JSON.parse(text)) return as("application/json", "json");
  } catch {
    // Neither text that is no UTF-8 nor a JSON file that holds something else is taken.
  }
  throw refuse("FILE_TYPE");
}

/**
 * Returns the message that a request has brought, with nothing in it that the schema does not name.
 *
 * @param {Record<string, unknown>} values
 * @param {Attachment} [attachment]
 * @returns {Message}
 */
function readMessage(values, attachment) {
  const named = FIELDS.filter((field) => Object.hasOwn(values, field)).map((field) => [
    field,
    writable(values[field]),
  ]);
  /** @type {Message} */
  const message = Object.fromEntries(named.filter(([, value]) => value !== ""));
  if (!check(message)) throw new Refusal(422, faultsOf(check.errors ?? []));
  // Sent without scripts it has no id, and the same text sent again has to get the same one.
  return { ...message, id: message.id?.toLowerCase() ?? idOf(message, attachment) };
}

/** Halves of characters and control characters are U+FFFD, as in the page. @param {unknown} value */
const writable = (value) =>
  typeof value === "string"
    ? value
        .replace(/\r\n?/g, "\n")
        .trim()
        .replace(/\p{Surrogate}|(?![\n\t])\p{Control}/gu, "\uFFFD")
    : value;

/** @param {import("ajv").ErrorObject[]} errors @returns {Fault[]} */
function faultsOf(errors) {
  /** @type {Map<string, Fault["code"]>} */
  const faults = new Map();
  for (const { instancePath, keyword, params } of errors) {
    const field = instancePath.slice(1) || params.missingProperty;
    const code =
      { required: "REQUIRED_FIELD_MISSING", maxLength: "TOO_LONG" }[keyword] ??
      (field === "email" ? "TYPE_EMAIL" : "INVALID");
    if (!faults.has(field)) faults.set(field, /** @type {Fault["code"]} */ (code));
  }
  return [...faults].map(([field, code]) => ({ field, code }));
}

/** A UUID made from what the message says (RFC 9562, version 8). @param {object} message @param {Attachment} [attachment] */
function idOf(message, attachment) {
  const hash = createHash("sha256").update(JSON.stringify(message));
  const hex = hash.update(attachment?.bytes ?? "").digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// ── Keeping ─────────────────────────────────────────────────────────────────────────────────────

const SET_ASIDE = "set-aside";
const INCOMING = ".incoming-";

/**
 * Writes a message into a folder of its own, whole or not at all. Several may try: a folder cannot be
 * renamed to one that exists and holds something, so the first one wins and the others find it there.
 *
 * @param {string} folder
 * @param {Delivery} delivery
 */
async function writeMessage(folder, { message, attachment }) {
  const { bytes, ...described } = attachment ?? {};
  const record = {
    ...message,
    received: new Date().toISOString(),
    attachment: bytes && { ...described, bytes: bytes.length },
  };
  const draft = await mkdtemp(join(folder, INCOMING));
  try {
    await writeToDisk(join(draft, "message.json"), `${JSON.stringify(record, null, 2)}\n`);
    if (attachment) await writeToDisk(join(draft, attachment.file), attachment.bytes);
    await rename(draft, join(folder, message.id));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await stat(join(folder, message.id)).catch(() => undefined)) return;
    throw error;
  }
  await syncFolder(folder);
}

/** Returns when the bytes are on the disk and not only on their way. @param {string} path @param {string | Buffer} content */
async function writeToDisk(path, content) {
  const file = await open(path, "wx");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a new folder is on the disk, too. Windows has no such call. @param {string} path */
async function syncFolder(path) {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** @param {Delivery} delivery */
async function sendMail({ message, attachment }) {
  const { id, name, email, message: text, language: _, _gotcha, seconds, ...others } = message;
  const facts = Object.entries({ name, email, ...others, id });
  // Mail programs would decode this in a header (RFC 2047).
  const shown = name.replaceAll("=?", "= ?");
  await mailer?.sendMail({
    from: settings.MAIL_FROM,
    to: settings.MAIL_TO,
    replyTo: { name: shown, address: email },
    subject: `Message from ${shown}`,
    // The same for a repetition, so that mail programs can tell, should one come through.
    messageId: `<${id}@${settings.MAIL_FROM.split("@")[1]}>`,
    text: `${facts.map(([fact, value]) => `${fact}: ${value}`).join("\n")}\n\n${text}\n`,
    attachments: attachment && [
      { filename: attachment.name, contentType: attachment.type, content: attachment.bytes },
    ],
  });
}

const mailer = settings.SMTP_URL
  ? createTransport(
      { url: settings.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 },
      { disableFileAccess: true, disableUrlAccess: true },
    )
  : undefined;

/** @type {Set<string>} ids of messages that the mail server has taken */
const sent = new Set();

/** @type {Map<string, Promise<void>>} */
const underWay = new Map();

/**
 * Keeps a message everywhere it has to be kept, once.
 *
 * @param {Delivery} delivery
 * @returns {Promise<void>} when it is safe; rejected when it has to be sent again
 */
function deliver(delivery) {
  const { id } = delivery.message;
  const running = underWay.get(id) ?? keep(delivery).finally(() => underWay.delete(id));
  underWay.set(id, running);
  return running;
}

/** @param {Delivery} delivery */
async function keep(delivery) {
  const { message } = delivery;
  const isFromProgram =
    Boolean(message._gotcha) ||
    (message.seconds ?? Number.POSITIVE_INFINITY) < settings.LEAST_SECONDS;
  if (settings.MESSAGES_DIR)
    await writeMessage(join(settings.MESSAGES_DIR, isFromProgram ? SET_ASIDE : ""), delivery);
  if (!mailer || isFromProgram || sent.has(message.id)) return;
  await sendMail(delivery);
  sent.add(message.id);
  appendFileSync(settings.SENT_FILE, `${message.id}\n`, { flush: true });
}

// ── Answering ───────────────────────────────────────────────────────────────────────────────────

/** Whether a person looks at the answer: a form that was sent without scripts. @param {Request} request */
const isForPerson = ({ headers }) => /\btext\/html\b/.test(headers.accept ?? "");

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Language} language @param {string} title @param {string[]} paragraphs */
const page = (language, title, paragraphs) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
`;

/**
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {Fault[]} faults
 * @param {Language} language
 */
function answer(request, response, status, faults, language) {
  const say = wordsIn(language);
  const errors = faults.map((fault) => ({ ...fault, message: say(fault.code) }));
  if (!isForPerson(request)) {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(errors.length > 0 ? { errors } : { ok: true }));
  } else if (status === 200 && settings.THANK_YOU_URL) {
    response.writeHead(303, { Location: settings.THANK_YOU_URL }).end();
  } else {
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    });
    const lines = errors.map(({ field, message }) =>
      field ? field + say("COLON") + message : message,
    );
    const paragraphs = errors.length > 0 ? [...lines, say("BACK")] : [];
    response.end(page(language, say(errors.length > 0 ? "REFUSED" : "RECEIVED"), paragraphs));
  }
}

const RATE_WINDOW_MS = 600_000;

/** @type {Map<string, number>} requests by address since the window began */
const counts = new Map();
let windowBegan = Date.now();

/** @param {Request} request */
function limitRate({ headers, socket }) {
  if (Date.now() - windowBegan >= RATE_WINDOW_MS) {
    counts.clear();
    windowBegan = Date.now();
  }
  // Each proxy adds at the end where it was asked from; what stands before may be made up.
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const address = settings.TRUSTED_PROXIES ? forwarded.at(-settings.TRUSTED_PROXIES) : undefined;
  const key = address?.trim() || String(socket.remoteAddress);
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  if (count <= settings.RATE_LIMIT) return;
  const seconds = Math.ceil((windowBegan + RATE_WINDOW_MS - Date.now()) / 1000);
  throw new Refusal(429, [{ code: "TOO_MANY" }], { "Retry-After": Math.max(1, seconds) });
}

/** Lets the pages of the allowed origins send and read the answer. @param {Request} request @param {Response} response */
function allowOrigin({ headers: { origin } }, response) {
  response.setHeader("Vary", "Origin");
  if (origin === undefined) return;
  if (!settings.ALLOWED_ORIGINS.includes(origin)) throw new Refusal(403, [{ code: "ORIGIN" }]);
  response.setHeader("Access-Control-Allow-Origin", origin);
  // This receiver sets no cookies, but what stands before it may.
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
}

/** How long a browser may go without asking again whether it may send, s. */
const PREFLIGHT_SECONDS = 7200;

const RETRY_SECONDS = 60;

/** Writes the one line that is kept of a request. @param {string | undefined} id @param {string | number} what */
const log = (id, what) =>
  process.stdout.write(`${new Date().toISOString()} ${id ?? "-"} ${what}\n`);

/** @param {Request} request @param {Response} response */
async function handle(request, response) {
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.method === "GET" && request.url === "/health") {
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
    return;
  }
  /** @type {Language} */
  let language = /^fr\b/.test(request.headers["accept-language"] ?? "") ? "fr" : "en";
  /** @type {string | undefined} */
  let id;
  try {
    allowOrigin(request, response);
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "POST");
      response.setHeader("Access-Control-Allow-Headers", "Accept, Content-Type");
      response.writeHead(204, { "Access-Control-Max-Age": PREFLIGHT_SECONDS }).end();
      return;
    }
    if (request.method !== "POST")
      throw new Refusal(405, [{ code: "METHOD" }], { Allow: "POST, OPTIONS" });
    limitRate(request);
    const { values, attachment } = await readRequest(request);
    if (values.language === "en" || values.language === "fr") language = values.language;
    const message = readMessage(values, attachment);
    id = message.id;
    await deliver({ message, attachment });
    log(id, 200);
    answer(request, response, 200, [], language);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unavailable(error);
    log(id, `${refusal.status} ${refusal.cause ?? refusal.message}`);
    for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
    answer(request, response, refusal.status, refusal.faults, language);
  }
}

/** What went wrong is told to the log by its code alone: the sentence may have an address in it. @param {unknown} error */
function unavailable(error) {
  const refusal = new Refusal(503, [{ code: "UNAVAILABLE" }], { "Retry-After": RETRY_SECONDS });
  const { code, name } = /** @type {NodeJS.ErrnoException} */ (error);
  refusal.cause = code ?? name;
  return refusal;
}

// ── Starting and stopping ───────────────────────────────────────────────────────────────────────

/** Drafts of writings that were cut short are of no use once nobody can be at them. */
const DRAFT_MS = 3_600_000;

/** @param {"MESSAGES_DIR" | "SENT_FILE"} name @param {() => void} write */
function tryWriting(name, write) {
  try {
    write();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new SettingError(
      `${name} is "${settings[name]}", where nothing can be written (${code}). It must be ${SETTINGS[name].is} of this account, such as ${SETTINGS[name].example}`,
    );
  }
}

/** Makes what the settings name, and finds out what is there. */
function prepareStores() {
  process.umask(0o077);
  const { MESSAGES_DIR, SENT_FILE } = settings;
  if (MESSAGES_DIR)
    tryWriting("MESSAGES_DIR", () => {
      mkdirSync(join(MESSAGES_DIR, SET_ASIDE), { recursive: true });
      accessSync(MESSAGES_DIR, constants.W_OK);
    });
  if (!mailer) return;
  // Should a line have been cut short, it ends here.
  tryWriting("SENT_FILE", () => appendFileSync(SENT_FILE, "\n"));
  for (const id of readFileSync(SENT_FILE, "utf8").split("\n")) sent.add(id);
}

/** @param {string} folder */
async function removeDrafts(folder) {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(INCOMING))) {
    const draft = join(folder, name);
    if (Date.now() - (await stat(draft)).mtimeMs > DRAFT_MS) await rm(draft, { recursive: true });
  }
}

prepareStores();
if (settings.MESSAGES_DIR)
  for (const each of ["", SET_ASIDE]) await removeDrafts(join(settings.MESSAGES_DIR, each));

const server = createServer(
  { requestTimeout: settings.REQUEST_SECONDS * 1000, connectionsCheckingInterval: 1000 },
  (request, response) => void handle(request, response),
);
server.listen(settings.PORT, settings.HOST, () => {
  const { address, port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  log(undefined, `listening on ${address} port ${port}`);
});

/** How long what is under way may take after a signal to stop. */
const STOP_MS = 30_000;

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    server.close(() => mailer?.close());
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
  });
