"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { MODELS } from "@/experiments/catalog/models";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { usePageTranslation } from "@/experiments/engine/run/use-page-translation.client";
import { noteEvent } from "@/experiments/engine/session/address-notes";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import { type EarlyEvent, localMoment, type Session } from "@/experiments/engine/session/session";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  againEvents,
  appSteps,
  finishedOf,
  isOfSame,
  left,
  nextStep,
  otherUnfinishedOf,
  outdatedOf,
  type Participation,
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
import { askToPersist } from "@/lib/device/storage";
import type { Locale } from "@/lib/routes";

/** Where a participant stands: before consent, at a step, asked whether to leave, or at the end. */
export type StudyStage =
  | { at: "information"; notice: "" | "takenOver" }
  | { at: "declined" }
  | { at: "step"; participation: Participation }
  | { at: "leaving"; participation: Participation }
  | { at: "end"; participation: Participation; erased: "no" | "yes" | "failed" };

/** What this device keeps of earlier participations in a study, as far as the address lets one see it. */
export type EarlierHere = {
  /** It can go on. */
  unfinished?: Participation | undefined;
  /** It began with another release, so that it cannot go on. */
  outdated?: Participation | undefined;
  /** It is unfinished, and not as the address says. */
  other?: Participation | undefined;
  /** It has ended, and its code has not been given yet. */
  awaiting?: Participation | undefined;
  /** It has ended, and was of the same person. */
  finished?: Participation | undefined;
};

type KnownId = keyof typeof MODELS;

/** The versions of the apps of a study in this release. */
function versionsOf({ steps }: ProtocolDocument): Record<string, string> {
  const ids = steps.filter(isAppStep).map(({ app }) => app as KnownId);
  return Object.fromEntries(
    ids.map((id) => {
      const { parameters, modelOf } = MODELS[id];
      const model: AppModel = modelOf(
        defaultsOf<typeof parameters.definitions>(parameters as never) as never,
      );
      return [id, model.facts.version];
    }),
  );
}

/**
 * The way of a participant through a study: where it stands, what an earlier visit has left, and what moves it on.
 * Every step, and every block of an app, is kept on the device.
 * @param host of the receiver that each finished step is sent to; null where nothing is sent
 */
export function useParticipation(
  content: ProtocolDocument,
  person: AddressedPerson,
  locale: Locale,
  host: string | null,
) {
  const [stage, setStage] = useState<StudyStage>({ at: "information", notice: "" });
  const [earlier, setEarlier] = useState<EarlierHere>({});
  /** Those of this person that the device keeps, for what the data of the next one say. */
  const again = useRef<readonly EarlyEvent[]>([]);
  /** As it is now: blocks may follow each other sooner than React renders. */
  const current = useRef<Participation>(null);
  /** A participation is being taken up again: the second click of a double-click must not find it taken over. */
  const isResuming = useRef(false);
  const versions = useMemo(() => versionsOf(content), [content]);
  /** The browser translates the pages of the study. */
  const isTranslated = usePageTranslation(locale, stage);

  const look = useCallback(async () => {
    const { ids, condition } = person;
    const here = { protocol: protocolId(content), locale, ids, condition, versions };
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
    // Kept with the next step or block.
    if (participation?.ending === null) current.current = translated(participation);
  });
  useEffect(() => {
    if (isTranslated) noteTranslation();
  }, [isTranslated]);

  return {
    stage,
    earlier,
    /** Shows the end of an earlier participation again. */
    showEnd: (participation: Participation) => setStage({ at: "end", participation, erased: "no" }),
    decline: () => setStage({ at: "declined" }),
    reconsider: () => setStage({ at: "information", notice: "" }),
    isKept: (id: string) => isParticipationKept(id),
    /** A new participant has agreed. */
    begin() {
      askToPersist();
      const consent = { version: CONSENT_VERSION, at: localMoment() };
      const site = document.documentElement.dataset.version ?? null;
      // Nothing is stored before there is something to keep.
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
    /** Keeps the run of the present step as it is now. */
    async keepRun(run: Session) {
      if (current.current) await keep(withRun(current.current, run));
    },
    /** The present step is done: its rules decide whether another one follows. */
    async finishStep() {
      const { current: participation } = current;
      if (!participation) return;
      const step = nextStep(participation);
      const done = withStepDone(participation, exitAfter(participation));
      const record = step && recordOfStep(done, step.id);
      show(record?.participation ?? done);
      // First what is sent: a page that is gone in between does the end of this step again.
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

/** Whether a participation has ended at an exit that has not been shown yet, because its data had not arrived. */
const isAwaitingExit = ({ sending, ending, content }: Participation): boolean =>
  !!sending &&
  ending !== null &&
  ending !== "left" &&
  content.delivery?.exits?.[ending] !== undefined &&
  !sending.given.some(({ exit }) => exit === ending);

/** The exit that the rules of the present step lead to. */
function exitAfter(participation: Participation) {
  const { order, done, content, runs } = participation;
  const step = content.steps.find(({ id }) => id === order[done]);
  if (!step || !isAppStep(step) || !step.leave) return null;
  const finished = appSteps(participation).flatMap((each) => {
    const run = runs[each.id];
    return run?.status === "finished"
      ? [{ step: each.id, model: modelOfStep(each, MODELS), rows: run.rows }]
      : [];
  });
  return exitByRule(step.leave, finished);
}
