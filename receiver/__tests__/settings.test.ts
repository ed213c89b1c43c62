/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { LARGEST_ATTACHMENT, LEAST_SECONDS } from "@/components/shell/outbox/limits";
import { readSettings } from "../settings.ts";
import { startReceiver } from "./start-receiver";

const MINIMUM = { ALLOWED_ORIGINS: "https://lab.example", MESSAGES_DIR: "/messages" };

it("the default settings accept the attachments and the fastest messages that the page sends", () => {
  expect(readSettings({ ...MINIMUM, PORT: "" })).toMatchObject({
    PORT: 8787,
    ALLOWED_ORIGINS: ["https://lab.example"],
    MAX_ATTACHMENT_BYTES: LARGEST_ATTACHMENT,
    LEAST_SECONDS,
  });
});

it.each([
  [{ ALLOWED_ORIGINS: "lab.example" }, /^ALLOWED_ORIGINS is "lab\.example".*such as https:/],
  [{ ALLOWED_ORIGINS: "" }, /^ALLOWED_ORIGINS is "".*such as https:/],
  [{ MESSAGES_DIR: "" }, /^MESSAGES_DIR is "", but there is no SMTP_URL.*such as \/var/],
  [{ PORT: "eighty" }, /^PORT is "eighty".*such as 8787/],
  [{ MAX_ATTACHMENT_BYTES: "5MB" }, /^MAX_ATTACHMENT_BYTES is "5MB".*such as 5242880/],
  [{ SMTP_URL: "smtp://mail.example" }, /^MAIL_TO is "".*such as lab@/],
  [{ SMTP_URL: "imap://ada:secret@mail.example" }, /^SMTP_URL is "imap:\/\/…@mail\.example"/],
  [
    { SESSIONS_DIR: "/sessions" },
    /^PROTOCOLS is "", but it says of which studies.*or the word runs/,
  ],
  [{ PROTOCOLS: "abc" }, /^PROTOCOLS is "abc".*64 digits/],
  [{ DATABASE_URL: "mysql://ada:secret@db" }, /^DATABASE_URL is "mysql:\/\/…@db".*postgres:/],
  [
    { SESSIONS_DIR: "/sessions", DATABASE_URL: "postgres://db/x", PROTOCOLS: "runs" },
    /^SESSIONS_DIR is "\/sessions", but DATABASE_URL is set too/,
  ],
  [{ THANK_YOU_URL: "javascript:alert(1)" }, /^THANK_YOU_URL is ".*such as https:/],
])("an error about a setting omits the password: %j", (changes, message) => {
  const read = () => readSettings({ ...MINIMUM, ...changes });
  expect(read).toThrow(message);
  expect(read).not.toThrow("secret");
});

it.each([
  [
    { SESSIONS_DIR: __filename, PROTOCOLS: "runs" },
    /^SESSIONS_DIR is ".*", which cannot be written to \(\w+\)/,
  ],
  [{ MESSAGES_DIR: __filename }, /^MESSAGES_DIR is ".*", which cannot be written to \(\w+\)/],
  [
    {
      SMTP_URL: "smtp://mail.example",
      MAIL_TO: "lab@lab.example",
      MAIL_FROM: "website@lab.example",
      SENT_FILE: temporaryFolder(),
    },
    /^SENT_FILE is ".*", which cannot be written to \(EISDIR\)/,
  ],
])("the receiver reports a setting whose path is not writable: %j", async (settings, message) => {
  await expect(startReceiver(settings)).rejects.toThrow(message);
});
