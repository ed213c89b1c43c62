import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPublished } from "@/experiments/payloads/published";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

/** Folder of the documents of all releases, with their ids. */
export const RECORDED_PROTOCOLS = join(ROOT, "__tests__/experiments/study/document/recorded");

/** Records each published protocol whose current form is not recorded. Existing records remain: their ids never change. */
function main() {
  mkdirSync(RECORDED_PROTOCOLS, { recursive: true });
  for (const [name, document] of readPublished(join(ROOT, "protocols"))) {
    const id = documentId(document);
    const file = `${name}.${id.slice(0, SHOWN_DIGITS)}.json`;
    if (existsSync(join(RECORDED_PROTOCOLS, file))) continue;
    const record = { protocolId: protocolId(document), documentId: id, document };
    writeFileSync(join(RECORDED_PROTOCOLS, file), `${JSON.stringify(record, null, 1)}\n`);
    say(`${file} recorded.`);
  }
}

if (isMain(import.meta.url)) await runMain(main);
