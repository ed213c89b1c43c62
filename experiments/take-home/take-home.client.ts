"use client";

import { LOCALES } from "@/lib/routes";
import { withParameters } from "../define-app";
import { loadAppCode } from "../load-app.client";
import { MODELS } from "../models";
import type { ProtocolDocument } from "../protocol/schema";
import { isAppStep } from "../protocol/step-kind";
import { modelOfStep } from "../protocol/step-model";
import type { AppId } from "../registry";
import {
  type ArchiveParts,
  archiveFiles,
  archiveZip,
  localesOf,
  takeHomeName,
} from "./archive-files";
import { jatosFiles } from "./jatos-files";
import { jzipName } from "./jzip";
import type { TakeHomePayload } from "./take-home-payload";

export { jzipName, takeHomeName };

/** @throws when it does not arrive */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

const jsonAt = async (url: string) => (await fetched(url)).json();
const textAt = async (url: string) => (await fetched(url)).text();

/** Returns the payload of archives. @throws when it does not arrive */
export const readTakeHomePayload = (url: string): Promise<TakeHomePayload> => jsonAt(url);

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
export async function archiveParts(document: ProtocolDocument, url: string): Promise<ArchiveParts> {
  const steps = document.steps.filter(isAppStep);
  const used = [...new Set(steps.map(({ app }) => app as AppId))];
  const locales = localesOf(document);
  const payload = await readTakeHomePayload(url);
  const { urls, appUrls, paperUrls } = payload;
  const [script, styles, notices, payloads, papers, codes] = await Promise.all([
    textAt(urls.script),
    textAt(urls.styles),
    textAt(urls.notices),
    byKey(locales, (locale) => byKey(used, (app) => jsonAt(appUrls[locale][app]))),
    byKey(locales, (locale) => jsonAt(paperUrls[locale])),
    byKey(used, loadAppCode),
  ]);
  const apps = Object.fromEntries(
    steps.flatMap((step) => {
      const code = codes[step.app];
      return code
        ? [[step.id, withParameters(code, modelOfStep(step, MODELS).parameters)] as const]
        : [];
    }),
  );
  return { payload, script, styles, notices, payloads, papers, apps };
}

/**
 * Returns the zip archive of a protocol.
 * @param receiver what the document names, once its maker has confirmed it; null for nowhere
 * @throws when something that it needs does not arrive
 */
export async function takeHome(
  document: ProtocolDocument,
  receiver: string | null,
  url: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await archiveParts(document, url);
  return archiveZip(archiveFiles(document, receiver, parts), parts.payload.day);
}

/**
 * Returns the study archive of a protocol for JATOS, with identities of its own.
 * @throws when something that it needs does not arrive
 */
export async function takeToJatos(
  document: ProtocolDocument,
  url: string,
): Promise<Uint8Array<ArrayBuffer>> {
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
  return archiveZip(
    jatosFiles(document, { payload, script, styles, notices, payloads }),
    payload.day,
  );
}
