"use client";

import {
  ARCHIVE_BLOCK,
  type ArchiveData,
  DOCUMENT_BLOCK,
} from "@/experiments/take-home/archive-data";
import { setArchiveEnvironment } from "@/experiments/take-home/archive-environment";
import { archivePlace, exitHosts } from "@/experiments/take-home/archive-place";
import { documentIn, type Jatos, jatosReady } from "@/experiments/take-home/jatos";

/*
 * The one script of an archive (scripts/build/take-home/bundle.ts): reads the data blocks of its page, sets what the
 * code of the site takes for its environment, and only then evaluates that code.
 */

const blockOf = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

const data: ArchiveData = { ...blockOf(ARCHIVE_BLOCK), document: blockOf(DOCUMENT_BLOCK) };

function setEnvironment({ document, receiver }: Pick<ArchiveData, "document" | "receiver">) {
  setArchiveEnvironment({
    place: archivePlace(document, location.pathname),
    receiver,
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
  const own = { ...data, document: documentIn(jatos, data.document), receiver: location.origin };
  setEnvironment(own);
  const [{ showArchive }, { joinJatos }] = await Promise.all([
    import("./archive-run.client"),
    import("@/experiments/take-home/jatos-session.client"),
  ]);
  showArchive(own, await joinJatos(jatos));
}

const { jatos } = window as { jatos?: Jatos };
void (data.jatos && jatos ? runInJatos(jatos) : runHere());
