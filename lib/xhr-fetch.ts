/** The options of fetch that `xhrFetch` supports, and three further options. */
export type XhrFetchInit = Pick<RequestInit, "method" | "credentials" | "signal" | "redirect"> & {
  headers?: Record<string, string>;
  body?: string | Blob;
  /** Time limit of the whole exchange, in ms. If the option is absent, the time is not limited. */
  timeoutMs?: number;
  /** Maximum length of an answer. A longer answer is abandoned. If the option is absent, the length is not limited. */
  maxBytes?: number;
  /** A function that receives the proportion of the body that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
};

/** The statuses of responses that have no body (Fetch standard, null body status). */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A substitute for fetch that is built on XMLHttpRequest, because XMLHttpRequest reports the progress of an upload
 * (docs/specification.md, "The calls the product makes"). Credentials are sent to another origin only with
 * `credentials: "include"`.
 *
 * @returns the response, whatever its status, as fetch does
 * @throws TypeError if there is no response, or only a response that `redirect` or `maxBytes` refuses; DOMException
 * `TimeoutError` if the exchange takes too long; the signal's reason if the signal aborts
 */
export function xhrFetch(url: string, init: XhrFetchInit = {}): Promise<Response> {
  const { method = "GET", headers = {}, body, credentials, signal, timeoutMs, onProgress } = init;
  const { redirect, maxBytes = Number.POSITIVE_INFINITY } = init;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "arraybuffer";
    request.timeout = timeoutMs ?? 0;
    request.withCredentials = credentials === "include";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
    }

    const fail = () => reject(new TypeError("Failed to fetch"));
    request.onprogress = ({ loaded }) => {
      if (loaded <= maxBytes) return;
      // Only the first outcome of the request counts.
      fail();
      request.abort();
    };
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.onload = () =>
      // XMLHttpRequest follows redirects itself. If `redirect` is "error", an answer from another URL must not count as
      // an answer of the requested URL.
      redirect === "error" && hasLeft(url, request) ? fail() : resolve(responseOf(request));
    request.onerror = fail;
    request.ontimeout = () => reject(new DOMException("The answer took too long.", "TimeoutError"));
    request.onabort = () => reject(signal?.reason);
    request.send(body);
  });
}

/** Returns whether a request was redirected to another URL; false if the browser does not report the final URL. */
function hasLeft(url: string, { responseURL }: XMLHttpRequest): boolean {
  if (!responseURL) return false;
  const asked = new URL(url, globalThis.location?.href);
  asked.hash = "";
  return responseURL !== asked.href;
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name, value]] : [];
  });
  const body = WITHOUT_BODY.includes(status) ? null : (response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
