import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles, ROOT } from "@/scripts/project.mjs";
import { say, UserError } from "@/scripts/terminal.mjs";
import { runTimed } from "../run-timed";
import { plainContent } from "./plain-content";
import { absoluteStyle, type StyleSheet, stylesOf } from "./stylesheets";

const HERE = join(ROOT, "bench/site");
const SOURCES = join(HERE, "plain-next");

/** The pages of the plain site, keyed by file name. All of them use the layout of the first page. */
const PAGES = ["about", "index", "cgu", "contact", "portfolio", "study"];

const STAMP = "bench-stamp";

const PAGE = (up: string) => `import "./page.css";
import { PageView } from "${up}components/page-view";
import content from "./content.json";

export const metadata = content.metadata;

export default function Page() {
  return <PageView nodes={content.main} />;
}
`;

const LAYOUT = `import "./shared.css";
import { Layout } from "../components/layout";
import content from "./layout.json";

export default function RootLayout({ children }) {
  return <Layout content={content}>{children}</Layout>;
}
`;

/**
 * Writes the sources of the plain site: the content and styles of the pages of an export, and the few components that
 * display them.
 *
 * @param folder the folder for the sources; it is emptied first
 */
function writeSources(out: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCES, folder, { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const fileAt = (url: string) => join(out, decodeURI(new URL(url, "http://localhost").pathname));
  const pages = PAGES.map((name) => {
    const html = readFileSync(join(out, `${name}.html`), "utf8");
    const styles = stylesOf(html, (url) => readFileSync(fileAt(url), "utf8"));
    return { name, content: plainContent(html), styles };
  });
  const isShared = ({ css }: StyleSheet) =>
    pages.every(({ styles }) => styles.some((style) => style.css === css));
  /** @param up the relative path from the style sheet to the top of the sources */
  const styleText = (styles: readonly StyleSheet[], up: string) =>
    styles
      .map(({ css, href }) =>
        absoluteStyle(css, href, (path) => {
          const file = `media/${path.split("/").pop()}`;
          if (existsSync(fileAt(path))) cpSync(fileAt(path), join(folder, file));
          return `${up}${file}`;
        }),
      )
      .join("\n");

  mkdirSync(join(folder, "media"));
  for (const { name, content, styles } of pages) {
    const [at, up] = name === "index" ? ["app", "../"] : [`app/${name}`, "../../"];
    const { main, metadata } = content;
    const own = styles.filter((style) => !isShared(style));
    write(`${at}/page.jsx`, PAGE(up));
    write(`${at}/content.json`, JSON.stringify({ main, metadata }));
    write(`${at}/page.css`, styleText(own, up));
  }
  const [first] = pages;
  write("app/layout.jsx", LAYOUT);
  write("app/layout.json", JSON.stringify(first?.content.layout));
  write("app/shared.css", styleText(first?.styles.filter(isShared) ?? [], "../"));
  write("package.json", JSON.stringify({ name: "plain-next", private: true, type: "module" }));
  cpSync(join(out, "apps"), join(folder, "public/apps"), {
    recursive: true,
    filter: (path) => !path.endsWith(".json"),
  });
}

/** Returns a hash of all sources of the plain site. */
function fingerprint(out: string): string {
  const inputs = createHash("sha256");
  for (const name of PAGES) inputs.update(readFileSync(join(out, `${name}.html`)));
  for (const file of listFiles(SOURCES)) inputs.update(readFileSync(join(SOURCES, file)));
  for (const file of ["plain-site.ts", "plain-content.ts"])
    inputs.update(readFileSync(join(HERE, file)));
  return inputs.digest("hex");
}

/**
 * Builds the plain site, unless it has already been built from the same content.
 * @returns the folder of its export
 */
export async function buildPlainSite(
  out: string,
  bundler: "turbopack" | "webpack",
): Promise<string> {
  const folder = join(ROOT, `.next/bench/plain-${bundler}`);
  const exported = join(folder, "out");
  const stamp = join(folder, STAMP);
  const current = fingerprint(out);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return exported;
  writeSources(out, folder);
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const { code, output, seconds } = await runTimed(
    process.execPath,
    [next, "build", `--${bundler}`],
    folder,
    { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  );
  if (code !== 0)
    throw new UserError(`The plain site could not be built by ${bundler}.`, output.slice(-3000));
  say(`· plain Next built by ${bundler} in ${seconds.toFixed(1)} s`);
  writeFileSync(stamp, current);
  return exported;
}
