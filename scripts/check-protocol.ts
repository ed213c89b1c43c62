import { existsSync, readFileSync } from "node:fs";
import { MODELS } from "@/experiments/models";
import { readProtocol } from "@/experiments/protocol/check";
import { participantLink } from "@/experiments/protocol/link";
import { documentId, protocolId } from "@/experiments/protocol/protocol-id";
import { faultText } from "@/experiments/protocol/published";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/**
 * Returns what there is to say of the text of a document: its ids, and the part of an address that holds it.
 * @throws UserError that names path, value and rule of every fault
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
  ];
}

function main() {
  const [file] = process.argv.slice(2);
  if (!file) throw new UserError("No file was named.", "npm run protocol -- my-study.json");
  if (!existsSync(file))
    throw new UserError(
      `There is no file ${file}.`,
      "The path counts from the folder of the project.",
    );
  for (const line of protocolReport(file, readFileSync(file, "utf8"))) say(line);
}

if (isMain(import.meta.url)) await runMain(main);
