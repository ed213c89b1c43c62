"use client";

import { MODELS } from "@/experiments/catalog/generated/models";
import { isBalanced, type Place } from "@/experiments/study/document/place";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { leaseMinutes } from "@/experiments/study/document/running-study";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import { withinMs } from "@/lib/within-ms";
import {
  type BatchPlace,
  fewestPlace,
  freedPlace,
  placeName,
  placeNow,
  rivalsOf,
} from "./batch-places";
import type { Jatos } from "./jatos";

/**
 * The time that a person waits for a place after the consent, ms, and the number of tries. JATOS refuses a try if another
 * participant has changed the batch session in the meantime.
 */
const PLACE_WAIT_MS = 5_000;
const TRIES = 5;

/**
 * The wait before the second try, ms. The waits double, and each is shortened at random, so that participants who came
 * together do not try together again.
 */
const FIRST_WAIT_MS = 250;

/**
 * The time after which the changes of participants who took a place at the same moment have arrived, ms. JATOS 3.10.4
 * accepts two changes with the same version if it receives them within some milliseconds, and then stores only one.
 */
const SETTLE_MS = 200;

/** The time that a withdrawal waits until the place is free, ms. */
const FREE_WAIT_MS = 2_000;

/** The time that the page tries to state the progress of a session, ms. jatos.js waits 10 s for the server. */
const FOLLOW_WAIT_MS = 15_000;

/** The places of balanced groups in the batch session of JATOS. */
export type JatosPlaces = {
  /** The number that names the place of this session. It is stored in `studySessionData`. */
  number: number;
  /**
   * Takes the place with the fewest participants, for at most `PLACE_WAIT_MS`. A rehearsal takes none.
   * @returns null if JATOS has not accepted a place in time
   */
  take: (content: ProtocolDocument, isRehearsal: boolean) => Promise<Place | null>;
  /** States the progress of the participation in its place. */
  follow: (participation: Participation | null) => Promise<void>;
  /** Frees the place of a participant who withdraws. */
  free: () => Promise<void>;
};

const newNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const minuteNow = () => Math.floor(Date.now() / 60_000);

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the places of the batch of a run. @param stored the number of the place from an earlier load of the page */
export function createJatosPlaces(jatos: Jatos, stored: unknown): JatosPlaces {
  const number = Number.isSafeInteger(stored) ? Number(stored) : newNumber();
  /** The place that was stated last, with the number of steps that were done. */
  let stated: { name: string; place: BatchPlace; done: number } | null = null;

  /**
   * Sets the place once.
   * @returns whether JATOS has accepted it before the time `until`
   */
  async function isSet(name: string, place: BatchPlace, until: number): Promise<boolean> {
    try {
      const set = Promise.resolve(jatos.batchSession?.set(name, place)).then(() => true);
      return await withinMs(set, Math.max(0, until - Date.now()), false);
    } catch {
      // Another participant was faster, or the channel is closed. jatos.js opens it again.
      return false;
    }
  }

  /** Tries something until it succeeds. @returns whether it has succeeded before the time `until` */
  async function tries(action: () => Promise<boolean>, until: number): Promise<boolean> {
    if (!jatos.batchSession) return false;
    for (let left = TRIES, wait = FIRST_WAIT_MS; left > 0; left -= 1, wait *= 2) {
      if (await action()) return true;
      const pause = wait * Math.random();
      if (left === 1 || Date.now() + pause >= until) return false;
      await waited(pause);
    }
    return false;
  }

  const session = () => jatos.batchSession?.getAll() ?? {};

  return {
    number,
    async take(content, isRehearsal) {
      const protocol = protocolId(content);
      const facts = { own: number, lease: leaseMinutes(content, MODELS), random: Math.random };
      const name = placeName(protocol, number);
      const choose = () =>
        fewestPlace(content, protocol, session(), { ...facts, minute: minuteNow() });
      if (isRehearsal) return jatos.batchSession ? choose().place : null;
      const until = Date.now() + PLACE_WAIT_MS;
      let taken: Place | null = null;
      await tries(async () => {
        const { place, stored: next } = choose();
        if (!(await isSet(name, next, until))) return false;
        taken = place;
        stated = { name, place: next, done: 0 };
        await waited(Math.min(SETTLE_MS, Math.max(0, until - Date.now())));
        const rivals = rivalsOf(session(), protocol, number, next);
        // JATOS may have stored only the place of a rival. The participant does not wait until it is stored again.
        if (rivals === "later")
          void tries(async () => stated?.place !== next || isSet(name, next, until), until);
        return rivals !== "earlier";
      }, until);
      return taken;
    },

    async follow(participation) {
      if (!participation || participation.rehearsal || !isBalanced(participation.content)) return;
      const { protocol, done } = participation;
      const place = placeNow(participation, minuteNow());
      const isSame =
        stated?.done === done && [0, 1, 3].every((index) => stated?.place[index] === place[index]);
      if (isSame) return;
      const name = placeName(protocol, number);
      const until = Date.now() + FOLLOW_WAIT_MS;
      if (await tries(() => isSet(name, place, until), until)) stated = { name, place, done };
    },

    async free() {
      if (!stated) return;
      const { name, place } = stated;
      const until = Date.now() + FREE_WAIT_MS;
      await tries(() => isSet(name, freedPlace(place), until), until);
    },
  };
}
