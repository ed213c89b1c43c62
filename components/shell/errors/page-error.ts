/** The content of an error page (docs/specification.md, "Error catalogue"). */
export type PageError = { statusCode: number; message: string };

/**
 * Returns the status code (500 by default) and the message of a thrown value of any type. An empty message becomes
 * `Error`.
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

/** An error with the status code that its error page displays. */
export class StatusError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = "StatusError";
    this.statusCode = statusCode;
  }
}
