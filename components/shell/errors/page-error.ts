/** What an error page shows of any failure (docs/specification.md, "Error catalogue"). */
export type PageError = { statusCode: number; message: string };

/**
 * Makes a message and a status code of whatever was thrown: 500 where none is given. The message may
 * be empty; the error page then says `Error`.
 */
export function normaliseError(thrown: unknown): PageError {
  if (typeof thrown === "string") return { statusCode: 500, message: thrown };
  const { statusCode, status, message } = Object(thrown) as Record<string, unknown>;
  const code = [statusCode, status].find(
    (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599,
  );
  return {
    statusCode: code === undefined ? 500 : Number(code),
    message: typeof message === "string" ? message : "",
  };
}

/** An error that carries the status code its error page is to show. */
export class StatusError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = "StatusError";
    this.statusCode = statusCode;
  }
}
