import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./project.mjs";
import { isMain, runMain, say } from "./terminal.mjs";

const SCHEMA = "receiver/contact-message.schema.json";

/** Writes the JSON Schema of a message of the contact form from the schema that the page reads it by. */
async function main() {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { messageSchemaText } from "@/components/shell/outbox/message-schema";',
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: "esm",
    alias: { "@": ROOT },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  const { messageSchemaText } = await import(`data:text/javascript;base64,${code}`);
  writeFileSync(join(ROOT, SCHEMA), messageSchemaText());
  say(`${SCHEMA} written.`);
}

if (isMain(import.meta.url)) await runMain(main);
