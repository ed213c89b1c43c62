import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { blank, rawColoursInCss, rawColoursInTsx } from "./css-colours.mjs";
import { listFiles, ROOT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/**
 * The folder rules of docs/architecture.md that the linter cannot hold. Each rule takes a file and
 * returns what is wrong in it and what to do; `text` is the file with its comments blanked.
 *
 * @typedef {{ path: string, text: string }} SourceFile
 * @typedef {{ line: number, message: string }} Finding
 * @typedef {(file: SourceFile, paths: ReadonlySet<string>) => Finding[]} Rule
 */

const FOLDERS = [
  "app",
  "audit",
  "components",
  "content",
  "engines",
  "experiments",
  "lib",
  "receiver",
  "scripts",
  "__tests__",
  "e2e",
];

const CODE = /\.(tsx?|mjs|css)$/;

/** Both are given to the browser by Next, which chooses their names. */
const CLIENT_FILE_NAMED_BY_NEXT = /^app\/(.*\/)?(error|global-error)\.tsx$/;

const TOKENS = "components/shell/styles/tokens.css";

const MAX_PAGE_LINES = 15;

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split("\n").length;

/** @param {string} path */
const isClientFile = (path) => /\.client\.tsx?$/.test(path);

/**
 * Returns the text with its comments replaced by spaces. Strings are kept, and so is the "//" of
 * an address in a text.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutComments(text) {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (match, string) => string ?? blank(match),
  );
}

/** @type {Rule} */
export function clientDirective({ path, text }) {
  if (!/\.tsx?$/.test(path) || CLIENT_FILE_NAMED_BY_NEXT.test(path)) return [];
  const declared = /^\s*["']use client["']/.test(text);
  if (declared === isClientFile(path)) return [];
  const message = declared
    ? 'has "use client", so its name must end in .client.tsx (or .client.ts)'
    : 'is named as browser code: begin it with "use client", or drop .client from its name';
  return [{ line: 1, message }];
}

/** @type {Rule} */
export function kebabCase({ path }) {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  const name = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  // Route groups, parameters and private folders are Next's notation, __tests__ is jest's, and
  // .well-known is RFC 8615's.
  const folder =
    /^(\(?\[*(\.\.\.)?[a-z0-9]+(-[a-z0-9]+)*\]*\)?(\.[a-z0-9]+)?|_[a-z0-9-]+|__[a-z]+__|\.well-known)$/;
  const wrong =
    folders.find((part) => !folder.test(part)) ??
    (file
      .split(".")
      .slice(0, -1)
      .every((part) => name.test(part)) || file === "README.md"
      ? undefined
      : file);
  return wrong ? [{ line: 1, message: `rename ${wrong}: names are kebab-case` }] : [];
}

/** @type {Rule} */
export function noIndexFile({ path }) {
  if (!/(^|\/)index\.(tsx?|mjs|jsx?|css)$/.test(path)) return [];
  return [{ line: 1, message: "no index files: name it after what it holds" }];
}

/** @type {Rule} */
export function thinRouteFile({ path, text }) {
  const [, kind] = /^app\/(?:.*\/)?(page|layout)\.tsx$/.exec(path) ?? [];
  if (!kind) return [];
  /** @type {Finding[]} */
  const findings = [];
  const lines = text.trimEnd().split("\n").length;
  if (kind === "page" && lines > MAX_PAGE_LINES) {
    findings.push({
      line: MAX_PAGE_LINES + 1,
      message: `a page only wires: ${lines} lines, at most ${MAX_PAGE_LINES}; move the rest to components/features`,
    });
  }
  const code = text.replace(
    /(["'])(?:\\.|(?!\1)[^\\\n])*\1/g,
    (string) => `"${blank(string.slice(2))}"`,
  );
  const words = />[^<>{}]*\p{L}[^<>{}]*<\//u.exec(code);
  if (words) {
    findings.push({
      line: lineAt(code, words.index),
      message: `a ${kind} only wires: move its words to content/ and its markup to components/`,
    });
  }
  const condition = /\bif\s*\(|\bswitch\s*\(|&&|\|\||\?\?|\s\?\s/.exec(code);
  if (condition) {
    findings.push({
      line: lineAt(code, condition.index),
      message: `a ${kind} only wires: move the condition to a component or to lib/`,
    });
  }
  return findings;
}

/** @type {Rule} */
export function rawColours({ path, text }) {
  if (path === TOKENS || !/\.(css|tsx)$/.test(path) || /^(__tests__|e2e)\//.test(path)) return [];
  const found = path.endsWith(".css") ? rawColoursInCss(text) : rawColoursInTsx(text);
  return found.map(({ colour, index }) => ({
    line: lineAt(text, index),
    message: `raw colour ${colour}: colours are defined in ${TOKENS}, use a token`,
  }));
}

/** @type {Rule} */
export function cssModuleBesideComponent({ path }, paths) {
  const [, stem] = /^(.*?)(?:\.client)?\.module\.css$/.exec(path) ?? [];
  // What jsPsych shows is built by DOM calls, in files without JSX.
  const besides = [".tsx", ".client.tsx", ".client.ts"];
  if (stem === undefined || besides.some((end) => paths.has(stem + end))) return [];
  return [{ line: 1, message: `no component ${posix.basename(stem)}.tsx stands beside it` }];
}

/** @type {Rule} */
export function noStyleAttribute({ path, text }) {
  if (!path.endsWith(".tsx")) return [];
  return [...text.matchAll(/\sstyle=[{"']/g)].map(({ index }) => ({
    line: lineAt(text, index + 1),
    message:
      "the Content-Security-Policy blocks style attributes: use a class, or set it in an effect",
  }));
}

/** @type {Rule[]} */
const RULES = [
  clientDirective,
  kebabCase,
  noIndexFile,
  thinRouteFile,
  rawColours,
  cssModuleBesideComponent,
  noStyleAttribute,
];

/**
 * Returns what breaks the rules in these files, as `file:line  what is wrong and what to do`.
 *
 * @param {SourceFile[]} files with their comments
 * @returns {string[]}
 */
export function checkStructure(files) {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    const file = { path, text: withoutComments(text) };
    return RULES.flatMap((rule) => rule(file, paths)).map(
      ({ line, message }) => `${path}:${line}  ${message}`,
    );
  });
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const files = FOLDERS.flatMap((folder) =>
      listFiles(join(ROOT, folder)).map((file) => `${folder}/${file}`),
    ).map((path) => ({
      path,
      text: CODE.test(path) ? readFileSync(join(ROOT, path), "utf8") : "",
    }));
    const violations = checkStructure(files);
    for (const violation of violations) say(violation);
    if (violations.length > 0) {
      throw new UserError(`${violations.length} violations of the folder rules.`);
    }
    say(`Folder rules hold in ${files.length} files.`);
  });
}
