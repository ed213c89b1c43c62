import { mayReloadFor, PAGE_DATA } from "@/components/shell/errors/chunk-failure";
import { clearFrontOfBody } from "./front-of-body";
import { type HydrationManifest, releaseOfData } from "./hydration-manifest";

type Require = ((id: number | string) => unknown) & { m: Record<string, unknown> };
type Entry = (require: Require) => unknown;
type Chunk = [ids: unknown[], modules: object, entry?: Entry];

declare global {
  interface Window {
    /** The array in which chunks register themselves with webpack's runtime. */
    webpackChunk_N_E?: Chunk[];
    /** Next reads the data of the page from this array. */
    __next_f?: unknown[];
  }
}

/**
 * The duration of one slice of evaluation, ms: half an animation frame, so that input between slices is handled in
 * time.
 */
const SLICE_MS = 8;

const CHUNK_URL = /^(\/[^/?#]+)*\/_next\/static\/chunks\/[^?#]+\.js$/;

/**
 * The policy allows only chunks of this site. The Content-Security-Policy names the policy (scripts/build/html/csp.ts).
 */
const policy = window.trustedTypes?.createPolicy("hydration", {
  createScriptURL: (url: string) => (CHUNK_URL.test(url) ? url : ""),
});

/**
 * Fetches the files that the page needs and hydrates the page. All chunks arrive, and their modules are evaluated in
 * slices, before webpack's runtime may run the first entry function.
 *
 * @param urgent aborts once a visitor waits for the page; until then the files are fetched one by one at low priority,
 *   so that a link that the visitor presses competes with at most one request
 * @param signal aborts the hydration until it has called `onStart`
 * @throws if the data or the runtime did not arrive, or if the signal aborts; the call may be repeated
 */
export async function hydratePage(
  manifest: HydrationManifest,
  urgent: AbortSignal,
  signal: AbortSignal,
  onStart: () => void,
) {
  const isUrgent = new Promise<void>((resolve) => {
    if (urgent.aborted) resolve();
    urgent.addEventListener("abort", () => resolve());
  });
  const priority = () => (urgent.aborted ? "auto" : "low");
  const loadScript = (url: string) => appendScript(url, priority(), signal);
  const fetching = fetchData(manifest, { priority: priority(), signal });
  // The failure is handled below. This handler only prevents a report of an unhandled rejection, because a chunk may
  // fail earlier.
  fetching.catch(() => {});
  const scripts: Promise<void>[] = [];
  for (const url of manifest.scripts) {
    await Promise.race([isUrgent, Promise.all([fetching, ...scripts])]);
    signal.throwIfAborted();
    // The failure is ignored, because webpack requests a lost chunk again when a module needs the chunk.
    scripts.push(loadScript(url).catch(() => {}));
  }
  const data = await fetching;
  await Promise.all(scripts);
  signal.throwIfAborted();
  window.webpackChunk_N_E ??= [];
  const chunks = window.webpackChunk_N_E;
  const entries = chunks.flatMap((chunk) => chunk.splice(2) as Entry[]);
  let require: Require | undefined;
  chunks.push([
    ["hydration"],
    {},
    (webpackRequire) => {
      require = webpackRequire;
    },
  ]);
  await loadScript(manifest.runtime);
  window.__next_f ??= [];
  window.__next_f.push([0], [1, data]);
  if (require) await evaluate(manifest.modules, require, signal);
  signal.throwIfAborted();
  clearFrontOfBody();
  onStart();
  for (const [index, entry] of entries.entries()) {
    await nextTask();
    chunks.push([[`hydration-${index}`], {}, entry]);
  }
}

/**
 * Fetches the data of the page. If the host has another release, the page reloads once, because the chunks of the
 * page's release may have been deleted.
 *
 * @throws if the response is not the complete data of this page and release
 */
async function fetchData(
  { data: url, length, version }: HydrationManifest,
  how: RequestInit,
): Promise<string> {
  const response = await fetch(url, how);
  const text = await response.text();
  const release = releaseOfData(text);
  if (response.ok && release === version && text.length === length) return text;
  const isOtherRelease = response.ok && release !== undefined && release !== version;
  if (isOtherRelease && mayReloadFor(PAGE_DATA, sessionStorage, Date.now())) location.reload();
  throw new Error(url);
}

function appendScript(url: string, priority: RequestPriority, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", reject);
    const script = document.createElement("script");
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(url));
    script.async = true;
    script.fetchPriority = priority;
    script.src = policy?.createScriptURL(url) ?? url;
    document.head.append(script);
  });
}

async function evaluate(
  modules: HydrationManifest["modules"],
  require: Require,
  signal: AbortSignal,
) {
  let end = performance.now() + SLICE_MS;
  for (const id of modules) {
    if (!(id in require.m)) continue;
    try {
      require(id);
    } catch {
      // The error is ignored here. The modules that import this module throw the error again, and it is reported then.
    }
    if (performance.now() < end) continue;
    await nextTask();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}

/**
 * Resolves in a new event-loop task, after pending input has been handled. No timer is used, because a nested timer
 * would wait 4 ms.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
