import { csv } from "@/experiments/engine/data/csv";
import { type Files, inFolder, json } from "@/experiments/engine/data/data-set-files";
import { type DataApp, psychDsFiles } from "@/experiments/engine/data/psych-ds";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { conditionLabel, labelledConditions } from "@/experiments/study/document/condition-label";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { wideFiles } from "@/experiments/survey/model/wide";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { type Participation, recordedSteps } from "./participation";

/** Returns the file name of the archive of a participation, without the extension. */
export const archiveName = ({ protocol, id }: Participation): string =>
  `protocol-${protocol.slice(0, SHOWN_DIGITS)}_${id}`;

/**
 * Returns the name of a condition in the data. If the document has a label for the condition, the label follows in
 * brackets.
 */
function conditionText({ content }: Participation, condition: string): string {
  const label = conditionLabel(content, condition, "en");
  return label === condition ? condition : `${condition} (${label.replaceAll("`", "'")})`;
}

const SOURCES: Partial<Record<NonNullable<Participation["conditionSource"]>, string>> = {
  drawn: "drawn",
  address: "named in the link",
  balanced: "assigned by the data server, which balances the sizes of the groups",
  list: "taken from the numbered list of the archive",
  first: "begun because the link does not name a session",
};

/** Returns the line about the condition, which is a group or a session, and the source of the condition. */
function conditionLine(participation: Participation): string {
  const { content, condition, conditionSource } = participation;
  if (condition === null) return "- Condition: the study has no conditions";
  const name = conditionText(participation, condition);
  const source = conditionSource && (SOURCES[conditionSource] ?? conditionSource);
  const place = (content.conditions ?? []).indexOf(condition) + 1;
  return areSessions(content)
    ? `- Session of the study: ${name}, ${place} of ${content.conditions?.length}; the same people do all sessions. It was ${source}`
    : `- Condition: ${name}, ${source}`;
}

/** Returns the line about the visit, with the line break before it; empty in a study without visits. */
function visitLine({ content, visit = null, person = "" }: Participation): string {
  const place = (content.visits ?? []).findIndex(({ id }) => id === visit) + 1;
  if (place === 0) return "";
  return `\n- Visit: ${visit}, ${place} of ${content.visits?.length}. Person, the same at all visits: \`${person.replaceAll("`", "'")}\``;
}

/** A step with a run: its folder in the archive, and whether it is a survey. */
type Begun = { folder: string; isSurvey: boolean };

/** The line of the README about the additional files of surveys. */
const SURVEY_LINE =
  "\n- `wide.csv` in the folder of a questionnaire: one row with a column for each question and each scale; `wide-codebook.csv` explains the columns.";

/** Returns the URL of the page that reads the data of a study, in a language; null if the site is not known. */
export type ReadAt = (locale: Locale) => string | null;

/** Returns the section about reading many archives in the browser; empty if the page for it has no known address. */
function reading(readAt: ReadAt): string {
  const [english, french] = [readAt("en"), readAt("fr")];
  if (english === null || french === null) return "";
  return `
## How to read the data of many participants

The page <${english}> reads the archives of a study together: who counts, the planned comparison, and each measure. The files stay in the browser.

${typeset(`En français : la page <${french}> lit ensemble les archives d’une étude : participants analysés, comparaison prévue et toutes les mesures. Les fichiers restent dans le navigateur.`, "fr")}
`;
}

function readme(participation: Participation, begun: readonly Begun[], readAt: ReadAt): string {
  const folders = begun.map(({ folder }) => folder);
  const { id, protocol, document, order, startedAt, finishedAt } = participation;
  const { ending, consent, ids, done, sittings, rehearsal } = participation;
  // A value from a URL is written as inline code, because it could otherwise be interpreted as Markdown.
  const named = Object.entries(ids).map(
    ([name, value]) =>
      `${name} ${value === null ? "not given" : `\`${value.replaceAll("`", "'")}\``}`,
  );
  return `# One ${rehearsal ? "rehearsal" : "participation"}

${rehearsal ? "**This is a rehearsal, which does not count as data.** Its rows have `rehearsal` TRUE: leave them out.\n\n" : ""}Session ${id}, begun ${startedAt}, ${finishedAt ? `ended ${finishedAt}` : "not ended"}: ${ending ?? `${done} of ${order.length} steps`}. Sittings: ${sittings}. Consent given ${consent.at} to version ${consent.version} of the text.

- Protocol id: \`${protocol}\` (the procedure)
- Document id: \`${document}\` (the whole study file)
${conditionLine(participation)}${visitLine(participation)}
- Order of the steps: ${order.join(", ")}
- Identifiers: ${named.join(", ") || "none"}

## Files

- \`protocol.json\`: the study file with every setting written out (RFC 8785). Its SHA-256 is the document id.
- \`participation.json\`: condition, order, identifiers, consent, and the events with their times.
- \`events.csv\`: the same events as a table.
- \`records/\`: each finished step as one record of JSON. Where a study sends its data, these are the bytes, and the receipt of a record is the start of their SHA-256.
${folders.map((folder) => `- \`${folder}/\`: a Psych-DS data set with the trials of that step, its settings, its codebook, and scripts in R and Python that recompute its result.`).join("\n")}${begun.some(({ isSurvey }) => isSurvey) ? SURVEY_LINE : ""}

## How to recompute the results

Run the scripts of each folder; they also take many archives at once:

\`\`\`sh
${folders.map((folder) => `Rscript ${folder}/analysis/recompute.R\npython3 ${folder}/analysis/recompute.py`).join("\n")}
\`\`\`
${reading(readAt)}`;
}

/**
 * Returns the files in the archive of a participation: its document, its events, and a Psych-DS data set for each
 * started app, in the order in which the participant did these apps.
 * @param apps the app of each step with the step's parameters, keyed by step id
 * @param readAt returns the URL of the page that reads the data of a study; the README names it unless it is null
 */
export function participationFiles(
  participation: Participation,
  apps: Readonly<Record<string, DataApp>>,
  readAt: ReadAt = () => null,
): Files {
  const { content, runs, events, id } = participation;
  const begun = recordedSteps(participation).flatMap((step, index) => {
    const run = runs[step.id];
    const app = apps[step.id];
    const folder = `${index + 1}-${step.id}`;
    if (!run || !app) return [];
    const files = {
      ...psychDsFiles(run, app, labelledConditions(content, "en")),
      ...(isSurveyStep(step) && wideFiles(step.survey, run)),
    };
    return [{ folder, run, files, isSurvey: isSurveyStep(step) }];
  });
  const { content: _, runs: __, ...record } = participation;
  // The document id is the hash of exactly these bytes.
  const protocol = canonicalJson(content);
  return {
    "README.md": readme(participation, begun, readAt),
    "protocol.json": protocol,
    "participation.json": json(record),
    "events.csv": csv(
      ["session_id", "at", "what", "done", "detail"],
      events.map((event) => ({ session_id: id, detail: null, ...event })),
    ),
    ...Object.fromEntries(
      begun
        .filter(({ run }) => run.status === "finished")
        .map(({ folder, run }) => [`records/${folder}.json`, stepRecordText(run)]),
    ),
    ...Object.assign(
      {},
      ...begun.map(({ folder, files }) =>
        inFolder(folder, { ...files, "protocol.json": protocol }),
      ),
    ),
  };
}

/** Returns a participation as a JSON text: its document, its events, and the record of each step without raw trials. */
export function participationText(participation: Participation): string {
  const { content, runs, ...record } = participation;
  const records = recordedSteps(participation).flatMap((step) => {
    const run = runs[step.id];
    return run ? [JSON.parse(stepRecordText(run))] : [];
  });
  return JSON.stringify({ participation: record, protocol: content, records });
}
