"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { receiver } from "@/experiments/engine/sending/receiver";
import type { Locale } from "@/lib/routes";
import type { KnownApp } from "./known-app";
import { LazyProtocolRoom } from "./lazy-protocol-room.client";
import { runMiddleware } from "./middleware";
import { StudyApp } from "./study-app.client";
import type { StudyWords } from "./study-words";
import { useHash } from "./use-hash.client";

/** What the page knows of each app before its payload is fetched. */
type Props = {
  locale: Locale;
  /** What the page shows when no app is named; also the pre-rendered page. */
  list: React.ReactNode;
  apps: readonly KnownApp[];
  /** Where the words around a study are. */
  payloadUrl: string;
  words: StudyWords;
};

/** The list, or the app that the URL names, once it has passed validation and middleware. */
export function StudyRoom(props: Props) {
  useEffect(() => {
    // Runs that an earlier page could not send. A build without a receiver loads no code for it.
    if (!receiver()) return;
    // Without its code nothing is sent now; the next page tries again.
    const unavailable = () => {};
    import("@/experiments/engine/sending/outbox.client").then(
      ({ sendWaiting }) => sendWaiting(),
      unavailable,
    );
    import("@/experiments/study/participation/participation-sending.client").then(
      ({ sendWaitingSteps }) => sendWaitingSteps(),
      unavailable,
    );
  }, []);
  return (
    <Suspense fallback={props.list}>
      <Room {...props} />
    </Suspense>
  );
}

/** Whether an address asks for a study: by its name, or with its document behind `#`. */
const asksForStudy = (query: URLSearchParams, hash: string) =>
  [...query.keys()].some((name) => /^(?:amp;|\?)*p$/i.test(name)) || /^#(?:.*[&;?])?p=/.test(hash);

function Room({ locale, list, apps, payloadUrl, words }: Props) {
  const query = useSearchParams();
  const hash = useHash();
  // Some services append a query to an address that has one.
  const id = query.get("app")?.split(/[?&]/)[0]?.trim() ?? null;
  // What the address asks for is here; from now on the list is shown when it is wanted.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.asks;
  }, []);
  if (asksForStudy(query, hash))
    return <LazyProtocolRoom locale={locale} apps={apps} payloadUrl={payloadUrl} words={words} />;
  if (id === null) return list;
  const app = apps.find((known) => known.id === id);
  if (!app) return <NotFound locale={locale} />;
  runMiddleware(`${app.kind}-capabilities`, words.missingCapability);
  return <StudyApp key={app.id} {...{ app, apps, locale, payloadUrl, words }} />;
}
