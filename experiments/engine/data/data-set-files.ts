import { type CodebookEntry, codebookCsv, variableMeasured } from "./codebook";

/** The texts of files, keyed by the path of the file in the archive. */
export type Files = Record<string, string>;

const PSYCH_DS = "Psych-DS 0.4.0";

/** Returns a value as indented JSON, with a line break at the end. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a text as a value in a file name. Psych-DS allows only letters and digits in the values of a file name. */
export const nameValue = (text: string) => text.replace(/[^a-zA-Z0-9]/g, "");

/** The line of a README that explains the file `dataset_description.json`. */
export const DESCRIPTION_LINE = `- \`dataset_description.json\`: the same facts for machines (${PSYCH_DS}, schema.org)`;

/** Code in R and Python that removes the added apostrophes from the cells of a table. */
export const WITHOUT_APOSTROPHES = {
  /** A statement that changes the data frame `d`. */
  r: `d[] <- lapply(d, function(x) if (is.character(x)) gsub("(^|[;\\t\\r\\n])'", "\\\\1", x) else x)`,
  /** The call of a method of a pandas data frame. */
  py: `replace({r"(^|[;\\t\\r\\n])'": r"\\1"}, regex=True)`,
};

/** The sentence that marks data of simulated participants. */
export const SIMULATED_DATA = "Simulated data: nobody took part.";

/** Returns a codebook as two files: a CSV table and JSON. */
export const codebookFiles = (entries: readonly CodebookEntry[]): Files => ({
  "codebook.csv": codebookCsv(entries),
  "codebook.json": json(entries),
});

/** Returns the scripts that recompute the results of an app, as files. */
export const scriptFiles = ({ r, py }: Record<"r" | "py", string>): Files => ({
  "recompute.R": r,
  "recompute.py": py,
});

/** Returns files whose paths begin with the given folder. */
export const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** The content that differs between the data sets of one run, of simulated participants and of an export. */
export type DataSetContent = {
  /** The name, description and further properties, such as an identifier, in `dataset_description.json`. */
  name: string;
  description: string;
  more?: Readonly<Record<string, unknown>>;
  references: readonly { citation: string; url: string }[];
  readme: string;
  /** The only entry of the change log. */
  change: string;
  entries: readonly CodebookEntry[];
  /** The files with tables, records and parameters. */
  data: Files;
  analysis: Files;
};

/**
 * Returns a data set as the files of a Psych-DS 0.4.0 folder. Only the trials are in data/, because Psych-DS
 * requires every table in data/ to have the columns of `variableMeasured` (docs/methods.md, "Psych-DS").
 */
export const dataSetFiles = ({
  name,
  description,
  more,
  references,
  readme,
  change,
  entries,
  data,
  analysis,
}: DataSetContent): Files => ({
  "dataset_description.json": json({
    "@context": "https://schema.org/",
    "@type": "Dataset",
    name,
    description,
    schemaVersion: PSYCH_DS,
    ...more,
    citation: [...new Set(references.map(({ citation, url }) => `${citation}. ${url}`))],
    variableMeasured: variableMeasured(entries),
  }),
  "README.md": readme,
  "CHANGES.md": `# Changes\n\n- ${change}\n`,
  ...data,
  ...codebookFiles(entries),
  ...inFolder("analysis", analysis),
});
