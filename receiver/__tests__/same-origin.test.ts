/** @jest-environment node */
import { get } from "node:http";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { PROTOCOL } from "./records";
import { startReceiver } from "./start-receiver";

type Headers = Readonly<Record<string, string>>;

/** Asks for the list of studies, with a host name as a browser sends it. */
const asked = (port: number, headers: Headers) =>
  new Promise<number>((resolve, reject) => {
    get({ port, path: "/sessions/studies", headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on("error", reject);
  });

const startWith = (ALLOWED_ORIGINS: string) =>
  startReceiver({ ALLOWED_ORIGINS, SESSIONS_DIR: temporaryFolder(), PROTOCOLS: PROTOCOL });

it.each([
  ["http://lab.example:3000", "lab.example:3000"],
  ["http://192.168.1.20:3000", "192.168.1.20:3000"],
  ["http://lab.example", "lab.example:80"],
  ["https://lab.example", "LAB.example"],
])(
  "a receiver with ALLOWED_ORIGINS=same answers the page at %s, whose request names the host %s",
  async (origin, host) => {
    const { port } = await startWith("same");
    expect(await asked(port, { Origin: origin, Host: host })).toBe(200);
  },
);

it.each([
  ["http://evil.example", "lab.example:3000"],
  ["http://lab.example:8080", "lab.example:3000"],
  ["null", "lab.example:3000"],
  ["same", "lab.example:3000"],
  ["same", "same"],
])(
  "a receiver with ALLOWED_ORIGINS=same refuses a page with the origin %s on the host %s",
  async (origin, host) => {
    const { port } = await startWith("same");
    expect(await asked(port, { Origin: origin, Host: host })).toBe(403);
  },
);

it("a receiver with a list of origins refuses pages of its own host that are not on the list", async () => {
  const { port } = await startWith("https://lab.example");
  const own = { Origin: `http://127.0.0.1:${port}`, Host: `127.0.0.1:${port}` };
  expect(await asked(port, own)).toBe(403);
});

it("a receiver answers pages of its own host and of the sites on its list", async () => {
  const { port } = await startWith("same,https://other.example");
  const host = `127.0.0.1:${port}`;
  expect(await asked(port, { Origin: `http://${host}`, Host: host })).toBe(200);
  expect(await asked(port, { Origin: "https://other.example", Host: host })).toBe(200);
});
