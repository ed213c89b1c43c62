import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import {
  SITE_STUDIES_FILE,
  type SiteStudies,
  type SiteStudy,
} from "@/experiments/study/document/site-studies";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { withBase } from "@/lib/base-path";

/** The longest wait for a document, ms. The records are displayed without it afterwards. */
const WAIT_MS = 15_000;

const fetched = (file: string) =>
  fetch(withBase(`/protocols/${file}`), { signal: AbortSignal.timeout(WAIT_MS) });

/**
 * Fetches the documents of a study that this site serves, so that the study's plan and settings apply to its records. A
 * document whose content does not have the protocol id of the study is left out.
 *
 * @param protocol the protocol id of the study, or the word for runs outside of a study
 * @returns the documents as files; empty if the site does not serve the study, or if a request fails
 */
export async function studyInputs(protocol: string): Promise<NamedBlob[]> {
  try {
    const response = await fetched(SITE_STUDIES_FILE);
    if (!response.ok) return [];
    const { studies }: SiteStudies = await response.json();
    const ours = studies.filter((each) => each.protocol === protocol);
    return (await Promise.all(ours.map(inputOf))).flat();
  } catch {
    return [];
  }
}

async function inputOf({ name, protocol }: SiteStudy): Promise<NamedBlob[]> {
  const file = `${name}.json`;
  const response = await fetched(file);
  if (!response.ok) return [];
  const text = await response.text();
  // The published documents are complete, so their hash does not need the default values.
  if (protocolId(JSON.parse(text) as ProtocolDocument) !== protocol) return [];
  return [{ name: file, path: file, blob: new Blob([text], { type: "application/json" }) }];
}
