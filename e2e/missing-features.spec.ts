import { expect, test } from "@playwright/test";
import { contactForm } from "@/content/contact-form";
import { portfolio } from "@/content/portfolio";
import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { headerLink, SITE_WORDS, visit, watchFaults } from "../testing/behaviour";
import { drawnHalf } from "../testing/drawn-cases";

/** Features that a browser may lack. The test removes each of them before the page's scripts run. */
const LACKING: Record<string, () => void> = {
  IntersectionObserver: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  ResizeObserver: () => Reflect.deleteProperty(window, "ResizeObserver"),
  requestIdleCallback: () => Reflect.deleteProperty(window, "requestIdleCallback"),
  BroadcastChannel: () => Reflect.deleteProperty(window, "BroadcastChannel"),
  IndexedDB: () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  "service workers": () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  locks: () => Reflect.deleteProperty(Navigator.prototype, "locks"),
  "Web Animations": () => Reflect.deleteProperty(Element.prototype, "animate"),
  popovers: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  "names of regions and lists": () => {
    Reflect.deleteProperty(Intl, "DisplayNames");
    Reflect.deleteProperty(Intl, "ListFormat");
  },
};

/**
 * Features that every supported browser has had for years. Pages use these features only for appearance and wording.
 */
const RARE = new Set(["ResizeObserver", "Web Animations", "locks", "names of regions and lists"]);

const isRare = ([feature]: [string, unknown]) => RARE.has(feature);

for (const [feature, takeAway] of [
  ...Object.entries(LACKING).filter((each) => !isRare(each)),
  ...drawnHalf(Object.entries(LACKING).filter(isRare)),
])
  test(`every page can be read, opened by links and used in a browser without ${feature}`, {
    tag: RARE.has(feature) ? "@release" : [],
  }, async ({ page }) => {
    const faults = watchFaults(page);
    await page.addInitScript(takeAway);
    await visit(page, pathOf("home", "en"));
    for (const id of ["portfolio", "protocol", "about", "contact"] as const) {
      await headerLink(page, SITE_WORDS.en.pages[id]).click();
      await expect(page).toHaveURL(pathOf(id, "en"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    }
    const { name } = localize(contactForm, "en").labels;
    await page.getByRole("textbox", { name }).fill("Ada");

    await headerLink(page, SITE_WORDS.en.pages.portfolio).click();
    const words = localize(portfolio, "en").list;
    await page.getByRole("searchbox", { name: words.search, exact: true }).fill("stroop");
    await expect(page).toHaveURL(/search=stroop|q=stroop/);

    await page.goto(`${pathOf("study", "en")}?app=stroop`);
    const { start } = localize(study, "en").brief;
    await expect(page.getByRole("button", { name: start })).toBeVisible();
    expect(faults).toEqual([]);
  });
