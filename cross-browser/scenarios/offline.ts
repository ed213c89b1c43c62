import { readdirSync } from "node:fs";
import { join } from "node:path";
import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { SITE_WORDS } from "@/testing/behaviour";
import { PAGES, UNKNOWN_PATHS } from "@/testing/site";
import { readWhole } from "../late-parts";
import type { Scenario } from "../visitor";

/** Time limit for the precaching of the whole site in the background. */
const PRECACHED_WITHIN_MS = 150_000;

const GUIDE_PICTURES = readdirSync(join(ROOT, "public/screenshots/guide")).filter((name) =>
  name.endsWith(".avif"),
).length;

/** Stops the host after one visit, then reloads, opens every page and an unknown page, and starts a run. */
export const offline: Scenario = async (visitor, observe) => {
  const { host } = visitor;
  await visitor.visit("/");
  await visitor.insist(
    "the site to be precached",
    () =>
      visitor.ask(
        (done) => document.querySelector("footer [data-online]")?.textContent?.includes(done),
        SITE_WORDS.en.connection.kept,
      ),
    PRECACHED_WITHIN_MS,
  );
  // The pictures of the guide are stored after the site.
  await visitor.insist(
    "the pictures of the guide to be precached",
    () =>
      visitor.ask(async (count) => {
        const keys = await (await caches.open("protocole-files")).keys();
        return keys.filter(({ url }) => url.includes("/screenshots/guide/")).length >= count;
      }, GUIDE_PICTURES),
    PRECACHED_WITHIN_MS,
  );
  observe("a worker answers", await visitor.ask(() => navigator.serviceWorker.controller !== null));
  await host.serve(false);
  await visitor.reload();
  observe("reloaded", await visitor.texts("h1"));
  for (const { path } of PAGES) {
    await visitor.visit(path);
    await readWhole(visitor, path);
    observe(`${path}: title`, await visitor.ask(() => document.title));
    observe(`${path}: headings`, await visitor.texts("h1, h2"));
  }
  for (const locale of LOCALES) {
    await visitor.visit(UNKNOWN_PATHS[locale]);
    observe(UNKNOWN_PATHS[locale], await visitor.texts("h1"));
    await visitor.visit(`${pathOf("study", locale)}?app=stroop`);
    await visitor.press("main button", localize(study, locale).brief.start);
    await visitor.see("dialog[open] [data-wait]");
    observe(`${locale}, a run that begins`, await visitor.texts("dialog[open]"));
  }
  await host.serve(true);
};
