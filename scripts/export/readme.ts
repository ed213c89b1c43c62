/** Returns the text of the README of an export. @param rehearsals whether the export contains rehearsals */
export const exportReadme = (rehearsals: boolean) => `# Data of studies

Each folder \`protocol-…\` has the data of one study, and \`runs\` has runs of single tasks. Each is a Psych-DS data set with new
random ids of sessions and people, and without identifiers. \`README.md\` in each folder describes its files. In addition,
\`flow.csv\` has the numbers of participants by \`assigned_condition\`, counted as the receiver counts places.

**You can share these folders. Do not share the folder \`private\`**, which identifies people.

Sessions that were withdrawn before the export are not in it. Repeat the export after a withdrawal.

${
  rehearsals
    ? "**The folders `rehearsals-…` have rehearsals**, which do not count as data."
    : "Rehearsals do not count as data and are left out. With the option `--rehearsals`, they have folders of their own."
}
`;

/** The text of the README in the private folder of an export. */
export const PRIVATE_README = `# Share nothing of this folder

- \`records.jsonl\` has the records as pages sent them, one in each line. The page that reads data, and \`npm run read\`, read
  this file.
- \`faults.csv\` has the records that are not in the data sets, by their line, each with the reason.
- \`key.csv\` of each study leads from the new ids back to the receiver's ids and to the identifiers of recruiters. With the
  receiver's id of a session, its data can be withdrawn.

Delete the folder when you do not need it any more.
`;
