import type { CDPSession } from "@playwright/test";

const KINDS = ["html", "js", "css", "font", "img", "data"] as const;
type Kind = (typeof KINDS)[number];

type WireRequest = {
  url: string;
  kind: Kind;
  /** The number of bytes that were transferred for the response, including the headers. */
  bytes: number;
  endedAt: number | null;
  fromCache: boolean;
};

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: "html",
  Script: "js",
  Stylesheet: "css",
  Font: "font",
  Image: "img",
};

/** Watches the requests of a page. @returns a function that returns the requests so far */
export async function watchWire(session: CDPSession): Promise<() => WireRequest[]> {
  const requests = new Map<string, WireRequest>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const isScript = new URL(request.url).pathname.endsWith(".js");
    const kind = KIND_OF_TYPE[type ?? ""] ?? (isScript ? "js" : "data");
    requests.set(requestId, { url: request.url, kind, bytes: 0, endedAt: null, fromCache: false });
  });
  const update = (requestId: string, change: Partial<WireRequest>) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, change);
  };
  session.on("Network.requestServedFromCache", ({ requestId }) =>
    update(requestId, { fromCache: true }),
  );
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache)
      update(requestId, { fromCache: true });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) =>
    update(requestId, { bytes: encodedDataLength, endedAt: timestamp }),
  );
  await session.send("Network.enable");
  return () => [...requests.values()].filter(({ url }) => url.startsWith("http"));
}

/**
 * Returns the kB (1000 B) of each kind of file, their sum, and the number of requests. Each key begins with the prefix.
 */
export function bytesByKind(
  requests: readonly Pick<WireRequest, "kind" | "bytes">[],
  prefix: string,
): Record<string, number> {
  const kB = (chosen: typeof requests) => chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [`${prefix}-${kind}`, kB(requests.filter((each) => each.kind === kind))]),
    ),
    [`${prefix}-total`]: kB(requests),
    [`${prefix}-requests`]: requests.length,
  };
}
