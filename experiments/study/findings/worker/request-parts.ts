import type { DataRequest } from "./messages";

/** The number of files in a message. The browser copies them in a few milliseconds. */
const IN_PART = 25;

/**
 * Yields the messages that contain a request: parts with its files, if there are many, then the request with the rest.
 * The page must respond between two messages.
 */
export function* requestParts(request: DataRequest): Generator<DataRequest> {
  if (request.kind !== "add" && request.kind !== "replace") return yield request;
  const { inputs } = request;
  const last = Math.max(0, Math.ceil(inputs.length / IN_PART) - 1) * IN_PART;
  for (let at = 0; at < last; at += IN_PART)
    yield { kind: "inputs", inputs: inputs.slice(at, at + IN_PART) };
  yield { ...request, inputs: inputs.slice(last) };
}
