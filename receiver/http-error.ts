import type { Word } from "./words.ts";

/**
 * A reason for a refusal. The code identifies the text of the explanation. The field is set if one field of the request
 * is invalid.
 */
export type FieldError = { field?: string; code: Word };

/**
 * An error that the receiver returns as a response. The message of the error is its first code. The log contains only
 * this code.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(
    status: number,
    errors: readonly FieldError[],
    headers: HttpError["headers"] = {},
    message: string | undefined = errors[0]?.code,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
