import { appendFile, open, rm, stat } from "node:fs/promises";
import { createTransport } from "nodemailer";
import { probeDisk } from "./durable-files.ts";
import { HttpError } from "./http-error.ts";
import { type Delivery, messageDigest } from "./message.ts";
import type { Settings } from "./settings.ts";

export type Mailer = {
  /**
   * Mails a message once: records its id in SENT_FILE and does not mail this id again.
   *
   * @returns `sent` when the mail server has accepted the message now or earlier; `other text` if a different text was
   *   mailed under its id
   * @throws HttpError 429 while another receiver mails the message
   */
  send: (delivery: Delivery) => Promise<"sent" | "other text">;
  /** Rejects if ids cannot be recorded in SENT_FILE. */
  ping: () => Promise<void>;
  close: () => void;
};

type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_TO" | "MAIL_FROM" | "SENT_FILE">;

const [CONNECTION_MS, SOCKET_MS] = [10_000, 20_000];

/** Mailing always takes less time. An older claim was therefore left behind by a crash. */
const STALE_CLAIM_MS = 300_000;

/** The time that a sender has to wait while another receiver mails the same message, in seconds. */
const CLAIMED_SECONDS = 5;

/**
 * Opens the mailer. Several receivers may share SENT_FILE. Before a receiver mails a message, it claims the message by
 * creating a file in the same folder, and reads the ids that other receivers have recorded meanwhile.
 *
 * @throws NodeJS.ErrnoException if SENT_FILE cannot be written to
 */
export async function openMailer(settings: MailSettings): Promise<Mailer> {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, SENT_FILE } = settings;
  const record = (line: string) => appendFile(SENT_FILE, `${line}\n`, { flush: true, mode: 0o600 });
  // If a crash has truncated the last line, this line break ends that line.
  await record("");
  const sent = await openSentIds(SENT_FILE);
  const transport = createTransport(
    { url: SMTP_URL, connectionTimeout: CONNECTION_MS, socketTimeout: SOCKET_MS },
    { disableFileAccess: true, disableUrlAccess: true },
  );

  async function known({ message }: Delivery, digest: string) {
    const recorded = (await sent.read()).get(message.id);
    // Earlier releases recorded only the ids, without a digest.
    if (recorded !== undefined)
      return recorded === "" || recorded === digest ? "sent" : "other text";
  }

  async function send(delivery: Delivery, digest: string): Promise<"sent" | "other text"> {
    const { id } = delivery.message;
    const earlier = await known(delivery, digest);
    if (earlier) return earlier;
    await transport.sendMail({ from: MAIL_FROM, to: MAIL_TO, ...composeMail(delivery, MAIL_FROM) });
    sent.add(id, digest);
    await record(`${id} ${digest}`);
    return "sent";
  }

  return {
    async send(delivery) {
      const digest = messageDigest(delivery);
      const earlier = await known(delivery, digest);
      if (earlier) return earlier;
      const release = await claim(`${SENT_FILE}.${delivery.message.id}`);
      try {
        return await send(delivery, digest);
      } finally {
        await release();
      }
    },
    ping: () => probeDisk(`${SENT_FILE}.probe.`),
    close: () => transport.close(),
  };
}

/** Reads the ids in a file to which several processes append. Each id has the digest of the mailed content. */
async function openSentIds(path: string) {
  const ids = new Map<string, string>();
  let at = 0;
  const add = (id: string, digest = "") => void ids.set(id, digest);

  async function read(): Promise<ReadonlyMap<string, string>> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      // If the file has become shorter, the file is read again from its beginning.
      if (size < at) at = 0;
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - at), 0, size - at, at);
      const lines = buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf("\n") + 1);
      for (const line of String(lines).split("\n")) {
        const [id, digest] = line.split(" ", 2);
        if (id) add(id, digest);
      }
      at += lines.length;
    } finally {
      await file.close();
    }
    return ids;
  }
  await read();
  return { add, read };
}

/**
 * Claims a message by creating a file. Only one process at a time can create the file.
 *
 * @returns a function that removes the file
 * @throws HttpError 429 if another process has created the file
 */
async function claim(path: string): Promise<() => Promise<void>> {
  const made = await stat(path).catch(() => undefined);
  if (made && Date.now() - made.mtimeMs > STALE_CLAIM_MS) await rm(path, { force: true });
  const file = await open(path, "wx", 0o600).catch((error) => {
    if (error.code !== "EEXIST") throw error;
    throw new HttpError(429, [{ code: "BUSY" }], { "Retry-After": CLAIMED_SECONDS });
  });
  await file.close();
  return () => rm(path, { force: true });
}

/** Removes characters that would make mail programs display a text in a different order. */
const inOrder = (text: string) => text.replace(/\p{Bidi_Control}/gu, "");

function composeMail({ message, attachment }: Delivery, from: string) {
  const { id, name, email, message: text, language, _gotcha, seconds, ...others } = message;
  const facts = Object.entries({ name, email, ...others, id });
  // Mail programs would decode such a file name as an encoded word (RFC 2047).
  const safeName = inOrder(name).replaceAll("=?", "= ?");
  return {
    replyTo: { name: safeName, address: email },
    subject: `Message from ${safeName}`,
    // If the mail server sends a second copy, mail programs recognise the copy by its message id.
    messageId: `<${id}@${from.split("@")[1]}>`,
    text: `${facts.map(([fact, value]) => `${fact}: ${inOrder(String(value))}`).join("\n")}\n\n${text}\n`,
    attachments: attachment && [
      { filename: attachment.name, contentType: attachment.type, content: attachment.bytes },
    ],
  };
}
