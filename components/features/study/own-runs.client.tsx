"use client";

import { createPortal } from "react-dom";
import { SiteLink } from "@/components/ui/site-link";
import { NOBODY } from "@/experiments/engine/session/participant";
import { hasAnswers, type Session } from "@/experiments/engine/session/session";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import type { DataOwner } from "./known-app";
import { MY_DATA_ID, OWN_RUNS_ID } from "./own-runs-ids";
import type { OwnRunsWords } from "./study-words";

/**
 * A line above the list of apps about the runs on this device: the last unfinished run, or the number of runs. The page
 * reserves its space.
 */
export function OwnRuns({
  sessions,
  participations,
  apps,
  words,
  locale,
}: {
  sessions: readonly Session[];
  /** The number of participations in studies. */
  participations: number;
  apps: readonly DataOwner[];
  words: OwnRunsWords;
  locale: Locale;
}) {
  const place = document.getElementById(OWN_RUNS_ID);
  return (
    place && createPortal(<Line {...{ sessions, participations, apps, words, locale }} />, place)
  );
}

function Line({ sessions, participations, apps, words, locale }: Parameters<typeof OwnRuns>[0]) {
  const all = sessions.length + participations;
  if (all === 0) return <p>{words.none}</p>;
  const data = <a href={`#${MY_DATA_ID}`}>{words.data}</a>;
  const appOf = (session: Session) =>
    apps.find(({ id, version }) => id === session.app && version === session.version);
  const open = sessions.find(
    (session) =>
      session.status === "running" &&
      session.locale === locale &&
      hasAnswers(session) &&
      JSON.stringify(session.participant) === JSON.stringify(NOBODY) &&
      appOf(session),
  );
  const app = open && appOf(open);
  if (!app)
    return (
      <p>
        {interpolate(words.saved, { n: formatNumber(all, locale) })} {data}
      </p>
    );
  const { blocksDone: done, blocks } = open;
  const text = done > 0 ? words.progress : words.begun;
  return (
    <p>
      {interpolate(text, { name: app.name, done, blocks })}{" "}
      <SiteLink href={`${pathOf("study", locale)}?app=${app.id}`}>
        <strong>{words.goOn}</strong>
      </SiteLink>
      {" · "}
      {data}
    </p>
  );
}
