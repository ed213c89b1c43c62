"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { StatusError } from "@/components/shell/errors/page-error";
import { receiver } from "@/experiments/engine/sending";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { KnownApp } from "./known-app";
import { passGate } from "./page-gate";
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

/** The page behind its gate: the list, or the app that the address names. */
export function StudyRoom(props: Props) {
  useEffect(() => {
    // What an earlier page could not send; nothing is loaded where nothing is ever sent.
    if (receiver())
      void import("@/experiments/engine/outbox.client").then(({ sendWaiting }) => sendWaiting());
  }, []);
  return (
    <Suspense fallback={props.list}>
      <GatedRoom {...props} />
    </Suspense>
  );
}

function GatedRoom({ locale, list, apps, words }: Props) {
  const pathname = usePathname();
  const query = useSearchParams();
  const id = query.get("app");
  const app = apps.find((known) => known.id === id);

  const passed = passGate(
    {
      validate: () => id === null || app !== undefined,
      middleware: app ? [`${app.kind}-capabilities`] : [],
    },
    { pathname, query },
    {
      "timed-capabilities": () => requireCapabilities(TIMED, words.missingCapability),
      "form-capabilities": () => requireCapabilities(FORM, words.missingCapability),
    },
  );
  if (passed === "not-found") return <NotFound locale={locale} />;
  if (!app) return list;
  return <StudyApp key={app.id} app={app} apps={apps} locale={locale} words={words} />;
}

/** What a run needs of a browser, by name. */
type Capabilities = Readonly<Record<string, () => boolean>>;

const FORM: Capabilities = { "crypto.getRandomValues": () => "crypto" in window };

const TIMED: Capabilities = {
  ...FORM,
  PointerEvent: () => "PointerEvent" in window,
  "AbortSignal.any": () => "any" in AbortSignal,
  requestAnimationFrame: () => "requestAnimationFrame" in window,
  "dialog element": () => "HTMLDialogElement" in window,
};

/** @throws StatusError 501 that names what this browser lacks */
function requireCapabilities(needed: Capabilities, message: string) {
  // The development server renders addresses with a query, which no export does; only a browser can tell.
  if (typeof window === "undefined") return;
  const missing = Object.entries(needed).find(([, isThere]) => !isThere());
  if (missing) throw new StatusError(501, interpolate(message, { capability: missing[0] }));
}
