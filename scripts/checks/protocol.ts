import { existsSync, readFileSync } from "node:fs";
import { MODELS } from "@/experiments/catalog/generated/models";
import { faultText, TEXT_PROBLEMS } from "@/experiments/payloads/published";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { readProtocol } from "@/experiments/study/document/check";
import { participantLink } from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { decodeText } from "@/lib/decode-text";
import { isMain, runMain, say, UserError } from "../terminal.mjs";

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

/**
 * Returns remarks on the text of a study document: its ids, the end of a URL that contains the document, and settings
 * that the author probably did not intend.
 *
 * @throws UserError with path, value and rule of every fault
 */
export function protocolReport(file: string, text: string): string[] {
  const checked = readProtocol(text, MODELS);
  if ("faults" in checked)
    throw new UserError(
      checked.faults.map((fault) => `${file}: ${faultText(fault)}`).join("\n"),
      "docs/protocol.md says what each field may hold.",
    );
  const { document } = checked;
  return [
    `protocol id  ${protocolId(document)}`,
    `document id  ${documentId(document)}`,
    `link         /study${participantLink(document).hash}`,
    ...cautionsOf(document).map((caution) => `caution      ${faultText(caution)}`),
  ];
}

function main() {
  const [file] = process.argv.slice(2);
  if (!file) throw new UserError("No file was named.", "npm run check:protocol -- my-study.json");
  if (!existsSync(file))
    throw new UserError(
      `There is no file ${file}.`,
      "The path counts from the folder of the project.",
    );
  for (const line of protocolReport(file, studyText(file, readFileSync(file)))) say(line);
}

if (isMain(import.meta.url)) await runMain(main);
