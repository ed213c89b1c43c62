/** @jest-environment node */
import { sessionCsv } from "@/experiments/engine/csv";
import { readAnswer, requestFor } from "@/experiments/engine/sending";
import { sampleSession } from "./sample/sample-session";

const session = sampleSession({
  participant: { prolificPid: "5fa9", studyId: null, sessionId: null },
});

describe("what is sent", () => {
  it("to an address is the session's trials with what the trials file has", () => {
    const { url, init } = requestFor(session, { kind: "endpoint", url: "https://d.example/x" });
    expect(url).toBe("https://d.example/x");
    expect(init).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const body = JSON.parse(String(init.body));
    expect(Object.keys(body)).toEqual(["session", "task", "version", "rows"]);
    expect(body).toMatchObject({ session: session.id, task: "stroop", version: "2.0.0" });
    expect(body.rows).toHaveLength(2);
    expect(body.rows[1]).toMatchObject({ trial: 2, rt_ms: null, prolific_pid: "5fa9" });
  });

  it("to DataPipe is the trials file under a name of its own", () => {
    const { url, init } = requestFor(session, { kind: "datapipe", experiment: "abc" });
    expect(url).toBe("https://pipe.jspsych.org/api/data/");
    expect(JSON.parse(String(init.body))).toEqual({
      experimentID: "abc",
      data: sessionCsv(session),
      filename: "stroop_a1b2c3d4e5f6.csv",
    });
  });
});

describe("the answer", () => {
  it.each([
    [200, ""],
    [201, '{"message":"Success"}'],
    [409, ""],
    [400, '{"error":"OSF_FILE_EXISTS","message":"exists"}'],
  ])("%d %s means that the receiver has the data", async (status, body) => {
    expect(await readAnswer(new Response(body, { status }))).toEqual({ status: "sent" });
  });

  it.each([
    [500, "", "500", false],
    [503, "<html>", "503", false],
    [429, '{"message":"slow down"}', "429 slow down", false],
    [404, "", "404", true],
    [302, "", "302", true],
    [
      400,
      '{"error":"DATA_COLLECTION_NOT_ACTIVE","message":"Closed"}',
      "400 DATA_COLLECTION_NOT_ACTIVE Closed",
      true,
    ],
    [400, "null", "400", true],
    [400, '{"message":{"a":1}}', "400", true],
  ])("%d %s means a failure", async (status, body, message, isLasting) => {
    const answer = await readAnswer(new Response(body, { status }));
    expect(answer).toEqual({ status: "failed", message, isLasting, waitMs: 0 });
  });

  it("may ask to be left alone for a while", async () => {
    const busy = new Response("", { status: 429, headers: { "Retry-After": "3600" } });
    expect(await readAnswer(busy)).toMatchObject({ isLasting: false, waitMs: 3_600_000 });
  });
});
