import { connect } from "node:net";
import { COMMANDS } from "./commands";
import type { Session } from "./engine";

/** Splits the received bytes into messages. Each message consists of its length in bytes, a colon, and JSON. */
export function messageReader(onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  let arrived = Buffer.alloc(0);
  return (chunk) => {
    arrived = Buffer.concat([arrived, chunk]);
    for (;;) {
      const start = arrived.indexOf(":") + 1;
      const end = start + Number(arrived.subarray(0, start - 1));
      if (start === 0 || arrived.length < end) return;
      const message: unknown = JSON.parse(arrived.subarray(start, end).toString());
      arrived = arrived.subarray(end);
      onMessage(message);
    }
  };
}

type Reply = [
  type: number,
  id: number,
  error: { error: string; message: string } | null,
  result: object | null,
];

/**
 * Opens a session with a Firefox that listens at a port for its own protocol, Marionette. The commands of Marionette
 * correspond to the commands of WebDriver. Debian does not package geckodriver, which translates between the two
 * protocols.
 */
export async function openMarionetteSession(port: number): Promise<Session> {
  const socket = connect(port, "127.0.0.1");
  const pending = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  const send = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, ([, , error, result]) => {
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        else resolve(result && "value" in result ? result.value : result);
      });
      const message = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  // The first message is a greeting; all later messages are replies.
  await new Promise((resolve, reject) => {
    const read = messageReader((message) => {
      if (!Array.isArray(message)) return resolve(message);
      const reply = message as Reply;
      pending.get(reply[1])?.(reply);
    });
    socket.on("error", reject).on("data", read);
  });
  const opened = (await send("WebDriver:NewSession", {
    acceptInsecureCerts: true,
  })) as {
    capabilities: { browserVersion: string };
  };
  return {
    version: opened.capabilities.browserVersion,
    send: (command, parameters) => send(COMMANDS[command].marionette, parameters),
    end: async () => {
      await send("WebDriver:DeleteSession");
      socket.destroy();
    },
  };
}
