import { extname } from "node:path";
import { UserError } from "../../terminal.mjs";

/**
 * The content type that every host should send for each kind of file in out/. Page data are sent as text, because Next
 * does not accept page data under another type. The manifest has a special type.
 */
export const CONTENT_TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
} as Readonly<Record<string, string>>;

/** Kinds of file that become smaller when they are compressed. */
export const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Returns the content type of a file. The name of the file determines the type.
 *
 * @throws UserError for a kind of file that is not in this list
 */
export function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (type) return type;
  throw new UserError(
    `The content type of ${file} is not defined.`,
    "Add its ending to scripts/build/delivery/content-types.ts.",
  );
}
