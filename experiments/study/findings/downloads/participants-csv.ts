import { csv } from "@/experiments/engine/data/csv";
import type { ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";

/**
 * Returns `participants.csv`: one row for each session. Every text is written so that no program reads it as a number, a
 * date or a formula.
 */
export function participantsCsv(
  published: readonly PublishedSession[],
  columns: readonly ParticipantsColumn[],
): string {
  const records = published.map((each) =>
    Object.fromEntries(columns.map(({ name, cell }) => [name, cell(each)])),
  );
  return csv(
    columns.map(({ name }) => name),
    records,
    () => true,
  );
}
