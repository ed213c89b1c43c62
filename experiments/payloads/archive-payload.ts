import { createHash } from "node:crypto";
import { deliveryWords } from "@/content/delivery";
import { organisation } from "@/content/organisation";
import { protocolWords } from "@/content/running-study";
import { surveyWords } from "@/content/survey";
import { withdraw } from "@/content/withdraw";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveTexts } from "@/experiments/study/export/archive-data";
import type { ArchivePayload } from "@/experiments/study/export/archive-payload";
import { archiveWords } from "@/experiments/study/export/archive-words";
import { bundleUrl, licenceText } from "@/experiments/study/export/bundle-files";
import { jatosWords } from "@/experiments/study/export/jatos-words";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { absoluteUrl, sourceDate } from "@/lib/site-url";
import { SOURCE_URL } from "@/lib/source-url";
import { payloadUrl } from "./app-payload";
import { deviceStepTexts } from "./device-step-texts";

/**
 * Returns the texts of a study page in an archive. An archive has only one page, so texts that mention other pages of
 * the site are replaced.
 */
function textsOf(locale: Locale): Omit<ArchiveTexts, "payloads"> {
  const page = localize(archiveWords, locale);
  const delivery = localize(deliveryWords, locale);
  const own = localize(protocolWords, locale);
  const { form, states } = localize(withdraw, locale);
  return {
    page,
    run: runnerWords(locale),
    withdraw: { form, states },
    study: {
      words: { ...own, end: { ...own.end, ...page.end } },
      survey: localize(surveyWords, locale),
      device: deviceStepTexts(locale),
      delivery: {
        ...delivery,
        before: { ...delivery.before, ...page.before },
        receipt: { ...delivery.receipt, ...page.receipt },
      },
    },
  };
}

const inEach = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

/** Returns the content of archives that is the same for every document. */
export const archivePayload = (): ArchivePayload => ({
  day: sourceDate().toISOString().slice(0, "2026-11-23".length),
  release: process.env.BUILD_ID ?? null,
  site: {
    name: organisation.name,
    url: absoluteUrl(pathOf("study", "en")).href,
    sourceUrl: SOURCE_URL,
  },
  licence: licenceText(),
  urls: {
    script: bundleUrl("script"),
    styles: bundleUrl("styles"),
    notices: bundleUrl("notices"),
  },
  texts: inEach(textsOf),
  jatos: inEach((locale) => localize(jatosWords, locale)),
  appUrls: inEach(
    (locale) =>
      Object.fromEntries(APP_IDS.map((app) => [app, payloadUrl(app, locale)])) as Record<
        AppId,
        string
      >,
  ),
  paperUrls: inEach((locale) => payloadUrl("papers", locale)),
});

/**
 * Returns the payload file of archives with its name. The name contains a hash of the content. A page that is already
 * open therefore receives the file of its own release.
 */
export function archivePayloadFile(): { name: string; text: string } {
  const text = JSON.stringify(archivePayload());
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `words.${hash}.json`, text };
}

/** Returns the URL of the content that is the same for all archives. */
export const archivePayloadUrl = (): string => withBase(`/archive/${archivePayloadFile().name}`);
