/** @jest-environment node */
import {
  NOBODY,
  returnAddressOf,
  returnHosts,
  seedOf,
} from "@/experiments/engine/session/participant";
import { participantOf } from "@/experiments/engine/session/participant-address";

afterEach(() => {
  delete process.env.NEXT_PUBLIC_RETURN_HOSTS;
});

it("the allow-list of hosts for return URLs is empty unless the build configures hosts", () => {
  expect(returnHosts()).toEqual([]);
  process.env.NEXT_PUBLIC_RETURN_HOSTS = "";
  expect(returnHosts()).toEqual([]);
});

it("a return URL is accepted only if its host is one of the configured hosts", () => {
  process.env.NEXT_PUBLIC_RETURN_HOSTS = "app.prolific.com,www.lab.example";
  const to = (address: string) =>
    returnAddressOf(new URLSearchParams({ return: address }), returnHosts());
  expect(to("https://app.prolific.com/submissions/complete?cc=A1")).toBe(
    "https://app.prolific.com/submissions/complete?cc=A1",
  );
  expect(to("https://www.lab.example/end")).not.toBeNull();
  expect(to("https://prolific.com.evil.example/")).toBeNull();
  expect(to("http://app.prolific.com/")).toBeNull();
  for (const host of ["evil-app.prolific.com", "evil.app.prolific.com", "app.prolific.com:8443"])
    expect(to(`https://${host}/`)).toBeNull();
  expect(to("https://app.prolific.com@evil.example/")).toBeNull();
  expect(to("https://somebody@app.prolific.com/")).toBeNull();
});

describe("the participant that the URL of a single run identifies", () => {
  const of = (query: string) => participantOf(new URLSearchParams(query));

  it("has the identifiers that the recruitment service added to the URL", () => {
    expect(of("app=stroop&PROLIFIC_PID=5fa9c0&STUDY_ID=s-1&SESSION_ID=x_2")).toEqual({
      participant: { prolificPid: "5fa9c0", studyId: "s-1", sessionId: "x_2" },
      notes: [],
      events: [],
    });
  });

  it("does not have the identifiers that are part of the return URL", () => {
    const back = encodeURIComponent("https://survey.example/r?session_id=123&PROLIFIC_PID=zz");
    const { participant, notes } = of(`app=stroop&PROLIFIC_PID=5fa9c0&return=${back}`);
    expect(participant).toEqual({ ...NOBODY, prolificPid: "5fa9c0" });
    expect(notes).toEqual([]);
  });

  it("is anonymous if the URL does not contain identifiers", () => {
    expect(of("app=stroop&seed=4")).toEqual({ participant: NOBODY, notes: [], events: [] });
  });

  it("does not have an identifier whose placeholder was not filled in, and an event records the placeholder", () => {
    const { participant, events } = of("PROLIFIC_PID=%7B%7B%25PROLIFIC_PID%25%7D%7D&STUDY_ID=s-1");
    expect(participant).toEqual({ ...NOBODY, studyId: "s-1" });
    expect(events).toEqual([
      {
        what: "id_missing",
        detail: 'PROLIFIC_PID: came "{{%PROLIFIC_PID%}}"; not used, placeholder',
      },
    ]);
  });
});

it.each([
  ["0", 0],
  ["20260101", 20_260_101],
  ["4294967295", 4_294_967_295],
  ["4294967296", null],
  ["99999999999", null],
  ["-1", null],
  ["1.5", null],
  ["1e3", null],
  ["", null],
])("the seed %s in a URL is read as %s", (seed, expected) => {
  expect(seedOf(new URLSearchParams({ seed }))).toBe(expected);
});
