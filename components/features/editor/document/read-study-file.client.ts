"use client";

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { fileText } from "./file-text";
import type { StudyFile } from "./opened-archive.client";

/** The first characters of every zip archive. */
const ZIP = "PK";

/**
 * Reads a document or the archive of a study. The code that reads archives loads when the first archive is opened.
 * Never throws.
 */
export async function readStudyFile(file: File, words: EditorPayload["words"]): Promise<StudyFile> {
  const beginning = await file
    .slice(0, ZIP.length)
    .text()
    .catch(() => "");
  if (beginning !== ZIP) {
    const read = await fileText(file);
    if ("text" in read) return { text: read.text, note: "" };
    return { text: null, note: interpolate(words[read.problem], { name: file.name }) };
  }
  try {
    const { openedArchive } = await import("./opened-archive.client");
    return await openedArchive(file, words.archive);
  } catch {
    return { text: null, note: words.archive.lost };
  }
}
