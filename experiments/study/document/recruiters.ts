/**
 * Services that recruit participants: their names, and the parameters in which they put the identifiers of a participant
 * into the address.
 */
export const RECRUITERS = {
  prolific: { name: "Prolific", ids: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"] },
  sona: { name: "SONA", ids: ["SONA_ID"] },
  cloudresearch: { name: "CloudResearch", ids: ["PARTICIPANT_ID"] },
  samply: { name: "Samply", ids: ["SAMPLY_ID", "MESSAGE_ID"] },
} as const satisfies Record<string, { name: string; ids: readonly string[] }>;

/** Returns the service that uses exactly these identifiers; undefined if none does. */
export const recruiterWith = (ids: readonly string[]): keyof typeof RECRUITERS | undefined =>
  (Object.keys(RECRUITERS) as (keyof typeof RECRUITERS)[]).find(
    (name) => RECRUITERS[name].ids.join() === ids.join(),
  );
