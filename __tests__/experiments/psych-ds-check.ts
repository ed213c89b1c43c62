import { parseCsv } from "./parse-csv";

/** The rule of the Psych-DS 0.4.0 schema for the names of data files. */
const DATA_FILE = /^([a-z]+-[a-zA-Z0-9]+)(_[a-z]+-[a-zA-Z0-9]+)*_data\.csv$/;

const OFFICIAL_KEYWORDS =
  "study site subject session task condition trial stimulus description".split(" ");

type Described = { name?: unknown; "@type"?: unknown };

/**
 * Returns the faults of a data set that the official validator reports as errors (schema 0.4.0): missing required
 * fields, invalid names of data files, and columns that differ from `variableMeasured`.
 * @param files texts by their path from the root of the data set
 * @returns one sentence per fault; none for a valid data set
 */
export function psychDsFaults(files: Record<string, string>): string[] {
  const faults: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    if (text === "") faults.push(`${path} is empty`);
    if (path.endsWith(".json") && !isJson(text)) faults.push(`${path} is not JSON`);
    if (path.endsWith("/dataset_description.json")) faults.push(`${path} is not at the root`);
  }
  const source = files["dataset_description.json"];
  if (source === undefined || !isJson(source))
    return [...faults, "no readable dataset_description.json"];

  const description = JSON.parse(source);
  if (!/^https?:\/\/schema\.org\/?$/.test(description["@context"]))
    faults.push("@context is not schema.org");
  if (description["@type"] !== "Dataset") faults.push("@type is not Dataset");
  for (const field of ["name", "description"])
    if (typeof description[field] !== "string" || description[field].trim() === "")
      faults.push(`${field} is missing`);
  const variables: Described[] = Array.isArray(description.variableMeasured)
    ? description.variableMeasured
    : [];
  if (variables.length === 0) faults.push("variableMeasured is missing");
  if (variables.some((variable) => variable["@type"] !== "PropertyValue"))
    faults.push("a variable is not a PropertyValue");
  const listed = variables.map(({ name }) => String(name));

  const tables = Object.keys(files).filter((path) => /^data\/.*\.(csv|tsv)$/.test(path));
  if (tables.length === 0) faults.push("no table in data/");
  const found = new Set<string>();
  for (const path of tables) {
    const name = path.split("/").at(-1) ?? "";
    if (!DATA_FILE.test(name)) faults.push(`${path} is not a name of a data file`);
    for (const [, keyword = ""] of name.matchAll(/(?:^|_)([a-z]+)-/g))
      if (!OFFICIAL_KEYWORDS.includes(keyword)) faults.push(`${path}: ${keyword} is not official`);
    const [columns = []] = parseCsv(files[path] ?? "");
    if (new Set(columns).size !== columns.length) faults.push(`${path} repeats a column`);
    for (const column of columns) {
      found.add(column);
      if (!listed.includes(column)) faults.push(`${path}: ${column} is not in variableMeasured`);
    }
  }
  for (const name of listed)
    if (!found.has(name)) faults.push(`${name} is in variableMeasured and in no table`);
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
