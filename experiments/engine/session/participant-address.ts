import { type AddressNote, identifierNotes, noteEvent } from "./address-notes";
import { addressPairs, addressValue } from "./address-values";
import type { Participant } from "./participant";
import { isRehearsalIn, REHEARSAL } from "./rehearsal";
import type { EarlyEvent } from "./session";

const NAMES = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"] as const;
const ALL_NAMES = [...NAMES, "app", "seed", "return", "setting", REHEARSAL];

/**
 * Returns the participant that the URL of a single run states, and the notes about values in the URL. The part of the
 * URL after `#` can only mark a rehearsal.
 */
export function participantOf(
  query: URLSearchParams,
  hash = "",
): {
  participant: Participant;
  /** True if the URL marks a rehearsal. */
  rehearsal?: true;
  notes: readonly AddressNote[];
  /** The notes as events of the session. */
  events: readonly EarlyEvent[];
} {
  const pairs = addressPairs(query, "", ALL_NAMES, [REHEARSAL]);
  const behind = addressPairs(new URLSearchParams(), hash.replace(/^#/, ""), ALL_NAMES, [
    REHEARSAL,
  ]);
  const [pid, study, session] = NAMES.map((name) => addressValue(pairs, name, ALL_NAMES));
  const notes = [pid, study, session].flatMap((read, index) =>
    // A single run does not require any identifier.
    read && read.problem !== "absent" ? identifierNotes(NAMES[index] ?? "", read, []) : [],
  );
  return {
    participant: {
      prolificPid: pid?.value ?? null,
      studyId: study?.value ?? null,
      sessionId: session?.value ?? null,
    },
    ...(isRehearsalIn([...pairs, ...behind], ALL_NAMES) && { rehearsal: true }),
    notes,
    events: notes.map(noteEvent),
  };
}
