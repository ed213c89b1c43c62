import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Survey } from "@/experiments/survey/definition/schema";
import { readSurvey } from "@/experiments/survey/files/read-survey";
import { decodeText } from "@/lib/decode-text";
import type { Bilingual } from "@/lib/i18n/define-content";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { TEXT_PROBLEMS } from "./fault-text";

/** A questionnaire that authors can add to a study, with the facts about it in one language. */
export type ReadySurvey = {
  /** Name of its file without the extension. */
  name: string;
  title: string;
  /** Number of questions, and usual duration in minutes. */
  items: number;
  minutes: number;
  source: string;
  url: string;
  licence: string;
  licenceUrl: string;
  scoring: string;
  /** A published reliability with its sample; null if none was found. */
  reliability: string | null;
  /** The origin of the French text. */
  french: string;
  survey: Survey;
};

/** The facts about a questionnaire in `surveys/sources.json`. */
type Source = {
  title: Bilingual;
  items: number;
  minutes: number;
  source: string;
  url: string;
  licence: Bilingual;
  licenceUrl: string;
  scoring: Bilingual;
  reliability: Bilingual | null;
  french: Bilingual;
};

/** The folder of the ready questionnaires. The path is relative to the folder in which the build runs. */
const FOLDER = join(process.cwd(), "surveys");

/** @throws Error that names the file, line and rule of each fault */
function surveyOf(file: string, { title, source, url }: Source): Survey {
  const decoded = decodeText(readFileSync(join(FOLDER, file)));
  if ("problem" in decoded) throw new Error(`surveys/${file}: ${TEXT_PROBLEMS[decoded.problem]}`);
  const read = readSurvey(decoded.text);
  if (read.faults)
    throw new Error(
      read.faults.map(({ line, rule }) => `surveys/${file}:${line ?? ""} ${rule.en}`).join("\n"),
    );
  // The title in the file has one language only.
  return { ...read.survey, title, sources: [{ citation: source, url }] };
}

/**
 * Returns the ready questionnaires in one language, in the order of their list of sources.
 * @throws Error if a file has a fault, or if a file or its source is missing
 */
export function readySurveys(locale: Locale): ReadySurvey[] {
  const sources: Record<string, Source> = JSON.parse(
    readFileSync(join(FOLDER, "sources.json"), "utf8"),
  );
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".csv"));
  const unknown = files.filter((file) => !(file.replace(/\.csv$/, "") in sources));
  if (unknown.length > 0)
    throw new Error(`surveys/sources.json does not name ${unknown.join(", ")}`);
  const said = (text: Bilingual) => typeset(text[locale], locale);
  return Object.entries(sources).map(([name, source]) => ({
    name,
    title: said(source.title),
    items: source.items,
    minutes: source.minutes,
    source: source.source,
    url: source.url,
    licence: said(source.licence),
    licenceUrl: source.licenceUrl,
    scoring: said(source.scoring),
    reliability: source.reliability && said(source.reliability),
    french: said(source.french),
    survey: surveyOf(`${name}.csv`, source),
  }));
}
