import { hydratePage } from "@/components/shell/hydration/hydrate-page";
import type { HydrationManifest } from "@/components/shell/hydration/hydration-manifest";

const manifest: HydrationManifest = {
  version: "r1",
  data: "/about.txt",
  length: 12,
  scripts: ["/_next/a.js", "/_next/b.js"],
  runtime: "/_next/webpack.js",
  modules: [3, 1, 99, 2],
};

let happened: string[];

/** What the scripts do when they have arrived. */
const SCRIPTS: Record<string, () => void> = {
  "/_next/a.js": () => putChunk([["a"], {}, () => happened.push("a starts")]),
  "/_next/b.js": () => putChunk([["b"], {}]),
  "/_next/webpack.js": () => {
    const require = Object.assign((id: unknown) => happened.push(`module ${id}`), {
      m: { 1: true, 2: true, 3: true },
    });
    const take = ([, , start]: unknown[]) =>
      (start as ((r: unknown) => void) | undefined)?.(require);
    const chunks = window.webpackChunk_N_E as unknown[][];
    chunks.forEach(take);
    Object.assign(chunks, { push: take });
  },
};

function putChunk(chunk: unknown[]) {
  happened.push(`${chunk[0]} has arrived`);
  window.webpackChunk_N_E ??= [];
  window.webpackChunk_N_E.push(chunk as never);
}

function serve(text: string, lost: string[] = []) {
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, text: async () => text }),
    MessageChannel: class {
      port1 = { onmessage: () => {}, close() {} };
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
    },
  });
  jest.spyOn(document.head, "append").mockImplementation((script) => {
    const { src, onload, onerror } = script as HTMLScriptElement;
    const path = new URL(src).pathname;
    setTimeout(() => {
      if (lost.includes(path)) return onerror?.("");
      SCRIPTS[path]?.();
      onload?.call(script as never, new Event("load"));
    });
  });
}

beforeEach(() => {
  happened = [];
  window.webpackChunk_N_E = undefined as never;
  window.__next_f = undefined as never;
});

const DATA = `0:{"b":"r1"}`;

it("evaluates the modules in order, each after the chunks have come, and starts them last", async () => {
  serve(DATA);
  await hydratePage(manifest);
  expect(happened).toEqual([
    "a has arrived",
    "b has arrived",
    "module 3",
    "module 1",
    "module 2",
    "a starts",
  ]);
  expect(window.__next_f).toEqual([[0], [1, DATA]]);
});

it("goes on without a script that is lost: who needs it asks for it again", async () => {
  serve(DATA, ["/_next/b.js"]);
  await hydratePage(manifest);
  expect(happened.at(-1)).toBe("a starts");
});

it("starts nothing when the runtime is lost or what came is not the page's data", async () => {
  serve(DATA, ["/_next/webpack.js"]);
  await expect(hydratePage(manifest)).rejects.toThrow("/_next/webpack.js");
  serve("<title>Log in to this network</title>");
  await expect(hydratePage(manifest)).rejects.toThrow("/about.txt");
  expect(happened).not.toContain("a starts");
});
