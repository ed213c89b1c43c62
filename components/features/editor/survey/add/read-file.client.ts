"use client";

import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import type { SurveyEditorWords } from "@/content/survey-editor";
import { MOST_BYTES } from "@/experiments/survey/files/decode-survey";
import type { SurveyReading } from "@/experiments/survey/files/read-survey";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

type Words = SurveyEditorWords["import"];

/** The result of reading a file or cells: a survey with notes, the faults, or the reason why nothing was read. */
export type ReadFile = {
  name: string;
  /** The time at which the content was read. It distinguishes two readings of the same file. */
  at: number;
  result: SurveyReading | { problem: string };
};

/**
 * Reads the content of a file or of cells. The code that reads them is loaded when it is first needed.
 * @param read returns the survey of the content
 */
async function reading<Content>(
  name: string,
  words: Words,
  content: () => Promise<Content>,
  read: (content: Content) => Promise<SurveyReading>,
): Promise<ReadFile> {
  const at = Date.now();
  let held: Content;
  try {
    held = await content();
  } catch {
    return { name, at, result: { problem: interpolate(words.unreadable, { name }) } };
  }
  try {
    return { name, at, result: await loadDespiteLeaving(() => read(held)) };
  } catch {
    return { name, at, result: { problem: words.lost } };
  }
}

/**
 * Reads a chosen or dropped file. Never throws.
 * @param language the language of texts whose column does not name a language
 */
export async function readFile(file: File, language: Locale, words: Words): Promise<ReadFile> {
  const { name, size } = file;
  if (size > MOST_BYTES)
    return { name, at: Date.now(), result: { problem: interpolate(words.tooLarge, { name }) } };
  return reading(
    name,
    words,
    async () => new Uint8Array(await file.arrayBuffer()),
    async (bytes) => {
      const { readSurveyFile } = await import("@/experiments/survey/files/read-survey-file");
      return readSurveyFile(bytes, { language });
    },
  );
}

/** Reads cells that were copied from a spreadsheet. Never throws. */
export const readText = (text: string, language: Locale, words: Words): Promise<ReadFile> =>
  reading(
    words.pasted,
    words,
    async () => text,
    async (cells) => {
      const { readSurvey } = await import("@/experiments/survey/files/read-survey");
      return readSurvey(cells, { language });
    },
  );
