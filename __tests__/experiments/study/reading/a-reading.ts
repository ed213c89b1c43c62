import { MODELS } from "@/experiments/catalog/generated/models";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import type { DataApp } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Participation } from "@/experiments/study/participation/participation";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import { FAULT_WORDS } from "@/experiments/study/reading/fault-words";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ReadFile, Reading } from "@/experiments/study/reading/read-session";
import { createReader } from "@/experiments/study/reading/reader";

/** Returns a file as a visitor selects it. */
export const aFile = (
  path: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
): NamedBlob => ({
  name: path.split("/").at(-1) ?? path,
  path,
  blob: content instanceof Blob ? content : new Blob([content]),
});

/** Reads files at once. */
export async function read(...inputs: readonly NamedBlob[]): Promise<Reading> {
  const reader = createReader();
  await reader.add(inputs);
  return reader.reading();
}

/** Returns the files in the archive that a participant downloads. */
export function archiveFiles(participation: Participation): Record<string, string> {
  const apps = participation.content.steps.flatMap((step): [string, DataApp][] => {
    if (!isAppStep(step)) return [];
    const recompute = RECOMPUTE[step.app as keyof typeof RECOMPUTE];
    return [[step.id, { model: modelOfStep(step, MODELS), recompute }]];
  });
  return participationFiles(participation, Object.fromEntries(apps));
}

export const archiveOf = (participation: Participation): Uint8Array<ArrayBuffer> =>
  zipOf(archiveFiles(participation), { level: 6 });

/**
 * Returns the ids of the faults of a file. Expects that each fault has a text, and that the text contains all values of
 * the fault.
 */
export const faultsOf = ({ faults }: Pick<ReadFile, "faults">): string[] =>
  faults.map(({ id, values }) => {
    const { en, fr } = FAULT_WORDS[id as keyof typeof FAULT_WORDS];
    for (const text of [en, fr])
      for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g))
        if (!(name in values)) throw new Error(`${id} does not state ${name}`);
    return id;
  });
