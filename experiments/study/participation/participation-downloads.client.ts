"use client";

import type { App } from "@/experiments/engine/contract/define-app";
import { zipOf } from "@/experiments/engine/data/zip";
import { download, FILE_TYPES } from "@/lib/device/download";
import { loadStep } from "./load-step.client";
import { type Participation, recordedSteps } from "./participation";
import { archiveName, participationFiles, type ReadAt } from "./participation-files";

/**
 * Downloads the archive of a participation.
 * @param readAt returns the URL of the page that reads the data of a study, which the README states; null without one
 * @returns the file name
 * @throws Error if the code of an app cannot be loaded
 */
export async function downloadParticipation(
  participation: Participation,
  readAt: ReadAt,
): Promise<string> {
  const begun = recordedSteps(participation).filter(({ id }) => participation.runs[id]);
  const apps = await Promise.all(
    begun.map(
      async (step): Promise<[string, App]> => [
        step.id,
        await loadStep(step, participation.runs[step.id]?.parameters),
      ],
    ),
  );
  const name = `${archiveName(participation)}.zip`;
  download(
    name,
    zipOf(participationFiles(participation, Object.fromEntries(apps), readAt)),
    FILE_TYPES.zip,
  );
  return name;
}
