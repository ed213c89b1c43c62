"use client";

import { createPortal } from "react-dom";
import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link";
import type { Session } from "@/experiments/engine/session/session";
import { type Participation, partsOf } from "@/experiments/study/participation/participation";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { canContinue, continueStudy, taskAddress } from "./go-on";
import type { DataOwner } from "./known-app";
import { MY_DATA_ID, OWN_RUNS_ID } from "./own-runs-ids";
import type { OwnRunsWords } from "./study-words";

type Props = {
  sessions: readonly Session[];
  participations: readonly Participation[];
  apps: readonly DataOwner[];
  words: OwnRunsWords;
  locale: Locale;
};

/**
 * A note at the top of the page about the data on this device. The note names an unfinished study or task, unless it is
 * a rehearsal. If no study or task can be continued, the note states the number of stored runs and studies. The page
 * reserves the space of the note.
 */
export function OwnRuns(props: Props) {
  const place = document.getElementById(OWN_RUNS_ID);
  return place && createPortal(<Line {...props} />, place);
}

function Line({ sessions, participations, apps, words, locale }: Props) {
  const all = sessions.length + participations.length;
  if (all === 0) return <p>{words.none}</p>;
  const data = <a href={`#${MY_DATA_ID}`}>{words.data}</a>;
  const study = participations.find((each) => each.ending === null && !each.rehearsal);
  if (study) {
    const { done, of } = partsOf(study);
    return (
      <>
        <p>
          {interpolate(words.study, { done, parts: of })} {data}
        </p>
        <ActionButton onClick={() => void continueStudy(study)}>{words.goOn}</ActionButton>
      </>
    );
  }
  const ownerOf = (session: Session) => apps.find(({ id }) => id === session.app);
  const open = sessions.find((session) => {
    const owner = ownerOf(session);
    if (session.rehearsal) return false;
    return owner && session.locale === locale && canContinue(session, owner);
  });
  const app = open && ownerOf(open);
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
      <SiteLink href={taskAddress(open)}>
        <strong>{words.goOn}</strong>
      </SiteLink>
      {" · "}
      {data}
    </p>
  );
}
