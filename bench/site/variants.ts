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

/** The variants of the site. The benchmark measures them in turn. */
const VARIANTS = ["own", "static", "plain-turbopack", "plain-webpack"] as const;
type VariantName = (typeof VARIANTS)[number];

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

/** Writes a variant of an export, with compressed copies, to a folder. The folder must not exist yet. */
async function writeVariant(name: VariantName, out: string, folder: string) {
  if (name === "own") copy(out, folder);
  else if (name === "static") writeStaticBaseline(out, folder);
  else {
    const bundler = name === "plain-webpack" ? "webpack" : "turbopack";
    copy(await buildPlainSite(out, bundler), folder);
  }
  precompress(folder);
}

/**
 * Serves the variants of an export.
 *
 * @param options.folder an existing folder for the files of the variants
 * @param options.port the first of 100 ports, which must all be free
 */
export async function startVariants({
  out,
  folder,
  certificate,
  link,
  port,
  names = VARIANTS,
}: {
  out: string;
  folder: string;
  certificate: Certificate;
  link: ThrottledLink;
  port: number;
  names?: readonly VariantName[];
}) {
  if (!existsSync(join(out, "index.html")))
    throw new UserError("There is no built site to measure.", "Build it first: npm run build");
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
      await writeVariant(name, out, files);
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
