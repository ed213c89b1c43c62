import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { ReadDocument, ReadSession } from "@/experiments/study/reading/read-session";
import { versionOf } from "../../document/a-document";
import values from "./values.json";

/** The numbers that R computed from the reference study (reference.R; README.md explains how). */
export const VALUES = values;

/** Returns the 62 sessions of the reference study, as `make-sessions.py` computes them from its trials. */
export function referenceSessions(): ReadSession[] {
  const packed = readFileSync(join(__dirname, "sessions.json.gz"));
  return JSON.parse(gunzipSync(packed).toString("utf8"));
}

/** The plan of the reference study: Stroop effects of two groups, without people who press too soon. */
export const REFERENCE_PLAN: Plan = {
  question: "groups",
  measure: "stroop.stroop_effect",
  effect: 25,
  people: 60,
  exclude: [{ flag: "tooSoon", abovePercent: 10 }],
};

/** Returns the document of the reference study. @param plan null for a document without a plan */
export function referenceDocument(plan: Plan | null = REFERENCE_PLAN): ReadDocument {
  const [session] = referenceSessions();
  const step = (id: string, app: "stroop" | "flanker" | "mini-ipip", parameters = {}) => ({
    id,
    app,
    version: versionOf(app),
    parameters,
  });
  const content: ProtocolDocument = {
    protocol: 1,
    order: "latin-square",
    conditions: ["a", "b"],
    steps: [
      step("stroop", "stroop", { trials: 48, blocks: 2 }),
      step("flanker", "flanker", { trials: 48, blocks: 2 }),
      { ...step("traits", "mini-ipip"), fixed: true },
    ],
    ...(plan && { plan }),
  };
  return {
    protocol: session?.protocol ?? "",
    document: session?.document ?? "",
    planHash: null,
    content,
    source: { file: 1, entry: null, line: null },
  };
}
