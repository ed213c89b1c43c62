import { isWorkbook } from "./decode-survey";
import { type ReadOptions, readSurvey, type SurveyReading } from "./read-survey";

/**
 * Reads a survey from the bytes of a file that the author selected: CSV, or a workbook (.xlsx), whatever its name says.
 * The reader of workbooks is loaded only for a workbook.
 */
export async function readSurveyFile(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<SurveyReading> {
  if (!isWorkbook(bytes)) return readSurvey(bytes, options);
  const { readWorkbook } = await import("./read-workbook");
  return readWorkbook(bytes, options);
}
