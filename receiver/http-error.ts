import type { Word } from "./words.ts";

/**
 * A reason of a refusal. The code refers to an explanation; the field is set if one field of the request is invalid.
 */
export type FieldError = { field?: string; code: Word };

/** A response other than a success. The message of the error is its first code, and the log contains only this code. */
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
