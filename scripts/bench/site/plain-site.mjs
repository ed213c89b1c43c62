import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles, ROOT } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { plainContent } from "./plain-content.mjs";
import { runTimed } from "./run-timed.mjs";
import { absoluteStyle, stylesOf } from "./stylesheets.mjs";

/** @typedef {"turbopack" | "webpack"} Bundler */

const SOURCES = join(ROOT, "scripts/bench/site/plain-next");

/** The pages by their names; the frame around all of them is that of the first. */
export const PLAIN_PAGES = ["about", "index", "cgu", "contact", "portfolio", "study"];

const STAMP = "bench-stamp";

const PAGE = (/** @type {string} */ up) => `import "./page.css";
import { PageView } from "${up}components/page-view";
import content from "./content.json";

export const metadata = content.metadata;

export default function Page() {
  return <PageView nodes={content.main} />;
}
`;

const LAYOUT = `import "./shared.css";
import { Frame } from "../components/frame";
import content from "./frame.json";

export default function Layout({ children }) {
  return <Frame content={content}>{children}</Frame>;
}
`;

/**
 * Writes the sources of the plain site: the content and the styles of the pages of an export, and the
 * few components that show them.
 *
 * @param {string} out the export
 * @param {string} folder which is emptied first
 */
export function writePlainSources(out, folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCES, folder, { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const local = (/** @type {string} */ address) =>
    join(out, decodeURI(new URL(address, "http://localhost").pathname));
  const pages = PLAIN_PAGES.map((name) => {
    const html = readFileSync(join(out, `${name}.html`), "utf8");
    const styles = stylesOf(html, (address) => readFileSync(local(address), "utf8"));
    return { name, content: plainContent(html), styles };
  });
  const isShared = (/** @type {string} */ css) =>
    pages.every(({ styles }) => styles.some((style) => style.css === css));
  /** @param {{ css: string, href: string }[]} styles @param {string} up to the sources' top */
  const styleText = (styles, up) =>
    styles
      .map(({ css, href }) =>
        absoluteStyle(css, href, (path) => {
          const file = `media/${path.split("/").pop()}`;
          if (existsSync(local(path))) cpSync(local(path), join(folder, file));
          return `${up}${file}`;
        }),
      )
      .join("\n");

  mkdirSync(join(folder, "media"));
  for (const { name, content, styles } of pages) {
    const [at, up] = name === "index" ? ["app", "../"] : [`app/${name}`, "../../"];
    const { main, metadata } = content;
    write(`${at}/page.jsx`, PAGE(up));
    write(`${at}/content.json`, JSON.stringify({ main, metadata }));
    write(
      `${at}/page.css`,
      styleText(
        styles.filter(({ css }) => !isShared(css)),
        up,
      ),
    );
  }
  const [first] = pages;
  write("app/layout.jsx", LAYOUT);
  write("app/frame.json", JSON.stringify(first?.content.frame));
  write("app/shared.css", styleText(first?.styles.filter(({ css }) => isShared(css)) ?? [], "../"));
  write("package.json", JSON.stringify({ name: "plain-next", private: true, type: "module" }));
  cpSync(join(out, "apps"), join(folder, "public/apps"), {
    recursive: true,
    filter: (path) => !path.endsWith(".json"),
  });
}

/**
 * Builds the plain site, unless it has been built of the same content already.
 *
 * @param {string} out the export that its content is taken from
 * @param {Bundler} bundler
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the folder that it was exported to
 */
export async function buildPlainSite(out, bundler, say) {
  const folder = join(ROOT, `.next/bench/plain-${bundler}`);
  const exported = join(folder, "out");
  const stamp = join(folder, STAMP);
  const inputs = createHash("sha256");
  for (const name of PLAIN_PAGES) inputs.update(readFileSync(join(out, `${name}.html`)));
  for (const file of listFiles(SOURCES)) inputs.update(readFileSync(join(SOURCES, file)));
  for (const file of ["plain-site.mjs", "plain-content.mjs"])
    inputs.update(readFileSync(join(dirname(SOURCES), file)));
  const fingerprint = inputs.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return exported;
  writePlainSources(out, folder);
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
  writeFileSync(stamp, fingerprint);
  return exported;
}
