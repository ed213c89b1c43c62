import { mayReloadFor, PAGE_DATA } from "@/components/shell/errors/chunk-failure";
import { clearFrontOfBody } from "./front-of-body";
import { type HydrationManifest, releaseOfData } from "./hydration-manifest";

type Require = ((id: number | string) => unknown) & { m: Record<string, unknown> };
type Start = (require: Require) => unknown;
type Chunk = [ids: unknown[], modules: object, start?: Start];

declare global {
  interface Window {
    /** Where chunks put themselves; webpack's runtime takes them from there. */
    webpackChunk_N_E?: Chunk[];
    /** Where Next reads the page's data. */
    __next_f?: unknown[];
  }
}

/** A slice of evaluating modules: half a frame, so that a key or tap in between is answered in time. */
const SLICE_MS = 8;

/** A chunk of this site, at its root or below a path. */
const OWN_SCRIPT = /^(\/[^/?#]+)*\/_next\/static\/chunks\/[^?#]+\.js$/;

/** Admits chunks of this site and nothing else; the name stands in scripts/build/html/csp.ts. */
const policy = window.trustedTypes?.createPolicy("hydration", {
  createScriptURL: (address: string) => (OWN_SCRIPT.test(address) ? address : ""),
});

/**
 * Fetches what the page needs and brings it alive, in slices: everything is fetched and its modules are
 * evaluated one after another before webpack's runtime may start the first of them.
 *
 * @throws when the data or the runtime did not arrive; it may be tried again
 */
export async function hydratePage(manifest: HydrationManifest) {
  // A script that fails is asked for again by webpack where it is needed.
  const scripts = Promise.allSettled(manifest.scripts.map(fetchScript));
  const data = await fetchData(manifest);
  await scripts;
  window.webpackChunk_N_E ??= [];
  const chunks = window.webpackChunk_N_E;
  const starts = chunks.flatMap((chunk) => chunk.splice(2) as Start[]);
  let require: Require | undefined;
  chunks.push([
    ["hydration"],
    {},
    (webpackRequire) => {
      require = webpackRequire;
    },
  ]);
  await fetchScript(manifest.runtime);
  window.__next_f ??= [];
  window.__next_f.push([0], [1, data]);
  if (require) await evaluate(manifest.modules, require);
  clearFrontOfBody();
  for (const [index, start] of starts.entries()) {
    await nextTask();
    chunks.push([[`hydration-${index}`], {}, start]);
  }
}

/** @throws when what arrives is not the page's data */
async function fetchData({ data, length, version }: HydrationManifest): Promise<string> {
  const answer = await fetch(data);
  const text = await answer.text();
  const release = releaseOfData(text);
  if (answer.ok && release === version && text.length === length) return text;
  // The site has changed since the page was loaded; its scripts may be gone already.
  if (
    answer.ok &&
    release &&
    release !== version &&
    mayReloadFor(PAGE_DATA, sessionStorage, Date.now())
  )
    location.reload();
  throw new Error(data);
}

function fetchScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(address));
    script.async = true;
    script.src = policy?.createScriptURL(address) ?? address;
    document.head.append(script);
  });
}

async function evaluate(modules: HydrationManifest["modules"], require: Require) {
  let end = performance.now() + SLICE_MS;
  for (const id of modules) {
    if (!(id in require.m)) continue;
    try {
      require(id);
    } catch {
      // Whoever needs it meets the error again, where it is reported.
    }
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + SLICE_MS;
  }
}

/** Resolves in a task of its own, after input that waits. Timers would wait 4 ms each. */
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
