import { fixedSteps } from "@/experiments/study/document/step-order";
import { answerOf } from "@/experiments/study/findings/answer/answer";
import { plannedAndFound } from "@/experiments/study/findings/answer/planned-and-found";
import { sensitivityOf } from "@/experiments/study/findings/answer/sensitivity";
import { correlationsOf } from "@/experiments/study/findings/measures/correlations";
import { listMeasures } from "@/experiments/study/findings/measures/measure-list";
import {
  measureFinding,
  withSharedConditions,
} from "@/experiments/study/findings/measures/measures";
import { retestsOf } from "@/experiments/study/findings/measures/retests";
import { surveyFindings } from "@/experiments/study/findings/measures/survey-findings";
import { casesOf, comparedSessions } from "@/experiments/study/findings/people/cases";
import {
  attritionOf,
  comparedPair,
  flowOf,
  isInFlow,
} from "@/experiments/study/findings/people/flow-of";
import { whoCounts } from "@/experiments/study/findings/people/who-counts";
import { createModels } from "@/experiments/study/findings/reliability/reliability-models";
import { type Asked, askedOf } from "@/experiments/study/findings/study/asked";
import { type ChosenStudy, chooseStudy } from "@/experiments/study/findings/study/choose-study";
import type { Choice } from "@/experiments/study/findings/worker/messages";
import type { Reading } from "@/experiments/study/reading/read-session";
import { byText } from "@/lib/by-text";
import type { CountedSession, Findings } from "./findings";
import { notesOf } from "./notes-of";
import { countsOf, inOrder, personKey } from "./session-order";

/** Returns the hashes of the plans in the records of the people analysed, with the days on which they began. */
function plansOf(analysed: readonly CountedSession[]): Findings["study"]["plans"] {
  return countsOf(analysed, ({ session }) => session.planHash).map(({ key, items }) => {
    const days = items.flatMap(({ session }) => session.startedAt?.slice(0, 10) ?? []).sort(byText);
    return {
      hash: key,
      sessions: items.length,
      first: days[0] ?? "",
      last: days.at(-1) ?? "",
    };
  });
}

function studyOf(study: ChosenStudy, sessions: readonly CountedSession[]): Findings["study"] {
  const { protocol, document, others } = study;
  const analysed = sessions.filter(({ aside }) => aside === null);
  const documents = countsOf(sessions.filter(isInFlow), ({ session }) => session.document);
  return {
    protocol,
    document,
    plans: plansOf(analysed),
    documents: documents.flatMap(({ key, items }) =>
      key === null ? [] : [{ document: key, sessions: items.length }],
    ),
    others,
  };
}

/** Returns whether all sessions that count, or that would count if they were complete, are simulated. */
function areSimulated(sessions: readonly CountedSession[]): boolean {
  const own = sessions.filter(isInFlow);
  return own.length > 0 && own.every(({ session }) => session.isSimulated);
}

function ofAnalysed(asked: Asked, study: ChosenStudy, sessions: readonly CountedSession[]) {
  const analysed = sessions.filter(({ aside }) => aside === null);
  const compared = comparedSessions(sessions, asked);
  const content = study.document?.content ?? null;
  const flow = flowOf(
    sessions,
    content?.conditions ?? [],
    asked,
    content?.visits?.map(({ id }) => id),
  );
  const listed = listMeasures(
    analysed.map(({ session }) => session),
    content,
    asked,
  );
  const pair = comparedPair(flow, asked);
  const fixed = content ? fixedSteps(content) : [];
  const modelOf = createModels();
  const measures = withSharedConditions(
    listed.flatMap(
      (each) =>
        measureFinding(each, compared, { conditions: flow.conditions, pair, fixed }, modelOf) ?? [],
    ),
  );
  const cases = casesOf(compared, asked);
  const persons = new Set(analysed.map(({ session }) => personKey(session))).size;
  const planned = measures.find(({ measure }) => measure.name === asked.measures[0]?.name);
  return {
    flow,
    attrition: attritionOf(sessions, flow, asked),
    planned: plannedAndFound(study.document, asked, persons, cases, flow, planned),
    answer: answerOf(asked, cases),
    asked: asked.measures[0] ?? null,
    measures,
    correlations: correlationsOf(listed, compared, measures, asked, modelOf),
    retests: retestsOf(
      listed,
      analysed,
      flow.conditions,
      asked,
      flow.visits.map(({ visit }) => visit),
    ),
    sensitivity: sensitivityOf(asked, sessions, fixed),
    surveys: surveyFindings(analysed, content),
  };
}

/**
 * Returns the findings of a study: who counts, the answer to the plan's question, and the exploratory numbers. They do not
 * depend on the order of the files or sessions. Without a choice, the study is the protocol with most real sessions, and
 * the plan is the one of the document that most of its records name.
 * @returns null if no session was read
 */
export function findingsOf(
  { sessions: read, documents }: Pick<Reading, "sessions" | "documents">,
  choice: Choice = {},
): Findings | null {
  if (read.length === 0) return null;
  const ordered = inOrder(read);
  const study = chooseStudy(ordered, documents, choice);
  const asked = askedOf(study.document?.content ?? null, study.real);
  const sessions = whoCounts(ordered, study, asked);
  const found = ofAnalysed(asked, study, sessions);
  const stated = studyOf(study, sessions);
  const isSimulated = areSimulated(sessions);
  return {
    study: stated,
    isSimulated,
    sessions,
    ...found,
    notes: notesOf(stated, isSimulated, found.flow, sessions),
  };
}
