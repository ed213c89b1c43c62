/**
 * @typedef {"html" | "js" | "css" | "font" | "img" | "data"} Kind
 * @typedef {{ url: string, kind: Kind, bytes: number, endedAt: number | null,
 *   kept: boolean }} Sent `kept` where the answer was on the device already
 */

const KIND_OF_TYPE = /** @type {Record<string, Kind>} */ ({
  Document: "html",
  Script: "js",
  Stylesheet: "css",
  Font: "font",
  Image: "img",
});

/**
 * Notes what a page asks for, also what it need not fetch. The bytes are those of the answers as sent, with their headers.
 *
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<() => Sent[]>} what has been sent until now
 */
export async function watchWire(session) {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const isScript = new URL(request.url).pathname.endsWith(".js");
    const kind = KIND_OF_TYPE[type ?? ""] ?? (isScript ? "js" : "data");
    sent.set(requestId, { url: request.url, kind, bytes: 0, endedAt: null, kept: false });
  });
  /** @param {string} requestId */
  const markKept = (requestId) => {
    const entry = sent.get(requestId);
    if (entry) entry.kept = true;
  };
  session.on("Network.requestServedFromCache", ({ requestId }) => markKept(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markKept(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const entry = sent.get(requestId);
    if (entry) Object.assign(entry, { bytes: encodedDataLength, endedAt: timestamp });
  });
  await session.send("Network.enable");
  return () => [...sent.values()].filter(({ url }) => url.startsWith("http"));
}

/**
 * Returns the bytes by kind, in kB of 1000 B, with their sum and the number of requests.
 *
 * @param {readonly Pick<Sent, "kind" | "bytes">[]} sent
 * @param {string} prefix put before each name
 * @returns {Record<string, number>}
 */
export function bytesByKind(sent, prefix) {
  /** @param {Kind} kind */
  const sum = (kind) =>
    sent.filter((entry) => entry.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  /** @type {Kind[]} */
  const kinds = ["html", "js", "css", "font", "img", "data"];
  const entries = kinds.map((kind) => [`${prefix}-${kind}`, sum(kind) / 1000]);
  const total = sent.reduce((all, { bytes }) => all + bytes, 0) / 1000;
  return {
    ...Object.fromEntries(entries),
    [`${prefix}-total`]: total,
    [`${prefix}-requests`]: sent.length,
  };
}
