import { findingsWords } from "@/content/findings";
import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { localeOf, pageAt } from "@/lib/routes";
import { layOutAll, scrollThrough } from "@/testing/site";
import type { Visitor } from "./visitor";

/** Scrolls the page at a path to its end, and waits for the content that loads late. */
export async function readWhole(visitor: Visitor, path: string) {
  await visitor.ask(scrollThrough);
  // The browser does not render rows outside the viewport. The text of such rows would not count as displayed.
  await visitor.ask(layOutAll);
  if (pageAt(path) === "study") {
    const { own, link } = localize(study, localeOf(path));
    await visitor.see("main p", own.none);
    await visitor.see("main label", link.label);
  }
  if (pageAt(path) === "data")
    await visitor.see("main h2", localize(findingsWords, localeOf(path)).files.lead);
  if (pageAt(path) === "protocol")
    await visitor.until(
      "the simulated people",
      () =>
        document.querySelector("[class*=simulated-people] svg") !== null &&
        document.querySelector("main progress") === null,
    );
  if (pageAt(path) === "contact") {
    await visitor.see(".leaflet-marker-icon");
    // The message about the zoom is the last text that the map displays while it loads.
    await visitor.until("the map's zoom", () =>
      [...document.querySelectorAll("#map [role=status]")].some(({ textContent }) => textContent),
    );
  }
  await visitor.until("all pictures", () => [...document.images].every(({ complete }) => complete));
}
