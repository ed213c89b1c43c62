"use client";

import { MODELS } from "@/experiments/catalog/models";
import { RECOMPUTE } from "@/experiments/catalog/recompute-scripts";
import type { AppId } from "@/experiments/catalog/registry";
import { participantDocument } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { download, FILE_TYPES } from "@/lib/device/download";
import { LOCALES } from "@/lib/routes";
import { appDocument } from "./app-document";
import {
  type ArchiveParts,
  archiveFiles,
  archiveZip,
  localesOf,
  takeHomeName,
} from "./archive-files";
import type { TakeHomePayload } from "./archive-payload";
import { jatosFiles } from "./jatos-files";
import { newJatosIds } from "./jatos-ids.client";
import { jzipName } from "./jzip";

/** @throws when it does not arrive */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

const jsonAt = async (url: string) => (await fetched(url)).json();
const textAt = async (url: string) => (await fetched(url)).text();

/** @throws when it does not arrive */
const readTakeHomePayload = (url: string): Promise<TakeHomePayload> => jsonAt(url);

/** Returns values of some keys, fetched all at once. */
async function byKey<Key extends string, Value>(
  keys: readonly Key[],
  get: (key: Key) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(keys.map(async (key): Promise<[string, Value]> => [key, await get(key)])),
  );
}

/**
 * Returns what the archive of a document is put together from; all of it is kept for use offline.
 * @param url of the payload of archives (`takeHomeUrl`)
 * @throws when something does not arrive
 */
async function archiveParts(document: ProtocolDocument, url: string): Promise<ArchiveParts> {
  const steps = document.steps.filter(isAppStep);
  const used = [...new Set(steps.map(({ app }) => app as AppId))];
  const locales = localesOf(document);
  const payload = await readTakeHomePayload(url);
  const { urls, appUrls, paperUrls } = payload;
  const [script, styles, notices, payloads, papers] = await Promise.all([
    textAt(urls.script),
    textAt(urls.styles),
    textAt(urls.notices),
    byKey(locales, (locale) => byKey(used, (app) => jsonAt(appUrls[locale][app]))),
    byKey(locales, (locale) => jsonAt(paperUrls[locale])),
  ]);
  const apps = Object.fromEntries(
    steps.map((step) => [
      step.id,
      { model: modelOfStep(step, MODELS), recompute: RECOMPUTE[step.app as AppId] },
    ]),
  );
  return { payload, script, styles, notices, payloads, papers, apps };
}

/** An archive as it is handed over. */
type TakenHome = { file: string; bytes: number };

/**
 * Hands over the archive of a protocol.
 * @param receiver what the document names, once its maker has confirmed it; null for nowhere
 * @throws when something that it needs does not arrive
 */
export async function takeProtocolHome(
  document: ProtocolDocument,
  receiver: string | null,
  url: string,
): Promise<TakenHome> {
  const parts = await archiveParts(document, url);
  const zip = archiveZip(archiveFiles(document, receiver, parts), parts.payload.day);
  const file = takeHomeName(document);
  download(file, zip, FILE_TYPES.zip);
  return { file, bytes: zip.length };
}

/** Hands over the archive of an app as published; as `takeProtocolHome`. */
export async function takeAppHome(app: AppId, url: string): Promise<TakenHome> {
  const { texts } = await readTakeHomePayload(url);
  const [en = "", fr = ""] = LOCALES.map(
    (locale) => texts[locale].run.apps.find(({ id }) => id === app)?.name,
  );
  return takeProtocolHome(appDocument(app, { en, fr }), null, url);
}

/** Hands over the study archive of a protocol for JATOS, with identities of its own; as `takeProtocolHome`. */
export async function takeToJatos(document: ProtocolDocument, url: string): Promise<TakenHome> {
  const payload = await readTakeHomePayload(url);
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
