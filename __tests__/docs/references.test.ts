/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scripts } from "@/package.json";
import { PARTS } from "@/scripts/parts.mjs";
import { listFiles, ROOT } from "@/scripts/project.mjs";

/** Matches folders of installed and built files. */
const NOT_OURS = ["node_modules", "out", "hosts"];

const DOCUMENTS = [
  "CONTRIBUTING.md",
  ...listFiles(ROOT, (name) => NOT_OURS.includes(name) || /^\.[a-z]/.test(name)).filter(
    (file) => /(^|\/)README\.md$/.test(file) || /^docs\/.*\.md$/.test(file),
  ),
].map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/**
 * Returns a Markdown text without its fenced blocks. These blocks contain examples of files that the reader has to
 * write.
 */
const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");

/** Returns the anchors of headings, as GitHub generates them. */
const anchorsOf = (text: string) =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/**
 * Matches a code span that contains a path from the root of the project, without a placeholder. Links, not code spans,
 * refer to Markdown files.
 */
const OWN_PATH =
  /`((?:app|audit|bench|components|content|cross-browser|e2e|experiments|lib|receiver|scripts|testing|__tests__)\/[\w./-]+)`/g;

/** The names of files that occur only in the examples of the guides. These files do not exist. */
const TO_BE_WRITTEN = [
  "content/press.ts",
  "components/features/press/press-page.tsx",
  "scripts/build/delivery/apache.ts",
];

/** The source files. They are checked because their messages and comments mention commands. */
const CODE = [
  "app",
  "audit",
  "bench",
  "components",
  "content",
  "cross-browser",
  "e2e",
  "experiments",
  "lib",
  "receiver",
  "scripts",
  "testing",
  "__tests__",
].flatMap((folder) =>
  listFiles(join(ROOT, folder), (name) => name === "node_modules")
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/**
 * Returns the commands that a text mentions and that do not exist: the command is missing from package.json, or the
 * named part is not in the list of parts.
 */
const unknownCommands = (text: string) =>
  [...text.matchAll(/\bnpm run ([a-z][a-z\d:-]*)(?: ([a-z][a-z-]*)(?=[`)"\s]))?/g)]
    .filter(([, name = "", part]) => {
      if (!Object.hasOwn(scripts, name)) return true;
      const parts = PARTS[name];
      return parts !== undefined && part !== undefined && !Object.hasOwn(parts, part);
    })
    .map(([command]) => command);

describe.each(DOCUMENTS)("the file $path", ({ path, text }) => {
  it("contains only links to existing files and headings", () => {
    const missing = [...withoutFences(text).matchAll(/\]\((?!https?:|mailto:|page:)([^)\s]+)\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? join(ROOT, path) : join(ROOT, dirname(path), file);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
      });
    expect(missing).toEqual([]);
  });

  it("mentions only files that exist", () => {
    const named = [...withoutFences(text).matchAll(OWN_PATH)].map(([, file = ""]) => file);
    const missing = named.filter((file) => !existsSync(join(ROOT, file)));
    expect(missing.filter((file) => !TO_BE_WRITTEN.includes(file))).toEqual([]);
  });

  it("mentions only source files that exist in its folder", () => {
    if (!path.endsWith("/README.md") || path.startsWith("docs/")) return;
    const inFolder = listFiles(join(ROOT, dirname(path)), (name) => name === "node_modules");
    const named = [...withoutFences(text).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sql))`/g)];
    const missing = named
      .map(([, file = ""]) => file)
      .filter((file) => !inFolder.some((path) => `/${path}`.endsWith(`/${file}`)))
      .filter((file) => !existsSync(join(ROOT, file)));
    expect(missing).toEqual([]);
  });

  it("mentions only commands that exist", () => expect(unknownCommands(text)).toEqual([]));
});

it("the messages, comments and test titles of the source files mention only commands that exist", () => {
  const unknown = CODE.flatMap((path) =>
    unknownCommands(readFileSync(join(ROOT, path), "utf8")).map((command) => `${path}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

it("docs/commands.md lists every command together with the parts that the command can run", () => {
  const commands = DOCUMENTS.find(({ path }) => path === "docs/commands.md")?.text ?? "";
  const listed: Record<string, string[]> = {};
  let last = "";
  for (const [, run, own, part] of commands.matchAll(
    /^\| (?:`npm run ([a-z][a-z\d:-]*)`|`npm (start|test)`)? ?\|(?: `([a-z-]+)` \|)?/gm,
  )) {
    last = run ?? own ?? last;
    listed[last] = [...(listed[last] ?? []), ...(part === undefined ? [] : [part])];
  }
  const expected = Object.keys(scripts).map((name) => [name, Object.keys(PARTS[name] ?? {})]);
  expect(listed).toEqual(Object.fromEntries(expected));
});
