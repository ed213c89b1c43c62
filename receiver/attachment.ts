import { basename } from "node:path";
import type { UploadedFile } from "./body.ts";
import { type FieldError, HttpError } from "./http-error.ts";
import { isReadableJson } from "./json-members.ts";

export type Attachment = {
  /** The name of the file that the visitor uploaded. This name is only displayed. It is never part of a path. */
  name: string;
  type: string;
  /** The name of the stored file in the folder of its message. */
  file: string;
  bytes: Buffer;
};

/**
 * Returns the attachment with the type that its content has. The type that the sender declared is ignored.
 *
 * @throws HttpError 422 if the file is empty, or if its content is neither PDF nor text nor JSON
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
    // The file is refused, because its bytes are not UTF-8, or because its name ends in `.json` and its content is not
    // JSON.
  }
  throw refusal("FILE_TYPE");
}

const refusal = (code: FieldError["code"]) => new HttpError(422, [{ field: "attachment", code }]);
