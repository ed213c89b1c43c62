import { connect, createServer } from "node:net";

/** @typedef {import("node:net").Socket} Socket */
/** @typedef {"slow" | "fast" | "off"} Mode */

/** The line of the issue: 75 ms each way, 1.6 Mbit/s each way, shared by all connections. */
export const ONE_WAY_MS = 75;
export const BYTES_PER_MS = 200;

/** Slow start: ten segments before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** Taken from a socket at once; more would let one answer hold up the others. */
const PIECE = 4096;

/** What happens in the order in which it was put in, each at its moment or just after. */
class Agenda {
  /** @type {{ moment: number, act: () => void }[]} */
  #waiting = [];

  /** @param {number} moment of `performance.now()`, never before an earlier one @param {() => void} act */
  add(moment, act) {
    this.#waiting.push({ moment, act });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait() {
    const [next] = this.#waiting;
    if (next) setTimeout(() => this.#act(), Math.max(0, next.moment - performance.now()));
  }

  #act() {
    const now = performance.now();
    const isLater = (/** @type {{ moment: number }} */ { moment }) => moment > now;
    const index = this.#waiting.findIndex(isLater);
    const due = this.#waiting.slice(0, index < 0 ? undefined : index);
    for (const { act } of due) act();
    this.#waiting.splice(0, due.length);
    this.#wait();
  }
}

/** One direction of the line: one piece after the other, each at the speed of the line. */
class Lane {
  #freeAt = 0;
  arrivals = new Agenda();
  acknowledgements = new Agenda();

  /** @param {number} bytes @returns {number} when the last byte is across */
  send(bytes) {
    const begin = Math.max(performance.now(), this.#freeAt);
    this.#freeAt = begin + bytes / BYTES_PER_MS;
    return this.#freeAt + ONE_WAY_MS;
  }
}

/**
 * The line between the browser and the servers of a run. Its mode counts for all of them and for
 * connections that are open already; "off" refuses new ones and ends those that are open.
 */
export class Link {
  /** @type {Mode} */
  #mode = "fast";
  #up = new Lane();
  #down = new Lane();
  /** @type {Set<Socket>} */
  #open = new Set();

  /** Bytes that have come down, and when the last byte went in either direction. */
  bytesDown = 0;
  lastByteAt = 0;

  get mode() {
    return this.#mode;
  }

  /** @param {Mode} mode */
  set mode(mode) {
    this.#mode = mode;
    if (mode === "off") for (const socket of this.#open) socket.destroy();
  }

  /**
   * Listens on one port and hands every connection on to another.
   *
   * @param {number} port
   * @param {number} target
   * @returns {Promise<{ close: () => Promise<void> }>}
   */
  async open(port, target) {
    const server = createServer({ noDelay: true }, (browser) => this.#connect(browser, target));
    await new Promise((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", () => resolve(undefined));
    });
    return {
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          for (const socket of this.#open) socket.destroy();
        }),
    };
  }

  /** @param {Socket} browser @param {number} target */
  #connect(browser, target) {
    if (this.#mode === "off") {
      browser.resetAndDestroy();
      return;
    }
    const origin = connect({ port: target, host: "127.0.0.1", noDelay: true });
    // On this machine a connection is there at once; on the line it takes a round trip.
    const setUpMs = this.#mode === "slow" ? 2 * ONE_WAY_MS : 0;
    setTimeout(() => this.#carry(browser, origin, this.#up, Number.POSITIVE_INFINITY), setUpMs);
    this.#carry(origin, browser, this.#down, FIRST_WINDOW);
    for (const socket of [browser, origin]) {
      this.#open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#open.delete(socket);
        browser.destroy();
        origin.destroy();
      });
    }
  }

  /**
   * @param {Socket} from
   * @param {Socket} to
   * @param {Lane} lane
   * @param {number} window bytes that may be on their way before the first has been acknowledged
   */
  #carry(from, to, lane, window) {
    let allowed = window;
    let underWay = 0;
    const take = () => {
      while (underWay < allowed) {
        /** @type {Buffer | null} */
        const piece = from.read(Math.min(PIECE, from.readableLength)) ?? null;
        if (!piece?.length) return;
        const { length } = piece;
        this.lastByteAt = performance.now();
        if (lane === this.#down) this.bytesDown += length;
        if (this.#mode !== "slow") {
          to.write(piece);
          continue;
        }
        underWay += length;
        const arrivesAt = lane.send(length);
        lane.arrivals.add(arrivesAt, () => {
          this.lastByteAt = performance.now();
          if (!to.destroyed) to.write(piece);
        });
        lane.acknowledgements.add(arrivesAt + ONE_WAY_MS, () => {
          underWay -= length;
          allowed += length;
          take();
        });
      }
    };
    from.on("readable", take);
    take();
  }
}
