/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { startMailServer } from "./mail-server";
import { aForm, aMessage, storedIn } from "./messages";
import { startReceiver } from "./start-receiver";

let mails: Awaited<ReturnType<typeof startMailServer>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

const settingsFor = (port: number, folder = temporaryFolder()) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_TO: "lab@lab.example",
  MAIL_FROM: "website@lab.example",
  SENT_FILE: join(folder, "sent-ids.txt"),
});

beforeAll(async () => {
  mails = await startMailServer();
  receiver = await startReceiver(settingsFor(mails.port));
});

afterAll(() => mails.stop());

const post = (message: object, file?: File, to = receiver) => {
  const body = file ? aForm({ ...message }, file) : JSON.stringify(message);
  const headers = file ? undefined : { "Content-Type": "application/json" };
  return fetch(to.url, { method: "POST", headers, body });
};

const mailsOf = (id: string, server = mails) =>
  server.taken.filter(({ mail }) => mail.messageId === `<${id}@lab.example>`);

const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  Buffer.from(content as Uint8Array);

it("the receiver mails a message with the visitor's address as the reply address", async () => {
  const message = aMessage({ name: "Zoé d’Exemple", organisation: "Université", app: "stroop" });
  expect((await post(message)).status).toBe(200);
  const [taken] = mailsOf(message.id);
  expect(taken?.to).toEqual(["lab@lab.example"]);
  expect(taken?.mail).toMatchObject({
    from: { address: "website@lab.example" },
    to: [{ address: "lab@lab.example" }],
    replyTo: [{ name: "Zoé d’Exemple", address: "ada@lab.example" }],
    subject: "Message from Zoé d’Exemple",
    attachments: [],
  });
  expect(taken?.mail.html).toBeUndefined();
  for (const fact of [message.message, "organisation: Université", "app: stroop", "kind: lab"])
    expect(taken?.mail.text).toContain(fact);
});

it.each([
  ["brief.json", '{"trials":96}', "application/json"],
  ["plan d’étude.pdf", "%PDF-1.7\n\u0000\u0001 binary", "application/pdf"],
])("the mail contains the attached file byte for byte: %s", async (name, content, type) => {
  const message = aMessage();
  expect((await post(message, new File([content], name))).status).toBe(200);
  const [taken] = mailsOf(message.id);
  expect(taken?.mail.attachments).toMatchObject([
    { filename: name.replace("’", "_"), mimeType: type, disposition: "attachment" },
  ]);
  expect(bytesOf(taken?.mail.attachments[0]?.content).toString()).toBe(content);
});

it.each([
  { name: 'Ada", boss@lab.example, "x' },
  { name: "Ada <boss@lab.example>" },
  { name: "=?utf-8?Q?Bcc:=20all=40lab.example?=" },
  { name: `${"é".repeat(99)}\u0000` },
  { message: "Text\r\n.\r\nMAIL FROM:<x@lab.example>\r\nRCPT TO:<all@lab.example>" },
  { message: "Bcc: all@lab.example\n\n<h1>Text</h1>" },
])("the text of a message cannot add headers or recipients to the mail: %j", async (changes) => {
  const message = aMessage(changes);
  expect((await post(message)).status).toBe(200);
  const [taken, ...others] = mailsOf(message.id);
  expect(others).toEqual([]);
  expect(taken?.to).toEqual(["lab@lab.example"]);
  expect(taken?.mail.bcc ?? []).toEqual([]);
  expect(taken?.mail.to).toMatchObject([{ address: "lab@lab.example" }]);
  expect(taken?.mail.replyTo).toEqual([
    {
      name: message.name.replace("\u0000", "\uFFFD").replaceAll("=?", "= ?"),
      address: "ada@lab.example",
    },
  ]);
  expect(taken?.mail.text).toContain(message.message.replaceAll("\r\n", "\n"));
});

it("the receiver mails a message once, even if the message is sent many times or after a restart", async () => {
  const settings = settingsFor(mails.port);
  const message = aMessage();
  const first = await startReceiver(settings);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => post(message, undefined, first)),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  // The receiver writes the id to disk before it responds, so the id survives a crash.
  expect(readFileSync(settings.SENT_FILE, "utf8")).toContain(message.id);
  const second = await startReceiver(settings);
  expect((await post(message, undefined, second)).status).toBe(200);
  expect(mailsOf(message.id)).toHaveLength(1);
});

it("the receiver refuses a message that it cannot mail, and mails this message once when it is sent again", async () => {
  const folder = temporaryFolder();
  const first = await startMailServer();
  const both = await startReceiver({ ...settingsFor(first.port), MESSAGES_DIR: folder });
  await first.stop();
  const message = aMessage();
  const refused = await post(message, undefined, both);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(both.log()).toBe(`${message.id} 503 ESOCKET`);
  const second = await startMailServer(first.port);
  expect((await post(message, undefined, both)).status).toBe(200);
  expect((await post(message, undefined, both)).status).toBe(200);
  expect(mailsOf(message.id, second)).toHaveLength(1);
  expect(storedIn(folder)).toHaveLength(1);
  await second.stop();
});

it("the receiver does not mail spam", async () => {
  const message = aMessage({ _gotcha: "x" });
  expect((await post(message)).status).toBe(200);
  expect(mailsOf(message.id)).toEqual([]);
});
