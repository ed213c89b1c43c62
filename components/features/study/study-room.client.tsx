"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { StatusError } from "@/components/shell/errors/page-error";
import { receiver } from "@/experiments/engine/sending";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { KnownApp } from "./known-app";
import { StudyApp } from "./study-app.client";
import type { StudyWords } from "./study-words";

/** What the page knows of each app before its payload is fetched. */
type Props = {
  locale: Locale;
  /** What the page shows when no app is named; also the pre-rendered page. */
  list: React.ReactNode;
  apps: readonly KnownApp[];
  words: StudyWords;
};

/** The list, or the app that the URL names, once it has passed validation and middleware. */
export function StudyRoom(props: Props) {
  useEffect(() => {
    // Runs that an earlier page could not send. A build without a receiver loads no code for it.
    if (receiver())
      void import("@/experiments/engine/outbox.client").then(({ sendWaiting }) => sendWaiting());
  }, []);
  return (
    <Suspense fallback={props.list}>
      <Room {...props} />
    </Suspense>
  );
}

function Room({ locale, list, apps, words }: Props) {
  const id = useSearchParams().get("app");
  // What the address asks for is here; from now on the list is shown when it is wanted.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.asks;
  }, []);
  if (id === null) return list;
  const app = apps.find((known) => known.id === id);
  if (!app) return <NotFound locale={locale} />;
  runMiddleware(`${app.kind}-capabilities`, words.missingCapability);
  return <StudyApp key={app.id} app={app} apps={apps} locale={locale} words={words} />;
}

/** What a run needs of a browser: a check by name. */
type Capabilities = Readonly<Record<string, () => boolean>>;

const FORM: Capabilities = { "crypto.getRandomValues": () => "crypto" in window };

const TIMED: Capabilities = {
  ...FORM,
  PointerEvent: () => "PointerEvent" in window,
  "AbortSignal.any": () => "any" in AbortSignal,
  requestAnimationFrame: () => "requestAnimationFrame" in window,
  "dialog element": () => "HTMLDialogElement" in window,
};

const MIDDLEWARE = new Map<string, Capabilities>([
  ["timed-capabilities", TIMED],
  ["form-capabilities", FORM],
]);

/**
 * Stops the page where the browser lacks something (docs/specification.md, "Error catalogue").
 *
 * @throws StatusError 501 that names the missing capability; 500 for an unknown middleware
 */
function runMiddleware(name: string, message: string) {
  const needed = MIDDLEWARE.get(name);
  if (!needed) throw new StatusError(500, `Unknown middleware ${name}`);
  // The development server renders URLs with a query; only a browser can tell what it lacks.
  if (typeof window === "undefined") return;
  const missing = Object.entries(needed).find(([, isThere]) => !isThere());
  if (missing) throw new StatusError(501, interpolate(message, { capability: missing[0] }));
}
