"use client";

import { MODELS } from "@/experiments/catalog/generated/models";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { readProtocol } from "@/experiments/study/document/check";
import { MOST_BYTES, studyInArchive } from "@/experiments/study/export/study-in-archive";
import { interpolate } from "@/lib/i18n/interpolate";

/**
 * The content of a file that the visitor opens: its text, or null if the file does not contain a document, and a note
 * to display.
 */
export type StudyFile = { text: string | null; note: string };

/** Returns whether a document requires a version of an app that this release does not contain. */
function isOfOtherVersions(text: string): boolean {
  const read = readProtocol(text, MODELS);
  return "faults" in read && read.faults.some(({ path }) => /^steps\.\d+\.version$/.test(path));
}

/** Returns the document that an archive contains. @throws when the file cannot be read */
export async function openedArchive(
  file: File,
  words: EditorPayload["words"]["archive"],
): Promise<StudyFile> {
  const { name, size } = file;
  const found =
    size > MOST_BYTES
      ? { problem: "tooLarge" as const }
      : studyInArchive(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in found) return { text: null, note: interpolate(words[found.problem], { name }) };
  const { text, runsWith, isUnlike } = found;
  const notes = [
    ...(isUnlike ? [words.unlike] : []),
    ...(runsWith !== null && isOfOtherVersions(text)
      ? [interpolate(words.ownRelease, { release: runsWith })]
      : []),
  ];
  return { text, note: notes.join(" ") };
}
