import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { faultText } from "@/experiments/payloads/fault-text";
import { readPublished } from "@/experiments/payloads/published";
import { readProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say, UserError } from "../terminal.mjs";

/** The folder with the study documents of all releases and the ids of these documents. */
export const RECORDED_PROTOCOLS = join(ROOT, "__tests__/experiments/study/document/recorded");

/**
 * Checks a study document.
 * @throws UserError with the faults of the document
 */
function readFile(path: string): [name: string, document: ProtocolDocument] {
  const checked = readProtocol(readFileSync(path, "utf8"), MODELS);
  if ("faults" in checked) throw new UserError(checked.faults.map(faultText).join("\n"));
  return [basename(path, ".json"), checked.document];
}

/**
 * Records each published protocol and each file of the command line, unless the current version is already recorded.
 * Existing records remain, because the ids of documents never change.
 */
function main() {
  mkdirSync(RECORDED_PROTOCOLS, { recursive: true });
  const files = process.argv.slice(2).map(readFile);
  for (const [name, document] of [...readPublished(join(ROOT, "protocols")), ...files]) {
    const id = documentId(document);
    const file = `${name}.${id.slice(0, SHOWN_DIGITS)}.json`;
    if (existsSync(join(RECORDED_PROTOCOLS, file))) continue;
    const record = { protocolId: protocolId(document), documentId: id, document };
    writeFileSync(join(RECORDED_PROTOCOLS, file), `${JSON.stringify(record, null, 1)}\n`);
    say(`${file} recorded.`);
  }
}

if (isMain(import.meta.url)) await runMain(main);
