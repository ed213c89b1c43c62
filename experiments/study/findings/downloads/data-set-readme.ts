import { DESCRIPTION_LINE, SIMULATED_DATA } from "@/experiments/engine/data/data-set-files";
import type { Findings, Flow } from "@/experiments/study/findings/findings";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { DEVIATION_WORDS } from "./deviations-words";
import { scriptFolder } from "./scripts";
import type { TrialsTable } from "./tables";
import type { PublishingWarning } from "./warnings";

const COMMANDS = `\`\`\`sh
Rscript analysis/01-score.R
Rscript analysis/02-exclude.R
Rscript analysis/03-results.R
\`\`\``;

const warningLines = (
  heading: string,
  warnings: readonly PublishingWarning[],
  locale: Locale,
): string =>
  warnings.length === 0
    ? ""
    : `\n## ${heading}\n\n${warnings.map(({ words, values }) => `- ${filled(words[locale], values)}`).join("\n")}\n`;

const filled = (text: string, values: PublishingWarning["values"]): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));

const englishTable = (table: TrialsTable): string =>
  `- \`data/${table.folder}/\`: trials of \`${table.task}\` (runs: ${table.runs.length})${table.model ? `, version ${table.model.facts.version}, with their settings in \`parameters.json\` and their scripts in \`analysis/${scriptFolder(table)}/\`` : ", a task or version unknown to this version of the site, so no script scores the trials"}`;

const frenchTable = (table: TrialsTable): string =>
  `- \`data/${table.folder}/\` : essais de \`${table.task}\` (passations : ${table.runs.length})${table.model ? `, version ${table.model.facts.version}, avec leurs réglages dans \`parameters.json\` et leurs scripts dans \`analysis/${scriptFolder(table)}/\`` : ", une tâche ou une version que cette version du site ne connaît pas, si bien qu’aucun script ne calcule de score"}`;

const peopleAnalysed = ({ people, analysed }: Flow): number => people?.analysed ?? analysed.total;

type Facts = {
  findings: Findings;
  tables: readonly TrialsTable[];
  warnings: readonly PublishingWarning[];
  /** The number of sessions in the data set. */
  sessions: number;
  areRehearsals: boolean;
};

const english = ({
  findings: { study, flow, isSimulated },
  tables,
  warnings,
  sessions,
  areRehearsals,
}: Facts): string => `# Data of a study

${areRehearsals ? "**These sessions are rehearsals, which do not count as data.** Each trial says so in the column `rehearsal`.\n\n" : ""}${isSimulated ? `**${SIMULATED_DATA}** Each row says so in the column \`simulated\`.\n\n` : ""}Sessions: ${sessions}. Participants analysed: ${peopleAnalysed(flow)}.${study.protocol === null ? "" : ` Protocol id \`${study.protocol}\`.`}

The ids of participants and sessions are new and random. Identifiers, seeds and times of day were removed: these columns are NA. \`days\` in \`participants.csv\` is the number of days since the first session of the participant. Withdrawn sessions, rehearsals and sessions of other studies are not included; \`analysis/study.R\` states how many there were. Rows are in the order in which sessions began. Do not reorder them, because resampling depends on the order.

## Files

- \`participants.csv\`: one row for each participant and visit, with unrounded scores; \`participants-codebook.csv\` explains the columns. An apostrophe precedes texts that a program could read as a number, a date or a formula
- \`results.json\`: every number of the page by its name, unrounded
- \`DEVIATIONS.md\`: the plan, what was done, and headings for the reasons for deviations
${tables.map(englishTable).join("\n")}
- \`events/\`: what else happened during the runs, such as a new sitting, where the files state it; \`seconds\` counts from the start of the run, and \`detail\` is NA where it could name somebody
- \`codebook.csv\`, \`codebook.json\`: what each column of the trials means, for each task where tasks differ
- \`analysis/\`: the scripts
${DESCRIPTION_LINE}
${warningLines("Before you publish", warnings, "en")}
## How to recompute every number

${COMMANDS}

The scripts need R 4 without packages, and run from any working folder. The first scores each run with the code of its task. The second decides which participants are analysed and applies the exclusion rules of the plan. The third prints each number of \`results.json\` with its name, and how many of them agree. \`analysis/study.R\` contains the definitions of this study. The plan’s own figures (number of people, loss, SD and reliability of a score) are copied from the study file or from published data; the scripts compute the other planned numbers from them.
`;

const french = ({
  findings: { study, flow, isSimulated },
  tables,
  warnings,
  sessions,
  areRehearsals,
}: Facts): string => `# Données d’une étude

${areRehearsals ? "**Ce sont des passations d’essai, qui ne comptent pas comme données.** La colonne `rehearsal` l’indique dans chaque ligne.\n\n" : ""}${isSimulated ? `**${DEVIATION_WORDS.simulated.fr}** Chaque ligne l’indique dans la colonne \`simulated\`.\n\n` : ""}Passations : ${sessions}. Participants analysés : ${peopleAnalysed(flow)}.${study.protocol === null ? "" : ` Identifiant du protocole : \`${study.protocol}\`.`}

Les identifiants des participants et des passations sont nouveaux et tirés au sort. Les identifiants d’origine, les graines aléatoires et les heures ont été retirés : ces colonnes valent NA. Dans \`participants.csv\`, \`days\` est le nombre de jours depuis la première passation du participant. Les passations retirées, les passations d’essai et celles d’autres études ne sont pas incluses ; \`analysis/study.R\` en donne le nombre. Les lignes suivent l’ordre dans lequel les passations ont commencé. Ne changez pas cet ordre : le rééchantillonnage en dépend.

Les noms de colonnes, les dictionnaires et les scripts sont en anglais, car des programmes les lisent.

## Fichiers

- \`participants.csv\` : une ligne par participant et par visite, avec les scores non arrondis ; \`participants-codebook.csv\` explique les colonnes. Une apostrophe précède les textes qu’un programme pourrait lire comme un nombre, une date ou une formule
- \`results.json\` : chaque nombre de la page sous son nom, non arrondi
- \`DEVIATIONS.md\` : le plan, ce qui a été fait, et des titres sous lesquels écrire les raisons
${tables.map(frenchTable).join("\n")}
- \`events/\` : ce qui s’est passé d’autre pendant les passations, comme une reprise, là où les fichiers l’indiquent ; \`seconds\` se compte depuis le début de la passation, et \`detail\` vaut NA là où il pourrait désigner quelqu’un
- \`codebook.csv\`, \`codebook.json\` : le sens de chaque colonne des essais, par tâche là où les tâches diffèrent
- \`analysis/\` : les scripts
- \`dataset_description.json\` : les mêmes informations pour les programmes (Psych-DS, schema.org)
${warningLines("Avant de publier", warnings, "fr")}
## Comment recalculer chaque nombre

${COMMANDS}

Les scripts nécessitent R 4, sans aucun package, et se lancent depuis n’importe quel dossier. Le premier calcule les scores de chaque passation avec le code de sa tâche. Le deuxième décide quels participants sont analysés et applique les règles d’exclusion du plan. Le troisième affiche chaque nombre de \`results.json\` avec son nom, et combien d’entre eux concordent. \`analysis/study.R\` contient les définitions de cette étude. Les chiffres du plan lui-même (nombre de participants, part de non analysés, écart type et fidélité d’un score) sont repris du fichier de l’étude ou de données publiées ; les scripts en calculent les autres nombres prévus.
`;

/** Returns the README of a data set in a language. */
export const dataSetReadme = (facts: Facts, locale: Locale): string =>
  locale === "fr" ? typeset(french(facts), "fr") : english(facts);

const PRIVATE = {
  en: "# Do not share this folder\n\n`key.csv` links the new ids of the data set to the original sessions and identifiers. Delete this file when it is no longer needed.\n",
  fr: "# Ne partagez rien de ce dossier\n\n`key.csv` relie les nouveaux identifiants du jeu de données aux passations et aux identifiants d’origine. Supprimez ce fichier dès qu’il n’est plus nécessaire.\n",
};
const PRIVATE_SIMULATED = {
  en: `\n**${SIMULATED_DATA}**\n`,
  fr: `\n**${DEVIATION_WORDS.simulated.fr}**\n`,
};

/** Returns the README of the folder with the key to the ids. */
export const privateReadme = (isSimulated: boolean, locale: Locale): string =>
  typeset(PRIVATE[locale] + (isSimulated ? PRIVATE_SIMULATED[locale] : ""), locale);
