import { WITHOUT_APOSTROPHES } from "@/experiments/engine/data/data-set-files";

/**
 * One line of code for each programming language in which researchers read a table of the export. The line removes the
 * apostrophes that protect cells.
 */
const READING = `\`\`\`r
d <- read.csv("data.csv"); ${WITHOUT_APOSTROPHES.r}
\`\`\`

\`\`\`python
d = pandas.read_csv("data.csv").${WITHOUT_APOSTROPHES.py}
\`\`\``;

/** Text that explains the format of the cells of a data set. */
export const CELLS = `Cells are written as in the archive of one run: \`NA\` is what is not known, \`TRUE\` and \`FALSE\` are as in R. An apostrophe stands before what a spreadsheet would take for a formula and, in the columns of names and ids, before each text that R, pandas, a spreadsheet or JASP would take for a number, a date, a logical or something missing, such as \`'007\`. So every id is read as a text. These lines of R and Python take the apostrophes off:

${READING}`;

/** Returns the text of the README of an export. @param rehearsals whether the export contains rehearsals */
export const exportReadme = (rehearsals: boolean) => `# Data of studies

One folder per protocol, \`protocol-…\`, and \`runs\` for runs of one app outside any study. Each is a Psych-DS data set of its
own, with new random session ids and without identifiers.

**Share the folders \`protocol-…\` and \`runs\`, each as it is. Share nothing of \`private\`**, and not the folder that holds
them all: \`private\` names people. Its own README says what is in it.

The same person has the same \`person\` in the \`sessions.csv\` of a data set, and in the names of its files. It is a random id,
another one in each data set.

Sessions that were withdrawn before this was written are in none of it. Write it again after a withdrawal.

${
  rehearsals
    ? "**It contains rehearsals**, which do not count as data. They have TRUE in the column `rehearsal`: leave them out before you\nanalyse the data."
    : "Rehearsals, which do not count as data, are left out. With the option `--rehearsals`, the export contains them."
}
`;

/** The text of the README in the private folder of an export. */
export const PRIVATE_README = `# Share nothing of this folder

- \`key.csv\` leads from the new ids back to those of the receiver and to the identifiers of recruiters. With the receiver's id of a
  session, its data can be withdrawn. Delete it when it is no longer needed.
- \`details.csv\` has what is noted of events, such as an identifier that could not be used. The data sets have the details that
  name nobody.
- \`beside/\` has records that came under the key of another record with other bytes, as they came. They are in no data set.
- \`refused/\` has records that cannot be read as data of this release, as they came, each with the reason. They hold whatever
  their senders wrote.
`;
