import type { Word } from "./words.ts";

/** A reason of a refusal: its code refers to the explanation; the field is set if one field is invalid. */
export type FieldError = { field?: string; code: Word };

/** Any response but a success. The message is its first code; the log contains only that code. */
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
