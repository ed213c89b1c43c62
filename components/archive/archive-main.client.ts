"use client";

import {
  ARCHIVE_BLOCK,
  type ArchiveData,
  DOCUMENT_BLOCK,
  DOCUMENT_LINE,
} from "@/experiments/study/export/archive-data";
import { setArchiveEnvironment } from "@/experiments/study/export/archive-environment";
import { archivePlace, exitHosts } from "@/experiments/study/export/archive-place";
import { documentIn, type Jatos, jatosReady } from "@/experiments/study/export/jatos";

/*
 * The one script of an archive (scripts/build/take-home/bundle.ts): reads the data blocks of its page, sets what the
 * code of the site takes for its environment, and only then evaluates that code.
 */

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "null";

const all: Omit<ArchiveData, "document"> = JSON.parse(textOf(ARCHIVE_BLOCK));
const data: ArchiveData = { ...all, document: documentOf(textOf(DOCUMENT_BLOCK)) };

/** The document, or its text where somebody has broken it, on the lines that it has in the file. */
function documentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "\n".repeat(DOCUMENT_LINE - (all.jatos ? 0 : 1)) + text;
  }
}

function setEnvironment({
  document,
  receiver,
  receipts,
}: Pick<ArchiveData, "document" | "receiver" | "receipts">) {
  setArchiveEnvironment({
    place: archivePlace(document, location.pathname),
    receiver,
    receipts,
    returnHosts: exitHosts(document),
  });
}

async function runHere() {
  setEnvironment(data);
  const { showArchive } = await import("./archive-run.client");
  showArchive(data, null);
}

/** In JATOS the server is told of each step, and the document is what its pages say of the component. */
async function runInJatos(jatos: Jatos) {
  await jatosReady(jatos);
  const own = {
    ...data,
    document: documentIn(jatos, data.document),
    receiver: location.origin,
    // jatos.js says that a request went well, and not what the server has.
    receipts: "none" as const,
  };
  setEnvironment(own);
  const [{ showArchive }, { joinJatos }] = await Promise.all([
    import("./archive-run.client"),
    import("@/experiments/study/export/jatos-session.client"),
  ]);
  showArchive(own, await joinJatos(jatos));
}

const { jatos } = window as { jatos?: Jatos };
void (data.jatos && jatos ? runInJatos(jatos) : runHere());
