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
 * The only script of an archive (scripts/build/archive/bundle.ts). The script reads the data blocks of its page and
 * sets the environment variables that the code of the site reads. Only after these steps does the script evaluate the
 * code of the site.
 */

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "null";

const all: Omit<ArchiveData, "document"> = JSON.parse(textOf(ARCHIVE_BLOCK));
const data: ArchiveData = { ...all, document: documentOf(textOf(DOCUMENT_BLOCK)) };

/**
 * Returns the document of the study, or its text if the text is not valid JSON. The line numbers of the text are those
 * of the file `protocol.json`.
 */
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

/**
 * Runs the study in JATOS. The server receives each step, and the properties of the JATOS component may contain the
 * document.
 */
async function runInJatos(jatos: Jatos) {
  await jatosReady(jatos);
  const own = {
    ...data,
    document: documentIn(jatos, data.document),
    receiver: location.origin,
    // jatos.js reports that a request has succeeded, but not which data the server has stored.
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
