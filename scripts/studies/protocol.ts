import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { faultText, TEXT_PROBLEMS } from "@/experiments/payloads/fault-text";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { readProtocol } from "@/experiments/study/document/check";
import { emptyConditionFaults } from "@/experiments/study/document/check-assignment";
import { participantLink } from "@/experiments/study/document/link";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { runningStudy } from "@/experiments/study/document/running-study";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { decodeText } from "@/lib/decode-text";
import { isMain, runMain, say, UserError } from "../terminal.mjs";
import { changeStudies, mergedStudy } from "./studies-file";

const EXAMPLE =
  "npm run protocol -- my-study.json\nnpm run protocol -- my-study.json --studies studies.json --quota high=30,low=30";

/**
 * Returns the text of a study file.
 * @throws UserError with advice if the file is not a study file
 */
export function studyText(file: string, bytes: Uint8Array): string {
  const decoded = decodeText(bytes);
  if ("text" in decoded) return decoded.text;
  throw new UserError(
    `${file}: ${TEXT_PROBLEMS[decoded.problem]}`,
    "Editors have the encoding in “Save as”. Then run the command again.",
  );
}

/** @throws UserError with path, value and rule of every fault */
function documentIn(file: string, text: string): ProtocolDocument {
  const checked = readProtocol(text, MODELS);
  const faults = "document" in checked ? emptyConditionFaults(checked.document) : checked.faults;
  if ("document" in checked && faults.length === 0) return checked.document;
  throw new UserError(
    faults.map((fault) => `${file}: ${faultText(fault)}`).join("\n"),
    "docs/protocol.md says what each field may hold.",
  );
}

/**
 * Returns remarks on the text of a study document: its ids, the end of a URL that contains the document, and settings
 * that the author probably did not intend.
 *
 * @throws UserError with path, value and rule of every fault
 */
export function protocolReport(file: string, text: string): string[] {
  const document = documentIn(file, text);
  return [
    `protocol id  ${protocolId(document)}`,
    `document id  ${documentId(document)}`,
    `link         /study${participantLink(document).hash}`,
    ...cautionsOf(document).map((caution) => `caution      ${faultText(caution)}`),
  ];
}

/** The settings of a running study that the command changes. A setting that is undefined remains as it is. */
type Changes = {
  quota?: RunningStudy["quota"];
  paused?: boolean;
  /** A protocol id, or the first digits of one that is in the file. */
  sameAs?: string;
};

/**
 * Adds study documents to a file of running studies, or updates their entries.
 *
 * @returns a line about each study
 * @throws UserError if a document, the file or a change is wrong; the file then remains unchanged
 */
export async function addStudies(
  path: string,
  documents: readonly { file: string; text: string }[],
  changes: Changes = {},
): Promise<string[]> {
  let lines: string[] = [];
  const added = documents.map(({ file, text }) => documentIn(file, text));
  await changeStudies(path, (before) => {
    const studies = { ...before };
    lines = added.map((document) => {
      const id = protocolId(document);
      const known = studies[id];
      const study = changed(
        mergedStudy(known, runningStudy(document, MODELS)),
        id,
        changes,
        before,
      );
      studies[id] = study;
      return `studies      ${path}: ${known ? "updated" : "added"} ${stateText(study)}${versionsText(id, study, studies)}`;
    });
    return studies;
  });
  return lines;
}

function changed(
  study: RunningStudy,
  id: string,
  { quota, paused, sameAs }: Changes,
  others: RunningStudies["studies"],
): RunningStudy {
  const names = study.conditions.map(({ name }) => name);
  const unknown = Object.keys(typeof quota === "object" && quota ? quota : {}).find(
    (name) => !names.includes(name),
  );
  if (unknown !== undefined)
    throw new UserError(
      `The study has no condition ${unknown}.`,
      names.includes(null)
        ? "It has no conditions: give one number, such as --quota 60."
        : `Its conditions: ${names.join(", ")}.`,
    );
  const { quota: _, ...withoutQuota } = study;
  const same = sameAs === undefined ? [] : [versionOf(sameAs, id, others)];
  return {
    ...(quota === null ? withoutQuota : study),
    ...(quota !== undefined && quota !== null && { quota }),
    ...(paused !== undefined && { paused }),
    ...(same.length > 0 && { sameStudyAs: [...new Set([...(study.sameStudyAs ?? []), ...same])] }),
  };
}

/** Returns the protocol id of another version of a study. @param given the id, or its first 12 digits or more */
function versionOf(given: string, own: string, others: RunningStudies["studies"]): string {
  const digits = given.toLowerCase();
  const found = Object.keys(others).filter((id) => id.startsWith(digits));
  const isId = /^[0-9a-f]{64}$/.test(digits);
  const [only] = isId ? [digits] : found.length === 1 && digits.length >= SHOWN_DIGITS ? found : [];
  if (only === own)
    throw new UserError(
      `${given} is the protocol id of this study itself.`,
      "--same-as needs the protocol id of the other version.",
    );
  if (only !== undefined) return only;
  throw new UserError(
    `--same-as ${given}: the file has no study of this protocol id.`,
    `Give all 64 digits, or at least the first ${SHOWN_DIGITS} digits of a study in the file.`,
  );
}

const titleText = ({ title }: RunningStudy) =>
  (typeof title === "string" ? title : (title.en ?? title.fr)) || "without a title";

function stateText({ conditions, quota, paused, ...study }: RunningStudy): string {
  const names = conditions.flatMap(({ name }) => name ?? []);
  const most =
    typeof quota === "object" && quota
      ? Object.entries(quota)
          .map(([name, each]) => `${name} ${each}`)
          .join(", ")
      : (quota ?? "none");
  return [
    `“${titleText({ conditions, ...study })}”`,
    names.length > 0 ? `conditions ${names.join(", ")}` : "no conditions",
    `quota ${most}`,
    paused ? "paused" : "open",
  ].join("; ");
}

/** Returns a remark if another study in the file has the same title, because it may be an earlier version. */
function versionsText(id: string, study: RunningStudy, studies: RunningStudies["studies"]): string {
  const linked = (other: string) =>
    study.sameStudyAs?.includes(other) || studies[other]?.sameStudyAs?.includes(id);
  const twin = Object.entries(studies).find(
    ([other, each]) => other !== id && titleText(each) === titleText(study) && !linked(other),
  );
  if (!twin) return "";
  const digits = twin[0].slice(0, SHOWN_DIGITS);
  return `\ncaution      Another study in the file has this title. If it is an earlier version of this study, add --same-as ${digits}, so that the participants are counted together.`;
}

/** Reads a quota: a number for the whole study, a number for each condition, or `none`. */
export function quotaIn(text: string): NonNullable<RunningStudy["quota"]> | null {
  const wrong = (why: string) =>
    new UserError(
      `--quota ${text}: ${why}`,
      "--quota 60 (the whole study), --quota high=30,low=30 (each condition), or --quota none",
    );
  const count = (digits: string) => {
    if (!/^\d{1,7}$/.test(digits) || Number(digits) > 1_000_000)
      throw wrong("a quota is a whole number from 0 to 1,000,000.");
    return Number(digits);
  };
  if (text === "none") return null;
  if (!text.includes("=")) return count(text);
  const pairs = text.split(",").map((pair): [string, number] => {
    const [name = "", digits = ""] = pair.split("=").map((each) => each.trim());
    return [name, count(digits)];
  });
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw wrong("a condition appears twice.");
  return Object.fromEntries(pairs);
}

function argumentsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        studies: { type: "string" },
        quota: { type: "string" },
        paused: { type: "boolean" },
        open: { type: "boolean" },
        "same-as": { type: "string" },
      },
    });
  } catch (error) {
    throw new UserError((error as Error).message, EXAMPLE);
  }
}

async function main() {
  const { values, positionals: files } = argumentsOf(process.argv.slice(2));
  const { studies, quota, paused, open, "same-as": sameAs } = values;
  if (files.length === 0) throw new UserError("No file was named.", EXAMPLE);
  const hasChanges = [quota, paused, open, sameAs].some((each) => each !== undefined);
  if (hasChanges && studies === undefined)
    throw new UserError("Name the file of running studies with --studies.", EXAMPLE);
  if (hasChanges && files.length > 1)
    throw new UserError("These options change one study: name one study file.", EXAMPLE);
  if (paused && open) throw new UserError("Give either --paused or --open.", EXAMPLE);
  const documents = files.map((file) => {
    if (!existsSync(file))
      throw new UserError(
        `There is no file ${file}.`,
        "The path counts from the folder of the project.",
      );
    return { file, text: studyText(file, readFileSync(file)) };
  });
  for (const { file, text } of documents) {
    if (documents.length > 1) say(`${file}`);
    for (const line of protocolReport(file, text)) say(line);
  }
  if (studies === undefined) return;
  const lines = await addStudies(studies, documents, {
    ...(quota !== undefined && { quota: quotaIn(quota) }),
    ...((paused || open) && { paused: paused === true }),
    ...(sameAs !== undefined && { sameAs }),
  });
  for (const line of lines) say(line);
}

if (isMain(import.meta.url)) await runMain(main);
