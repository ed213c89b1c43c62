import { connect } from "node:net";
import { COMMANDS } from "./commands.mjs";

/** @typedef {import("./engine").Session} Session */
/** @typedef {(answer: [type: number, id: number, error: { error: string, message: string } | null, result: any]) => void} Listener */

/**
 * Cuts what arrives into messages, each written as its length in bytes, a colon, and JSON.
 *
 * @param {(message: any) => void} listener
 * @returns {(chunk: Buffer) => void}
 */
export function messageReader(listener) {
  let arrived = Buffer.alloc(0);
  return (chunk) => {
    arrived = Buffer.concat([arrived, chunk]);
    for (;;) {
      const start = arrived.indexOf(":") + 1;
      const end = start + Number(arrived.subarray(0, start - 1));
      if (start === 0 || arrived.length < end) return;
      const message = JSON.parse(arrived.subarray(start, end).toString());
      arrived = arrived.subarray(end);
      listener(message);
    }
  };
}

/**
 * Opens the session of a Firefox that listens at a port. It speaks WebDriver's commands by a protocol of its
 * own, Marionette; geckodriver, which translates, is not in Debian.
 *
 * @param {number} port
 * @returns {Promise<Session>}
 */
export async function openMarionetteSession(port) {
  const socket = connect(port, "127.0.0.1");
  /** @type {Map<number, Listener>} */
  const listeners = new Map();
  const greeted = new Promise((resolve, reject) => {
    socket.on("error", reject);
    // The first message is a greeting, the others are answers.
    socket.on(
      "data",
      messageReader((message) => {
        if (!Array.isArray(message)) return resolve(message);
        listeners.get(message[1])?.(/** @type {Parameters<Listener>[0]} */ (message));
      }),
    );
  });
  let asked = 0;
  /** @param {string} name @param {object} [parameters] @returns {Promise<any>} */
  const ask = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      asked += 1;
      listeners.set(asked, ([, , error, result]) => {
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        else resolve(result && "value" in result ? result.value : result);
      });
      const message = JSON.stringify([0, asked, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await greeted;
  const opened = await ask("WebDriver:NewSession");
  return {
    version: opened.capabilities.browserVersion,
    send: (command, parameters) => ask(COMMANDS[command].marionette, parameters),
    end: async () => {
      await ask("WebDriver:DeleteSession");
      socket.destroy();
    },
  };
}
