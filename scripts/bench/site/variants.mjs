import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "../../generate/precompress";
import { UserError } from "../../terminal.mjs";
import { findServer } from "./find-server.mjs";
import { writeLimit } from "./limit.mjs";
import { startOrigin } from "./origin.mjs";
import { buildPlainSite } from "./plain-site.mjs";

/** @typedef {"own" | "limit" | "plain-turbopack" | "plain-webpack"} VariantName */

/** What is measured side by side. */
export const VARIANTS = /** @type {const} */ (["own", "limit", "plain-turbopack", "plain-webpack"]);

/** The proxies listen this many ports above the servers that they lead to. */
const PROXY_OFFSET = 50;

/**
 * @typedef {object} Variant
 * @property {VariantName} name
 * @property {string} url by way of the line
 * @property {string} directUrl past the line, for what has a line of its own
 * @property {() => import("./origin.mjs").Answered[]} answered
 */

/** @param {string} from @param {string} folder */
const copy = (from, folder) => cpSync(from, folder, { recursive: true, preserveTimestamps: true });

/**
 * Writes the variant's files, with compressed copies, to a folder.
 *
 * @param {VariantName} name
 * @param {string} out the export that all are made of
 * @param {string} folder which must not exist
 * @param {(line: string) => void} say
 */
async function writeVariant(name, out, folder, say) {
  if (name === "own") copy(out, folder);
  else if (name === "limit") writeLimit(out, folder);
  else {
    const bundler = name === "plain-webpack" ? "webpack" : "turbopack";
    copy(await buildPlainSite(out, bundler, say), folder);
  }
  precompress(folder);
}

/**
 * Serves the variants of an export.
 *
 * @param {object} options
 * @param {string} options.out
 * @param {string} options.folder for their files, which exists
 * @param {import("./certificate.mjs").Certificate} options.certificate
 * @param {import("./link.mjs").Link} options.link
 * @param {number} options.port the first that may be used; 100 have to be free
 * @param {readonly VariantName[]} [options.names]
 * @param {(line: string) => void} options.say
 * @returns {Promise<{ variants: Variant[], close: () => Promise<void> }>}
 */
export async function startVariants({
  out,
  folder,
  certificate,
  link,
  port,
  names = VARIANTS,
  say,
}) {
  if (!existsSync(join(out, "index.html")))
    throw new UserError("There is no built site to measure.", "Build it first: npm run build");
  const server = await findServer();
  /** @type {Variant[]} */
  const variants = [];
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  const close = async () => {
    for (const closeOne of closers) await closeOne();
  };
  try {
    for (const [index, name] of names.entries()) {
      say(`· preparing ${name}`);
      const files = join(folder, `${name}-files`);
      await writeVariant(name, out, files, say);
      const [direct, proxied] = [port + index, port + index + PROXY_OFFSET];
      const origin = await startOrigin({
        server,
        certificate,
        out: files,
        folder: join(folder, name),
        port: direct,
      });
      closers.push(origin.close);
      closers.push((await link.open(proxied, direct)).close);
      variants.push({
        name,
        url: `https://127.0.0.1:${proxied}`,
        directUrl: `https://127.0.0.1:${direct}`,
        answered: origin.answered,
      });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { variants, close };
}
