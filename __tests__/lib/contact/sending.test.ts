/** @jest-environment node */
import {
  contactRequest,
  readAnswer,
  readFailure,
  type SentMessage,
} from "@/components/shell/outbox/sending";

const endpoint = { url: "https://forms.lab.example/contact", credentials: "omit" } as const;
const message: SentMessage = {
  id: "4f1c2a56-9d3e-4b7a-8c21-0123456789ab",
  name: "Léa",
  email: "lea@lab.example",
  kind: "lab",
  message: "Bonjour",
  language: "fr",
  seconds: 12,
};

it("sends a message as JSON", () => {
  const { url, method, headers, body, credentials } = contactRequest(message, null, endpoint);
  expect({ url, method, credentials }).toEqual({ ...endpoint, method: "POST" });
  expect(headers).toEqual({ Accept: "application/json", "Content-Type": "application/json" });
  expect(JSON.parse(String(body))).toEqual(message);
});

it("sends a message with an attachment as a form with the same names, and gives it more time", () => {
  const file = new File(["%PDF"], "étude.pdf", { type: "application/pdf" });
  const { headers, body } = contactRequest(message, file, endpoint);
  // The browser adds the type with its boundary.
  expect(headers).toEqual({ Accept: "application/json" });
  const form = body as FormData;
  expect([...form.keys()]).toEqual([...Object.keys(message), "attachment"]);
  expect(form.get("seconds")).toBe("12");
  expect((form.get("attachment") as File).name).toBe("étude.pdf");
  const large = new File([new Uint8Array(5_000_000)], "a.pdf");
  expect(contactRequest(message, large, endpoint).timeoutMs).toBeGreaterThan(150_000);
});

it("sends cookies along only where that is configured", () => {
  const { credentials } = contactRequest(message, null, { ...endpoint, credentials: "include" });
  expect(credentials).toBe("include");
});

const answer = (status: number, body: unknown = "", headers: Record<string, string> = {}) =>
  readAnswer(
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }),
  );

it.each([
  [200, { ok: true }],
  [200, { ok: true, next: "/thanks" }],
  [201, ""],
  [202, { id: 7 }],
])("a message has arrived with %i %j", async (status, body) => {
  expect(await answer(status, body)).toEqual({ status: "arrived" });
});

it("a web page is no confirmation, though its status is 200", async () => {
  const portal = await answer(200, "<html>", { "Content-Type": "text/html; charset=utf-8" });
  expect(portal).toEqual({ status: "waiting", reason: "unexpected", waitMs: 0 });
});

it.each([
  [500, "", {}, 0],
  [502, "<html>", { "Content-Type": "text/html" }, 0],
  [503, { error: "maintenance" }, { "Retry-After": "60" }, 60_000],
  [429, "", { "Retry-After": "7" }, 7000],
  [408, "", {}, 0],
])("a message waits after %i", async (status, body, headers, waitMs) => {
  expect(await answer(status, body, headers as Record<string, string>)).toEqual({
    status: "waiting",
    reason: "busy",
    waitMs,
  });
});

it("a refusal says what is against which field, in the receiver's words", async () => {
  const errors = [
    { field: "email", code: "TYPE_EMAIL", message: "should be an email" },
    { field: "attachment", code: "FILES_TOO_BIG" },
    { code: "BLOCKED", message: "This form is closed" },
    { field: "__proto__", message: "x" },
    { field: "name" },
    "text",
    null,
  ];
  expect(await answer(422, { errors })).toEqual({
    status: "refused",
    refusals: [
      { field: "email", text: "should be an email" },
      { field: "attachment", text: "FILES_TOO_BIG" },
      { field: null, text: "This form is closed" },
      { field: null, text: "x" },
      { field: null, text: "text" },
    ],
  });
});

it.each([
  [404, "", "404"],
  [400, { error: "Form not found" }, "Form not found"],
  [403, "null", "403"],
  [400, "<b>no</b>", "400"],
])("a refusal without fields is one all the same: %i %j", async (status, body, text) => {
  expect(await answer(status, body)).toEqual({
    status: "refused",
    refusals: [{ field: null, text }],
  });
});

it("takes no more of an answer than can be shown", async () => {
  const errors = Array.from({ length: 500 }, () => ({ message: "x".repeat(10_000) }));
  const { refusals } = (await answer(400, { errors })) as { refusals: { text: string }[] };
  expect(refusals.length).toBe(20);
  expect(refusals[0]?.text.length).toBe(300);
});

it("tells a time-out from a connection that failed", () => {
  const late = new DOMException("late", "TimeoutError");
  expect(readFailure(late)).toMatchObject({ status: "waiting", reason: "timed-out" });
  expect(readFailure(new TypeError("x"))).toMatchObject({ reason: "unreachable" });
});
