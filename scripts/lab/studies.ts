import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { faultText, TEXT_PROBLEMS } from "@/experiments/payloads/fault-text";
import { textIn } from "@/experiments/study/document/author-text";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { readProtocol } from "@/experiments/study/document/check";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { recruiterQuery } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { rehearsalQuery } from "@/experiments/study/participation/read-address";
import { decodeText } from "@/lib/decode-text";
import { pathOf } from "@/lib/routes";
import { lineOfMember } from "@/receiver/json-lines";
import { ROOT } from "../project.mjs";
import { UserError } from "../terminal.mjs";

export type LabStudy = {
  file: string;
  /** The name of the study in its URL, `/study?p=name`. */
  name: string;
  title: string;
  /** The path and the query of the study in its language. */
  address: string;
  /** The address with which the researcher tries the study (a rehearsal); null if its links cannot mark rehearsals. */
  trialAddress: string | null;
  /** The addresses for participants: one, or one for each session if the conditions are sessions. */
  participantAddresses: readonly string[];
  /** The names of the identifiers that a link for participants must have. */
  ids: readonly string[];
  /** The complete document as JSON. */
  text: string;
};

/** The folder of the published studies. They are served if no file is named. */
const PUBLISHED = "protocols";

/**
 * Reads the studies of the lab.
 *
 * @param paths files, and folders whose JSON files are studies, from the folder of the project; empty for all published
 *   studies
 * @throws UserError with the file, the line, the field and the rule of every fault
 */
export function readLabStudies(paths: readonly string[]): LabStudy[] {
  const all =
    paths.length > 0
      ? paths.flatMap((path) => (isFolder(path) ? filesIn(path, path) : path))
      : filesIn(join(ROOT, PUBLISHED), PUBLISHED);
  const faults: string[] = [];
  const studies = all.flatMap((file) => {
    const read = studyIn(file);
    if (!Array.isArray(read)) return [read];
    faults.push(...read);
    return [];
  });
  if (faults.length > 0)
    throw new UserError(faults.join("\n"), "docs/protocol.md says what each field may hold.");
  for (const { name, file } of studies) {
    const twin = studies.find((other) => other.name === name && other.file !== file);
    if (twin)
      throw new UserError(
        `${twin.file} and ${file} would have the same address /study?p=${name}.`,
        "Rename one of the two files.",
      );
  }
  return [...new Map(studies.map((study) => [study.name, study])).values()];
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** @param named the folder as messages name it */
function filesIn(folder: string, named: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  if (files.length > 0) return files.sort().map((name) => join(named, name));
  throw new UserError(
    `The folder ${named} has no study.`,
    "Put a study into it, or name one: npm run lab -- my-study.json",
  );
}

/** Returns the study in a file, or its faults. */
function studyIn(file: string): LabStudy | string[] {
  const decoded = decodeText(bytesOf(file));
  if ("problem" in decoded) return [`${file}: ${TEXT_PROBLEMS[decoded.problem]}`];
  const { text } = decoded;
  const checked = readProtocol(text, MODELS);
  if ("faults" in checked)
    return checked.faults.map((fault) => `${file}${lineOf(text, fault.path)}: ${faultText(fault)}`);
  const name = nameOf(file);
  if (name === null)
    return [`${file}: the name of the file becomes the address, so it needs a letter from a to z.`];
  const { document } = checked;
  const address = `${pathOf("study", languageOf(document))}?p=${name}`;
  const ids = document.delivery?.ids ?? [];
  const sessions = areSessions(document) ? (document.conditions ?? [null]) : [null];
  const trial = rehearsalQuery(document);
  return {
    file,
    name,
    title: titleOf(document) ?? name,
    address,
    trialAddress: trial === "" ? null : withQuery(address, trial),
    participantAddresses: sessions.map((each) => withQuery(address, recruiterQuery(ids, each))),
    ids,
    text: canonicalJson(document),
  };
}

/** Returns an address, which has a query, with further parameters. @param query begins with `?`, or is empty */
const withQuery = (address: string, query: string) => address + query.replace(/^\?/, "&");

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
      "The path counts from the folder of the project.",
    );
  }
}

/** Returns the line of a fault, such as `, line 12`; empty if the text is not JSON or does not contain the path. */
function lineOf(text: string, path: string): string {
  if (path === "") return "";
  try {
    JSON.parse(text);
  } catch {
    return "";
  }
  return `, line ${lineOfMember(text, path.split("."))}`;
}

/** The largest number of characters of a study's name in a URL. */
const LONGEST_NAME = 64;

/** Returns the name of a study in its URL; null if the name of the file has no letter from a to z. */
export function nameOf(file: string): string | null {
  const name = basename(file)
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, LONGEST_NAME)
    .replace(/-$/, "");
  return name === "" ? null : name;
}

const languageOf = ({ language }: ProtocolDocument) =>
  language === undefined || language === "participant" ? "en" : language;

const titleOf = (document: ProtocolDocument) => textIn(document.title, languageOf(document));
