import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { HttpError } from "./http-error.ts";
import type { Settings } from "./settings.ts";

export type UploadedFile = { name: string; bytes: Buffer };

/** The fields of a JSON object or a form as they came, not yet validated. */
export type Body = { values: Record<string, unknown>; file?: UploadedFile };

type Limits = Pick<Settings, "MAX_TEXT_BYTES" | "MAX_ATTACHMENT_BYTES">;

/** No form of the site has as many; it stops whoever sends fields without end. */
const MAX_FIELDS = 40;

const unreadable = () => new HttpError(400, [{ code: "UNREADABLE" }]);
const tooBig = () => new HttpError(413, [{ code: "TOO_BIG" }]);

/** Returns the type of a body, without its parameters. */
export const contentType = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

/**
 * Reads the body of a request into memory.
 *
 * @throws HttpError 400, 413 or 415
 */
export async function readBody(request: IncomingMessage, limits: Limits): Promise<Body> {
  switch (contentType(request)) {
    case "application/json":
      return { values: parseJson(await readBytes(request, limits.MAX_TEXT_BYTES)) };
    case "multipart/form-data":
    case "application/x-www-form-urlencoded":
      return await readForm(request, limits).catch((error) => {
        throw error instanceof HttpError ? error : unreadable();
      });
    default:
      throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
  }
}

/**
 * @param take is told of each part as it arrives, and may throw to refuse the rest
 * @throws HttpError 413, or 400 if the request is cut off
 */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
  take?: (bytes: number) => void,
): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > maxBytes) throw tooBig();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // A destroyed request would close the connection before the sender has read the refusal.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooBig();
      take?.(chunk.length);
      chunks.push(chunk);
    }
  } finally {
    // Nobody else reads the rest of a refused one, and the sender reads no answer before it is all sent.
    request.resume();
  }
  if (!request.complete) throw unreadable();
  return Buffer.concat(chunks);
}

/** @throws HttpError 400 unless it is a JSON object in UTF-8 */
export function parseJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const values = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof values === "object" && values !== null && !Array.isArray(values)) return values;
  } catch {
    // Not UTF-8, or not JSON.
  }
  throw unreadable();
}

function readForm(request: IncomingMessage, limits: Limits): Promise<Body> {
  return new Promise((resolve, reject) => {
    const values = new Map<string, unknown>();
    let file: UploadedFile | undefined;
    const fail = () => reject(unreadable());
    const form = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldSize: limits.MAX_TEXT_BYTES,
        fields: MAX_FIELDS,
        fileSize: limits.MAX_ATTACHMENT_BYTES,
        files: 1,
      },
    });
    form.on("field", (name, value, _, isTruncated) => {
      if (isTruncated) reject(tooBig());
      // Forms carry only text, but the schema asks for a number here.
      values.set(name, name === "seconds" && value.trim() !== "" ? Number(value) : value);
    });
    form.on("file", (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("limit", () =>
        reject(new HttpError(413, [{ field: "attachment", code: "FILES_TOO_BIG" }])),
      );
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks);
        // Browsers send an empty file field as a file without name and content.
        if (field === "attachment" && (name || bytes.length > 0)) file = { name, bytes };
      });
    });
    form.on("fieldsLimit", fail).on("filesLimit", fail).on("error", fail);
    form.on("finish", () => resolve({ values: Object.fromEntries(values), file }));
    // An aborted request closes without ending the form.
    request.on("close", () => request.complete || fail()).pipe(form);
  });
}
