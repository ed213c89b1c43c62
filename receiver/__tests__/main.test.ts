/** @jest-environment node */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { ROOT } from "@/scripts/project.mjs";
import { startMailServer } from "./mail-server";
import { aMessage, storedIn } from "./messages";
import { spawnReceiver } from "./spawn-receiver";

const ALLOWED_ORIGINS = "https://lab.example";

const post = (body: object, { url }: { url: string }) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

it("the receiver stores a message once after a power cut, in a shared folder, even if its id is in upper case", async () => {
  const settings = { ALLOWED_ORIGINS, MESSAGES_DIR: temporaryFolder() };
  const message = aMessage();
  const first = await spawnReceiver(settings);
  expect((await post(message, first)).status).toBe(200);
  await first.stop("SIGKILL");
  const [one, other] = await Promise.all([spawnReceiver(settings), spawnReceiver(settings)]);
  const next = aMessage();
  const responses = await Promise.all([
    post({ ...message, message: "changed" }, one),
    post({ ...message, id: message.id.toUpperCase() }, other),
    ...Array.from({ length: 10 }, (_, index) => post(next, index % 2 ? one : other)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const stored = storedIn(settings.MESSAGES_DIR);
  const byId = Object.fromEntries(stored.map(({ id, message: text }) => [id, text]));
  expect(byId).toMatchObject({ [message.id]: message.message, [next.id]: next.message });
  // The text differs from the text that is stored under the same id, so it is stored under a new id.
  expect(stored.map(({ message: text }) => text).sort()).toEqual(
    [message.message, next.message, "changed"].sort(),
  );
  await Promise.all([one.stop(), other.stop()]);
});

it("the receiver mails a message once, even if the power is cut directly after the first attempt", async () => {
  const mails = await startMailServer();
  const settings = {
    ALLOWED_ORIGINS,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_TO: "lab@lab.example",
    MAIL_FROM: "website@lab.example",
    SENT_FILE: join(temporaryFolder(), "sent-ids.txt"),
  };
  const message = aMessage();
  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    const receiver = await spawnReceiver(settings);
    expect((await post(message, receiver)).status).toBe(200);
    await receiver.stop(signal);
  }
  expect(mails.taken).toHaveLength(1);
  await mails.stop();
});

it("the receiver refuses to start with an invalid setting, and prints no stack trace", async () => {
  const receiver = await spawnReceiver({ ALLOWED_ORIGINS: "lab.example" });
  expect(receiver.port).toBeUndefined();
  expect(receiver.log()).toMatch(/^ALLOWED_ORIGINS is "lab\.example".*\n$/);
  expect(await receiver.stop()).toBe(1);
});

it.each(["check", "constructor"])(
  "the receiver refuses the unknown command %s, and lists the known commands",
  async (name) => {
    const receiver = await spawnReceiver({ ALLOWED_ORIGINS }, name);
    expect(await receiver.stop()).toBe(1);
    expect(receiver.log()).toBe(
      `There is no command "${name}". Without one the receiver serves; others: migrate, check-receipts, places, free, read\n`,
    );
  },
);

it("the receiver finishes the requests in progress before it stops", async () => {
  const folder = temporaryFolder();
  const receiver = await spawnReceiver({ ALLOWED_ORIGINS, MESSAGES_DIR: folder });
  const socket = connect(receiver.port ?? 0, "127.0.0.1");
  const body = JSON.stringify(aMessage());
  const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 20), () => resolve()));
  // A response to another request shows that the receiver has begun to read the first request.
  await fetch(`${receiver.url}/health`, { headers: { Connection: "close" } });
  const stopped = receiver.stop();
  socket.write(body.slice(20));
  const response = await new Promise<string>((resolve) =>
    socket.on("data", (data) => resolve(String(data))),
  );
  expect(response).toMatch(/^HTTP\/1\.1 200/);
  expect(await stopped).toBe(0);
  expect(storedIn(folder)).toHaveLength(1);
});

it("the receiver logs the time, the id and the status of a message, but no personal data", async () => {
  const receiver = await spawnReceiver({ ALLOWED_ORIGINS, MESSAGES_DIR: temporaryFolder() });
  const message = aMessage();
  await post(message, receiver);
  await post(aMessage({ name: "", email: "unlogged@lab.example" }), receiver);
  const lines = receiver.log().split("\n");
  const line = JSON.parse(lines.find((each) => each.includes(message.id)) ?? "null");
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: "message",
    status: 200,
    id: message.id,
  });
  expect(receiver.log()).not.toMatch(/Ada|lab\.example|booths/);
  await receiver.stop();
});

it("the lock file of the receiver contains the package versions with which the receiver is tested", () => {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  const own = read("receiver/package.json").dependencies;
  const tested = read("package.json").devDependencies;
  const locked = read("receiver/package-lock.json").packages;
  for (const [name, version] of Object.entries(own)) {
    expect([name, tested[name]]).toEqual([name, version]);
    expect([name, locked[`node_modules/${name}`].version]).toEqual([name, version]);
  }
});
