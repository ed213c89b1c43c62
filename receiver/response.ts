import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type FieldError, HttpError } from "./http-error.ts";
import { type Language, wordIn } from "./words.ts";

/** A request with its response, and with the properties of the request that the receiver has read so far. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /**
   * The language of the texts in the response. It is the language of the message or, until the message is read, the
   * language that the browser prefers.
   */
  language: Language;
  messageId?: string;
};

/** A function that answers a request, or a step before the answer that may refuse the request by an HttpError. */
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** A pattern for the method and the URL, and the handlers that run one after the other. */
export type Route = readonly [pattern: RegExp, ...handlers: Handler[]];

/** Refuses a request whose URL does not exist. */
export const refuseAddress: Handler = () => {
  throw new HttpError(404, [{ code: "NOT_FOUND" }]);
};

export function sendJson({ response }: Exchange, status: number, content: object): void {
  const text = JSON.stringify(content);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}

/** The size in characters of the blocks in which lines are sent. */
const BLOCK = 65_536;

async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let block = "";
  for await (const line of lines) {
    block += `${line}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}

/**
 * Responds with lines of JSON, which are sent while they are made. If making them fails, or if the client does not read
 * for a time, the connection is closed, so the client does not mistake the lines for the whole answer.
 *
 * @param seconds the time for which the client may not read
 */
export async function sendLines(
  { response }: Exchange,
  lines: AsyncIterable<string>,
  seconds: number,
): Promise<void> {
  const blocks = inBlocks(lines);
  // An error before the first block is answered with its own status.
  const first = await blocks.next();
  response.setTimeout(seconds * 1000, () => response.destroy());
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* blocks;
  };
  try {
    await pipeline(all, response);
  } catch (error) {
    // A client may stop reading at any time.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  } finally {
    // If the client left before the first block, nothing else ends the making of lines.
    await blocks.return(undefined);
  }
}

/**
 * Responds with JSON. If a browser submitted the form without scripts, the function responds with a page instead.
 *
 * @param thankYouUrl the URL to which such a browser is redirected after a success, instead of the page
 */
export function sendResult(
  exchange: Exchange,
  status: number,
  errors: readonly FieldError[],
  thankYouUrl = "",
): void {
  const { request, response, language } = exchange;
  const explained = errors.map((each) => ({ ...each, message: wordIn(language, each.code) }));
  if (!/\btext\/html\b/.test(request.headers.accept ?? "")) {
    sendJson(exchange, status, errors.length > 0 ? { errors: explained } : { ok: true });
  } else if (errors.length === 0 && thankYouUrl) {
    response.writeHead(303, { Location: thankYouUrl }).end();
  } else {
    const reasons = explained.map(({ field, message }) =>
      field ? field + wordIn(language, "COLON") + message : message,
    );
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    });
    response.end(
      errors.length > 0
        ? page(language, wordIn(language, "REFUSED"), [...reasons, wordIn(language, "BACK")])
        : page(language, wordIn(language, "RECEIVED"), []),
    );
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (language: Language, title: string, paragraphs: readonly string[]) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
`;
