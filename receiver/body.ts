import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { HttpError } from "./http-error.ts";
import type { Share } from "./load.ts";
import type { Settings } from "./settings.ts";

export type UploadedFile = { name: string; bytes: Buffer };

/** The fields of a JSON object or of a form, as they arrived and not yet validated. */
export type Body = { values: Record<string, unknown>; file?: UploadedFile };

type Limits = Pick<Settings, "MAX_TEXT_BYTES" | "MAX_ATTACHMENT_BYTES" | "REQUEST_SECONDS">;

/** The maximum number of fields. No form of the site has more fields. The limit stops senders of endless fields. */
const MAX_FIELDS = 40;

/** The maximum number of bytes that the names and boundaries of a form may add. */
const FORM_BYTES = 65_536;

/** The memory in bytes that is reserved for a body before its size is known. */
const FIRST_BYTES = 4096;

const unreadable = () => new HttpError(400, [{ code: "UNREADABLE" }]);
const tooBig = () => new HttpError(413, [{ code: "TOO_BIG" }]);
const fileTooBig = () => new HttpError(413, [{ field: "attachment", code: "FILES_TOO_BIG" }]);
const tooSlow = () => new HttpError(408, [{ code: "TOO_SLOW" }]);

/** Returns the media type of a request's body, without its parameters. */
export const requestType = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

/**
 * Reads the body of a request into memory.
 *
 * @throws HttpError 400, 408, 413, 415 or 429
 */
export async function readBody(
  request: IncomingMessage,
  limits: Limits,
  share: Share,
): Promise<Body> {
  const { MAX_TEXT_BYTES, MAX_ATTACHMENT_BYTES, REQUEST_SECONDS: seconds } = limits;
  const read = (maxBytes: number, refusal?: HttpError) =>
    readBytes(request, { maxBytes, seconds, share, refusal });
  switch (requestType(request)) {
    case "application/json":
      return { values: parseJson(await read(MAX_TEXT_BYTES)) };
    case "application/x-www-form-urlencoded":
      return readForm(request, await read(MAX_TEXT_BYTES + FORM_BYTES), limits);
    case "multipart/form-data": {
      const most = MAX_TEXT_BYTES + MAX_ATTACHMENT_BYTES + FORM_BYTES;
      return readForm(request, await read(most, fileTooBig()), limits);
    }
    default:
      throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
  }
}

/**
 * Reads the bytes of a request's body into memory.
 *
 * @param options.seconds the time limit for the arrival of the body
 * @param options.share counts the memory that the body uses
 * @param options.refusal the error for a body that is too large
 * @throws HttpError 413; 408 if the body is too slow; 400 if the request is cut off; 429 if the share is used up
 */
export function readBytes(
  request: IncomingMessage,
  options: { maxBytes: number; seconds: number; share: Share; refusal?: HttpError },
): Promise<Buffer> {
  const { maxBytes, seconds, share, refusal = tooBig() } = options;
  if (Number(request.headers["content-length"]) > maxBytes) return Promise.reject(refusal);
  return new Promise((resolve, reject) => {
    // The chunks are copied, because a chunk of one byte may keep a buffer of 64 KiB in memory.
    let held = Buffer.alloc(0);
    let bytes = 0;
    const take = (chunk: Buffer) => {
      share.arrived(chunk.length);
      if (bytes + chunk.length > maxBytes) throw refusal;
      if (bytes + chunk.length > held.length) {
        const needed = Math.max(FIRST_BYTES, 2 * held.length, bytes + chunk.length);
        const size = Math.min(needed, maxBytes);
        share.take(size - held.length);
        const larger = Buffer.allocUnsafeSlow(size);
        held.copy(larger, 0, 0, bytes);
        held = larger;
      }
      chunk.copy(held, bytes);
      bytes += chunk.length;
    };
    const settle = (error?: unknown) => {
      clearTimeout(timer);
      request.off("data", onData).off("end", onEnd).off("close", onCut).off("error", onCut);
      if (error === undefined) resolve(held.subarray(0, bytes));
      else reject(error);
    };
    const onData = (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        settle(error);
      }
    };
    const onEnd = () => settle(request.complete ? undefined : unreadable());
    const onCut = () => settle(unreadable());
    const timer = setTimeout(() => settle(tooSlow()), seconds * 1000);
    share.onEvicted(settle);
    request.on("data", onData).on("end", onEnd).on("close", onCut).on("error", onCut);
  });
}

/**
 * Parses a body as a JSON object.
 *
 * @throws HttpError 400 unless the bytes are a JSON object in UTF-8
 */
function parseJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const values = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof values === "object" && values !== null && !Array.isArray(values)) return values;
  } catch {
    // The bytes are not UTF-8, or the text is not JSON.
  }
  throw unreadable();
}

/**
 * Reads the fields of a form whose bytes have arrived.
 *
 * @throws HttpError 400 if the form cannot be read, has no end, or has too many fields; 413 for a large field or file
 */
function readForm(request: IncomingMessage, bytes: Buffer, limits: Limits): Promise<Body> {
  return new Promise((resolve, reject) => {
    const values = new Map<string, unknown>();
    let file: UploadedFile | undefined;
    const fail = () => reject(unreadable());
    try {
      const form = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: {
          fieldSize: limits.MAX_TEXT_BYTES,
          fields: MAX_FIELDS,
          fileSize: limits.MAX_ATTACHMENT_BYTES,
          files: 1,
          parts: MAX_FIELDS + 1,
        },
      });
      form.on("field", (name, value, _, isTruncated) => {
        if (isTruncated) reject(tooBig());
        // The values of a form are texts, but the schema requires a number for this field, so the text is converted.
        values.set(name, name === "seconds" && value.trim() !== "" ? Number(value) : value);
      });
      form.on("file", (field, stream, name = "") => {
        const chunks: Buffer[] = [];
        // Only the stream of the file reports that the file exceeds its limit and was cut off. The parser of the form
        // does not report this.
        stream.on("error", fail);
        stream.on("data", (chunk) => chunks.push(chunk));
        stream.on("limit", () => reject(fileTooBig()));
        stream.on("end", () => {
          const content = Buffer.concat(chunks);
          // If the visitor chose no file, the browser sends a file without a name and without content.
          if (field === "attachment" && (name || content.length > 0))
            file = { name, bytes: content };
        });
      });
      form.on("fieldsLimit", fail).on("filesLimit", fail).on("partsLimit", fail).on("error", fail);
      form.on("finish", () => resolve({ values: Object.fromEntries(values), file }));
      // All bytes of the body are already available, so the parser does not wait. A part that is still unfinished after
      // this turn of the event loop has no end.
      form.end(bytes);
      setImmediate(() => setImmediate(fail));
    } catch {
      fail();
    }
  });
}
