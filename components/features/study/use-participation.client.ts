"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
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
  type EarlyEvent,
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
import { leaveAfter } from "@/experiments/study/participation/ended-by-device";
import { newParticipation, personName } from "@/experiments/study/participation/new-participation";
import { againEvents, finishedOf, isOfPerson, isOfSame, otherUnfinishedOf, outdatedOf, unfinishedOf } from "@/experiments/study/participation/earlier-participations";
import { left, nextStep, type Participation, translated, withRun, withStepDone } from "@/experiments/study/participation/participation";
import {
  hasWithdrawn,
  recordOfStep,
  tellStart,
  withdrawParticipation,
  withdrawVisits,
} from "@/experiments/study/participation/participation-sending.client";
import {
  eraseParticipation,
  isParticipationKept,
  keepParticipation,
  readParticipations,
  resumeParticipation,
} from "@/experiments/study/participation/participation-store.client";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import { type StoredVisit, storedVisit } from "@/experiments/study/participation/stored-visit";
import { visitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { SURVEY_TASK, SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import { dayHere } from "@/lib/calendar-day";
import { askToPersist } from "@/lib/device/storage";
import type { Locale } from "@/lib/routes";

/**
 * The stage of the participant: before consent, turned away because the study is full or paused, at a step, asked
 * whether to leave, or at the end.
 */
export type StudyStage =
  | { at: "information"; notice: "" | "takenOver" | "begunElsewhere"; isStarting?: true }
  | { at: "declined" }
  /** The participant has withdrawn the earlier visits before the next one began. */
  | { at: "withdrawn" }
  | { at: "closed"; state: Exclude<OpenAnswer["state"], "open"> }
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
  /** A visit that this device has stored, if the URL needs a personal link and does not contain a usable one. */
  stored?: StoredVisit | null;
  /** Whether this device has withdrawn a visit that the personal link in the URL names. */
  isWithdrawn?: boolean;
};

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
  /** Whether a participation is beginning. The second click of a double-click must not begin another participation. */
  const isBeginning = useRef(false);
  const versions = useMemo(() => versionsOf(content), [content]);
  /** The participations that this device stores, which may contain visits that the personal link does not name. */
  const [kept, setKept] = useState<readonly Participation[]>([]);
  const { visit, person } = useMemo(
    () => visitHere(addressed, content, kept, dayHere()),
    [addressed, content, kept],
  );
  /** Whether the browser translates the pages of the study. */
  const isTranslated = usePageTranslation(locale, stage);

  const look = useCallback(async () => {
    const participations = await readParticipations();
    // Studies without visits do not depend on the stored participations.
    if (content.visits) setKept(participations);
    const found = visitHere(addressed, content, participations, dayHere());
    const { ids, condition, rehearsal = false, personal } = found.person;
    const isWithdrawn = personal !== undefined && (await hasWithdrawn(personal));
    const here = {
      protocol: protocolId(content),
      locale,
      ids,
      condition,
      rehearsal,
      versions,
      visit: visitIdOf(found.visit),
      ...(personal && { person: personal.person }),
    };
    again.current = againEvents(participations, here);
    setEarlier({
      unfinished: unfinishedOf(participations, here),
      outdated: outdatedOf(participations, here),
      other: otherUnfinishedOf(participations, here),
      awaiting: participations.find((each) => isOfSame(each, here) && isAwaitingExit(each)),
      finished: finishedOf(participations, here),
      stored:
        found.visit.at === "fault"
          ? storedVisit(found.person, content, participations, { locale, versions }, dayHere())
          : null,
      isWithdrawn,
    });
  }, [content, locale, addressed, versions]);

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
    /** The visit to which the address leads. */
    visit,
    /** The person of the address, with the visits that are done. */
    person,
    /** Withdraws the earlier visits, before the next one begins. */
    async withdrawEarlier() {
      if (!person.personal) return;
      await withdrawVisits(person.personal, protocolId(content));
      setStage({ at: "withdrawn" });
    },
    /** Displays the end of an earlier participation again. */
    showEnd: (participation: Participation) => setStage({ at: "end", participation, erased: "no" }),
    decline: () => setStage({ at: "declined" }),
    reconsider: () => setStage({ at: "information", notice: "" }),
    isKept: (id: string) => isParticipationKept(id),
    /** Begins a participation after the consent. The device stores it, and the receiver learns that it has begun. */
    async begin() {
      if (isBeginning.current) return;
      isBeginning.current = true;
      if (await hasBegun(content, person, visitIdOf(visit), earlier)) {
        isBeginning.current = false;
        setStage({ at: "information", notice: "begunElsewhere" });
        return look();
      }
      askToPersist();
      const consent = { version: CONSENT_VERSION, at: localMoment() };
      const site = document.documentElement.dataset.version ?? null;
      const id = newSessionId();
      const otherwise = content.visits ? newPersonNumber() : id;
      setStage({ at: "information", notice: "", isStarting: true });
      const place = await placeOf(content, person, id, otherwise, to, places);
      isBeginning.current = false;
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
        [...person.notes.map(noteEvent), ...again.current],
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
 * Returns whether a later visit has begun on this device, such as in another tab since this page has read the stored
 * participations. The personal link names the person, so the visit must not begin twice, unless another release began it.
 */
async function hasBegun(
  content: ProtocolDocument,
  { ids, condition, rehearsal = false, personal }: AddressedPerson,
  visit: string | null,
  { outdated }: EarlierHere,
): Promise<boolean> {
  if (!personal) return false;
  const { person } = personal;
  const here = { protocol: protocolId(content), ids, condition, rehearsal, visit, person };
  const participations = await readParticipations();
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
const exitAfter = (participation: Participation) =>
  leaveAfter(participation, participation.order[participation.done])?.rule.exit ?? null;
