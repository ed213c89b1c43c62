/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { storage } from "@/components/features/terms/stored-data";
import * as chunkFailure from "@/components/shell/errors/chunk-failure";
import { CACHE_NAME } from "@/components/shell/offline/precache-manifest";
import {
  CONTACT_DATABASE,
  EDITOR_DATABASE,
  PARTICIPATIONS_DATABASE,
  RECORDS_DATABASE,
  SESSIONS_DATABASE,
} from "@/lib/device/database-names";
import * as preferences from "@/lib/preferences";
import { listFiles, ROOT } from "@/scripts/project.mjs";

const CODE_FOLDERS = ["app", "components", "content", "experiments", "lib"];

/** Every API that stores data on a device. */
const STORAGE =
  /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.(?:open|delete)|openDB|deleteDB)\b/g;

const modules = [
  "instrumentation-client.ts",
  ...CODE_FOLDERS.flatMap((folder) =>
    listFiles(join(ROOT, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
].map((path) => {
  const { code } = transformSync(readFileSync(join(ROOT, path), "utf8"), {
    loader: path.endsWith("x") ? "tsx" : "ts",
  });
  return { path, code };
});

/** Returns all constants named `…_KEY`. These constants contain the keys under which the site stores data. */
const KEYS: Record<string, string> = Object.fromEntries(
  Object.entries({ ...chunkFailure, ...preferences }).filter(
    (entry): entry is [string, string] => entry[0].endsWith("_KEY") && typeof entry[1] === "string",
  ),
);

/**
 * The modules that store data, each with the storage APIs that it uses. A new module must also be added to the terms
 * page.
 */
const users = modules
  .map(({ path, code }) => ({ path, code, stores: new Set(code.match(STORAGE)) }))
  .filter(({ stores }) => stores.size > 0);

it("only the listed modules store or read data on the device", () => {
  const found = users.map(({ path, stores }) => `${path}: ${[...stores].join(", ")}`);
  expect(found.sort()).toEqual([
    "components/features/terms/erase-button.client.tsx: sessionStorage, caches.delete",
    "components/shell/errors/reload-for-lost-chunk.client.ts: sessionStorage",
    "components/shell/hydration/first-interaction.ts: indexedDB",
    "components/shell/hydration/hydrate-page.ts: sessionStorage",
    "components/shell/offline/worker/precache.ts: caches.open, caches.delete",
    "components/ui/preferences.client.ts: localStorage",
    "lib/device/can-store.ts: deleteDB, openDB",
    "lib/device/database.ts: deleteDB, openDB",
    "lib/device/on-device.ts: localStorage, indexedDB",
    "lib/preferences.ts: localStorage",
  ]);
});

/** Returns all calls of `getItem`, `setItem` and `removeItem`, each with the key as the code states it. */
const calls = modules.flatMap(({ path, code }) =>
  [
    ...code.matchAll(/\.(?:getItem|setItem|removeItem)\(\s*(?:\$\{JSON\.stringify\()?([^,)]+)/g),
  ].map(([, key = ""]) => ({ path, key })),
);

it("every call that reads, writes or removes a stored entry has a constant as its key", () => {
  expect(calls.length).toBeGreaterThanOrEqual(6);
  expect(calls.filter(({ key }) => !Object.hasOwn(KEYS, key))).toEqual([]);
});

/** Returns the name of each cache as the code that opens or deletes the cache states it. */
const caches = modules.flatMap(({ code }) =>
  [...code.matchAll(/\bcaches\.(?:open|delete)\(\s*([^,)]+)/g)].map(([, name = ""]) => name),
);

it("the code names every cache by a constant", () => {
  expect(caches.length).toBeGreaterThanOrEqual(2);
  expect(new Set(caches)).toEqual(new Set(["CACHE_NAME"]));
});

/**
 * Returns the name of each database as the code that creates the database states it. The module that opens and deletes
 * databases receives this name as an argument.
 */
const databases = modules.flatMap(({ code }) =>
  [...code.matchAll(/(?<!function )\bdeviceDatabase\(\s*([^,)]+)/g)].map(([, name = ""]) => name),
);

it("the code names every database by a constant", () => {
  expect(databases.length).toBeGreaterThanOrEqual(2);
  expect(new Set(databases)).toEqual(
    new Set([
      "SESSIONS_DATABASE",
      "PARTICIPATIONS_DATABASE",
      "RECORDS_DATABASE",
      "EDITOR_DATABASE",
      "CONTACT_DATABASE",
    ]),
  );
});

it("the terms page lists exactly the stored entries that the code uses", () => {
  const used = [
    ...new Set(calls.map(({ key }) => KEYS[key])),
    SESSIONS_DATABASE,
    PARTICIPATIONS_DATABASE,
    RECORDS_DATABASE,
    EDITOR_DATABASE,
    CONTACT_DATABASE,
    CACHE_NAME,
  ];
  const listed: string[] = storage.entries.map(({ key }) => key);
  expect(listed.sort()).toEqual(used.sort());
});

it("the terms page states the kind of storage of each entry", () => {
  const storeOf = Object.fromEntries(storage.entries.map(({ key, purpose }) => [key, purpose]));
  expect(storeOf[preferences.PREFERENCES_KEY]?.en).toContain("local storage");
  expect(storeOf[preferences.PREFERENCES_KEY]?.fr).toContain("stockage local");
  expect(storeOf[chunkFailure.RELOADED_CHUNKS_KEY]?.en).toContain("session storage");
  expect(storeOf[chunkFailure.RELOADED_CHUNKS_KEY]?.fr).toContain("stockage de session");
  expect(storeOf[SESSIONS_DATABASE]?.en).toContain("IndexedDB");
  expect(storeOf[SESSIONS_DATABASE]?.fr).toContain("IndexedDB");
  expect(storeOf[CONTACT_DATABASE]?.en).toContain("IndexedDB");
  expect(storeOf[CONTACT_DATABASE]?.fr).toContain("IndexedDB");
});
