import type { DataStep } from "@/experiments/study/findings/study/study-steps";
import { columnNames } from "./column-names";
import type { ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";
import { SESSION_COLUMNS, SIMULATED } from "./session-columns";
import { stepColumns } from "./step-columns";

/**
 * Returns the columns of `participants.csv`: about the session, then about each step in the order of the study.
 * @param isSimulated whether nobody took part; a column then says so in each row
 */
export function participantsColumns(
  published: readonly PublishedSession[],
  steps: readonly DataStep[],
  isSimulated: boolean,
): ParticipantsColumn[] {
  const named = columnNames();
  const runs = published.flatMap(({ counted }) => counted.session.runs);
  return [
    ...[...SESSION_COLUMNS, ...(isSimulated ? [SIMULATED] : [])].map((each) => ({
      ...each,
      name: named(each.name),
    })),
    ...steps.flatMap((each) =>
      stepColumns(
        each,
        runs.filter((run) => run.step === each.step),
        named,
      ),
    ),
  ];
}
