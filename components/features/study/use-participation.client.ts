"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { usePageTranslation } from "@/experiments/engine/run/use-page-translation.client";
import { noteEvent } from "@/experiments/engine/session/address-notes";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import { type EarlyEvent, localMoment, type Session } from "@/experiments/engine/session/session";
import type { KnownApp } from "@/experiments/study/document/fault";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep, isRunStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  againEvents,
  finishedOf,
  isOfSame,
  left,
  nextStep,
  otherUnfinishedOf,
  outdatedOf,
  type Participation,
  recordedSteps,
  translated,
  unfinishedOf,
  withRun,
  withStepDone,
} from "@/experiments/study/participation/participation";
import {
  recordOfStep,
  withdrawParticipation,
} from "@/experiments/study/participation/participation-sending.client";
import {
  eraseParticipation,
  isParticipationKept,
  keepParticipation,
  readParticipations,
  resumeParticipation,
} from "@/experiments/study/participation/participation-store.client";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import { SURVEY_TASK, SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import { askToPersist } from "@/lib/device/storage";
import type { Locale } from "@/lib/routes";

/** The stage of the participant: before consent, at a step, asked whether to leave, or at the end. */
export type StudyStage =
  | { at: "information"; notice: "" | "takenOver" }
  | { at: "declined" }
  | { at: "step"; participation: Participation }
  | { at: "leaving"; participation: Participation }
  | { at: "end"; participation: Participation; erased: "no" | "yes" | "failed" };

/** The earlier participations in a study that this device stores. The URL determines which of them may be displayed. */
export type EarlierHere = {
  /** A participation that can continue. */
  unfinished?: Participation | undefined;
  /** A participation that cannot continue, because it belongs to another release. */
  outdated?: Participation | undefined;
  /** An unfinished participation whose person or condition differs from the person or condition in the URL. */
  other?: Participation | undefined;
  /** A participation that has ended and whose completion code is still pending. */
  awaiting?: Participation | undefined;
  /** A participation of this person that has ended. */
  finished?: Participation | undefined;
};

type KnownId = keyof typeof MODELS;

/** Returns the versions that the apps and surveys of a study have in this release. */
function versionsOf({ steps }: ProtocolDocument): Record<string, string> {
  const ids = steps.filter(isAppStep).map(({ app }) => app as KnownId);
  return {
    ...Object.fromEntries(
      ids.map((id) => {
        const app: KnownApp = MODELS[id];
        return [id, app.modelOf(defaultsOf(app.parameters)).facts.version];
      }),
    ),
    ...(steps.some(isSurveyStep) && { [SURVEY_TASK]: SURVEY_VERSION }),
  };
}

/**
 * Returns the state of a participant in a study: the current stage, the earlier participations, and the actions. Every
 * step and every block of an app is stored on the device.
 * @param host host of the receiver of each finished step; null if no data are sent
 */
export function useParticipation(
  content: ProtocolDocument,
  person: AddressedPerson,
  locale: Locale,
  host: string | null,
) {
  const [stage, setStage] = useState<StudyStage>({ at: "information", notice: "" });
  const [earlier, setEarlier] = useState<EarlierHere>({});
  /**
   * Events about the stored participations of this person. The events become part of the data of the next
   * participation.
   */
  const again = useRef<readonly EarlyEvent[]>([]);
  /** The current participation. It is stored in a ref, because two blocks may end before React renders again. */
  const current = useRef<Participation>(null);
  /**
   * Whether a participation is being resumed. While this is true, the second click of a double-click must not report
   * that the participation is open in another tab.
   */
  const isResuming = useRef(false);
  const versions = useMemo(() => versionsOf(content), [content]);
  /** Whether the browser translates the pages of the study. */
  const isTranslated = usePageTranslation(locale, stage);

  const look = useCallback(async () => {
    const { ids, condition, rehearsal = false } = person;
    const here = { protocol: protocolId(content), locale, ids, condition, rehearsal, versions };
    const participations = await readParticipations();
    again.current = againEvents(participations, here);
    setEarlier({
      unfinished: unfinishedOf(participations, here),
      outdated: outdatedOf(participations, here),
      other: otherUnfinishedOf(participations, here),
      awaiting: participations.find((each) => isOfSame(each, here) && isAwaitingExit(each)),
      finished: finishedOf(participations, here),
    });
  }, [content, locale, person, versions]);

  useEffect(() => {
    look().catch(() => {});
  }, [look]);

  const show = (participation: Participation) => {
    current.current = participation;
    setStage(
      participation.ending === null
        ? { at: "step", participation }
        : { at: "end", participation, erased: "no" },
    );
  };
  const keep = async (participation: Participation) => {
    current.current = participation;
    await keepParticipation(participation);
  };
  const goOnTo = (participation: Participation) => {
    show(participation);
    return keep(participation);
  };

  const noteTranslation = useEffectEvent(() => {
    const { current: participation } = current;
    // The change is stored together with the next completed step or block.
    if (participation?.ending === null) current.current = translated(participation);
  });
  useEffect(() => {
    if (isTranslated) noteTranslation();
  }, [isTranslated]);

  return {
    stage,
    earlier,
    /** Displays the end of an earlier participation again. */
    showEnd: (participation: Participation) => setStage({ at: "end", participation, erased: "no" }),
    decline: () => setStage({ at: "declined" }),
    reconsider: () => setStage({ at: "information", notice: "" }),
    isKept: (id: string) => isParticipationKept(id),
    /** Begins a participation after the consent. */
    begin() {
      askToPersist();
      const consent = { version: CONSENT_VERSION, at: localMoment() };
      const site = document.documentElement.dataset.version ?? null;
      // The participation is stored only when it contains data.
      const sending = host === null ? undefined : { host, records: {}, given: [] };
      const begun = newParticipation(
        content,
        person,
        { versions, locale, site, consent, ...(sending && { sending }) },
        [...person.notes.map(noteEvent), ...again.current],
      );
      show(isTranslated ? translated(begun) : begun);
    },
    async resume(participation: Participation) {
      if (isResuming.current) return;
      isResuming.current = true;
      askToPersist();
      const next = await resumeParticipation(participation).finally(() => {
        isResuming.current = false;
      });
      if (next) return show(isTranslated ? translated(next) : next);
      setStage({ at: "information", notice: "takenOver" });
      await look();
    },
    /** Stores the current run of the current step. */
    async keepRun(run: Session) {
      if (current.current) await keep(withRun(current.current, run));
    },
    /** Completes the current step; its rules decide whether another step follows. */
    async finishStep() {
      const { current: participation } = current;
      if (!participation) return;
      const step = nextStep(participation);
      const done = withStepDone(participation, exitAfter(participation));
      const record = step && recordOfStep(done, step.id);
      show(record?.participation ?? done);
      // The record enters the outbox before the participation is stored. If the page closes between these two actions,
      // the end of the step is repeated on the next visit.
      await record?.queue();
      if (current.current) await keepParticipation(current.current);
    },
    askToLeave: () => {
      if (current.current) setStage({ at: "leaving", participation: current.current });
    },
    stay: () => {
      if (current.current) show(current.current);
    },
    async leave(keepsData: boolean) {
      const { current: participation } = current;
      if (!participation) return;
      const last = left(participation);
      if (keepsData) return goOnTo(last);
      current.current = null;
      await withdrawParticipation(participation);
      const isErased = await eraseParticipation(participation.id);
      setStage({ at: "end", participation: last, erased: isErased ? "yes" : "failed" });
    },
  };
}

/**
 * Returns whether a participation has ended at an exit that the page has not displayed yet, because the data had not
 * arrived. The page never displays the exit of a rehearsal.
 */
const isAwaitingExit = ({ sending, ending, content, rehearsal }: Participation): boolean =>
  !!sending &&
  !rehearsal &&
  ending !== null &&
  ending !== "left" &&
  content.delivery?.exits?.[ending] !== undefined &&
  !sending.given.some(({ exit }) => exit === ending);

/** Returns the exit to which the rules of the current step lead, or null. */
function exitAfter(participation: Participation) {
  const { order, done, content, runs } = participation;
  const step = content.steps.find(({ id }) => id === order[done]);
  if (!step || !isRunStep(step) || !step.leave) return null;
  const finished = recordedSteps(participation).flatMap((each) => {
    const run = runs[each.id];
    return run?.status === "finished"
      ? [{ step: each.id, model: modelOfStep(each, MODELS), rows: run.rows }]
      : [];
  });
  return exitByRule(step.leave, finished);
}
