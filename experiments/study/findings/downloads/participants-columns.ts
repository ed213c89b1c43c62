import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import type { Findings } from "@/experiments/study/findings/findings";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { Reading, ReadRun } from "@/experiments/study/reading/read-session";
import { SURVEY_PARAMETER } from "@/experiments/survey/model/survey-model";
import { type ColumnText, columnTexts } from "@/experiments/survey/model/wide";
import { columnNames } from "./column-names";
import type { ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";
import { SESSION_COLUMNS, SIMULATED } from "./session-columns";
import { stepColumns } from "./step-columns";

/**
 * Returns the descriptions of the columns of a survey, keyed by column: those of the document, and of other columns those
 * of the surveys in the records of the runs.
 */
function surveyTexts(
  step: string,
  runs: readonly ReadRun[],
  document: ProtocolDocument | null,
  parameters: Reading["parameters"],
): ReadonlyMap<string, ColumnText> {
  const documented = document?.steps.filter(isSurveyStep).find(({ id }) => id === step)?.survey;
  const recorded = [...new Set(runs.map((run) => run.parameters))].flatMap((key) => {
    const survey = key === null ? undefined : parameters.get(key)?.[SURVEY_PARAMETER];
    return survey === undefined ? [] : [JSON.parse(String(survey))];
  });
  const surveys = documented ? [documented, ...recorded] : recorded;
  return new Map(surveys.reverse().flatMap((survey) => [...columnTexts(survey)]));
}

/**
 * Returns the columns of `participants.csv`: about the session, then about each step in the order of the study. If nobody
 * took part, a column says so in each row.
 * @param parameters the parameters of the runs, which describe the columns of surveys if the document is not known
 */
export function participantsColumns(
  published: readonly Pick<PublishedSession, "counted">[],
  { study, isSimulated }: Pick<Findings, "study" | "isSimulated">,
  parameters: Reading["parameters"],
): ParticipantsColumn[] {
  const named = columnNames();
  const sessions = published.map(({ counted }) => counted.session);
  const document = study.document?.content ?? null;
  return [
    ...[...SESSION_COLUMNS, ...(isSimulated ? [SIMULATED] : [])].map((each) => ({
      ...each,
      name: named(each.name),
    })),
    ...stepsOfData(sessions, document).flatMap((each) => {
      // Only the runs of one step are in memory at the same time.
      const runs = sessions.flatMap((session) => runIn(session, each.step) ?? []);
      const texts = each.isSurvey ? surveyTexts(each.step, runs, document, parameters) : undefined;
      return stepColumns(each, runs, named, texts);
    }),
  ];
}
