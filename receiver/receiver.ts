import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "./log.ts";
import { reasonOf, refuseBrokenRequests } from "./refusals.ts";
import { createRequestListener } from "./request-listener.ts";
import type { Settings } from "./settings.ts";

/**
 * Connections stay open for longer than load balancers use them (60 s). Otherwise a load balancer could send a request
 * on a connection that the receiver is about to close.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * The routes enforce `REQUEST_SECONDS`. After this additional time, Node closes the connection of a request whose body
 * no route reads.
 */
const GRACE_MS = 5000;

/** The time limit for requests in progress when the receiver closes. */
const CLOSE_MS = 30_000;

export type Receiver = {
  /** Resolves when the receiver accepts connections. Port 0 chooses a free port. */
  listen: () => Promise<AddressInfo>;
  /**
   * Closes the receiver without interrupting requests: accepts no more connections, and resolves when the requests in
   * progress are complete.
   */
  close: () => Promise<void>;
};

/**
 * Opens the stores and the mailer that the settings name, and returns a receiver that does not listen yet.
 *
 * @param log a function that writes log entries, which contain no personal data
 * @throws SettingError if a folder, file or database of the settings cannot be used
 */
export async function createReceiver(settings: Settings, log: Log): Promise<Receiver> {
  const { requestListener, close } = await createRequestListener(settings, log);
  const server = createServer(
    {
      requestTimeout: settings.REQUEST_SECONDS * 1000 + GRACE_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    requestListener,
  );
  refuseBrokenRequests(server);
  return {
    async listen() {
      server.listen(settings.PORT, settings.HOST);
      await once(server, "listening");
      server.on("error", (error) => log({ event: "request", reason: reasonOf(error) }));
      return server.address() as AddressInfo;
    },
    async close() {
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(timer);
      await close();
    },
  };
}
