import { MODELS } from "@/experiments/catalog/generated/models";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { readProtocol } from "@/experiments/study/document/check";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import type { DataRequest } from "./messages";
import { type SampleRun, SPARE_PEOPLE, sampleCourses } from "./sample-courses";

type Sample = Extract<DataRequest, { kind: "sample" }>;

/**
 * Simulates the data of a study as files: the study, the lines of its records, and the list of withdrawn sessions. The
 * condition in which the plan expects more differs by the planned effect. As in a real study, people leave, come twice,
 * answer too soon and withdraw (`sampleCourses`). The same request yields the same bytes.
 */
export async function sampleInputs(
  { document: text, people, seed }: Sample,
  breathe: () => Promise<void>,
): Promise<NamedBlob[]> {
  const read = readProtocol(text, MODELS);
  if ("faults" in read) throw new Error(`The study is not valid: ${read.faults[0]?.path}`);
  const { document } = read;
  const { plan, conditions = [] } = document;
  const [planned = ""] = plan?.measure?.split(".") ?? [];
  const { planHash } = participantDocument(document);
  let runs: SampleRun[] = [];
  const participants = simulatedParticipants(
    {
      document,
      protocolId: protocolId(document),
      documentId: documentId(document),
      ...(planHash && { planHash }),
      people: people + SPARE_PEOPLE,
      seed,
      means: {},
      differences:
        plan?.question === "groups" && typeof plan.effect === "number"
          ? { [planned]: plan.effect }
          : {},
    },
    (session, { model }) => runs.push({ session, model }),
  );
  const courses = sampleCourses({ people, planned, conditions });
  const lines: string[] = [];
  const withdrawn: string[] = [];
  let done = 0;
  for (const { condition } of participants) {
    const { sessions, isWithdrawn } = courses(runs, condition);
    lines.push(...sessions.map((session) => `${stepRecordText(session)}\n`));
    if (isWithdrawn) withdrawn.push(...idsOf(sessions));
    runs = [];
    done += 1;
    if (done % PEOPLE_PER_SLICE === 0) await breathe();
  }
  return [
    file("protocol.json", [text]),
    file("records.jsonl", lines),
    file("withdrawn.csv", ["session_id\n", ...withdrawn.map((id) => `${id}\n`)]),
  ];
}

const PEOPLE_PER_SLICE = 10;

const idsOf = (sessions: readonly Session[]) => [...new Set(sessions.map(({ id }) => id))];

const file = (name: string, parts: string[]): NamedBlob => ({
  name,
  path: name,
  blob: new Blob(parts),
});
