import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, PAGE_IDS, type PageId, pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";

/** Frames in a row in which nothing moves, after which a page has come to rest. */
const STILL_FRAMES = 20;

/** Resolves once the page is as high and scrolled as far as it was some frames before. */
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

/** From page to page by the links of the frame, in one document, and back to the place where each was left. */
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
    // The study page and the editor have no footer to go on from.
    const visited = PAGE_IDS.filter((id) => id !== "study" && id !== "protocol" && id !== "home");
    /** Does what leads to a page, and waits until it has the focus. */
    const go = async (id: PageId, act: () => Promise<void>) => {
      await visitor.ask(() => document.querySelector("main h1")?.setAttribute("data-left", ""));
      await act();
      await visitor.until(
        `to be on ${id}`,
        (path) =>
          location.pathname === path &&
          // Between two pages Next has none for a moment.
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
