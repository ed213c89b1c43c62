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
  `- \`data/${table.folder}/\`: ${table.runs.length} runs of \`${table.task}\`${table.model ? `, version ${table.model.facts.version}, with their settings in \`parameters.json\` and their scripts in \`analysis/${scriptFolder(table)}/\`` : ", which this release does not know: no script scores them"}`;

/** Returns the README of a data set. */
export const dataSetReadme = (
  { study, flow, isSimulated }: Findings,
  tables: readonly TrialsTable[],
  warnings: readonly PublishingWarning[],
  sessions: number,
): string => `# Data of a study

${isSimulated ? `**${SIMULATED_DATA}** Each row says so in the column \`simulated\`.\n\n` : ""}${sessions} sessions, ${flow.analysed.total} people analysed.${study.protocol === null ? "" : ` Protocol id \`${study.protocol}\`.`}

The ids of people and sessions are new and random. Identifiers, seeds and times of day are left out: the columns are NA, and \`days\` in \`participants.csv\` counts from the first session of a person. Withdrawn sessions, rehearsals and sessions of other studies are not in this data set; \`analysis/study.R\` states how many there were. The rows are in the order in which the sessions began, because resampling depends on the order.

## Files

- \`participants.csv\`: one row for each person and visit, with scores that are not rounded; \`participants-codebook.csv\` explains the columns. Every text is written so that no program reads it as a number, a date or a formula: an apostrophe precedes it where that is needed
- \`results.json\`: every number of the page by its name, not rounded
- \`DEVIATIONS.md\`: the plan, what was done, and headings for the reasons
${tables.map(tableLine).join("\n")}
- \`codebook.csv\`, \`codebook.json\`: what each column of the trials means; where tasks differ, in each
- \`analysis/\`: the scripts
${DESCRIPTION_LINE}
${warningLines(warnings)}
## How to recompute every number

\`\`\`sh
Rscript analysis/01-score.R
Rscript analysis/02-exclude.R
Rscript analysis/03-results.R
\`\`\`

R 4 without packages, from any working folder. The first script scores each run with the code of its task, the second decides who counts and applies the rules of the plan, and the third prints each number of \`results.json\` with its name and how many of them agree. \`analysis/study.R\` has the definitions of this study. The numbers that the planner computes from the plan (\`planned.….planned\` and \`planned.detectable.found\`) are not computed again.
`;
