import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../../project.mjs";
import { isMain, runMain, say, UserError } from "../../terminal.mjs";

/** Folder for the script and the styles of archives; Next copies it into the export. */
export const ARCHIVE_PARTS = join(ROOT, "public/archive");

const ENTRY = "components/archive/archive-main.client.ts";
const ENVIRONMENT = "experiments/study/export/archive-environment.ts";

/**
 * The number of digits of the hash in a file name. Because of the hash, an open page receives the files of its own
 * release.
 */
const HASH_DIGITS = 8;

/**
 * The fonts of the site, for `--font-text` and `--font-data`. They are in a style sheet, because some browsers load
 * fonts only from a style sheet when a page is opened from a disk.
 */
const FONTS = `
@import "./components/shell/styles/fallback-fonts.css";
@font-face { font-family: "Archive text"; src: url("./components/shell/layout/fonts/atkinson-hyperlegible-next.woff2") format("woff2"); font-weight: 400 750; font-display: swap; }
@font-face { font-family: "Archive data"; src: url("./components/shell/layout/fonts/atkinson-hyperlegible-mono.woff2") format("woff2"); font-weight: 400 640; font-display: swap; }
:root { --font-text: "Archive text", "Text fallback"; --font-data: "Archive data", "Data fallback"; }
`;

/**
 * Replaces container rules with placeholders before esbuild runs. esbuild would give the containers of each CSS module
 * separate names, and then no module would find the container of the page. esbuild does not know the placeholders, so
 * it does not change the names in them.
 */
const hideContainers = (css: string) =>
  css
    .replace(/@container (\w+) \(/g, "@media (--container-$1) and (")
    .replace(/\bcontainer: (\w+) \//g, "--container: $1 /");
const showContainers = (css: string) =>
  css
    .replace(/@media ?\(--container-(\w+)\) ?and /g, "@container $1 ")
    .replace(/--container: ?(\w+) ?\//g, "container:$1/");

/** These definitions must equal the definitions in next-config.ts. */
const LAYER_ORDER = "@layer tokens, base, ui, feature;";

/**
 * Creates the single classic script of archives, which contains all apps and the runner of the site, and the styles
 * with the fonts.
 *
 * @returns the texts of script, styles and licences of the packages inside; the same sources produce the same texts
 */
export async function bundleArchive(): Promise<Record<"script" | "styles" | "notices", string>> {
  const result = await build({
    absWorkingDir: ROOT,
    stdin: {
      contents: `import "archive-fonts";\nimport "./${ENTRY}";`,
      resolveDir: ROOT,
      sourcefile: "archive.ts",
    },
    outdir: "archive",
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "iife",
    target: ["es2022"],
    // The script must be ASCII, because a host may declare an encoding other than UTF-8 for the script.
    charset: "ascii",
    legalComments: "none",
    jsx: "automatic",
    loader: { ".R": "text", ".py": "text", ".woff2": "dataurl" },
    inject: [ENVIRONMENT],
    // esbuild can leave out unused code only of ECMAScript modules, and Leaflet’s default file is another format.
    alias: { leaflet: "leaflet/dist/leaflet-src.esm.js" },
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.LEAVES_OUT_PLANS": '"yes"',
      "process.env.BASE_PATH": "archiveBase",
      "process.env.NEXT_PUBLIC_SEND_URL": "archiveReceiver",
      "process.env.NEXT_PUBLIC_SEND_RECEIPTS": "archiveReceipts",
      "process.env.NEXT_PUBLIC_RETURN_HOSTS": "archiveReturnHosts",
      "process.env.NEXT_PUBLIC_DATAPIPE_ID": '""',
      "process.env.NEXT_PUBLIC_EMBED_ORIGINS": '""',
      "process.env.NEXT_PUBLIC_SEND_PROTOCOLS": '""',
    },
    logLevel: "error",
    plugins: [
      {
        name: "archive-fonts",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^archive-fonts$/ }, () => ({
            path: "archive-fonts.css",
            namespace: "archive",
          }));
          onLoad({ filter: /.*/, namespace: "archive" }, () => ({
            contents: FONTS,
            loader: "css",
            resolveDir: ROOT,
          }));
        },
      },
      {
        name: "archive-containers",
        setup({ onLoad }) {
          onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
            contents: hideContainers(readFileSync(path, "utf8")),
            loader: "local-css",
          }));
        },
      },
    ],
  });
  const textOf = (end: string) =>
    result.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  return {
    script: inAscii(textOf(".js")),
    styles: LAYER_ORDER + showContainers(textOf(".css")),
    notices: noticesOf(Object.keys(result.metafile.inputs)),
  };
}

/**
 * Returns a script in ASCII. The characters that esbuild does not escape occur only in regular expressions, where `\\u`
 * has the same meaning.
 */
const inAscii = (script: string) =>
  script.replace(
    /[\x80-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The packages whose fonts the site uses in subsets. */
const FONT_PACKAGES = [
  "@fontsource-variable/atkinson-hyperlegible-mono",
  "@fontsource-variable/atkinson-hyperlegible-next",
];

/** Returns the licences of the packages whose files a bundle contains. */
function noticesOf(inputs: readonly string[]): string {
  const used = inputs.flatMap(
    (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  const packages = [...new Set([...used, ...FONT_PACKAGES])].sort();
  const notices = packages.map((name) => {
    const folder = join(ROOT, "node_modules", name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new UserError(`${name} has no licence to pass on with archives.`);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  const rule = `\n${"-".repeat(80)}\n\n`;
  return `Libraries and fonts in study.js and study.css.\n${rule}${notices.join(rule)}`;
}

/** Writes the script and the styles of archives into public/. @returns a summary for the log */
export async function writeArchiveBundle(): Promise<string> {
  const { script, styles, notices } = await bundleArchive();
  mkdirSync(ARCHIVE_PARTS, { recursive: true });
  for (const file of readdirSync(ARCHIVE_PARTS)) rmSync(join(ARCHIVE_PARTS, file));
  for (const [end, text] of [
    ["js", script],
    ["css", styles],
    ["txt", notices],
  ] as const) {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
    writeFileSync(join(ARCHIVE_PARTS, `study.${hash}.${end}`), text);
  }
  const kilobytes = Math.round((script.length + styles.length) / 1000);
  return `script and styles of archives made, ${kilobytes} kB`;
}

if (isMain(import.meta.url)) await runMain(async () => say(await writeArchiveBundle()));
