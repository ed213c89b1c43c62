import { appendFile, readFile } from "node:fs/promises";
import { createTransport } from "nodemailer";
import type { Delivery } from "./message.ts";
import type { Settings } from "./settings.ts";

export type Mailer = {
  /**
   * Mails a message once, as its id is recorded in SENT_FILE.
   *
   * @returns when the mail server has accepted it
   */
  send: (delivery: Delivery) => Promise<void>;
  close: () => void;
};

type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_TO" | "MAIL_FROM" | "SENT_FILE">;

/** @throws NodeJS.ErrnoException if SENT_FILE cannot be written to */
export async function openMailer(settings: MailSettings): Promise<Mailer> {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, SENT_FILE } = settings;
  const record = (line: string) => appendFile(SENT_FILE, `${line}\n`, { flush: true, mode: 0o600 });
  // Ends a line that a crash has cut short.
  await record("");
  const sentIds = new Set((await readFile(SENT_FILE, "utf8")).split("\n"));
  const transport = createTransport(
    { url: SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(delivery) {
      const { id } = delivery.message;
      if (sentIds.has(id)) return;
      await transport.sendMail({
        from: MAIL_FROM,
        to: MAIL_TO,
        ...composeMail(delivery, MAIL_FROM),
      });
      sentIds.add(id);
      await record(id);
    },
    close: () => transport.close(),
  };
}

function composeMail({ message, attachment }: Delivery, from: string) {
  const { id, name, email, message: text, language, _gotcha, seconds, ...others } = message;
  const facts = Object.entries({ name, email, ...others, id });
  // Mail programs would decode it as an encoded word (RFC 2047).
  const safeName = name.replaceAll("=?", "= ?");
  return {
    replyTo: { name: safeName, address: email },
    subject: `Message from ${safeName}`,
    // Lets mail programs recognise a second copy, should one get through.
    messageId: `<${id}@${from.split("@")[1]}>`,
    text: `${facts.map(([fact, value]) => `${fact}: ${value}`).join("\n")}\n\n${text}\n`,
    attachments: attachment && [
      { filename: attachment.name, contentType: attachment.type, content: attachment.bytes },
    ],
  };
}
