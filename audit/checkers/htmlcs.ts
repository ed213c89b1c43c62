import { readFileSync } from "node:fs";
import type { Checker } from "../checker";
import { SCREEN_SCENARIOS } from "../scenarios";
import { checkScreens } from "../screens";
import { toolFile } from "../tools";

const STANDARD = "WCAG2AA";

/** The number with which the engine marks errors. Warnings and notices have other numbers and need a human decision. */
const ERROR = 1;

type HtmlCs = {
  process: (standard: string, document: Document, done: () => void, failed: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Element }[];
};

/** HTML_CodeSniffer: checks the pages, and /contact also without map tiles. */
export const htmlcs: Checker = {
  name: "htmlcs",
  check: async (site) => {
    const engine = readFileSync(toolFile("html_codesniffer/build/HTMLCS.js"), "utf8");
    const { screens, findings } = await checkScreens(
      site,
      async (page, where) => {
        await page.evaluate(engine);
        const found = await page.evaluate(
          async ({ standard, error }) => {
            const { HTMLCS } = window as unknown as { HTMLCS: HtmlCs };
            await new Promise<void>((resolve, reject) => {
              HTMLCS.process(standard, document, resolve, reject);
            });
            return HTMLCS.getMessages()
              .filter(({ type }) => type === error)
              .map(({ code, msg, element }) => {
                const id = element.closest?.("[id]")?.id ?? "";
                return `${code}: #${id} ${element.outerHTML?.slice(0, 160) ?? ""}, ${msg}`;
              });
          },
          { standard: STANDARD, error: ERROR },
        );
        return found.map((what) => ({ where, what }));
      },
      SCREEN_SCENARIOS,
    );
    return { checked: `${screens} screens`, findings };
  },
};
