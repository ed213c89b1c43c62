"use client";

import { ANSWER_TIMEOUT_MS, readAnswer } from "@/lib/outbox/answer";
import { type ReceiverSetting, receiverUrl } from "./receiver";
import type { OpenAnswer, PlaceAnswer, PlaceRequest } from "./running-studies";

/**
 * The time that a person waits for a place after the consent, ms. After this time, the page draws the condition itself.
 */
const PLACE_WAIT_MS = 5_000;

const STATES: readonly unknown[] = ["open", "full", "paused"] satisfies OpenAnswer["state"][];

/** Returns the URL of the questions about places at a receiver. */
function openUrl(to: ReceiverSetting): URL {
  const url = new URL(receiverUrl(to), location.href);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/open`;
  return url;
}

const OPTIONS = {
  credentials: "omit",
  redirect: "error",
  referrerPolicy: "no-referrer",
  cache: "no-store",
} as const;

/** Returns the state in an answer; undefined if the answer comes from a program that assigns no places. */
const stateIn = (json: Readonly<Record<string, unknown>> | null) =>
  STATES.includes(json?.state) ? (json?.state as OpenAnswer["state"]) : undefined;

/**
 * Asks the receiver whether a study is open. The request contains only the protocol id.
 * @returns the state; null if the receiver does not answer, or does not assign places
 */
export async function askWhetherOpen(
  to: ReceiverSetting,
  protocol: string,
  stop: AbortSignal,
): Promise<OpenAnswer["state"] | null> {
  const url = openUrl(to);
  url.searchParams.set("protocol", protocol);
  try {
    const late = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(url, { ...OPTIONS, signal: AbortSignal.any([late, stop]) });
    const { isGood, json } = await readAnswer(response);
    return (isGood && stateIn(json)) || null;
  } catch {
    return null;
  }
}

/**
 * Asks the receiver for the place of a person, for at most `PLACE_WAIT_MS`. If every free place is offered to somebody,
 * the receiver asks the page to wait, and the page asks again.
 * @returns the answer, whose condition and row may be any text and number; null if no place was assigned in time
 */
export async function askForPlace(
  to: ReceiverSetting,
  request: PlaceRequest,
): Promise<PlaceAnswer | null> {
  if (!navigator.onLine) return null;
  const late = AbortSignal.timeout(PLACE_WAIT_MS);
  try {
    for (;;) {
      const response = await fetch(openUrl(to), {
        ...OPTIONS,
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(request),
        signal: late,
      });
      const { status, isGood, json, waitMs } = await readAnswer(response);
      const state = isGood ? stateIn(json) : undefined;
      if (state) return { state, ...assignedIn(json) };
      if (status !== 429 || waitMs === 0 || waitMs > PLACE_WAIT_MS) return null;
      await waited(waitMs, late);
    }
  } catch {
    return null;
  }
}

function assignedIn(json: Readonly<Record<string, unknown>> | null) {
  const { condition, row } = json ?? {};
  return {
    condition: typeof condition === "string" ? condition : null,
    row: typeof row === "number" && Number.isInteger(row) && row >= 0 ? row : null,
  };
}

/** Resolves after `ms`. @throws the reason of the signal if it is aborted before */
const waited = (ms: number, stop: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(stop.reason);
    });
  });
