import { EXITS, type Exit, type ProtocolDocument } from "@/experiments/study/document/schema";
import type { PaidSession, ShownFindings } from "@/experiments/study/findings/worker/messages";

/** Returns the real participations of the study, also the withdrawn ones: these people are to be paid. */
export const paidSessions = ({ sessions }: Pick<ShownFindings, "sessions">): PaidSession[] =>
  sessions.flatMap(({ session, aside, isComplete }) => {
    const { id, ids, person, visit, startedAt, exit, code, isSimulated, isRehearsal } = session;
    if (isSimulated || isRehearsal || aside === "otherProtocol") return [];
    return [{ id, ids, person, visit, startedAt, exit, code, isComplete }];
  });

/** Returns the completion codes that a document states, keyed by exit. */
export function statedCodes({
  delivery,
}: Pick<ProtocolDocument, "delivery">): Partial<Record<Exit, string>> {
  const codes: Partial<Record<Exit, string>> = {};
  for (const exit of EXITS) {
    const code = delivery?.exits?.[exit]?.code;
    if (code !== undefined) codes[exit] = code;
  }
  return codes;
}
