import { DESCRIPTION_LINE, SIMULATED_DATA } from "@/experiments/engine/data/data-set-files";
import type { Findings } from "@/experiments/study/findings/findings";
import { scriptFolder } from "./scripts";
import type { TrialsTable } from "./tables";
import type { PublishingWarning } from "./warnings";

const inEnglish = ({ words, values }: PublishingWarning): string =>
  words.en.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));

const warningLines = (warnings: readonly PublishingWarning[]): string =>
  warnings.length === 0
    ? ""
    : `\n## Before you publish\n\n${warnings.map((each) => `- ${inEnglish(each)}`).join("\n")}\n`;

const tableLine = (table: TrialsTable): string =>
  `- \`data/${table.folder}/\`: trials of \`${table.task}\` (runs: ${table.runs.length})${table.model ? `, version ${table.model.facts.version}, with their settings in \`parameters.json\` and their scripts in \`analysis/${scriptFolder(table)}/\`` : ", a task or version unknown to this version of the site, so no script scores the trials"}`;

/** Returns the README of a data set. */
export const dataSetReadme = (
  { study, flow, isSimulated }: Findings,
  tables: readonly TrialsTable[],
  warnings: readonly PublishingWarning[],
  sessions: number,
): string => `# Data of a study

${isSimulated ? `**${SIMULATED_DATA}** Each row says so in the column \`simulated\`.\n\n` : ""}Sessions: ${sessions}. Participants analysed: ${flow.analysed.total}.${study.protocol === null ? "" : ` Protocol id \`${study.protocol}\`.`}

The ids of participants and sessions are new and random. Identifiers, seeds and times of day were removed: these columns are NA. \`days\` in \`participants.csv\` is the number of days since the first session of the participant. Withdrawn sessions, rehearsals and sessions of other studies are not included; \`analysis/study.R\` states how many there were. Rows are in the order in which sessions began. Do not reorder them, because resampling depends on the order.

## Files

- \`participants.csv\`: one row for each participant and visit, with unrounded scores; \`participants-codebook.csv\` explains the columns. An apostrophe precedes texts that a program could read as a number, a date or a formula
- \`results.json\`: every number of the page by its name, unrounded
- \`DEVIATIONS.md\`: the plan, what was done, and headings for the reasons
${tables.map(tableLine).join("\n")}
- \`codebook.csv\`, \`codebook.json\`: what each column of the trials means, for each task where tasks differ
- \`analysis/\`: the scripts
${DESCRIPTION_LINE}
${warningLines(warnings)}
## How to recompute every number

\`\`\`sh
Rscript analysis/01-score.R
Rscript analysis/02-exclude.R
Rscript analysis/03-results.R
\`\`\`

The scripts need R 4 without packages, and run from any working folder. The first scores each run with the code of its task. The second decides which participants are analysed and applies the exclusion rules of the plan. The third prints each number of \`results.json\` with its name, and how many of them agree. \`analysis/study.R\` contains the definitions of this study. The scripts do not recompute the numbers that the planner derives from the plan (\`planned.….planned\` and \`planned.detectable.found\`).
`;
