/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

it("the drawings of layers and folders in the documentation match the current imports (npm run gen:docs layers)", () => {
  const script = `
    import { readFileSync } from "node:fs";
    import { withDrawings } from "./scripts/generate/draw-layers";
    const page = readFileSync("docs/architecture.md", "utf8");
    process.stdout.write(await withDrawings(page));`;
  const drawn = execFileSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script],
    { cwd: ROOT, encoding: "utf8" },
  );
  expect(drawn).toBe(readFileSync(join(ROOT, "docs/architecture.md"), "utf8"));
});
