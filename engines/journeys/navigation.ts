import { localize } from "@/content/define-content";
import { frame } from "@/content/frame";
import { LOCALES, PAGE_IDS, type PageId, pathOf } from "@/lib/routes";
import type { Journey } from "../journeys";

/** From page to page by the links of the frame, in one document, and back. */
export const navigation: Journey = async (visitor, note) => {
  const lookAt = async (what: string) => {
    note(
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
    const { pages } = localize(frame, locale);
    await visitor.visit(pathOf("home", locale));
    await visitor.ask(() => {
      Object.assign(window, { isMarked: true });
    });
    const visited = PAGE_IDS.filter((id) => id !== "study" && id !== "home");
    /** Does what leads to a page, and waits until it has the focus. */
    const go = async (id: PageId, act: () => Promise<void>) => {
      await visitor.ask(() => document.querySelector("main h1")?.setAttribute("data-left", ""));
      await act();
      await visitor.until(
        `to be on ${id}`,
        (path) =>
          location.pathname === path &&
          document.activeElement === document.querySelector("main h1:not([data-left])"),
        pathOf(id, locale),
      );
    };
    for (const id of [...visited, "home", "study"] as const) {
      await go(id, () => visitor.press("footer nav a", pages[id]));
      await lookAt(`${locale}, to ${id}`);
    }
    for (const id of ["home", ...[...visited].reverse()] as const) {
      await go(id, () => visitor.back());
      await lookAt(`${locale}, back to ${id}`);
    }
  }
};
