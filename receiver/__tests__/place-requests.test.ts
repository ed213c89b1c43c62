/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { askForPlace, askState, hashOf, studiesFile } from "./a-study";
import { newSession, PROTOCOL } from "./records";
import { SITE, startReceiver } from "./start-receiver";

const settings = (changes: Record<string, string> = {}) => ({
  SESSIONS_DIR: temporaryFolder(),
  STUDIES: studiesFile().path,
  ...changes,
});

const ask = (to: { url: string }, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/sessions/open`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: SITE, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const valid = () => {
  const session = newSession();
  return { protocol: PROTOCOL, session, person: hashOf(session), rehearsal: false };
};

it("the answer to a request for a place is not cached, and the page of an allowed origin can read it", async () => {
  const receiver = await startReceiver(settings());
  for (const answer of [
    await ask(receiver, valid()),
    await fetch(`${receiver.url}/sessions/open?protocol=${PROTOCOL}`, {
      headers: { Origin: SITE },
    }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(SITE);
  }
  expect((await ask(receiver, valid(), { Origin: "https://other.example" })).status).toBe(403);
});

it.each([
  ["no JSON", "{", 400, "UNREADABLE"],
  ["an identifier in place of its hash", { ...valid(), person: "5f0c0ffee" }, 422, "INVALID"],
  ["a missing session", { ...valid(), session: undefined }, 422, "REQUIRED_FIELD_MISSING"],
  ["a rehearsal as a text", { ...valid(), rehearsal: "false" }, 422, "INVALID"],
  ["the protocol id of another study", { ...valid(), protocol: "c".repeat(64) }, 403, "PROTOCOL"],
  ["a name of an object's property", { ...valid(), protocol: "constructor" }, 422, "INVALID"],
  ["a very long request", { ...valid(), padding: "x".repeat(5000) }, 413, "TOO_BIG"],
])("the receiver refuses a request for a place with %s", async (_, body, status, code) => {
  const receiver = await startReceiver(settings());
  const answer = await ask(receiver, body);
  expect([answer.status, (await answer.json()).errors[0].code]).toEqual([status, code]);
});

it.each([
  ["", 422],
  ["?protocol=", 422],
  ["?protocol=abc", 422],
  [`?protocol=${"c".repeat(64)}`, 403],
  [`?x=[&protocol=${PROTOCOL}`, 200],
])("the receiver answers the question whether a study is open: %s %p", async (query, status) => {
  const receiver = await startReceiver(settings());
  expect((await fetch(`${receiver.url}/a/sessions/open${query}`)).status).toBe(status);
});

it("a receiver without a file of studies assigns no conditions, and its studies are open", async () => {
  const receiver = await startReceiver({ SESSIONS_DIR: temporaryFolder(), PROTOCOLS: PROTOCOL });
  expect((await askForPlace(receiver)).answer).toEqual({
    state: "open",
    condition: null,
    row: null,
  });
  expect(await askState(receiver)).toEqual([200, { state: "open" }]);
});

it("1,000 requests for places from one address are limited and logged, do not fill the study, and do not hinder other addresses", async () => {
  const receiver = await startReceiver(
    settings({
      STUDIES: studiesFile({ quota: 400 }).path,
      TRUSTED_PROXIES: "1",
      SESSION_RATE_LIMIT: "600",
      OFFER_RATE_LIMIT: "300",
    }),
  );
  const from = (address: string) =>
    askForPlace(receiver, { headers: { "X-Forwarded-For": address, Origin: SITE } });
  const statuses: number[] = [];
  const participants: Awaited<ReturnType<typeof from>>[] = [];
  for (let round = 0; round < 50; round++) {
    const flood = Array.from({ length: 20 }, () => from("192.0.2.1"));
    participants.push(await from(`198.51.100.${round}`));
    statuses.push(...(await Promise.all(flood)).map(({ status }) => status));
  }
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect([count(200), count(429)]).toEqual([300, 700]);
  expect(participants.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await askState(receiver)).toEqual([200, { state: "open" }]);
  const refused = receiver.entries().filter(({ reason }) => reason === "TOO_MANY");
  expect(refused).toHaveLength(700);
  const conditions = participants.map(({ answer }) => answer.condition);
  const inHigh = conditions.filter((condition) => condition === "high").length;
  expect(inHigh).toBeGreaterThan(10);
  expect(inHigh).toBeLessThan(40);
});
