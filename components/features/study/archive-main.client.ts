"use client";

import {
  ARCHIVE_BLOCK,
  type ArchiveData,
  DOCUMENT_BLOCK,
} from "@/experiments/take-home/archive-data";
import { setArchiveEnvironment } from "@/experiments/take-home/archive-environment";
import { archivePlace, exitHosts } from "@/experiments/take-home/archive-place";

/*
 * The one script of an archive (scripts/build/take-home/bundle.ts): reads the data blocks of its page, sets what the
 * code of the site takes for its environment, and only then evaluates that code.
 */

const blockOf = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

const data: ArchiveData = { ...blockOf(ARCHIVE_BLOCK), document: blockOf(DOCUMENT_BLOCK) };

setArchiveEnvironment({
  place: archivePlace(data.document, location.pathname),
  receiver: data.receiver,
  returnHosts: exitHosts(data.document),
});

void import("./archive-run.client").then(({ showArchive }) => showArchive(data));
