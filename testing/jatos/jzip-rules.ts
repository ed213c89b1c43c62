/*
 * The rules that JATOS applies when it imports a study archive (ImportExportService, StudyProperties,
 * ComponentProperties, BatchProperties and IOUtils, version 3.10.4; docs/jatos.md). One rule here is stricter: text
 * must not contain `<`, `>` or `&`, because the check has no HTML parser.
 */

/** The studies that the server already has. The user who imports an archive is not a member of these studies. */
type JatosHoldings = {
  studies: readonly string[];
  /** Maps the identity of each component to the identity of the study that contains the component. */
  components: Readonly<Record<string, string>>;
};

/** A rule that an archive violates, with the location in the archive. */
type JzipFault = `${string}: ${JzipRule}`;

/** The short names by which tests refer to the rules. */
export const JZIP_RULES = [
  "one description at the top level, ending in jas",
  "one folder, and no more",
  "JSON",
  "version 3 or lower, as text",
  "there and of its type",
  "a title with a character",
  "a title of at most 255 characters",
  "no HTML",
  "an entry message of at most 1000 bytes",
  "a folder without characters that files may not have",
  "a folder of at most 255 characters",
  "no folder of JATOS’ own",
  "the folder that is in the archive",
  "a page with one dot in its name",
  "a page of at most 255 characters",
  "a page that is in the folder",
  "input as a text of JSON",
  "known worker types, as a list",
  "at least one component",
  "an identity of its own, in the form of a UUID",
  "no study that somebody else has",
  "no component of another study",
] as const;
export type JzipRule = (typeof JZIP_RULES)[number];

const LATEST = 3;
const LONGEST_NAME = 255;
const LONGEST_ENTRY = 1000;
// The same expression as IOUtils.REGEX_ILLEGAL_IN_FILENAME in the code of JATOS.
const IN_NO_FOLDER = /[\s\n\r\t\f*?"\\\0/,`<>|:~!§$%&^°]/;
const OWN_FOLDERS = ["jatos", "publix", "public", "assets", "study_assets_root", "study_assets"];
const PAGE = /^[\w\d_-][\w\d/_-]*\.[\w\d_-]+$/;
const WORKERS = [
  "GeneralSingle",
  "GeneralMultiple",
  "PersonalSingle",
  "PersonalMultiple",
  "Jatos",
  "MT",
  "MTSandbox",
];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the rules that an archive violates.
 * @param files files of the archive, keyed by path
 */
export function jzipFaults(
  files: Readonly<Record<string, string>>,
  server: JatosHoldings = { studies: [], components: {} },
): JzipFault[] {
  const faults: JzipFault[] = [];
  const broken = (where: string, rule: JzipRule) => faults.push(`${where}: ${rule}`);

  const paths = Object.keys(files);
  const described = paths.filter((path) => !path.includes("/") && path.endsWith("jas"));
  const folders = new Set(
    paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0]),
  );
  if (folders.size !== 1) broken("archive", "one folder, and no more");
  const [name] = described;
  if (described.length !== 1 || name === undefined) {
    broken("archive", "one description at the top level, ending in jas");
    return faults;
  }
  const text = files[name] ?? "";
  const jas: unknown = isJson(text) ? JSON.parse(text) : null;
  if (!isPart(jas)) {
    broken(name, "JSON");
    return faults;
  }
  if (typeof jas.version !== "string" || !(Number(jas.version) <= LATEST))
    broken("version", "version 3 or lower, as text");
  if (!isPart(jas.data)) {
    broken("data", "there and of its type");
    return faults;
  }
  const study = jas.data;

  const identities = new Set<unknown>();
  const checkIdentity = (where: string, { uuid }: Part) => {
    if (typeof uuid !== "string" || !UUID.test(uuid) || identities.has(uuid))
      broken(`${where}.uuid`, "an identity of its own, in the form of a UUID");
    identities.add(uuid);
  };
  const checkTexts = (where: string, part: Part) => {
    const { title } = part;
    if (typeof title !== "string" || title.trim() === "")
      broken(`${where}.title`, "a title with a character");
    else if (title.length > LONGEST_NAME)
      broken(`${where}.title`, "a title of at most 255 characters");
    for (const key of ["title", "description", "comments", "endRedirectUrl", "studyEntryMsg"]) {
      const value = part[key];
      if (typeof value === "string" && /[<>&]/.test(value)) broken(`${where}.${key}`, "no HTML");
      else if (value !== null && value !== undefined && typeof value !== "string")
        broken(`${where}.${key}`, "there and of its type");
    }
    const { jsonData } = part;
    const isInput = typeof jsonData === "string" && (jsonData === "" || isJson(jsonData));
    if (jsonData !== null && jsonData !== undefined && !isInput)
      broken(`${where}.jsonData`, "input as a text of JSON");
  };
  const checkFlags = (where: string, part: Part, names: readonly string[]) => {
    for (const key of names)
      if (typeof part[key] !== "boolean") broken(`${where}.${key}`, "there and of its type");
  };

  checkIdentity("study", study);
  if (server.studies.includes(String(study.uuid)))
    broken("study.uuid", "no study that somebody else has");
  checkTexts("study", study);
  checkFlags("study", study, ["groupStudy", "linearStudy", "allowPreview"]);
  if (
    typeof study.studyEntryMsg === "string" &&
    new TextEncoder().encode(study.studyEntryMsg).length > LONGEST_ENTRY
  )
    broken("study.studyEntryMsg", "an entry message of at most 1000 bytes");

  const { dirName } = study;
  if (typeof dirName !== "string" || dirName.trim() === "")
    broken("study.dirName", "there and of its type");
  else {
    if (IN_NO_FOLDER.test(dirName))
      broken("study.dirName", "a folder without characters that files may not have");
    if (dirName.length > LONGEST_NAME)
      broken("study.dirName", "a folder of at most 255 characters");
    if (OWN_FOLDERS.includes(dirName)) broken("study.dirName", "no folder of JATOS’ own");
    if (!folders.has(dirName)) broken("study.dirName", "the folder that is in the archive");
  }

  const components = Array.isArray(study.componentList) ? study.componentList.filter(isPart) : [];
  if (components.length === 0) broken("study.componentList", "at least one component");
  for (const [index, component] of components.entries()) {
    const where = `component ${index}`;
    checkIdentity(where, component);
    const owner = server.components[String(component.uuid)];
    if (owner !== undefined && owner !== study.uuid)
      broken(`${where}.uuid`, "no component of another study");
    checkTexts(where, component);
    checkFlags(where, component, ["reloadable", "active"]);
    const { htmlFilePath } = component;
    const page = typeof htmlFilePath === "string" ? htmlFilePath : "";
    if (!PAGE.test(page)) broken(`${where}.htmlFilePath`, "a page with one dot in its name");
    if (page.length > LONGEST_NAME)
      broken(`${where}.htmlFilePath`, "a page of at most 255 characters");
    if (!(`${dirName}/${page}` in files))
      broken(`${where}.htmlFilePath`, "a page that is in the folder");
  }

  const batches = Array.isArray(study.batchList) ? study.batchList.filter(isPart) : [];
  if (batches.length === 0) broken("study.batchList", "there and of its type");
  for (const [index, batch] of batches.entries()) {
    const where = `batch ${index}`;
    checkIdentity(where, batch);
    checkTexts(where, batch);
    checkFlags(where, batch, ["active"]);
    const { allowedWorkerTypes: types } = batch;
    if (!Array.isArray(types) || !types.every((type) => WORKERS.includes(type)))
      broken(`${where}.allowedWorkerTypes`, "known worker types, as a list");
  }
  return faults;
}
