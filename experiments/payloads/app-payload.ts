import { createHash } from "node:crypto";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appWords, exampleContent } from "@/experiments/catalog/app-texts";
import { publishedNorm } from "@/experiments/catalog/norms";
import { publishedKeys } from "@/experiments/catalog/published-models";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { AppWords, TextsOfRun } from "@/experiments/engine/contract/word-types";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { statingTexts } from "@/experiments/engine/texts/fill-texts";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { editorPayload } from "./editor-payload";
import { findingsPayload } from "./findings-payload";
import { papersPayload } from "./papers-payload";
import { studyPayload } from "./study-payload";
import { surveyEditorPayload } from "./survey-editor-payload";

/** Returns the texts of an app that state its parameters. Their `{name}` placeholders do not contain values yet. */
function textsOfRun(app: AppId, locale: Locale): TextsOfRun {
  const { brief, run, result }: AppWords = localize(APPS[app].words, locale);
  const { task, methods, needs } = brief;
  const { measures, reasons, caption, comparison } = result;
  return {
    task,
    methods,
    needs,
    ...statingTexts(APPS[app].model, run),
    measures,
    reasons,
    caption,
    comparison,
  };
}

/** Returns the payload of an app in one language. Its methods paragraph describes a run in this language. */
export function appPayload(app: AppId, locale: Locale): AppPayload {
  const { facts }: AppModel = APPS[app].model;
  const {
    brief,
    purpose: _purpose,
    keywords: _keywords,
    ...words
  } = appWords(app, locale, [locale]);
  return {
    facts,
    task: brief.task,
    methods: brief.methods,
    needs: brief.needs,
    example: { content: exampleContent(app, locale), description: brief.example },
    words,
    texts: textsOfRun(app, locale),
    norms: Object.fromEntries(publishedKeys(app).map((key) => [key, publishedNorm(key, locale)])),
  };
}

/**
 * Functions that return the payloads of other parts of the site: the page of a study, the papers of studies, the editor,
 * the editor of surveys, and the view that reads data.
 */
const PARTS = {
  study: studyPayload,
  papers: papersPayload,
  editor: editorPayload,
  surveys: surveyEditorPayload,
  findings: findingsPayload,
};
type Part = keyof typeof PARTS;
type Owner = AppId | Part;
const isPart = (owner: Owner): owner is Part => owner in PARTS;
const OWNERS: readonly Owner[] = [...APP_IDS, ...(Object.keys(PARTS) as Part[])];

/**
 * Returns the payload file with its name. The name contains a hash of the content. A page that is already open
 * therefore receives the file of its own release.
 */
function payloadFile(owner: Owner, locale: Locale) {
  const text = JSON.stringify(isPart(owner) ? PARTS[owner](locale) : appPayload(owner, locale));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `${locale}.${hash}.json`, text };
}

/** Returns the URL of a payload, such as `/apps/stroop/en.0123abcd.json`. */
export const payloadUrl = (owner: Owner, locale: Locale): string =>
  withBase(`/apps/${owner}/${payloadFile(owner, locale).name}`);

/** Returns the names of all payloads. The export of the site writes one file for each name. */
export function payloadNames(): { app: string; payload: string }[] {
  return OWNERS.flatMap((app) =>
    LOCALES.map((locale) => ({ app, payload: payloadFile(app, locale).name })),
  );
}

/**
 * Returns the JSON of the payload with this name.
 * @throws Error if `payloadNames` does not list the name
 */
export function payloadNamed(app: string, payload: string): string {
  const owner = OWNERS.find((known) => known === app);
  const files = owner ? LOCALES.map((locale) => payloadFile(owner, locale)) : [];
  const file = files.find(({ name }) => name === payload);
  if (!file) throw new Error(`No payload ${app}/${payload}`);
  return file.text;
}
