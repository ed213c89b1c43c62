import type { CountedStudy, StudySummary } from "@/experiments/engine/sending/following";

export const READ_TOKEN = "r".repeat(40);
export const RUN_TOKEN = "w".repeat(40);
export const PROTOCOL = "a".repeat(64);

const NOBODY = {
  started: 0,
  active: 0,
  finished: 0,
  left: 0,
  screenedOut: 0,
  failedCheck: 0,
  declined: 0,
  lapsed: 0,
  freed: 0,
  steps: { stroop: 0, flanker: 0 },
  persons: 0,
  places: { offered: 0, begun: 0, finished: 0 },
};

const COUNTED: CountedStudy = {
  title: { en: "Colours and words", fr: "Couleurs et mots" },
  paused: false,
  quota: 40,
  protocols: [PROTOCOL],
  state: "open",
  total: {
    ...NOBODY,
    started: 31,
    active: 4,
    finished: 24,
    left: 2,
    lapsed: 1,
    steps: { stroop: 29, flanker: 25 },
    persons: 30,
    places: { offered: 1, begun: 4, finished: 24 },
  },
  beyondQuota: { participants: 0, sessions: [] },
  minutes: { sessions: 24, lower: 11.2, median: 14, upper: 18.5 },
  lastRecordSeconds: 12,
  hours: [],
};

/** The numbers of conditions that the totals must not reveal. */
const CONDITIONS: CountedStudy["conditions"] = [
  { condition: "high", quota: null, ...NOBODY, started: 17 },
  { condition: "low", quota: null, ...NOBODY, started: 14 },
];

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** A request to the simulated receiver. */
export type Request = { path: string; token: string | undefined; body: unknown };

/**
 * Replaces fetch by a receiver with one study.
 *
 * @param answer answers some requests in another way
 */
export function simulateReceiver(
  answer: (request: Request) => Answer | undefined = () => undefined,
) {
  const requests: Request[] = [];
  let counted = COUNTED;
  const usual = ({ path, token, body }: Request): Answer => {
    if (path === "studies")
      return {
        body: { studies: [{ protocol: PROTOCOL, documents: [], state: "open" }], runs: false },
      };
    if (path === "settings" || path === "free") {
      if (token !== RUN_TOKEN) return { status: 403, body: { errors: [{ code: "RIGHT" }] } };
      counted = { ...counted, ...(body as object) };
      if (counted.paused) counted = { ...counted, state: "paused" };
      return {
        body: {
          protocol: PROTOCOL,
          paused: counted.paused,
          quota: counted.quota,
          state: counted.state,
        },
      };
    }
    if (token !== READ_TOKEN) return { status: 401, body: { errors: [{ code: "TOKEN" }] } };
    const isStudy = path.includes(PROTOCOL);
    const summary: StudySummary = {
      protocol: PROTOCOL,
      isAccepted: isStudy,
      counted: isStudy
        ? { ...counted, ...(path.includes("by=condition") && { conditions: CONDITIONS }) }
        : null,
      withdrawalsOfAllStudies: 1,
    };
    return { body: summary };
  };
  const fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>;
    const request = {
      path: address.replace(/^.*\/sessions\//, ""),
      token: headers.Authorization?.replace("Bearer ", ""),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    requests.push(request);
    const { status = 200, body, headers: given = {} } = answer(request) ?? usual(request);
    return {
      ok: status < 300,
      status,
      headers: { get: (name: string) => given[name] ?? null },
      json: async () => body,
      text: async () => (typeof body === "string" ? body : JSON.stringify(body)),
    };
  });
  global.fetch = fetch as unknown as typeof global.fetch;
  return { requests, paths: () => requests.map(({ path }) => path) };
}
