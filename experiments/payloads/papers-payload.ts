import { deviceStepWords } from "@/content/device-step";
import { protocolWords } from "@/content/running-study";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { PaperApp, PapersPayload } from "@/experiments/study/papers/paper";
import { papersWords } from "@/experiments/study/papers/papers-words";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

function paperApp(app: AppId, locale: Locale): PaperApp {
  const {
    brief,
    purpose: _purpose,
    keywords: _keywords,
    ...words
  }: AppWords = localize(APPS[app].words, locale);
  const { task, methods, measureText, scoringText } = brief;
  return { words, task, methods, measure: measureText, scoring: scoringText };
}

/** Returns the texts, in one language, from which the papers of any study are composed. */
export function papersPayload(locale: Locale): PapersPayload {
  const {
    untitled,
    parts,
    information,
    recordedTitle,
    consent,
    visits,
    device,
    mayEnd,
    version,
    start,
    leave,
  } = localize(protocolWords, locale);
  return {
    locale,
    words: localize(papersWords, locale),
    sheet: {
      untitled,
      parts,
      information,
      recordedTitle,
      consent,
      visits,
      device,
      mayEnd,
      version,
      start,
      leave,
    },
    measuresOfDevice: localize(deviceStepWords, locale).measures,
    apps: Object.fromEntries(APP_IDS.map((app) => [app, paperApp(app, locale)])) as Record<
      AppId,
      PaperApp
    >,
  };
}
