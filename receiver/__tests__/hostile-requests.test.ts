/** @jest-environment node */
import { Agent } from "node:http";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { stored } from "./describe-contract";
import { beginSlowly, LARGEST, sendHostile } from "./hostile";
import { aStep, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

jest.setTimeout(180_000);

const REQUESTS = 5000;

it(`the receiver refuses ${REQUESTS} hostile requests, of which some are slow, and then serves a valid request`, async () => {
  const folder = temporaryFolder();
  const receiver = await startReceiver({
    SESSIONS_DIR: folder,
    PROTOCOLS: PROTOCOL,
    MAX_SESSION_BYTES: String(LARGEST),
    REQUEST_SECONDS: "1",
  });
  const slow = Array.from({ length: 50 }, () => beginSlowly(receiver.port));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const statuses = new Set<number>();
  for (let done = 0; done < REQUESTS; done += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => statuses.add(await sendHostile(receiver.port, agent))),
    );

  expect([...statuses].sort()).toEqual([400, 403, 413, 415, 422]);
  expect([...new Set(await Promise.all(slow))]).toEqual(["HTTP/1.1 408"]);
  expect(await stored({ SESSIONS_DIR: folder })).toEqual([]);
  expect((await sent(receiver, aStep()))[0]).toBe(200);
  agent.destroy();
});
