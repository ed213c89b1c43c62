import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, localeOf } from "@/lib/routes";
import { APP_BRIEFS, PAGES, UNKNOWN_PATHS } from "@/testing/site";
import { withoutWeek } from "../exports";
import { readWhole } from "../late-parts";
import type { Scenario } from "../visitor";

const SCREENS = [
  ...PAGES.map(({ path }) => ({ path, heading: undefined })),
  ...LOCALES.map((locale) => ({ path: UNKNOWN_PATHS[locale], heading: undefined })),
  ...APP_BRIEFS.map(({ path, heading }) => ({ path, heading })),
];

/**
 * Opens every screen that has a URL, and scrolls to the end of the screen. Observes its texts and its pictures, and
 * whether its content fits into the window.
 */
export const everyPage: Scenario = async (visitor, observe) => {
  let isInstallable = false;
  for (const { path, heading } of SCREENS) {
    await visitor.visit(path);
    await visitor.see("h1", heading);
    if (heading) await visitor.see("main dl");
    await readWhole(visitor, path);
    observe(
      `${path}: document`,
      await visitor.ask(() => [document.title, document.documentElement.lang]),
    );
    observe(`${path}: headings`, await visitor.texts("h1, h2, h3"));
    // The port in the URLs of a study differs in each run, so the host is replaced.
    const host = await visitor.ask(() => location.host);
    const texts = withoutWeek(await visitor.texts("main"), localeOf(path));
    observe(
      `${path}: text`,
      texts.map((text) => text.replaceAll(host, "…")),
    );
    const offer = localize(siteWords, localeOf(path)).install.offer;
    const controls = await visitor.texts("a, button, summary, label");
    observe(
      `${path}: controls`,
      controls.filter((name) => name !== offer),
    );
    if (controls.includes(offer)) isInstallable = true;
    observe(
      `${path}: pictures that are broken`,
      await visitor.ask(() =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      ),
    );
    observe(
      `${path}: is wider than the window`,
      await visitor.ask(() => document.documentElement.scrollWidth > innerWidth),
    );
  }
  observe("offers to be installed", isInstallable);
};
