/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { studyInputs } from "@/components/features/data/follow/study-inputs";
import { createReader } from "@/experiments/study/reading/reader";
import { labListener } from "@/scripts/lab/server";
import { readLabStudies } from "@/scripts/lab/studies";
import { temporaryFolder } from "../temporary-folder";

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

it("the page of data receives the document of a study from the lab by the protocol id", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "my-study.json");
  writeFileSync(file, JSON.stringify(aDocument()));
  const reader = createReader();
  await reader.add([{ name: "s", path: "s", blob: new Blob([JSON.stringify(aDocument())]) }]);
  const [expected] = reader.reading().documents;
  reader.clear();

  for (const name of ["_headers", "404.html"]) writeFileSync(join(folder, name), "");
  const server = createServer(labListener(folder, readLabStudies([file]), () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (address, init) => ownFetch(`http://127.0.0.1:${port}${address}`, init);
  try {
    await reader.add(await studyInputs(expected?.protocol ?? ""));
    expect(reader.reading().documents.map(({ document }) => document)).toEqual([
      expected?.document,
    ]);
    expect(await studyInputs("0".repeat(64))).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
