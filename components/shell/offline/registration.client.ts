"use client";

import { WORKER_URL } from "@/components/shell/hydration/trusted-types";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { inProgressHere, isAnythingInProgress, nothingInProgress } from "@/lib/in-progress";
import type { Locale } from "@/lib/routes";
import { offlineReady } from "./offline-ready";
import type { PageMessage, WorkerMessage } from "./precache-manifest";

/** The shortest time between two checks for an update that happen when an open page becomes visible, ms. */
const UPDATE_CHECK_MS = 3_600_000;

/**
 * The time after which an unanswered message is sent again, ms. A browser may stop a worker before the worker handles a
 * message.
 */
const RESEND_MS = 10_000;

export type SiteWorker = {
  /**
   * Activates the waiting worker once no run or form is in progress in any tab.
   * @param onWait called if a run or form is in progress
   */
  activateUpdate: (onWait?: () => void) => Promise<void>;
  stop: () => void;
};

/**
 * Registers the service worker, requests precaching, and watches for updates. A waiting worker is activated without
 * asking if the page already has the worker's release and nothing is in progress.
 *
 * @param onReady called when an update waits for the visitor's consent
 */
export function startWorker(locale: Locale, onReady: () => void): SiteWorker {
  const stopped = new AbortController();
  const { signal } = stopped;
  let registration: ServiceWorkerRegistration | undefined;
  let asked = Date.now();

  const activateUpdate = async (onWait = () => {}) => {
    if (await isAnythingInProgress()) onWait();
    await nothingInProgress();
    const next = registration?.waiting ?? registration?.installing;
    if (!next) return;
    // The worker sends its report a moment before the browser changes the worker's state to waiting.
    if (next.state === "installing") await changeOf(next);
    while (next.state === "installed") {
      post(next, { type: "SKIP_WAITING" });
      await Promise.race([changeOf(next), pause(RESEND_MS)]);
    }
  };
  let isMoving = false;
  const moveOn = (version: string) => {
    if (isMoving || version === ownVersion()) return;
    isMoving = true;
    reloadWhenFree(signal);
  };
  /**
   * Activates an installed release without asking if the page already belongs to this release, because the page then
   * loses no data.
   */
  const settle = async (version: string) => {
    if (version !== ownVersion()) onReady();
    else if (!(await isAnythingInProgress())) await activateUpdate();
  };
  const requestPrecache = () => {
    if (registration?.active) post(registration.active, precacheMessage(locale));
  };

  navigator.serviceWorker.addEventListener(
    "message",
    (event: MessageEvent<WorkerMessage>) => {
      const message = event.data;
      if (message.type === "PRECACHE_PROGRESS") {
        const part = message.isFull ? "no-room" : "part";
        offlineReady.set(message.cached === message.of ? "all" : part);
      }
      if (message.type === "ACTIVATED") moveOn(message.version);
      if (message.type !== "UPDATE_READY") return;
      if (event.source === navigator.serviceWorker.controller) moveOn(message.version);
      else void settle(message.version);
    },
    { signal },
  );
  // The worker reports its activation, unless the browser stops the worker earlier.
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => {
      const { controller } = navigator.serviceWorker;
      if (controller) post(controller, { type: "GET_VERSION" });
    },
    { signal },
  );
  navigator.serviceWorker.startMessages();

  // A failed registration is ignored, because the site works without a worker (docs/specification.md, "Error
  // catalogue").
  void start().catch(() => {});
  async function start() {
    registration = await navigator.serviceWorker.register(WORKER_URL, {
      updateViaCache: "none",
    });
    if (registration.waiting && registration.active)
      post(registration.waiting, { type: "GET_VERSION" });
    await navigator.serviceWorker.ready;
    if (signal.aborted) return;
    requestPrecache();
    signal.addEventListener("abort", onConnectionQuality(requestPrecache));
  }

  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden || Math.abs(Date.now() - asked) < UPDATE_CHECK_MS) return;
      asked = Date.now();
      // A failure is ignored, because the device may be offline.
      registration?.update().catch(() => {});
    },
    { signal },
  );
  return { activateUpdate, stop: () => stopped.abort() };
}

const post = (worker: ServiceWorker, message: PageMessage) => worker.postMessage(message);

/** Returns the release of this page. */
const ownVersion = () => document.documentElement.dataset.version;

/**
 * Returns the message that requests precaching: the files that this page has used come first, and then the rest of the
 * site unless data saver or a slow connection prevents it.
 */
function precacheMessage(locale: Locale): PageMessage {
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return { type: "PRECACHE", used: [location.pathname, ...used], locale, all: mayPrefetch() };
}

/** Reloads the page when another release controls it, but not while a run or form is in progress. */
function reloadWhenFree(signal: AbortSignal) {
  if (!inProgressHere.get()) return location.reload();
  const end = inProgressHere.subscribe(() => {
    if (!inProgressHere.get()) location.reload();
  });
  signal.addEventListener("abort", end);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const changeOf = (worker: ServiceWorker) =>
  new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
