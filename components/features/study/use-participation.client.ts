"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { MODELS } from "@/experiments/catalog/generated/models";
import { DEVICE_TASK, DEVICE_VERSION } from "@/experiments/device-step/model/device-step-model";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { usePageTranslation } from "@/experiments/engine/run/use-page-translation.client";
import { personHash } from "@/experiments/engine/sending/person-hash";
import type { ReceiverSetting } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import type { OpenAnswer } from "@/experiments/engine/sending/running-studies";
import { askForPlace } from "@/experiments/engine/sending/study-place.client";
import { noteEvent } from "@/experiments/engine/session/address-notes";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import {
  localMoment,
  newPersonNumber,
  newSessionId,
  type Session,
} from "@/experiments/engine/session/session";
import type { KnownApp } from "@/experiments/study/document/fault";
import { listedPlace } from "@/experiments/study/document/numbered-list";
import { isBalanced, type Place } from "@/experiments/study/document/place";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep, isDeviceStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { isOfPerson } from "@/experiments/study/participation/earlier-participations";
import { leaveAfter } from "@/experiments/study/participation/ended-by-device";
import { newParticipation, personName } from "@/experiments/study/participation/new-participation";
import {
  left,
  nextStep,
  type Participation,
  translated,
  withRun,
  withStepDone,
} from "@/experiments/study/participation/participation";
import {
  recordOfStep,
  tellStart,
  withdrawParticipation,
  withdrawVisits,
} from "@/experiments/study/participation/participation-sending.client";
import {
  eraseParticipation,
  isParticipationKept,
  keepParticipation,
  resumeParticipation,
} from "@/experiments/study/participation/participation-store.client";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import { visitIdOf } from "@/experiments/study/participation/visit-here";
import { SURVEY_TASK, SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import { askToPersist } from "@/lib/device/storage";
import type { Locale } from "@/lib/routes";
import { READ_WITHIN_MS, withinMs } from "@/lib/within-ms";
import { type BeforeStart, useEarlierParticipations } from "./use-earlier-participations.client";

/**
 * The stage of the participant: before consent, turned away because the study is full or paused, at a step, asked
 * whether to leave, or at the end.
 */
export type StudyStage =
  | {
      at: "information";
      notice: "" | "takenOver" | "begunElsewhere";
      isStarting?: true;
      /** Whether the participant has just asked to begin or to continue, and cannot. */
      isRefused?: true;
    }
  | { at: "declined" }
  /** The participant has withdrawn the earlier visits before the next one began. */
  | { at: "withdrawn" }
  | { at: "closed"; state: Exclude<OpenAnswer["state"], "open"> }
  | { at: "step"; participation: Participation }
  | { at: "leaving"; participation: Participation }
  | { at: "end"; participation: Participation; erased: "no" | "yes" | "failed" };

type KnownId = keyof typeof MODELS;

/**
 * The source of places: the receiver, the numbered list of an archive, a draw, or a function of the server that runs the
 * study.
 */
type PlaceSource =
  | "receiver"
  | "list"
  | "draw"
  | ((content: ProtocolDocument, isRehearsal: boolean) => Promise<Place | null>);

/** Returns the versions that the apps, surveys and checks of a study have in this release. */
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
    ...(steps.some(isDeviceStep) && { [DEVICE_TASK]: DEVICE_VERSION }),
  };
}

/**
 * Returns the state of a participant in a study: the current stage, the earlier participations, and the actions. Every
 * step and every block of an app is stored on the device.
 * @param to the receiver of each finished step; null if no data are sent
 * @param places the way in which people receive their condition
 */
export function useParticipation(
  content: ProtocolDocument,
  addressed: AddressedPerson,
  locale: Locale,
  to: ReceiverSetting | null,
  places: PlaceSource = "draw",
) {
  const [stage, setStage] = useState<StudyStage>({ at: "information", notice: "" });
  /** The current participation. It is stored in a ref, because two blocks may end before React renders again. */
  const current = useRef<Participation>(null);
  /**
   * Whether a participation is being resumed. While this is true, the second click of a double-click must not report
   * that the participation is open in another tab.
   */
  const isResuming = useRef(false);
  /**
   * The start that waits for the device and for a place. The second click of a double-click must not begin another
   * participation, and another choice of the participant ends the wait.
   */
  const starting = useRef<symbol>(null);
  const versions = useMemo(() => versionsOf(content), [content]);
  const { earlier, visit, person, look } = useEarlierParticipations(
    content,
    addressed,
    locale,
    versions,
  );
  /** Whether the browser translates the pages of the study. */
  const isTranslated = usePageTranslation(locale, stage);

  /** Ends a start that still waits. The receiver soon offers its place to others, because nobody begins there. */
  const endStart = () => {
    starting.current = null;
  };
  // A page that has been replaced, for example by the page in another language, must not begin a participation.
  useEffect(
    () => () => {
      starting.current = null;
    },
    [],
  );

  const show = (participation: Participation) => {
    current.current = participation;
    setStage(
      participation.ending === null
        ? { at: "step", participation }
        : { at: "end", participation, erased: "no" },
    );
  };
  const refuse = (notice: "" | "takenOver" | "begunElsewhere") => {
    endStart();
    setStage({ at: "information", notice, isRefused: true });
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
    /** The visit to which the address leads. */
    visit,
    /** The person of the address, with the visits that are done. */
    person,
    /** Withdraws the earlier visits, before the next one begins. */
    async withdrawEarlier() {
      if (!person.personal) return;
      endStart();
      await withdrawVisits(person.personal, protocolId(content));
      setStage({ at: "withdrawn" });
    },
    /** Displays the end of an earlier participation again. */
    showEnd(participation: Participation) {
      endStart();
      setStage({ at: "end", participation, erased: "no" });
    },
    decline() {
      endStart();
      setStage({ at: "declined" });
    },
    reconsider: () => setStage({ at: "information", notice: "" }),
    isKept: (id: string) => isParticipationKept(id),
    /** Begins a participation after the consent. The device stores it, and the receiver learns that it has begun. */
    async begin() {
      if (starting.current || isResuming.current) return;
      const own = Symbol();
      starting.current = own;
      const consent = { version: CONSENT_VERSION, at: localMoment() };
      setStage({ at: "information", notice: "", isStarting: true });
      // The participant may have started before the page has read the device, so the start reads it.
      const before = await withinMs(look(), READ_WITHIN_MS, NOTHING_READ);
      if (starting.current !== own) return;
      if (before.isWithdrawn) return refuse("");
      if (hasBegun(before, content, person, visitIdOf(visit))) return refuse("begunElsewhere");
      askToPersist();
      const site = document.documentElement.dataset.version ?? null;
      const id = newSessionId();
      const otherwise = content.visits ? newPersonNumber() : id;
      const place = await placeOf(content, person, id, otherwise, to, places);
      if (starting.current !== own) return;
      endStart();
      if (place === "full" || place === "paused") return setStage({ at: "closed", state: place });
      const sending = to && { host: receiverHost(to), records: {}, given: [] };
      const begun = newParticipation(
        content,
        person,
        {
          versions,
          locale,
          site,
          consent,
          visit: visitIdOf(visit),
          ...(sending && { sending }),
        },
        [...person.notes.map(noteEvent), ...before.again],
        place,
        id,
        otherwise,
      );
      await goOnTo(isTranslated ? translated(begun) : begun);
      await tellStart(begun);
    },
    async resume(participation: Participation) {
      if (isResuming.current) return;
      isResuming.current = true;
      endStart();
      askToPersist();
      const next = await resumeParticipation(participation).finally(() => {
        isResuming.current = false;
      });
      if (next) return show(isTranslated ? translated(next) : next);
      refuse("takenOver");
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

/** The facts for a start on a device that does not answer. */
const NOTHING_READ: BeforeStart = {
  participations: [],
  outdated: undefined,
  isWithdrawn: false,
  again: [],
};

/**
 * Returns whether a later visit has begun on this device, such as in another tab since this page has read the stored
 * participations. The personal link names the person, so the visit must not begin twice, unless another release began it.
 */
function hasBegun(
  { participations, outdated }: BeforeStart,
  content: ProtocolDocument,
  { ids, condition, rehearsal = false, personal }: AddressedPerson,
  visit: string | null,
): boolean {
  if (!personal) return false;
  const { person } = personal;
  const here = { protocol: protocolId(content), ids, condition, rehearsal, visit, person };
  return participations.some((each) => isOfPerson(each, here) && each.id !== outdated?.id);
}

/**
 * Returns the condition and row that a person is assigned; null if they are drawn. If the receiver admits nobody, returns
 * its state. The receiver receives a hash in place of the identifier.
 */
async function placeOf(
  content: ProtocolDocument,
  person: AddressedPerson,
  session: string,
  otherwise: string,
  to: ReceiverSetting | null,
  places: PlaceSource,
): Promise<Place | null | "full" | "paused"> {
  // A person who has a personal link took a place at the first visit.
  if (places === "draw" || person.condition !== null || person.personal) return null;
  const name = personName(person, otherwise);
  if (places === "list") return listedPlace(content, name);
  if (typeof places === "function")
    return isBalanced(content) ? places(content, person.rehearsal ?? false) : null;
  if (!to) return null;
  const protocol = protocolId(content);
  const answer = await askForPlace(to, {
    protocol,
    session,
    person: personHash(protocol, name),
    rehearsal: person.rehearsal ?? false,
  });
  if (!answer) return null;
  const { state, condition, row } = answer;
  if (state !== "open") return state;
  return isBalanced(content) ? { condition, row, source: "balanced" } : null;
}

/** Returns the exit to which the rules of the current step lead, or null. */
const exitAfter = (participation: Participation) =>
  leaveAfter(participation, participation.order[participation.done])?.rule.exit ?? null;
