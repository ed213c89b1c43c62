import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { OUT } from "../scripts/project.mjs";
import { watchRest } from "./behaviour";

/** A name that occurs in the code that runs trials, and in the records that this code writes. */
export const RUNNER = /protocole-timed-trial/;

/**
 * Names that occur in the code that writes the files of a run, in the recompute scripts, and in the library that packs
 * the files.
 */
export const HAND_OVER =
  /dataset_description\.json|Recomputes the results of runs|invalid block type/;

/** Returns the text of an exported file. */
export const textOf = (path: string) => readFileSync(join(OUT, path), "utf8");

/** Watches the scripts and styles that a page requests from now on. */
export function watchCode(page: Page) {
  const atRest = watchRest(page);
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) requested.add(pathname);
  });
  return {
    /** The paths of the scripts and styles that the page has requested. */
    requested,
    /**
     * Waits until the page has requested a file of each given kind, and is at rest. The page has then received all
     * files that it requested.
     */
    untilReceived: async (kinds: readonly RegExp[]) => {
      for (const kind of kinds)
        await expect.poll(() => [...requested].some((path) => kind.test(textOf(path)))).toBe(true);
      await atRest();
    },
  };
}
