import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import { columnTexts } from "@/experiments/survey/model/wide";
import { columnNames } from "./column-names";
import type { ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";
import { SESSION_COLUMNS, SIMULATED } from "./session-columns";
import { stepColumns } from "./step-columns";

/**
 * Returns the columns of `participants.csv`: about the session, then about each step in the order of the study.
 * @param document the study; null if it is not known. It describes the columns of its surveys.
 * @param isSimulated whether nobody took part; a column then says so in each row
 */
export function participantsColumns(
  published: readonly Pick<PublishedSession, "counted">[],
  document: ProtocolDocument | null,
  isSimulated: boolean,
): ParticipantsColumn[] {
  const named = columnNames();
  const sessions = published.map(({ counted }) => counted.session);
  const texts = new Map(
    document?.steps.filter(isSurveyStep).map(({ id, survey }) => [id, columnTexts(survey)]),
  );
  return [
    ...[...SESSION_COLUMNS, ...(isSimulated ? [SIMULATED] : [])].map((each) => ({
      ...each,
      name: named(each.name),
    })),
    ...stepsOfData(sessions, document).flatMap((each) =>
      stepColumns(
        each,
        // Only the runs of one step are in memory at the same time.
        sessions.flatMap((session) => runIn(session, each.step) ?? []),
        named,
        texts.get(each.step),
      ),
    ),
  ];
}
