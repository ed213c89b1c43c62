/** @jest-environment node */
import { Agent } from "node:http";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { askForPlace, studiesFile } from "./a-study";
import { createFuzz, FUZZED_TOKENS, FUZZED_TYPES } from "./fuzz";
import { aMessage } from "./messages";
import { aStep, PROTOCOL, receipt, sent } from "./records";
import { spawnReceiver } from "./spawn-receiver";

jest.setTimeout(180_000);

/** The number of requests for each content type. The command `npm run check:receiver` sends 10,000 of each. */
const REQUESTS = 250;
const AT_ONCE = 10;

let receiver: Awaited<ReturnType<typeof spawnReceiver>>;

beforeAll(async () => {
  receiver = await spawnReceiver({
    ALLOWED_ORIGINS: "https://lab.example",
    MESSAGES_DIR: temporaryFolder(),
    SESSIONS_DIR: temporaryFolder(),
    PROTOCOLS: `${PROTOCOL},runs`,
    STUDIES: studiesFile({ quota: 10_000 }).path,
    ...FUZZED_TOKENS,
    TOKEN_RATE_LIMIT: "1000000",
    OFFER_RATE_LIMIT: "1000000",
    RATE_LIMIT: "1000000",
    SESSION_RATE_LIMIT: "1000000",
    ORIGIN_RATE_LIMIT: "1000000",
    UNKNOWN_WITHDRAWALS: "1000000",
    REQUEST_SECONDS: "5",
  });
});

afterAll(() => receiver.stop("SIGKILL"));

it.each(FUZZED_TYPES.map((type, index) => [type || "no content type", type, index] as const))(
  "the receiver continues to serve valid requests after malformed requests to all routes: %s",
  async (_name, type, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const send = createFuzz(receiver.port ?? 0, type, 20_261_126 + index, agent);
    const strange: unknown[] = [];
    let left = REQUESTS;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          const { status, text } = await send();
          const isRefusal = status >= 400 && text !== "";
          if (status >= 500 || (isRefusal && !JSON.parse(text).errors?.[0]?.code))
            strange.push([status, text]);
        }
      }),
    );
    agent.destroy();
    expect(strange).toEqual([]);
    const step = aStep();
    expect(await sent(receiver, step)).toEqual([200, { ok: true, receipt: receipt(step) }]);
    expect((await askForPlace(receiver)).answer.state).toBe("open");
    const message = await fetch(`${receiver.url}/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(aMessage()),
    });
    expect(message.status).toBe(200);
    // If the log contains such an error, no route handled the error: only the fallback handler for unexpected errors
    // did.
    expect(receiver.log()).not.toContain("escaped");
  },
);
