import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { HttpError } from "./http-error.ts";
import { wordIn } from "./words.ts";

/**
 * The time for which the receiver reads and drops the remaining body of a refused request. Meanwhile the sender can
 * read the response.
 */
const LINGER_MS = 60_000;

/** The wait before the next attempt after an internal failure of the receiver, in seconds. */
const RETRY_SECONDS = 10;

/**
 * Converts a thrown error to a refusal. The message of an unexpected error may contain an address, so only its code is
 * logged.
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const headers = { "Retry-After": RETRY_SECONDS };
  return new HttpError(503, [{ code: "UNAVAILABLE" }], headers, reasonOf(error));
}

export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return code ?? name ?? typeof error;
}

/**
 * Reads and drops the rest of a request. Closes the connection after a time limit or a size limit.
 *
 * @param most the size limit in bytes
 */
export function dropRest(request: IncomingMessage, response: ServerResponse, most: number): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, LINGER_MS);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) cut();
  });
  request.on("end", () => clearTimeout(timer)).on("close", () => clearTimeout(timer));
  response.on("close", () => clearTimeout(timer));
  request.resume();
}

/**
 * The responses to errors of the HTTP parser, keyed by error code. They contain JSON, because the page accepts only
 * JSON as a response of a receiver.
 */
const STATUS_OF: Partial<Record<string, [status: string, code: "TOO_SLOW" | "TOO_BIG"]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "TOO_SLOW"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "TOO_BIG"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Payload Too Large", "TOO_BIG"],
};

/**
 * Answers requests that are not HTTP, are incomplete or ask for another protocol, with JSON in the format of other
 * refusals.
 */
export function refuseBrokenRequests(server: Server): void {
  const answer = (socket: Duplex, status: string, code: "TOO_SLOW" | "TOO_BIG" | "UNREADABLE") => {
    socket.on("error", () => socket.destroy());
    if (!socket.writable || socket.writableLength > 0) return void socket.destroy();
    const body = JSON.stringify({ errors: [{ code, message: wordIn("en", code) }] });
    const head = [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const [status, code] = STATUS_OF[error.code ?? ""] ?? ["400 Bad Request", "UNREADABLE"];
    answer(socket, status, code as "UNREADABLE");
  });
  server.on("connect", (_, socket) => answer(socket, "405 Method Not Allowed", "UNREADABLE"));
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}
