import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/project.mjs";
import { describeFailure, secondsSince } from "../scripts/terminal.mjs";
import { openPlace } from "./place.mjs";

/** Of the inside of the window. */
const [WIDTH, HEIGHT] = [1280, 900];

/** Pictures of what the window showed when a journey failed. */
const PICTURES = join(ROOT, ".next/engines");

/** @param {import("./visitor").Visitor} visitor @param {string} name */
async function takePicture(visitor, name) {
  mkdirSync(PICTURES, { recursive: true });
  const file = join(PICTURES, `${name.replaceAll(" ", "-")}.png`);
  writeFileSync(file, await visitor.picture());
}

/**
 * Goes a journey in a browser that has not been on the site.
 *
 * @param {{ engine: import("./engine").Engine, name: string, go: import("./visitor").Journey,
 *   Visitor: typeof import("./visitor").Visitor, out: string, receiverPort: number, folder: string }} way
 * @returns {Promise<import("./engine").Outcome>}
 */
export async function travel({ engine, name, go, Visitor, out, receiverPort, folder }) {
  const start = performance.now();
  const place = await openPlace(out, receiverPort, folder);
  const browser = await engine.start(folder);
  const visitor = new Visitor(browser, place);
  /** @type {Map<string, unknown>} */
  const sights = new Map();
  let failure;
  try {
    await visitor.resize(WIDTH, HEIGHT);
    await go(visitor, (what, seen) => sights.set(what, seen));
    sights.set("faults", await visitor.faults());
  } catch (error) {
    failure = describeFailure(error);
    await takePicture(visitor, `${engine.name}-${name}`).catch(() => {});
  } finally {
    // A browser that has hung up does not end by being asked to.
    await browser.end().catch(() => {});
    await place.close();
  }
  const duration = secondsSince(start);
  return {
    engine: engine.name,
    version: browser.version,
    journey: name,
    sights,
    failure,
    duration,
  };
}
