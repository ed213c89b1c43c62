import { MODELS } from "@/experiments/catalog/generated/models";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { readProtocol } from "@/experiments/study/document/check";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import type { DataRequest } from "./messages";

type Sample = Extract<DataRequest, { kind: "sample" }>;

/**
 * Simulates participants of a study, as files: the study and the lines of their records. The condition in which the plan
 * expects more differs by the planned effect.
 */
export async function sampleInputs(
  { document: text, people, seed }: Sample,
  breathe: () => Promise<void>,
): Promise<NamedBlob[]> {
  const read = readProtocol(text, MODELS);
  if ("faults" in read) throw new Error(`The study is not valid: ${read.faults[0]?.path}`);
  const { document } = read;
  const lines: string[] = [];
  const { planHash } = participantDocument(document);
  const participants = simulatedParticipants(
    {
      document,
      protocolId: protocolId(document),
      documentId: documentId(document),
      ...(planHash && { planHash }),
      people,
      seed,
      means: {},
      differences: plannedDifference(document.plan),
    },
    (session) => lines.push(`${stepRecordText(session)}\n`),
  );
  let done = 0;
  for (const _ of participants) {
    done += 1;
    if (done % PEOPLE_PER_SLICE === 0) await breathe();
  }
  return [
    { name: SAMPLE_STUDY, path: SAMPLE_STUDY, blob: new Blob([text]) },
    { name: SAMPLE_RECORDS, path: SAMPLE_RECORDS, blob: new Blob(lines) },
  ];
}

const PEOPLE_PER_SLICE = 10;
const SAMPLE_STUDY = "protocol.json";
const SAMPLE_RECORDS = "records.jsonl";

function plannedDifference(
  plan: { question: string; measure?: string; effect?: unknown } | undefined,
): Record<string, number> {
  const [step = ""] = plan?.measure?.split(".") ?? [];
  return plan?.question === "groups" && typeof plan.effect === "number"
    ? { [step]: plan.effect }
    : {};
}
