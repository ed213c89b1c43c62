import { codebook } from "@/experiments/engine/data/codebook";
import {
  codebookFiles,
  type Files,
  inFolder,
  json,
  scriptFiles,
} from "@/experiments/engine/data/data-set-files";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { analysisScripts, type DataApp } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { textIn } from "@/experiments/study/document/author-text";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { labelledConditions } from "@/experiments/study/document/condition-label";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { hasNumberedList } from "@/experiments/study/document/numbered-list";
import { isBalanced } from "@/experiments/study/document/place";
import {
  documentId,
  participantDocument,
  protocolId,
  SHOWN_DIGITS,
} from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isRunStep, taskOf } from "@/experiments/study/document/step-kind";
import type { PapersPayload } from "@/experiments/study/papers/paper";
import { papersOf } from "@/experiments/study/papers/papers";
import { hostOf } from "@/lib/plain-origin";
import { type Locale, type PageId, pathOf } from "@/lib/routes";
import { ARCHIVE_FORMAT, type ArchiveTexts } from "./archive-data";
import { archivePage, COPY_FILE, helpOf, marked, SCRIPT_FILE, STYLES_FILE } from "./archive-page";
import type { ArchivePayload } from "./archive-payload";
import { LIST_FILE, listCsv } from "./printed-list";
import { ARCHIVE_README, type ReadmeFacts } from "./readme-words";
import recomputeAllPy from "./recompute-all.py";
import recomputeAllR from "./recompute-all.R";

/** The files and texts from which an archive is assembled, in addition to its document. */
export type ArchiveParts = {
  payload: ArchivePayload;
  /** The content of the script. The script, `styles` and `notices` are the same in all archives. */
  script: string;
  styles: string;
  notices: string;
  /** The payloads of the document's apps, keyed by language of the study and by app id. */
  payloads: Readonly<Record<string, Readonly<Record<string, AppPayload>>>>;
  papers: Readonly<Record<string, PapersPayload>>;
  /** The app of each step with the step's parameters, keyed by step id. */
  apps: Readonly<Record<string, DataApp>>;
  /** The planner's sentences about the plan, keyed by language; the papers otherwise list the fields of the plan. */
  planSentences?: Readonly<Partial<Record<Locale, string>>>;
};

/** Returns the file name of a study's standalone archive. */
export const archiveFileName = (document: ProtocolDocument): string =>
  `study-${documentId(document).slice(0, SHOWN_DIGITS)}.zip`;

const runSteps = ({ steps }: ProtocolDocument) => steps.filter(isRunStep);

/** Returns the texts of an archive in one language, only for the apps in its document. */
function textsIn(locale: Locale, document: ProtocolDocument, parts: ArchiveParts): ArchiveTexts {
  const texts = parts.payload.texts[locale];
  const used = new Set(runSteps(document).map(taskOf));
  const apps = texts.run.apps.filter(({ id }) => used.has(id));
  const payloads = parts.payloads[locale] ?? {};
  return { ...texts, run: { ...texts.run, apps }, payloads };
}

/**
 * Returns the files for the analysis: the parameters, codebook and scripts of each step, and the scripts that recompute
 * the results of many participants.
 */
function analysisFiles(document: ProtocolDocument, apps: ArchiveParts["apps"]): Files {
  const ids = document.delivery?.ids ?? [];
  const files: Files = {
    "analysis/recompute-all.R": recomputeAllR,
    "analysis/recompute-all.py": recomputeAllPy,
  };
  for (const { id } of runSteps(document)) {
    const app = apps[id];
    if (!app) throw new Error(`The app of the step ${id} is missing.`);
    const own = {
      "parameters.json": parametersJson(app.model),
      ...codebookFiles(codebook(app.model, ids, false, labelledConditions(document, "en"))),
      ...scriptFiles(analysisScripts(app)),
    };
    Object.assign(files, inFolder(`analysis/${id}`, own));
  }
  return files;
}

function paperFiles(
  document: ProtocolDocument,
  { payload, papers, planSentences = {} }: ArchiveParts,
): Files {
  const { site, release } = payload;
  const files: Files = {};
  for (const [index, locale] of neededLocales(document).entries()) {
    const words = papers[locale];
    if (!words) throw new Error(`The papers in ${locale} are missing.`);
    // The papers state the receiver of the document, so they do not need the receiver of the site.
    const facts = {
      ...site,
      url: site.url.replace(pathOf("study", "en"), pathOf("study", locale)),
      withdrawUrl: "",
      release,
      receiverHost: null,
    };
    for (const paper of papersOf(document, words, facts, planSentences[locale]))
      if (paper.id !== "citation") files[`papers/${paper.fileName}`] = paper.text;
      else if (index === 0) files[paper.fileName] = paper.text;
  }
  return files;
}

/** Returns the source of a participant's condition if the URL does not name a condition. */
function groupsBy(document: ProtocolDocument, receiver: string | null): ReadmeFacts["groups"] {
  if (!isBalanced(document)) return "drawn";
  if (receiver !== null) return "server";
  if (!hasNumberedList(document)) return "drawn";
  return document.delivery?.ids?.length ? "listed" : "noId";
}

/**
 * Returns the files in the standalone archive of a study.
 * @param document a checked document with all defaults, including its plan
 * @param receiver the document's receiver if the author has confirmed it; null if data are not sent
 */
export function archiveFiles(
  document: ProtocolDocument,
  receiver: string | null,
  parts: ArchiveParts,
): Files {
  const { payload } = parts;
  const locales = neededLocales(document);
  const [first = "en"] = locales;
  const titleIn = (locale: Locale) =>
    textIn(document.title, locale) ?? payload.texts[locale].study.words.untitled;
  const pageOf = (page: PageId, locale: Locale) =>
    new URL(payload.site.url).href.replace(pathOf("study", "en"), pathOf(page, locale));
  const facts = (locale: Locale): ReadmeFacts => ({
    groups: groupsBy(document, receiver),
    isOfSessions: areSessions(document),
    requiresId: document.delivery?.requireId ?? false,
    title: titleIn(locale),
    protocol: protocolId(document).slice(0, SHOWN_DIGITS),
    document: documentId(document).slice(0, SHOWN_DIGITS),
    release: payload.release ?? "–",
    day: payload.day,
    site: payload.site.name,
    editor: pageOf("protocol", locale),
    reader: pageOf("data", locale),
    host: receiver === null ? null : hostOf(receiver),
    steps: runSteps(document).map(({ id }) => id),
    ids: document.delivery?.ids ?? [],
    hasLanguages: locales.length > 1,
  });
  return {
    ...Object.fromEntries(
      locales.map((locale) => [
        ARCHIVE_README[locale].file,
        ARCHIVE_README[locale].text(facts(locale)),
      ]),
    ),
    "index.html": archivePage({
      title: titleIn(first),
      noScript: payload.texts[first].page.noScript,
      help: helpOf(payload),
      locale: first,
      data: {
        format: ARCHIVE_FORMAT,
        release: payload.release,
        receiver,
        receipts: receiver === null ? undefined : document.delivery?.receipts,
        document: participantDocument(document),
        texts: Object.fromEntries(
          locales.map((locale) => [locale, textsIn(locale, document, parts)]),
        ),
      },
    }),
    ...(groupsBy(document, receiver) === "listed" && { [LIST_FILE]: listCsv(document) }),
    [SCRIPT_FILE]: marked(parts.script),
    [STYLES_FILE]: marked(parts.styles),
    [COPY_FILE]: json(JSON.parse(canonicalJson(document))),
    ...analysisFiles(document, parts.apps),
    "data/README.txt": `${payload.texts[first].page.dataFolder}\n`,
    ...paperFiles(document, parts),
    LICENSE: payload.licence,
    "THIRD-PARTY-NOTICES.txt": parts.notices,
  };
}

/** The hour of the entries in the zip. At noon, a conversion between time zones does not change the date. */
const NOON = 12;

/**
 * Returns files as a zip archive. The same files with the same date always produce the same bytes.
 * @param day the date of the entries, such as `2026-11-23`
 */
export function archiveZip(files: Files, day: string): Uint8Array<ArrayBuffer> {
  const [year = 1980, month = 1, date = 1] = day.split("-").map(Number);
  return zipOf(files, { mtime: new Date(year, month - 1, date, NOON) });
}
