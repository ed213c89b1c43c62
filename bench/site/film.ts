import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { say } from "@/scripts/terminal.mjs";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { newTab, type Tab } from "./browser";
import { headingTimes } from "./heading-times";
import { doFirstAct, FIRST_ACTS, type FirstAct } from "./measure-first-act";
import type { ByVariant } from "./results";
import { summariseAll } from "./statistics";

/** One picture of a strip is taken in this time. */
const STEP_MS = 50;

/** How long the strip goes on after the heading is fully opaque. */
const TAIL_MS = 100;

const FRAME_WIDTH = 320;

/** What was shown from a moment on, in ms since 1970. */
type Frame = { from: number; jpeg: string };

type Strip = {
  name: string;
  /** ms from the press to the first frame that differs from the one before it */
  answer: number;
  pictures: string[];
};

declare global {
  interface Window {
    benchPressed?: () => number;
  }
}

/** Runs in every page: notes the moment of the press, also for the document after it. */
function watchPress() {
  const KEY = "bench-press";
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem(KEY, String(performance.timeOrigin + timeStamp));
  addEventListener("pointerdown", note, { capture: true, passive: true });
  window.benchPressed = () => Number(sessionStorage.getItem(KEY));
}

/** Films a tab from now on; the frames grow as they come. */
async function startFilm({ session }: Tab): Promise<Frame[]> {
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ from: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {
      // The tab is closed by now.
    });
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 60,
    maxWidth: FRAME_WIDTH,
    maxHeight: 2 * FRAME_WIDTH,
  });
  return frames;
}

async function film(
  browser: Browser,
  link: ThrottledLink,
  origin: string,
  firstAct: FirstAct,
): Promise<Strip> {
  const { device, journey, act } = firstAct;
  const tab = await newTab(browser, { device });
  try {
    await tab.page.addInitScript(watchPress);
    const frames = await startFilm(tab);
    await doFirstAct(tab, link, origin, firstAct);
    const { full } = await headingTimes(tab);
    await pause(TAIL_MS);
    const pressed = await tab.page.evaluate(() => window.benchPressed?.() ?? 0);
    const shownAt = (moment: number) => frames.findLast(({ from }) => from <= moment)?.jpeg ?? "";
    const before = shownAt(pressed);
    const first = frames.find(({ from, jpeg }) => from > pressed && jpeg !== before);
    const pictures: string[] = [];
    for (let ms = 0; ms <= full + TAIL_MS; ms += STEP_MS) pictures.push(shownAt(pressed + ms));
    return {
      name: `${device} ${journey.from} → ${journey.to}, ${act.name}`,
      answer: first ? first.from - pressed : Number.POSITIVE_INFINITY,
      pictures,
    };
  } finally {
    await tab.close();
  }
}

const stripHtml = ({ name, answer, pictures }: Strip) =>
  `<h2>${name}: answered after ${Math.round(answer)} ms</h2><div>${pictures
    .map(
      (jpeg, index) =>
        `<figure><img src="data:image/jpeg;base64,${jpeg}" alt=""><figcaption>${index * STEP_MS} ms</figcaption></figure>`,
    )
    .join("")}</div>`;

const STYLE =
  "body{font:14px sans-serif}div{display:flex;gap:6px;overflow-x:auto}figure{margin:0}img{width:180px;border:1px solid gray}";

/**
 * Films every first act once and writes the filmstrips as a page.
 *
 * @param folder where `film.html` is written
 * @returns ms from the press to the first frame that differs, by device and journey
 */
export async function filmFirstActs(
  browser: Browser,
  link: ThrottledLink,
  origin: string,
  folder: string,
): Promise<ByVariant> {
  const strips: Strip[] = [];
  const samples: Record<string, Record<string, number>> = {};
  for (const firstAct of FIRST_ACTS) {
    const strip = await film(browser, link, origin, firstAct);
    say(`· ${strip.name}: answered after ${Math.round(strip.answer)} ms`);
    strips.push(strip);
    const key = `${firstAct.device} ${firstAct.journey.from} → ${firstAct.journey.to}`;
    samples[key] = { ...samples[key], [firstAct.act.name]: strip.answer };
  }
  mkdirSync(folder, { recursive: true });
  const page = `<!doctype html><meta charset="utf-8"><title>First acts</title><style>${STYLE}</style>${strips.map(stripHtml).join("")}`;
  writeFileSync(join(folder, "film.html"), page);
  const own = Object.entries(samples).map(([key, sample]) => [key, summariseAll([sample])]);
  return { own: Object.fromEntries(own) };
}
