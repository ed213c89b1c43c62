"use client";

import { download, FILE_TYPES } from "@/lib/device/download";
import { LOCALES } from "@/lib/routes";
import type { AppId } from "../registry";
import { appDocument } from "./app-document";
import { takeHomeName } from "./archive-files";
import { readTakeHomePayload, takeHome } from "./take-home.client";

/**
 * Hands over the archive of an app as published.
 * @param url of the payload of archives (`takeHomeUrl`)
 * @returns the name of the file, and its bytes
 * @throws when something that it needs does not arrive
 */
export async function takeAppHome(
  app: AppId,
  url: string,
): Promise<{ file: string; bytes: number }> {
  const { texts } = await readTakeHomePayload(url);
  const [en = "", fr = ""] = LOCALES.map(
    (locale) => texts[locale].run.apps.find(({ id }) => id === app)?.name,
  );
  const document = appDocument(app, { en, fr });
  const zip = await takeHome(document, null, url);
  const file = takeHomeName(document);
  download(file, zip, FILE_TYPES.zip);
  return { file, bytes: zip.length };
}
