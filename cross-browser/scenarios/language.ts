import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";

const WORDS = { en: localize(siteWords, "en"), fr: localize(siteWords, "fr") };

/**
 * Follows the language link from each page to its alternate and back, with the query of the URL. The link is pressed in
 * two situations: while content of the page may still be loading, and as the first interaction, which loads the scripts
 * of the page.
 */
export const language: Scenario = async (visitor, observe) => {
  for (const id of PAGE_IDS) {
    const change = async (from: Locale, to: Locale, when: string) => {
      await visitor.press("header a[hreflang]", WORDS[from].otherLanguage);
      await visitor.arrive(pathOf(id, to));
      observe(
        `${id}, to ${to} ${when}`,
        await visitor.ask(() => [
          location.pathname + location.search,
          document.documentElement.lang,
          document.title,
          document.querySelector("h1")?.textContent,
        ]),
      );
    };
    await visitor.visit(pathOf(id, "en") + (id === "portfolio" ? "?q=flanker" : ""));
    await change("en", "fr", "as soon as the page is hydrated");
    await change("fr", "en", "as soon as the page is hydrated");
    await visitor.open(pathOf(id, "en"));
    await change("en", "fr", "before it is");
  }
};
