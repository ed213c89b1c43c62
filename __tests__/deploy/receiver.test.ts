/** @jest-environment node */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { LARGEST_ATTACHMENT, LEAST_SECONDS } from "@/components/shell/outbox/limits";
import { ROOT } from "@/scripts/project.mjs";
import { temporaryFolder } from "../scripts/temporary-folder";
import { aForm, aMessage, storedIn } from "./messages";
import { type ReceiverProcess, SITE, startReceiver } from "./receiver-process";

let folder: string;
let receiver: ReceiverProcess;

beforeAll(async () => {
  folder = temporaryFolder();
  receiver = await startReceiver({ MESSAGES_DIR: folder });
});

afterAll(async () => {
  await receiver.stop();
});

/** Posts JSON as the page does. */
const postJson = (body: unknown, to = receiver, headers: Record<string, string> = {}) =>
  fetch(to.url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const postForm = (body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(receiver.url, { method: "POST", headers, body, redirect: "manual" });

/** The message that was stored under an id, and the files beside it. */
const storedAs = (id: string, within = folder) => ({
  record: JSON.parse(readFileSync(join(within, id, "message.json"), "utf8")),
  files: readdirSync(join(within, id)).sort(),
});

describe("a message", () => {
  it("that comes as JSON is written to disk, and answered when it is there", async () => {
    const message = aMessage({ organisation: "Université d’Exemple", app: "stroop" });
    const answer = await postJson(message);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    const { record, files } = storedAs(message.id);
    expect(record).toEqual({ ...message, received: expect.any(String) });
    expect(files).toEqual(["message.json"]);
    expect(statSync(join(folder, message.id, "message.json")).mode & 0o077).toBe(0);
  });

  it.each([
    ["plan.pdf", "%PDF-1.7\n\u0000binary", "application/pdf", "attachment.pdf"],
    ["notes.txt", "Trente participants, été 2027\n", "text/plain", "attachment.txt"],
    ["brief.json", '{"trials":96}', "application/json", "attachment.json"],
  ])("has its attachment beside it: %s", async (name, content, type, kept) => {
    const message = aMessage();
    const file = new File([content], name, { type: "application/octet-stream" });
    expect((await postForm(aForm(message, file))).status).toBe(200);
    const { record, files } = storedAs(message.id);
    expect(files).toEqual([kept, "message.json"]);
    expect(readFileSync(join(folder, message.id, kept), "utf8")).toBe(content);
    expect(record.attachment).toEqual({
      name,
      type,
      file: kept,
      bytes: Buffer.byteLength(content),
    });
    expect(record.seconds).toBe(40);
  });

  it("of the largest size is taken, and one byte more is not", async () => {
    const [fits, not] = [aMessage(), aMessage()];
    const file = (bytes: number) => new File(["x".repeat(bytes)], "data.txt");
    expect((await postForm(aForm(fits, file(LARGEST_ATTACHMENT)))).status).toBe(200);
    const answer = await postForm(aForm(not, file(LARGEST_ATTACHMENT + 1)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      errors: [{ field: "attachment", code: "FILES_TOO_BIG", message: expect.any(String) }],
    });
    expect(existsSync(join(folder, not.id))).toBe(false);
  });

  it("is refused where nothing of it can be kept, and taken when it is sent again", async () => {
    const place = temporaryFolder();
    const elsewhere = await startReceiver({ MESSAGES_DIR: place });
    const { rename } = await import("node:fs/promises");
    await rename(place, `${place}-away`);
    const message = aMessage();
    const answer = await postJson(message, elsewhere);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await rename(`${place}-away`, place);
    expect((await postJson(message, elsewhere)).status).toBe(200);
    expect(storedIn(place)).toHaveLength(1);
    await elsewhere.stop();
  });
});

describe("the same message again", () => {
  it("is answered and kept once, also when many come at one time", async () => {
    const message = aMessage();
    const before = storedIn(folder).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(message)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(storedIn(folder)).toHaveLength(before + 1);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("is known after the power has failed, by another receiver too, and in other letters", async () => {
    const place = temporaryFolder();
    const message = aMessage();
    const first = await startReceiver({ MESSAGES_DIR: place });
    expect((await postJson(message, first)).status).toBe(200);
    await first.stop("SIGKILL");
    const [one, other] = await Promise.all([
      startReceiver({ MESSAGES_DIR: place }),
      startReceiver({ MESSAGES_DIR: place }),
    ]);
    const next = aMessage();
    const answers = await Promise.all([
      postJson({ ...message, message: "changed" }, one),
      postJson({ ...message, id: message.id.toUpperCase() }, other),
      ...Array.from({ length: 10 }, (_, index) => postJson(next, index % 2 ? one : other)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      storedIn(place)
        .map(({ id, message: text }) => [id, text])
        .sort(),
    ).toEqual([message, next].map(({ id, message: text }) => [id, text]).sort());
    await Promise.all([one.stop(), other.stop()]);
  });
});

describe("what is no message", () => {
  it.each([
    [{ name: undefined }, "name", "REQUIRED_FIELD_MISSING"],
    [{ name: "  " }, "name", "REQUIRED_FIELD_MISSING"],
    [{ name: "Ada\r\nBcc: all@example.org" }, "name", "INVALID"],
    [{ email: "ada@lab.example\nBcc: b@example.org" }, "email", "TYPE_EMAIL"],
    [{ email: "ada" }, "email", "TYPE_EMAIL"],
    [{ message: "x".repeat(10_001) }, "message", "TOO_LONG"],
    [{ kind: "other" }, "kind", "INVALID"],
    [{ language: "de" }, "language", "INVALID"],
    [{ id: "../../../etc/passwd" }, "id", "INVALID"],
    [{ id: "constructor" }, "id", "INVALID"],
    [{ seconds: "40" }, "seconds", "INVALID"],
    [{ message: { toString: "x" } }, "message", "INVALID"],
  ])("is answered by the field that is wrong: %j", async (changes, field, code) => {
    const before = storedIn(folder).length;
    const answer = await postJson(aMessage(changes));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: [{ field, code, message: expect.any(String) }] });
    expect(storedIn(folder)).toHaveLength(before);
  });

  it.each([
    ["", 400],
    ["{", 400],
    ["[]", 400],
    ["null", 400],
    ['"text"', 400],
    [`{"message":"${"x".repeat(300_000)}"}`, 413],
  ])("is refused when it is JSON of another kind: %.20s", async (body, status) => {
    expect((await postJson(body)).status).toBe(status);
  });

  it.each([
    ["text/plain", 415],
    ["application/xml", 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=x", 400],
  ])("is refused as %s", async (type, status) => {
    const answer = await postJson(aMessage(), receiver, { "Content-Type": type });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty("errors");
  });

  it.each([
    ["program.pdf", new Uint8Array([0x4d, 0x5a, 0x90, 0x00]), "FILE_TYPE"],
    ["picture.txt", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), "FILE_TYPE"],
    ["brief.json", "{not json", "FILE_TYPE"],
    ["empty.txt", "", "FILE_EMPTY"],
  ])("has an attachment of another kind: %s", async (name, content, code) => {
    const message = aMessage();
    const answer = await postForm(aForm(message, new File([content], name)));
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject([{ field: "attachment", code }]);
    expect(existsSync(join(folder, message.id))).toBe(false);
  });

  it("has two attachments, or fields without end", async () => {
    const two = aForm(aMessage(), new File(["a"], "a.txt"));
    two.append("attachment", new File(["b"], "b.txt"));
    const many = aForm(aMessage());
    for (let count = 0; count < 200; count++) many.append(`field${count}`, "x");
    for (const form of [two, many]) expect((await postForm(form)).status).toBe(400);
  });

  it("is anything that is not posted", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const answer = await fetch(receiver.url, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    }
    expect(await (await fetch(`${receiver.url}/health`)).json()).toEqual({ ok: true });
  });
});

describe("hostile input", () => {
  it("adds no field that the schema does not name, and touches no prototype", async () => {
    const message = aMessage();
    const json = JSON.stringify(message).replace(
      "{",
      '{"__proto__":{"kind":"x"},"constructor":"x","toString":"x","admin":true,',
    );
    expect((await postJson(json)).status).toBe(200);
    const form = aForm({ ...aMessage({ id: undefined }), id: "" });
    for (const name of ["__proto__", "constructor", "hasOwnProperty"]) form.append(name, "x");
    expect((await postForm(form)).status).toBe(200);
    const { record } = storedAs(message.id);
    expect(Object.keys(record).sort()).toEqual([...Object.keys(message), "received"].sort());
    expect((await postJson(aMessage())).status).toBe(200);
  });

  it("is kept as text: markup, right to left, emoji, halves of characters, control characters", async () => {
    const text = '<img src=x onerror="x"> ‮ عربي 👩‍🔬';
    const message = aMessage({ message: `${text} \ud800\u0000`, name: text });
    expect((await postJson(message)).status).toBe(200);
    const { record } = storedAs(message.id);
    expect(record.name).toBe(text);
    expect(record.message).toBe(`${text} \uFFFD\uFFFD`);
  });

  it("gives a file no name and no place", async () => {
    const message = aMessage();
    const file = new File(["text"], "..\\..\\/etc/cron.d/‮x\n.txt");
    expect((await postForm(aForm(message, file))).status).toBe(200);
    const { record, files } = storedAs(message.id);
    expect(files).toEqual(["attachment.txt", "message.json"]);
    expect(record.attachment.name).toMatch(/^[\w.]+$/);
  });

  it("that stops in the middle leaves nothing, and the next one is taken", async () => {
    const { id } = aMessage();
    const socket = connect(receiver.port ?? 0, "127.0.0.1");
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n`;
    const part = `--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\nhalf`;
    await new Promise<void>((resolve) => socket.write(head + part, () => resolve()));
    socket.destroy();
    expect((await postJson(aMessage())).status).toBe(200);
    expect(existsSync(join(folder, id))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("that trickles in is given up after the time that the settings allow", async () => {
    const place = temporaryFolder();
    const impatient = await startReceiver({ MESSAGES_DIR: place, REQUEST_SECONDS: "1" });
    const socket = connect(impatient.port ?? 0, "127.0.0.1");
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    const answer = await new Promise<string>((resolve) => {
      let said = "";
      socket.on("data", (chunk) => {
        said += chunk;
      });
      socket.on("close", () => resolve(said));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect((await postJson(aMessage(), impatient)).status).toBe(200);
    await impatient.stop();
  });
});

describe("programs", () => {
  const aside = () => storedIn(join(folder, "set-aside"));

  it.each([
    ["fill in the field that nobody sees", { _gotcha: "https://spam.example" }],
    ["are faster than people", { seconds: LEAST_SECONDS - 0.5 }],
  ])("that %s are answered like people, and set aside", async (_, changes) => {
    const [before, message] = [storedIn(folder).length, aMessage(changes)];
    const answer = await postJson(message);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(aside().map(({ id }) => id)).toContain(message.id);
    expect(storedIn(folder)).toHaveLength(before);
  });

  it("are not taken to be at work where the page waited as long as it has to", async () => {
    const message = aMessage({ seconds: LEAST_SECONDS });
    await postJson(message);
    expect(storedIn(folder).map(({ id }) => id)).toContain(message.id);
  });

  it("that send without end are told to wait, each address by itself", async () => {
    const limited = await startReceiver({
      MESSAGES_DIR: temporaryFolder(),
      RATE_LIMIT: "2",
      TRUSTED_PROXIES: "1",
    });
    const from = (address: string) => postJson(aMessage(), limited, { "X-Forwarded-For": address });
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("9.9.9.9, 10.0.0.1")).status).toBe(200);
    const answer = await from("8.8.8.8, 10.0.0.1");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("10.0.0.2")).status).toBe(200);
    await limited.stop();
  });
});

describe("pages of other origins", () => {
  it("are let through when they are the site's", async () => {
    const asked = await fetch(receiver.url, {
      method: "OPTIONS",
      headers: {
        Origin: SITE,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
    expect(asked.headers.get("access-control-allow-headers")).toMatch(/content-type/i);
    const answer = await postJson(aMessage(), receiver, { Origin: SITE });
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(answer.headers.get("access-control-expose-headers")).toMatch(/retry-after/i);
    expect(answer.headers.get("vary")).toBe("Origin");
  });

  it("can read a refusal, too", async () => {
    const answer = await postJson("{", receiver, { Origin: SITE });
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
  });

  it.each(["https://other.example", "http://lab.example", "https://lab.example.evil.org", "null"])(
    "are refused otherwise: %s",
    async (origin) => {
      const before = storedIn(folder).length;
      const answer = await postJson(aMessage(), receiver, { Origin: origin });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(storedIn(folder)).toHaveLength(before);
    },
  );
});

describe("a form that was sent without scripts", () => {
  const asPerson = { Accept: "text/html,application/xhtml+xml" };
  const { id: _, seconds: __, ...typed } = aMessage({ message: "Sans script", language: "fr" });

  it.each([
    ["as text", () => new URLSearchParams(typed as Record<string, string>)],
    ["with an empty file field", () => aForm(typed, new File([], ""))],
  ])("is answered by a page in its language, %s, and kept once", async (_name, form) => {
    for (const _attempt of [1, 2]) {
      const answer = await postForm(form(), asPerson);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<html lang="fr">[\s\S]*Votre message est bien arrivé/);
    }
    expect(storedIn(folder).filter(({ message }) => message === "Sans script")).toHaveLength(1);
  });

  it("says what is wrong, as text", async () => {
    const form = new URLSearchParams({ ...typed, email: "<script>" } as Record<string, string>);
    const answer = await postForm(form, asPerson);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("email\u00A0: Ce n’est pas une adresse électronique.");
    expect(html).not.toContain("<script>");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("leads to the page that the settings name", async () => {
    const polite = await startReceiver({
      MESSAGES_DIR: temporaryFolder(),
      THANK_YOU_URL: `${SITE}/thank-you`,
    });
    const answer = await fetch(polite.url, {
      method: "POST",
      body: new URLSearchParams(typed as Record<string, string>),
      headers: asPerson,
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${SITE}/thank-you`);
    await polite.stop();
  });
});

describe("running it", () => {
  const folderless = { MESSAGES_DIR: "" };

  it.each([
    [{ ALLOWED_ORIGINS: "lab.example" }, /ALLOWED_ORIGINS is "lab\.example".*such as https:/],
    [{ ALLOWED_ORIGINS: "" }, /ALLOWED_ORIGINS is "".*such as https:/],
    [folderless, /MESSAGES_DIR is "", but there is no SMTP_URL.*such as \/var/],
    [{ MESSAGES_DIR: __filename }, /MESSAGES_DIR is ".*receiver\.test\.ts", where nothing can be/],
    [{ PORT: "eighty" }, /PORT is "eighty".*such as 8787/],
    [{ MAX_ATTACHMENT_BYTES: "5MB" }, /MAX_ATTACHMENT_BYTES is "5MB".*such as 5242880/],
    [{ SMTP_URL: "smtp://mail.example" }, /MAIL_TO is "".*such as lab@/],
    [{ SMTP_URL: "imap://ada:secret@mail.example" }, /SMTP_URL is "imap:\/\/…@mail\.example"/],
    [{ THANK_YOU_URL: "javascript:alert(1)" }, /THANK_YOU_URL is ".*such as https:/],
  ])("is refused with a wrong setting, which it names: %j", async (settings, message) => {
    const started = await startReceiver({ MESSAGES_DIR: temporaryFolder(), ...settings });
    expect(started.port).toBeUndefined();
    expect(started.log()).toMatch(message);
    expect(started.log()).not.toContain("secret");
    expect(await started.stop()).toBe(1);
  });

  it("keeps of a message its id, the time and what was answered, and nothing else", async () => {
    const message = aMessage();
    await postJson(message);
    await postJson(aMessage({ name: "", email: "unlogged@lab.example" }));
    const line = receiver
      .log()
      .split("\n")
      .find((each) => each.includes(message.id));
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z [\da-f-]{36} 200$/);
    expect(receiver.log()).not.toMatch(/Ada|lab\.example|booths/);
  });

  it("ends what is under way before it stops", async () => {
    const place = temporaryFolder();
    const stopping = await startReceiver({ MESSAGES_DIR: place });
    const socket = connect(stopping.port ?? 0, "127.0.0.1");
    const body = JSON.stringify(aMessage());
    const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 20), () => resolve()));
    // It has begun to read once it answers another request.
    await fetch(`${stopping.url}/health`, { headers: { Connection: "close" } });
    const stopped = stopping.stop();
    socket.write(body.slice(20));
    const answer = await new Promise<string>((resolve) =>
      socket.on("data", (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(await stopped).toBe(0);
    expect(storedIn(place)).toHaveLength(1);
  });

  it("needs the packages that it is tested with", () => {
    const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
    const own = read("docs/deploy/receiver/package.json").dependencies;
    const tested = read("package.json").devDependencies;
    const locked = read("docs/deploy/receiver/package-lock.json").packages;
    for (const [name, version] of Object.entries(own)) {
      expect([name, tested[name]]).toEqual([name, version]);
      expect([name, locked[`node_modules/${name}`].version]).toEqual([name, version]);
    }
  });
});
