import { readFileSync } from "node:fs";
import { join } from "node:path";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Paper, PaperId, SiteFacts } from "@/experiments/study/papers/paper";
import { papersOf } from "@/experiments/study/papers/papers";
import type { Locale } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { APPS_HERE } from "../document/a-document";

const PAYLOADS = { en: papersPayload("en"), fr: papersPayload("fr") };

const SITE: SiteFacts = {
  name: "Protocole",
  url: "https://site.example/study",
  withdrawUrl: "https://site.example/study/withdraw",
  release: "1f2e3d4c",
  sourceUrl: "",
  receiverHost: null,
};

/** Returns a document with all defaults. @throws Error with the faults of the document */
export function complete(document: unknown): ProtocolDocument {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
}

export const papers = (
  document: unknown,
  locale: Locale = "en",
  site: Partial<SiteFacts> = {},
  planSentence = "",
): Paper[] => papersOf(complete(document), PAYLOADS[locale], { ...SITE, ...site }, planSentence);

/** Returns the text of the paper with an id. */
export function paperText(id: PaperId, ...study: Parameters<typeof papers>): string {
  const paper = papers(...study).find((each) => each.id === id);
  if (!paper) throw new Error(`No paper ${id}`);
  return paper.text;
}

/** Returns the text of the paper with an id about a document with a plan that is not checked. */
export function plannedText(
  id: PaperId,
  document: object,
  plan: Plan,
  locale: Locale = "en",
): string {
  const study = { ...complete(document), plan };
  return papersOf(study, PAYLOADS[locale], SITE, "").find((each) => each.id === id)?.text ?? "";
}

/** Returns the text between a heading of a paper and the next heading. */
export function below(text: string, heading: string): string {
  const [, after = `No heading ${heading}`] = text.split(`# ${heading}\n`);
  return (after.split(/\n#+ /)[0] ?? "").trim();
}

/** Returns the example document of docs/protocol.md that contains every field. */
export function everything(): Record<string, unknown> {
  const page = readFileSync(join(ROOT, "docs/protocol.md"), "utf8");
  const texts = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  const text = texts.find((each) => each.includes("latin-square"));
  return JSON.parse(text ?? "");
}
