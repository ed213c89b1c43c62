import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, ROOT } from "../project.mjs";
import { runMain, say, UserError } from "../terminal.mjs";

const FOLDERS = ["app", "components", "content", "experiments", "lib"];

/** Next prescribes the names of these files with browser code. */
const NAMED_BY_NEXT = /^app\/(.*\/)?(error|global-error)\.tsx$/;

const DIRECTIVE = /^(\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*["']use client["']/;

/** Matches SVG attributes that contain a colour. The values `currentColor` and `none`, and tokens, are allowed. */
const RAW_COLOUR =
  /\b(fill|stroke|color|stopColor|floodColor)=\{?["'](?!none|currentColor|transparent|var\()[^"']+/;

/**
 * The module from which tests and tools import the tested exports of an app (testing/tested-apps.ts). Pages and
 * archives do not need this module.
 */
const TESTED_ONLY = /["'][^"']*\/(tested|engine\/contract\/tested-app)["']/;
const MAY_IMPORT_TESTED = /^experiments\/apps\/[^/]+\/(tested\.ts|__tests__\/.*)$/;

/** Returns the rules of docs/architecture.md that a file violates. No linter enforces these rules. */
function violations(path: string): string[] {
  const code = /\.tsx?$/.test(path) ? readFileSync(join(ROOT, path), "utf8") : undefined;
  const found: string[] = [];
  if (code !== undefined && !NAMED_BY_NEXT.test(path)) {
    const isNamedClient = /\.client\.tsx?$/.test(path);
    if (DIRECTIVE.test(code) !== isNamedClient)
      found.push('"use client" goes with a name that ends in .client.tsx or .client.ts');
  }
  const colour = RAW_COLOUR.exec(code ?? "");
  if (colour)
    found.push(`raw colour ${colour[0]}": use a token of components/shell/styles/tokens.css`);
  if (TESTED_ONLY.test(code ?? "") && !MAY_IMPORT_TESTED.test(path))
    found.push("only tests and tools import the tested.ts of an app and its types");
  const component = /^(.*?)(\.client)?\.module\.css$/.exec(path)?.[1];
  const isBeside = [".tsx", ".client.tsx", ".client.ts"].some((end) =>
    existsSync(join(ROOT, component + end)),
  );
  if (component && !isBeside) found.push("a CSS module stands beside the component of its name");
  return found.map((message) => `${path}  ${message}`);
}

await runMain(() => {
  const found = FOLDERS.flatMap((folder) =>
    listFiles(join(ROOT, folder)).flatMap((file) => violations(`${folder}/${file}`)),
  );
  for (const line of found) say(line);
  if (found.length > 0) throw new UserError(`${found.length} violations of the folder rules.`);
});
