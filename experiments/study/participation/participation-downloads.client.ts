"use client";

import type { AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { App } from "@/experiments/engine/contract/define-app";
import { zipOf } from "@/experiments/engine/data/zip";
import { download, FILE_TYPES } from "@/lib/device/download";
import { appSteps, type Participation } from "./participation";
import { archiveName, participationFiles } from "./participation-files";

/**
 * Downloads the archive of a participation.
 * @returns the file name
 * @throws Error if the code of an app cannot be loaded
 */
export async function downloadParticipation(participation: Participation): Promise<string> {
  const begun = appSteps(participation).filter(({ id }) => participation.runs[id]);
  const apps = await Promise.all(
    begun.map(
      async ({ id, app }): Promise<[string, App]> => [
        id,
        await loadApp(app as AppId, participation.runs[id]?.parameters),
      ],
    ),
  );
  const name = `${archiveName(participation)}.zip`;
  download(
    name,
    zipOf(participationFiles(participation, Object.fromEntries(apps))),
    FILE_TYPES.zip,
  );
  return name;
}
