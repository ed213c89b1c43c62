import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { protocolWords } from "../protocol/protocol-words";
import { APP_IDS, APPS, type AppId } from "../registry";
import type { AppWords } from "../word-types";
import type { PaperApp, PapersPayload } from "./paper";
import { papersWords } from "./papers-words";

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

/** Returns what the papers of any study are made of, in one language. */
export function papersPayload(locale: Locale): PapersPayload {
  const { untitled, information, recordedTitle, consent, mayEnd, version, start, leave } = localize(
    protocolWords,
    locale,
  );
  return {
    locale,
    words: localize(papersWords, locale),
    sheet: { untitled, information, recordedTitle, consent, mayEnd, version, start, leave },
    apps: Object.fromEntries(APP_IDS.map((app) => [app, paperApp(app, locale)])) as Record<
      AppId,
      PaperApp
    >,
  };
}
