"use client";

import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { orderedParts } from "@/experiments/device-step/model/device-step-model";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { participantDocument } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import {
  isAppStep,
  isDeviceStep,
  isRunStep,
  isSurveyStep,
} from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { download, FILE_TYPES } from "@/lib/device/download";
import { LOCALES, type Locale } from "@/lib/routes";
import { appDocument } from "./app-document";
import { type ArchiveParts, archiveFileName, archiveFiles, archiveZip } from "./archive-files";
import type { ArchivePayload } from "./archive-payload";
import { jatosFiles } from "./jatos-files";
import { newJatosIds } from "./jatos-ids.client";
import { jzipName } from "./jzip";

/** @throws Error if the server does not respond, or responds with an error */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

const jsonAt = async (url: string) => (await fetched(url)).json();
const textAt = async (url: string) => (await fetched(url)).text();

/** @throws Error if the payload cannot be loaded */
const readArchivePayload = (url: string): Promise<ArchivePayload> => jsonAt(url);

/** Fetches a value for each key, all at the same time. Returns the values, keyed in the same way. */
async function byKey<Key extends string, Value>(
  keys: readonly Key[],
  get: (key: Key) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(keys.map(async (key): Promise<[string, Value]> => [key, await get(key)])),
  );
}

/**
 * Loads the files and texts of a document's archive. The service worker stores all of them, because an archive must
 * also be available offline.
 * @param url the URL of the texts that all archives share (`archivePayloadUrl`)
 * @throws Error if a file cannot be loaded
 */
async function archiveParts(document: ProtocolDocument, url: string): Promise<ArchiveParts> {
  const steps = document.steps.filter(isRunStep);
  const used = [...new Set(steps.filter(isAppStep).map(({ app }) => app as AppId))];
  const locales = neededLocales(document);
  const payload = await readArchivePayload(url);
  const { urls, appUrls, paperUrls } = payload;
  const [script, styles, notices, payloads, papers, planSentences] = await Promise.all([
    textAt(urls.script),
    textAt(urls.styles),
    textAt(urls.notices),
    byKey(locales, (locale) => byKey(used, (app) => jsonAt(appUrls[locale][app]))),
    byKey(locales, (locale) => jsonAt(paperUrls[locale])),
    sentencesOf(document, locales),
  ]);
  const apps = Object.fromEntries(
    steps.map((step) => [
      step.id,
      {
        model: modelOfStep(step, MODELS),
        recompute: scriptsOf(step),
      },
    ]),
  );
  return { payload, script, styles, notices, payloads, papers, apps, planSentences };
}

/** Returns the scripts that recompute the measures of a step. */
function scriptsOf(step: RunStep) {
  if (isSurveyStep(step)) return surveyScripts(step.survey);
  if (isDeviceStep(step)) return deviceScripts(orderedParts(step.device.parts));
  return RECOMPUTE[step.app as AppId];
}

/** Returns the planner's sentences. The planner is loaded only for a document with a plan. */
async function sentencesOf(document: ProtocolDocument, locales: readonly Locale[]) {
  if (!document.plan) return {};
  const { planSentences } = await import("@/experiments/study/plan/plan-sentences.client");
  return planSentences(document, locales, MODELS);
}

/** The name and the size of an archive that the browser downloads. */
type DownloadedArchive = { file: string; bytes: number };

/**
 * Downloads the standalone archive of a study.
 * @param receiver the receiver of the document, if its author has confirmed it; null if the archive does not send data
 * @throws Error if a file cannot be loaded
 */
export async function downloadArchive(
  document: ProtocolDocument,
  receiver: string | null,
  url: string,
): Promise<DownloadedArchive> {
  const parts = await archiveParts(document, url);
  const zip = archiveZip(archiveFiles(document, receiver, parts), parts.payload.day);
  const file = archiveFileName(document);
  download(file, zip, FILE_TYPES.zip);
  return { file, bytes: zip.length };
}

/** Downloads the standalone archive of an app with its published parameters; see `downloadArchive`. */
export async function downloadAppArchive(app: AppId, url: string): Promise<DownloadedArchive> {
  const { texts } = await readArchivePayload(url);
  const [en = "", fr = ""] = LOCALES.map(
    (locale) => texts[locale].run.apps.find(({ id }) => id === app)?.name,
  );
  return downloadArchive(appDocument(app, { en, fr }), null, url);
}

/** Downloads the study archive for JATOS, with new identifiers; see `downloadArchive`. */
export async function downloadJatosArchive(
  document: ProtocolDocument,
  url: string,
): Promise<DownloadedArchive> {
  const payload = await readArchivePayload(url);
  const { urls, appUrls } = payload;
  const [script, styles, notices, payloads] = await Promise.all([
    textAt(urls.script),
    textAt(urls.styles),
    textAt(urls.notices),
    byKey(LOCALES, (locale) => {
      const urlOf = appUrls[locale];
      return byKey(Object.keys(urlOf) as AppId[], (app) => jsonAt(urlOf[app]));
    }),
  ]);
  const files = jatosFiles(document, { payload, script, styles, notices, payloads }, newJatosIds());
  const zip = archiveZip(files, payload.day);
  const file = jzipName(participantDocument(document));
  download(file, zip, FILE_TYPES.zip);
  return { file, bytes: zip.length };
}
