import { localize } from "@/content/define-content";
import { frame } from "@/content/frame";
import { type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import type { Journey } from "../journeys";

const WORDS = { en: localize(frame, "en"), fr: localize(frame, "fr") };

/** From each page to its twin in the other language and back, with what its address asks for. */
export const language: Journey = async (visitor, note) => {
  for (const id of PAGE_IDS) {
    const query = id === "portfolio" ? "?q=flanker" : "";
    /** Pressed at once, while parts of the page may still be on their way. */
    const change = async (from: Locale, to: Locale) => {
      await visitor.press("header a[hreflang]", WORDS[from].otherLanguage);
      await visitor.arrive(pathOf(id, to));
      note(
        `${id}, to ${to}`,
        await visitor.ask(() => [
          location.pathname + location.search,
          document.documentElement.lang,
          document.title,
          document.querySelector("h1")?.textContent,
        ]),
      );
    };
    await visitor.visit(pathOf(id, "en") + query);
    await change("en", "fr");
    await change("fr", "en");
    // And as the very first sign of a visitor, at which the page begins to fetch its scripts.
    await visitor.open(pathOf(id, "en") + query);
    await change("en", "fr");
  }
};
