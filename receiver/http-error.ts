import type { Word } from "./words.ts";

/** A field is named where one is at fault; the code is the word that explains it. */
export type FieldError = { field?: string; code: Word };

/** Any response but a success. The message is its first code, which is all that is logged of it. */
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
