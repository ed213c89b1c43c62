import { isDeepStrictEqual } from "node:util";
import { filterApps, sortApps } from "@/components/features/portfolio/list-choice";
import { parsePortfolioQuery } from "@/components/features/portfolio/list-url";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio as content } from "@/content/portfolio";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";
import { KEYS } from "../visitor";

/** Observes the search, the filters and the order of the list, and the citation of an app. */
export const portfolio: Scenario = async (visitor, observe) => {
  for (const locale of LOCALES) {
    const words = localize(content, locale);
    const all = portfolioEntries(locale);
    /** Waits until the page displays the list for a query, and observes the list. */
    const lookAt = async (what: string, query: string) => {
      const state = parsePortfolioQuery(new URLSearchParams(query));
      const apps = sortApps(filterApps(all, state), state.sort, locale).map(({ name }) =>
        name.replace(/\s+/g, " "),
      );
      await visitor.insist(`the apps of ${query}`, async () =>
        isDeepStrictEqual(await visitor.texts("main article h2"), apps),
      );
      await visitor.until(`the URL ${query}`, (query) => location.search === query, query);
      observe(`${locale}, ${what}: total`, await visitor.texts("[data-top] [role=status]"));
      observe(`${locale}, ${what}: filters`, await visitor.texts("fieldset label"));
    };
    await visitor.visit(pathOf("portfolio", locale));
    await visitor.see("ul[data-hydrated]");
    await lookAt("all", "");
    await visitor.type("input[type=search]", "flanker");
    await lookAt("search", "?q=flanker");
    await visitor.press("button", words.list.clear);
    await lookAt("cleared", "");
    await visitor.press("label:has(input[value=cognition])");
    await lookAt("family", "?family=cognition");
    await visitor.press("label:has(input[value=economics])");
    await lookAt("two families", "?family=cognition&family=economics");
    await visitor.choose("[data-top] option[value=name]");
    await lookAt("by name", "?family=cognition&family=economics&sort=name");
    await visitor.back();
    await lookAt("back", "?family=cognition&family=economics");
    await visitor.reload();
    await lookAt("reloaded", "?family=cognition&family=economics");

    await visitor.press("[data-citation] button[popovertarget]");
    await visitor.see("[popover]:popover-open");
    observe(`${locale}, citation`, await visitor.texts("[popover]:popover-open"));
    observe(
      `${locale}, citation within the window`,
      await visitor.ask(() => {
        const box = document.querySelector("[popover]:popover-open")?.getBoundingClientRect();
        return box && box.top >= 0 && box.bottom <= innerHeight && box.width > 0;
      }),
    );
    await visitor.key(KEYS.escape);
    await visitor.until(
      "the citation to close",
      () => document.querySelector("[popover]:popover-open") === null,
    );
    observe(
      `${locale}, focus after the citation`,
      await visitor.ask(() => document.activeElement?.ariaLabel),
    );

    // The test has opened the citation of an app. The changed list no longer contains this app.
    await visitor.visit(pathOf("portfolio", locale));
    await visitor.see("ul[data-hydrated]");
    await visitor.press("label:has(input[value=cognition])");
    await lookAt("before the way back", "?family=cognition");
    await visitor.back();
    await lookAt("after it", "");
    await visitor.press("article#mini-ipip [data-citation] button[popovertarget]");
    await visitor.see("[popover]:popover-open");
    await visitor.ask(() => history.forward());
    await lookAt("forward with a citation open", "?family=cognition");
    observe(
      `${locale}, citation that is left open`,
      await visitor.ask(() => document.querySelectorAll("[popover]:popover-open").length),
    );
  }
};
