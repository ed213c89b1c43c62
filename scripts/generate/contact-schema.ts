import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageSchemaText } from "@/components/shell/outbox/message-schema";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

const SCHEMA = "receiver/contact-message.schema.json";

/**
 * Writes the JSON Schema of a contact message. It is generated from the schema with which the page validates the
 * message.
 */
function main() {
  writeFileSync(join(ROOT, SCHEMA), messageSchemaText());
  say(`${SCHEMA} written.`);
}

if (isMain(import.meta.url)) await runMain(main);
