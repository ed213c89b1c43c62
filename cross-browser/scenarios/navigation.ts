import { PAGES } from "@/content/pages";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, PAGE_IDS, type PageId, pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";

/** The number of successive frames without a change after which a page is considered at rest. */
const STILL_FRAMES = 20;

/** Resolves when the height and the scroll position of the page have not changed for some frames. */
const standsStill = (frames: number) =>
  new Promise<void>((resolve) => {
    let last = "";
    let still = 0;
    const look = () => {
      const now = `${document.documentElement.scrollHeight} ${scrollY}`;
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= frames) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/**
 * Follows the links of the footer from page to page without loading a page in full. Then goes back to the earlier
 * scroll position of each page.
 */
export const navigation: Scenario = async (visitor, observe) => {
  const lookAt = async (what: string) => {
    observe(
      what,
      await visitor.ask(() => ({
        path: location.pathname,
        title: document.title,
        heading: document.querySelector("main h1")?.textContent,
        focus: document.activeElement?.tagName,
        current: [...document.querySelectorAll("header [aria-current=page]")].map(
          ({ textContent }) => textContent,
        ),
        scrolled: scrollY > 0,
        isSameDocument: "isMarked" in window,
      })),
    );
  };
  for (const locale of LOCALES) {
    const { pages } = localize(siteWords, locale);
    await visitor.visit(pathOf("home", locale));
    await visitor.ask(() => {
      const places: Record<string, number> = {};
      Object.assign(window, { isMarked: true, places });
      const notePlace = () => {
        places[location.pathname] = scrollY;
      };
      addEventListener("click", notePlace, { capture: true });
    });
    // Pages without a footer are skipped, because they have no links to press.
    const visited = PAGE_IDS.filter((id) => PAGES[id].layout !== "no-footer" && id !== "home");
    /** Performs an action that opens a page, and waits until the page has the focus. */
    const go = async (id: PageId, act: () => Promise<void>) => {
      await visitor.ask(() => document.querySelector("main h1")?.setAttribute("data-left", ""));
      await act();
      await visitor.until(
        `to be on ${id}`,
        (path) =>
          location.pathname === path &&
          // Between two pages, Next removes the title for a moment.
          document.title !== "" &&
          document.activeElement === document.querySelector("main h1:not([data-left])"),
        pathOf(id, locale),
      );
      await visitor.ask(standsStill, STILL_FRAMES);
    };
    for (const id of [...visited, "home", "study"] as const) {
      await go(id, () => visitor.press("footer nav a", pages[id]));
      await lookAt(`${locale}, to ${id}`);
    }
    for (const id of ["home", ...[...visited].reverse()] as const) {
      await go(id, () => visitor.back());
      await lookAt(`${locale}, back to ${id}`);
      await visitor.until(`to be where ${id} was left`, () => {
        const places: Record<string, number> = Reflect.get(window, "places");
        return Math.abs(scrollY - (places[location.pathname] ?? Number.NaN)) <= 1;
      });
    }
  }
};
