"use client";

import { WORKER_URL } from "@/components/shell/hydration/trusted-types";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { inProgressHere, isAnythingInProgress, nothingInProgress } from "@/lib/in-progress";
import type { Locale } from "@/lib/routes";
import { keptOffline } from "./offline-ready";
import type { PageMessage, WorkerMessage } from "./precache-manifest";

/** A page that stays open asks for a new release when it is looked at again, at most this often. */
const ASK_AGAIN_MS = 3_600_000;

/** A browser may stop a worker before it has heard what it was told; it is told again after this. */
const TELL_AGAIN_MS = 10_000;

export type SiteWorker = {
  /**
   * Lets the release that waits take over, once nothing is in progress in any tab.
   * @param onWait called when something is
   */
  takeOver: (onWait?: () => void) => Promise<void>;
  stop: () => void;
};

/**
 * Registers the service worker, has it keep the site for use without a connection, and watches for a
 * new release. One that waits takes over by itself when a page of it has loaded with nothing in progress.
 *
 * @param onReady a new release is ready and wants the visitor's consent
 */
export function startWorker(locale: Locale, onReady: () => void): SiteWorker {
  const stopped = new AbortController();
  const { signal } = stopped;
  let registration: ServiceWorkerRegistration | undefined;
  let asked = Date.now();

  const takeOver = async (onWait = () => {}) => {
    if (await isAnythingInProgress()) onWait();
    await nothingInProgress();
    const next = registration?.waiting ?? registration?.installing;
    if (!next) return;
    // A release says that it is ready a moment before the browser has it wait.
    if (next.state === "installing") await changeOf(next);
    while (next.state === "installed") {
      tell(next, { type: "take-over" });
      await Promise.race([changeOf(next), pause(TELL_AGAIN_MS)]);
    }
  };
  let isMoving = false;
  const moveOn = (version: string) => {
    if (isMoving || version === ownVersion()) return;
    isMoving = true;
    reloadWhenFree(signal);
  };
  /** A release is ready. A page that is of that release loses nothing by the change. */
  const settle = async (version: string) => {
    if (version !== ownVersion()) onReady();
    else if (!(await isAnythingInProgress())) await takeOver();
  };
  const askToKeep = () => {
    if (registration?.active) tell(registration.active, keepMessage(locale));
  };

  navigator.serviceWorker.addEventListener(
    "message",
    (event: MessageEvent<WorkerMessage>) => {
      const message = event.data;
      if (message.type === "kept") {
        const part = message.isFull ? "no-room" : "part";
        keptOffline.set(message.kept === message.of ? "all" : part);
      }
      if (message.type === "taken-over") moveOn(message.version);
      if (message.type !== "ready") return;
      if (event.source === navigator.serviceWorker.controller) moveOn(message.version);
      else void settle(message.version);
    },
    { signal },
  );
  // The worker says so itself, unless the browser stops it in the middle of taking over.
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => {
      const { controller } = navigator.serviceWorker;
      if (controller) tell(controller, { type: "introduce-yourself" });
    },
    { signal },
  );
  navigator.serviceWorker.startMessages();

  // Ignored: the site works without a worker (docs/specification.md, "Error catalogue").
  void start().catch(() => {});
  async function start() {
    registration = await navigator.serviceWorker.register(WORKER_URL, {
      updateViaCache: "none",
    });
    if (registration.waiting && registration.active)
      tell(registration.waiting, { type: "introduce-yourself" });
    await navigator.serviceWorker.ready;
    if (signal.aborted) return;
    askToKeep();
    signal.addEventListener("abort", onConnectionQuality(askToKeep));
  }

  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden || Math.abs(Date.now() - asked) < ASK_AGAIN_MS) return;
      asked = Date.now();
      // Without a connection there is no new release to hear of.
      registration?.update().catch(() => {});
    },
    { signal },
  );
  return { takeOver, stop: () => stopped.abort() };
}

const tell = (worker: ServiceWorker, message: PageMessage) => worker.postMessage(message);

/** The release that this document is of. */
const ownVersion = () => document.documentElement.dataset.version;

/** What this page has used is kept first; the rest of the site where the connection is not to be spared. */
function keepMessage(locale: Locale): PageMessage {
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return { type: "keep", used: [location.pathname, ...used], locale, all: mayPrefetch() };
}

/** Another release answers now: this page goes on to it, but not in the middle of something. */
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
