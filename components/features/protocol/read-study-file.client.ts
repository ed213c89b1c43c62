"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { EditorWords } from "./editor-context.client";
import type { StudyFile } from "./opened-archive.client";

/** How each zip archive begins. */
const ZIP = "PK";

/** Reads a document, or the archive of a study. What reads archives is fetched for the first of them; it never throws. */
export async function readStudyFile(
  file: File,
  words: Pick<EditorWords, "archive">,
): Promise<StudyFile> {
  try {
    if ((await file.slice(0, ZIP.length).text()) !== ZIP)
      return { text: await file.text(), note: "" };
  } catch {
    return { text: null, note: interpolate(words.archive.gone, { name: file.name }) };
  }
  try {
    const { openedArchive } = await import("./opened-archive.client");
    return await openedArchive(file, words.archive);
  } catch {
    return { text: null, note: words.archive.lost };
  }
}
