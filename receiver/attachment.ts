import { basename } from "node:path";
import type { UploadedFile } from "./body.ts";
import { type FieldError, HttpError } from "./http-error.ts";
import { isReadableJson } from "./json-members.ts";

export type Attachment = {
  /** For display only, never a path. */
  name: string;
  type: string;
  /** The name of the stored file. */
  file: string;
  bytes: Buffer;
};

/**
 * Returns the attachment with the type of its content; its name and its declared type do not matter.
 *
 * @throws HttpError 422 if it is empty, or of another type than PDF, text and JSON
 */
export function toAttachment({ name, bytes }: UploadedFile): Attachment {
  const safeName = basename(name.replaceAll("\\", "/"))
    .replace(/[^\p{L}\p{N} ._-]/gu, "_")
    .slice(-100);
  const as = (type: string, extension: string): Attachment => ({
    name: safeName.toLowerCase().endsWith(`.${extension}`)
      ? safeName
      : `${safeName || "file"}.${extension}`,
    type,
    file: `attachment.${extension}`,
    bytes,
  });
  if (bytes.length === 0) throw refusal("FILE_EMPTY");
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return as("application/pdf", "pdf");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!/\.json$/i.test(name)) {
      if (!/(?![\t\n\f\r])\p{Control}/u.test(text)) return as("text/plain", "txt");
    } else if (isReadableJson(bytes)) return as("application/json", "json");
  } catch {
    // Not UTF-8, or not JSON in spite of its name.
  }
  throw refusal("FILE_TYPE");
}

const refusal = (code: FieldError["code"]) => new HttpError(422, [{ field: "attachment", code }]);
