import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "@/scripts/build/delivery/precompress";
import { say, UserError } from "@/scripts/terminal.mjs";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import type { Certificate } from "./certificate";
import { findServer } from "./find-server";
import { type LoggedRequest, startOrigin } from "./origin";
import { buildPlainSite } from "./plain-site";
import { writeStaticBaseline } from "./static-baseline";

/**
 * The variants of the site. The benchmark measures them in turn. The variant "earlier" is the export of another version
 * of the site, which the option `--earlier` names.
 */
export const VARIANTS = ["own", "earlier", "static", "plain-turbopack", "plain-webpack"] as const;
export type VariantName = (typeof VARIANTS)[number];

/** The exports of which the variants are made. */
type Exports = { own: string; earlier: string };

/** The difference between the port number of a server and the port number of its throttled proxy. */
const PROXY_OFFSET = 50;

export type Variant = {
  name: VariantName;
  /** The URL of the site through the throttled link. */
  url: string;
  /** The URL of the site without the throttled link. Tools that simulate a network themselves use this URL. */
  directUrl: string;
  /** Returns the entries of the server's log. */
  requests: () => LoggedRequest[];
};

const copy = (from: string, folder: string) =>
  cpSync(from, folder, { recursive: true, preserveTimestamps: true });

/** Writes a variant of the site, with compressed copies, to a folder. The folder must not exist yet. */
async function writeVariant(name: VariantName, { own, earlier }: Exports, folder: string) {
  if (name === "own") copy(own, folder);
  else if (name === "earlier") copy(earlier, folder);
  else if (name === "static") writeStaticBaseline(own, folder);
  else {
    const bundler = name === "plain-webpack" ? "webpack" : "turbopack";
    copy(await buildPlainSite(own, bundler), folder);
  }
  precompress(folder);
}

/**
 * Serves variants of the site.
 *
 * @param options.folder an existing folder for the files of the variants
 * @param options.port the first of 100 ports, which must all be free
 */
export async function startVariants({
  exports,
  folder,
  certificate,
  link,
  port,
  names,
}: {
  exports: Exports;
  folder: string;
  certificate: Certificate;
  link: ThrottledLink;
  port: number;
  names: readonly VariantName[];
}) {
  if (!existsSync(join(exports.own, "index.html")))
    throw new UserError("There is no built site to measure.", "Build it first: npm run build");
  if (names.includes("earlier") && !existsSync(join(exports.earlier, "index.html")))
    throw new UserError(`There is no built site in --earlier=${exports.earlier}.`);
  const server = await findServer();
  const variants: Variant[] = [];
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers) await closeOne();
  };
  try {
    for (const [index, name] of names.entries()) {
      say(`· preparing ${name}`);
      const files = join(folder, `${name}-files`);
      await writeVariant(name, exports, files);
      const [direct, proxied] = [port + index, port + index + PROXY_OFFSET];
      const origin = await startOrigin({
        server,
        certificate,
        out: files,
        folder: join(folder, name),
        port: direct,
      });
      closers.push(origin.close, (await link.open(proxied, direct)).close);
      variants.push({
        name,
        url: `https://127.0.0.1:${proxied}`,
        directUrl: `https://127.0.0.1:${direct}`,
        requests: origin.requests,
      });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { variants, close };
}
