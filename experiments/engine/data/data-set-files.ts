import { type CodebookEntry, codebookCsv, variableMeasured } from "./codebook";

/** Files by their path in the archive. */
export type Files = Record<string, string>;

const PSYCH_DS = "Psych-DS 0.4.0";

/** Returns a value as indented JSON, with a line break at the end. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a text as a value in a file name; Psych-DS allows only letters and digits. */
export const nameValue = (text: string) => text.replace(/[^a-zA-Z0-9]/g, "");

/** The line of a README about the description of the data set. */
export const DESCRIPTION_LINE = `- \`dataset_description.json\`: the same facts for machines (${PSYCH_DS}, schema.org)`;

/** Expressions that remove the apostrophes from the cells of a table. */
export const WITHOUT_APOSTROPHES = {
  /** Applies to the data frame `d`. */
  r: `d[] <- lapply(d, function(x) if (is.character(x)) gsub("(^|[;\\t\\r\\n])'", "\\\\1", x) else x)`,
  /** A method call on a pandas data frame. */
  py: `replace({r"(^|[;\\t\\r\\n])'": r"\\1"}, regex=True)`,
};

/** The sentence that marks data of simulated participants. */
export const SIMULATED_DATA = "Simulated data: nobody took part.";

/** Returns a codebook as a table and as JSON. */
export const codebookFiles = (entries: readonly CodebookEntry[]): Files => ({
  "codebook.csv": codebookCsv(entries),
  "codebook.json": json(entries),
});

/** Returns the scripts that recompute the results of an app. */
export const scriptFiles = ({ r, py }: Record<"r" | "py", string>): Files => ({
  "recompute.R": r,
  "recompute.py": py,
});

/** Returns the files in a folder. */
export const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** The differing content of the data sets of one run, of simulated participants and of an export. */
export type DataSetContent = {
  /** Name, description and further properties, such as an identifier, in the description of the data set. */
  name: string;
  description: string;
  more?: Readonly<Record<string, unknown>>;
  references: readonly { citation: string; url: string }[];
  readme: string;
  /** The entry of the change log. */
  change: string;
  entries: readonly CodebookEntry[];
  /** Tables, records and parameters. */
  data: Files;
  analysis: Files;
};

/**
 * Returns a data set as the files of a Psych-DS 0.4.0 folder. Only the trials are under data/, because Psych-DS
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
