"use client";

import { useEffect, useRef, useState } from "react";
import { useDocumentTitle } from "@/components/shell/errors/use-document-title.client";
import { ActionLink } from "@/components/ui/action-link";
import { RetryButton } from "@/components/ui/retry-button.client";
import { SiteLink } from "@/components/ui/site-link";
import { useHeadingNext } from "@/components/ui/use-heading-next.client";
import { CheckData } from "@/experiments/app-run/check-data";
import { KEPT_WORDS } from "@/experiments/app-run/kept-words";
import type { App } from "@/experiments/engine/contract/define-app";
import { DataDownloads } from "@/experiments/engine/data/data-downloads.client";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { shortTitle, textIn } from "@/experiments/study/document/author-text";
import type { Participation } from "@/experiments/study/participation/participation";
import { readParticipations } from "@/experiments/study/participation/participation-store.client";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { appOfRun } from "./app-of-run.client";
import { AuthorFrame } from "./author-frame";
import styles from "./kept-result-room.module.css";
import type { AppSummary } from "./known-app";
import { MY_DATA_ID } from "./own-runs-ids";
import { StepResults } from "./step-results.client";
import room from "./study-room.module.css";
import type { StudyWords } from "./study-words";
import { loadStore } from "./use-earlier-run.client";
import { usePayload } from "./use-payload.client";

type Props = {
  /** The id of a session or of a participation. */
  id: string;
  apps: readonly AppSummary[];
  words: StudyWords;
  locale: Locale;
};

type Found = { session: Session } | { participation: Participation } | "nothing";

/** Returns the session or the participation that this device stores under an id. */
async function find(id: string): Promise<Found> {
  const { readSession } = await loadStore();
  const session = await readSession(id);
  if (session) return { session };
  const participation = (await readParticipations()).find((each) => each.id === id);
  return participation ? { participation } : "nothing";
}

/**
 * The result of a finished session, or the results of the finished steps of a study. The page computes the results
 * again from the stored rows.
 */
export function KeptResultRoom(props: Props) {
  const { id, apps, words, locale } = props;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCurrent = true;
    find(id).then(
      (it) => isCurrent && setFound(it),
      () => isCurrent && setFound("nothing"),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  if (found === null) return <Head {...props} said={KEPT_WORDS.loading[locale]} />;
  if (found === "nothing") return <Head {...props} said={KEPT_WORDS.gone[locale]} />;
  if ("participation" in found) {
    const { participation } = found;
    const title = shortTitle(textIn(participation.content.title, locale) ?? "");
    return (
      <Head {...props} startedAt={participation.startedAt} title={words.data.mine.study}>
        {title && (
          <AuthorFrame caption={words.data.mine.author}>
            <p dir="auto">{title}</p>
          </AuthorFrame>
        )}
        <StepResults participation={participation} apps={apps} words={words} locale={locale} />
      </Head>
    );
  }
  const { session } = found;
  const known = apps.find((app) => app.id === session.app);
  const { startedAt, version, status } = session;
  const list = words.data.mine.title;
  const said =
    status !== "finished"
      ? KEPT_WORDS.unfinished[locale]
      : interpolate(KEPT_WORDS.otherVersion[locale], { version, list });
  return known && status === "finished" ? (
    <KeptResult {...props} session={session} known={known} unscored={said} />
  ) : (
    <Head {...props} title={known?.name ?? session.app} startedAt={startedAt} said={said} />
  );
}

/** The heading of the page, the date of the session, the link back to the list, and a message if there is no result. */
function Head({
  words,
  locale,
  title = words.data.mine.title,
  startedAt,
  said,
  children,
}: Omit<Props, "id" | "apps"> & {
  title?: string;
  startedAt?: string;
  said?: string;
  children?: React.ReactNode;
}) {
  const moment = startedAt && formatMoment(startedAt, locale);
  useDocumentTitle([title, moment].filter(Boolean).join(", "));
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading that states the date replaces the heading that is displayed while the result loads.
  useHeadingNext(heading);
  return (
    <div className={room.room}>
      <div className={room.head} data-started="true">
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {moment && (
            <>
              {", "}
              <time dateTime={startedAt} className={styles.moment}>
                {moment}
              </time>
            </>
          )}
        </h1>
        <p>
          <SiteLink href={`${pathOf("study", locale)}#${MY_DATA_ID}`}>
            {words.data.mine.title}
          </SiteLink>
        </p>
      </div>
      <p role="status" className={room.said} data-note={said !== undefined}>
        {said}
      </p>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}

function KeptResult({
  session,
  known,
  unscored,
  ...props
}: Props & {
  session: Session;
  known: AppSummary;
  /** The message for a session of an app version that this release does not score. */
  unscored: string;
}) {
  const { words, locale } = props;
  const [payload, fetchAgain, isFetching] = usePayload<AppPayload>(known.payloadUrl);
  const [app, setApp] = useState<App | "failed" | "unscored" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isTrying, setTrying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true;
    appOfRun(known.id, session)
      .then(
        (it) => isCurrent && setApp(it ?? "unscored"),
        () => isCurrent && setApp("failed"),
      )
      .finally(() => isCurrent && setTrying(false));
    return () => {
      isCurrent = false;
    };
  }, [known.id, session, attempt]);

  const head = { ...props, title: known.name, startedAt: session.startedAt };
  if (app === "unscored") return <Head {...head} said={unscored} />;
  if (app === "failed" || payload === "failed")
    return (
      <Head
        {...head}
        said={isTrying || isFetching ? KEPT_WORDS.loading[locale] : words.run.loadFailed}
      >
        <RetryButton
          look="primary"
          isTrying={isTrying || isFetching}
          onRetry={() => {
            if (payload === "failed") fetchAgain();
            setTrying(true);
            setAttempt(attempt + 1);
          }}
        >
          {words.run.tryAgain}
        </RetryButton>
      </Head>
    );
  if (!app || !payload) return <Head {...head} said={KEPT_WORDS.loading[locale]} />;
  const again = (isMain: boolean) => (
    <ActionLink href={`${pathOf("study", locale)}?app=${known.id}`} primary={isMain}>
      {words.run.result.again}
    </ActionLink>
  );
  return (
    <Head {...head}>
      <Result
        session={session}
        app={app}
        payload={atParameters(payload, app, locale)}
        words={words.run}
        locale={locale}
        again={again}
        next={(isAgainOffered) => !isAgainOffered && <p className={styles.again}>{again(false)}</p>}
      >
        <CheckData words={words.run.result}>
          <DataDownloads session={session} app={app} words={words.data} locale={locale} />
        </CheckData>
      </Result>
    </Head>
  );
}
