import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../project.mjs";
import { runMain, say, UserError } from "../terminal.mjs";
import { buildCopy, differences } from "./copied-build";

const SHOWN = 10;

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), "protocole-builds-"));
  try {
    say("Building the site twice, in two folders and two time zones …");
    const one = await buildCopy(join(folder, "one"), { TZ: "UTC" });
    const other = await buildCopy(join(folder, "another/folder"), { TZ: "Pacific/Auckland" });
    const found = differences(one, other);
    if (found.length > 0) {
      throw new UserError(
        `${found.length} files of out/ differ between two builds of the same sources.`,
        found.slice(0, SHOWN).join("\n"),
      );
    }
    say(`Both builds are the same, byte for byte: ${listFiles(one).length} files.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
