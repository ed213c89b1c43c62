/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { refuseBrokenRequests } from "../refusals.ts";
import { createRequestListener } from "../request-listener.ts";
import { readSettings } from "../settings.ts";
import { aStep, PROTOCOL, receipt, sent } from "./records";

it("the server of a site also serves the receiver, at URLs below /sessions", async () => {
  const server = createServer();
  refuseBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { requestListener, close } = await createRequestListener(
    readSettings({
      ALLOWED_ORIGINS: url,
      PROTOCOLS: PROTOCOL,
      SESSIONS_DIR: temporaryFolder(),
    }),
    () => undefined,
  );
  server.on("request", (request, response) => {
    if (/^\/sessions(?:[/?]|$)/.test(request.url ?? "")) requestListener(request, response);
    else response.end("a page of the site");
  });
  const step = aStep();
  expect(await sent({ url }, step, { Origin: url })).toEqual([
    200,
    { ok: true, receipt: receipt(step) },
  ]);
  const studies = await fetch(`${url}/sessions/studies`);
  expect((await studies.json()).studies).toMatchObject([{ protocol: PROTOCOL, state: "open" }]);
  expect(await (await fetch(`${url}/en`)).text()).toBe("a page of the site");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await close();
});
