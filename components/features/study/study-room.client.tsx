"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { receiver } from "@/experiments/engine/sending/receiver";
import type { Locale } from "@/lib/routes";
import type { AppSummary } from "./known-app";
import { LazyKeptResult } from "./lazy-kept-result.client";
import { LazyProtocolRoom } from "./lazy-protocol-room.client";
import { runMiddleware } from "./middleware";
import { StudyApp } from "./study-app.client";
import type { StudyWords } from "./study-words";
import { useHash } from "./use-hash.client";

/** The data that the page contains before the payload of an app is loaded. */
type Props = {
  locale: Locale;
  /** The content of the page if the URL does not name an app. The pre-rendered page has the same content. */
  list: React.ReactNode;
  apps: readonly AppSummary[];
  /** The URL of the texts for the study pages. */
  payloadUrl: string;
  words: StudyWords;
};

/** Displays the list, or the task or study that the URL names, after validation and middleware have accepted it. */
export function StudyRoom(props: Props) {
  useEffect(() => {
    // This code sends runs that an earlier page failed to send. Builds without a receiver do not load the code.
    if (!receiver()) return;
    // If the code fails to load, the next page tries again.
    const unavailable = () => {};
    import("@/experiments/engine/sending/outbox.client").then(
      ({ sendWaitingRuns }) => sendWaitingRuns(),
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

/** Returns whether a URL names a study, or contains the document of a study after `#`. */
const asksForStudy = (query: URLSearchParams, hash: string) =>
  [...query.keys()].some((name) => /^(?:amp;|\?)*p$/i.test(name)) || /^#(?:.*[&;?])?p=/.test(hash);

function Room({ locale, list, apps, payloadUrl, words }: Props) {
  const query = useSearchParams();
  const hash = useHash();
  // Some recruitment services append a second query to a URL that already has a query.
  const id = query.get("app")?.split(/[?&]/)[0]?.trim() ?? null;
  // The page now displays the requested task or study, so the list need not be hidden any longer.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.asks;
  }, []);
  if (asksForStudy(query, hash))
    return <LazyProtocolRoom locale={locale} apps={apps} payloadUrl={payloadUrl} words={words} />;
  const result = query.get("result");
  if (id === null && result !== null)
    return <LazyKeptResult key={result} id={result} {...{ apps, words, locale }} />;
  if (id === null) return list;
  const app = apps.find((known) => known.id === id);
  if (!app) return <NotFound locale={locale} />;
  runMiddleware(`${app.kind}-capabilities`, words.missingCapability);
  return <StudyApp key={app.id} {...{ app, apps, locale, payloadUrl, words }} />;
}
