/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { LARGEST_ATTACHMENT, LEAST_SECONDS } from "@/components/shell/outbox/limits";
import { aForm, aMessage, storedIn } from "./messages";
import { SITE, startReceiver } from "./start-receiver";

let folder: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  folder = temporaryFolder();
  receiver = await startReceiver({ MESSAGES_DIR: folder });
});

/** Posts JSON with the same headers as the page. */
const postJson = (body: unknown, to = receiver, headers: Record<string, string> = {}) =>
  fetch(to.url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const postForm = (body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(receiver.url, { method: "POST", headers, body, redirect: "manual" });

/** Returns the stored message with a given id, and the names of the files in its folder. */
const storedAs = (id: string, within = folder) => ({
  record: JSON.parse(readFileSync(join(within, id, "message.json"), "utf8")),
  files: readdirSync(join(within, id)).sort(),
});

describe("a valid message", () => {
  it("is on disk when the response arrives, and only the account of the receiver can read its file", async () => {
    const message = aMessage({ organisation: "Université d’Exemple", app: "stroop" });
    const response = await postJson(message);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    const { record, files } = storedAs(message.id);
    expect(record).toEqual({ ...message, received: expect.any(String) });
    expect(files).toEqual(["message.json"]);
    expect(statSync(join(folder, message.id, "message.json")).mode & 0o077).toBe(0);
  });

  it.each([
    ["plan.pdf", "%PDF-1.7\n\u0000binary", "application/pdf", "attachment.pdf"],
    ["notes.txt", "Trente participants, été 2027\n", "text/plain", "attachment.txt"],
    ["brief.json", '{"trials":96}', "application/json", "attachment.json"],
  ])("is stored with its attachment: %s", async (name, content, type, file) => {
    const message = aMessage();
    const upload = new File([content], name, { type: "application/octet-stream" });
    expect((await postForm(aForm(message, upload))).status).toBe(200);
    const { record, files } = storedAs(message.id);
    expect(files).toEqual([file, "message.json"]);
    expect(readFileSync(join(folder, message.id, file), "utf8")).toBe(content);
    expect(record.attachment).toEqual({
      name,
      type,
      file,
      bytes: Buffer.byteLength(content),
    });
    expect(record.seconds).toBe(40);
  });

  it("may have an attachment of the largest allowed size, but not an attachment with one byte more", async () => {
    const [fits, not] = [aMessage(), aMessage()];
    const file = (bytes: number) => new File(["x".repeat(bytes)], "data.txt");
    expect((await postForm(aForm(fits, file(LARGEST_ATTACHMENT)))).status).toBe(200);
    const response = await postForm(aForm(not, file(LARGEST_ATTACHMENT + 1)));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ field: "attachment", code: "FILES_TOO_BIG", message: expect.any(String) }],
    });
    expect(existsSync(join(folder, not.id))).toBe(false);
  });

  it("is refused while the disk fails, and is stored when the page sends it again", async () => {
    const ownFolder = temporaryFolder();
    const other = await startReceiver({ MESSAGES_DIR: ownFolder });
    await rename(ownFolder, `${ownFolder}-away`);
    const message = aMessage();
    const response = await postJson(message, other);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    await rename(`${ownFolder}-away`, ownFolder);
    expect((await postJson(message, other)).status).toBe(200);
    expect(storedIn(ownFolder)).toHaveLength(1);
  });
});

it("the receiver stores a message once even if it is sent many times at the same moment", async () => {
  const message = aMessage();
  const before = storedIn(folder).length;
  const responses = await Promise.all(Array.from({ length: 20 }, () => postJson(message)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(storedIn(folder)).toHaveLength(before + 1);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
});

describe("an invalid request", () => {
  it.each([
    ["name", "REQUIRED_FIELD_MISSING", { name: undefined }],
    ["name", "REQUIRED_FIELD_MISSING", { name: "  " }],
    ["name", "INVALID", { name: "Ada\r\nBcc: all@example.org" }],
    ["email", "TYPE_EMAIL", { email: "ada@lab.example\nBcc: b@example.org" }],
    ["email", "TYPE_EMAIL", { email: "ada" }],
    ["message", "TOO_LONG", { message: "x".repeat(10_001) }],
    ["kind", "INVALID", { kind: "other" }],
    ["language", "INVALID", { language: "de" }],
    ["id", "INVALID", { id: "../../../etc/passwd" }],
    ["id", "INVALID", { id: "constructor" }],
    ["seconds", "INVALID", { seconds: "40" }],
    ["message", "INVALID", { message: { toString: "x" } }],
  ])("is refused with its field and its error code: %s %s", async (field, code, changes) => {
    const before = storedIn(folder).length;
    const response = await postJson(aMessage(changes));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [{ field, code, message: expect.any(String) }],
    });
    expect(storedIn(folder)).toHaveLength(before);
  });

  it.each([
    ["empty JSON", "", 400],
    ["broken JSON", "{", 400],
    ["an array", "[]", 400],
    ["null", "null", 400],
    ["a string", '"text"', 400],
    ["too large", `{"message":"${"x".repeat(300_000)}"}`, 413],
  ])("is refused if its body is %s", async (_, body, status) => {
    expect((await postJson(body)).status).toBe(status);
  });

  it.each([
    ["text/plain", 415],
    ["application/xml", 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=x", 400],
  ])("is refused with the content type %s", async (type, status) => {
    const response = await postJson(aMessage(), receiver, { "Content-Type": type });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("errors");
  });

  it.each([
    ["program.pdf", new Uint8Array([0x4d, 0x5a, 0x90, 0x00]), "FILE_TYPE"],
    ["picture.txt", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), "FILE_TYPE"],
    ["brief.json", "{not json", "FILE_TYPE"],
    ["empty.txt", "", "FILE_EMPTY"],
  ])("is refused if its attachment has an invalid content: %s", async (name, content, code) => {
    const message = aMessage();
    const response = await postForm(aForm(message, new File([content], name)));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject([{ field: "attachment", code }]);
    expect(existsSync(join(folder, message.id))).toBe(false);
  });

  it("is refused if it has two attachments or hundreds of fields", async () => {
    const two = aForm(aMessage(), new File(["a"], "a.txt"));
    two.append("attachment", new File(["b"], "b.txt"));
    const many = aForm(aMessage());
    for (let count = 0; count < 200; count++) many.append(`field${count}`, "x");
    for (const form of [two, many]) expect((await postForm(form)).status).toBe(400);
  });

  it("is refused if its method is not POST; only /health also accepts GET", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const response = await fetch(receiver.url, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    }
    expect(await (await fetch(`${receiver.url}/health`)).json()).toEqual({ ok: true });
  });
});

describe("hostile input", () => {
  it("does not add unknown fields to a stored message and does not change prototypes", async () => {
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

  it("is stored as unchanged text: markup, right-to-left text, emoji, lone surrogates, control characters", async () => {
    const text = '<img src=x onerror="x"> ‮ عربي 👩‍🔬';
    const message = aMessage({ message: `${text} \ud800\u0000`, name: text });
    expect((await postJson(message)).status).toBe(200);
    const { record } = storedAs(message.id);
    expect(record.name).toBe(text);
    expect(record.message).toBe(`${text} \uFFFD\uFFFD`);
  });

  it("cannot change the path at which a file is stored", async () => {
    const message = aMessage();
    const file = new File(["text"], "..\\..\\/etc/cron.d/‮x\n.txt");
    expect((await postForm(aForm(message, file))).status).toBe(200);
    const { record, files } = storedAs(message.id);
    expect(files).toEqual(["attachment.txt", "message.json"]);
    expect(record.attachment.name).toMatch(/^[\w.]+$/);
  });

  it("leaves no files behind if the request is aborted; the receiver accepts the next message", async () => {
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

  it("is refused with status 408 if it arrives too slowly", async () => {
    const impatient = await startReceiver({
      MESSAGES_DIR: temporaryFolder(),
      REQUEST_SECONDS: "1",
    });
    const socket = connect(impatient.port ?? 0, "127.0.0.1");
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    const response = await new Promise<string>((resolve) => {
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.on("close", () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 408/);
    expect((await postJson(aMessage(), impatient)).status).toBe(200);
  });
});

describe("a spam message", () => {
  const setAside = () => storedIn(join(folder, "set-aside"));

  it.each([
    ["with the honeypot filled in", { _gotcha: "https://spam.example" }],
    ["written faster than people write", { seconds: LEAST_SECONDS - 0.5 }],
  ])("is accepted like any message, but stored separately: %s", async (_, changes) => {
    const [before, message] = [storedIn(folder).length, aMessage(changes)];
    const response = await postJson(message);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(setAside().map(({ id }) => id)).toContain(message.id);
    expect(storedIn(folder)).toHaveLength(before);
  });

  it("is not a message whose form was open for the minimum time that the page enforces", async () => {
    const message = aMessage({ seconds: LEAST_SECONDS });
    await postJson(message);
    expect(storedIn(folder).map(({ id }) => id)).toContain(message.id);
  });
});

it("the receiver limits the rate of each client, even if the client sends forged addresses in the proxy's header", async () => {
  const limited = await startReceiver({
    MESSAGES_DIR: temporaryFolder(),
    RATE_LIMIT: "2",
    TRUSTED_PROXIES: "1",
  });
  const from = (forwarded: string) =>
    postJson(aMessage(), limited, { "X-Forwarded-For": forwarded });
  expect((await from("10.0.0.1")).status).toBe(200);
  expect((await from("9.9.9.9, 10.0.0.1")).status).toBe(200);
  const response = await from("8.8.8.8, 10.0.0.1");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("10.0.0.2")).status).toBe(200);
});

describe("the CORS headers", () => {
  it("allow the permitted origin to send messages, and to read the header Retry-After", async () => {
    const preflight = await fetch(receiver.url, {
      method: "OPTIONS",
      headers: {
        Origin: SITE,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/content-type/i);
    const response = await postJson(aMessage(), receiver, { Origin: SITE });
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("access-control-expose-headers")).toMatch(/retry-after/i);
    expect(response.headers.get("vary")).toBe("Origin");
  });

  it("allow the permitted origin to read the response to a refused message", async () => {
    const response = await postJson("{", receiver, { Origin: SITE });
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
  });

  it.each(["https://other.example", "http://lab.example", "https://lab.example.evil.org", "null"])(
    "do not allow requests from another origin: %s",
    async (origin) => {
      const before = storedIn(folder).length;
      const response = await postJson(aMessage(), receiver, { Origin: origin });
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(storedIn(folder)).toHaveLength(before);
    },
  );
});

describe("a form submitted without scripts", () => {
  const AS_BROWSER = { Accept: "text/html,application/xhtml+xml" };
  const { id: _, seconds: __, ...typed } = aMessage({ message: "Sans script", language: "fr" });

  it.each([
    ["URL-encoded", () => new URLSearchParams(typed as Record<string, string>)],
    ["multipart with an empty file field", () => aForm(typed, new File([], ""))],
  ])("is stored once and answered in its language: %s", async (_name, form) => {
    for (const _attempt of [1, 2]) {
      const response = await postForm(form(), AS_BROWSER);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<html lang="fr">[\s\S]*Votre message est bien arrivé/);
    }
    expect(storedIn(folder).filter(({ message }) => message === "Sans script")).toHaveLength(1);
  });

  it("is refused with a page that lists the reasons as escaped text", async () => {
    const form = new URLSearchParams({ ...typed, email: "<script>" } as Record<string, string>);
    const response = await postForm(form, AS_BROWSER);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("email\u00A0: Ce n’est pas une adresse électronique.");
    expect(html).not.toContain("<script>");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("is stored, and the receiver redirects the browser to the URL in the settings", async () => {
    const other = await startReceiver({
      MESSAGES_DIR: temporaryFolder(),
      // A header cannot contain an ellipsis, so the ellipsis in the URL has to be percent-encoded.
      THANK_YOU_URL: `${SITE}/merci…`,
    });
    const response = await fetch(other.url, {
      method: "POST",
      body: new URLSearchParams(typed as Record<string, string>),
      headers: AS_BROWSER,
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${SITE}/merci%E2%80%A6`);
  });
});
