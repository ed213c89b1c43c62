import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { publishedDocuments } from "@/experiments/payloads/published";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { runningStudy, studiesText } from "@/experiments/study/document/running-study";
import { HOSTS } from "./write-host-files";

/**
 * Build step: writes the file of running studies with the published studies, for the receiver. The file belongs to the
 * operator, so it is outside of out/ and visitors cannot read it.
 *
 * @param sendUrl the URL of the receiver; undefined if the site sends no data to a receiver, which then needs no file
 * @returns a summary for the log
 */
export function writeStudies(sendUrl: string | undefined, folder = HOSTS): string {
  if (!sendUrl) return "no studies.json: the site has no receiver";
  const studies = Object.fromEntries(
    publishedDocuments().map((document) => [protocolId(document), runningStudy(document, MODELS)]),
  );
  writeFileSync(join(folder, "studies.json"), studiesText(studies));
  return `hosts/studies.json written: ${Object.keys(studies).length} studies`;
}
