"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { LanguageLink } from "@/components/shell/layout/language-link.client";
import { ActionLink } from "@/components/ui/action-link";
import { LoadFailure } from "@/components/ui/load-failure";
import { RehearsalBar } from "@/experiments/engine/run/rehearsal-bar";
import { useAcceptedStudies } from "@/experiments/engine/sending/accepted-studies.client";
import { receiver } from "@/experiments/engine/sending/receiver";
import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";
import { isRehearsal, personOf } from "@/experiments/study/participation/read-address";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { withBase } from "@/lib/base-path";
import { LANGUAGE_NAMES } from "@/lib/i18n/format";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { BackToEditor } from "./back-to-editor.client";
import type { AppSummary } from "./known-app";
import { ProtocolFaults } from "./protocol-faults.client";
import styles from "./protocol-room.module.css";
import { ProtocolStudy } from "./protocol-study.client";
import { barWords, StudyBar } from "./study-bar";
import { SITE, StudyHostContext } from "./study-host.client";
import type { StudyWords } from "./study-words";
import { useAskedProtocol } from "./use-asked-protocol.client";
import { useHash } from "./use-hash.client";
import { usePayload } from "./use-payload.client";
import { useStudyFrame } from "./use-study-frame.client";

type Props = {
  locale: Locale;
  apps: readonly AppSummary[];
  /** The URL of the texts for the study pages. */
  payloadUrl: string;
  words: StudyWords;
};

/**
 * The study that the URL names or contains, from its information sheet to its end, or the reason why the study cannot
 * be opened.
 */
export function ProtocolRoom({ locale, apps, payloadUrl, words }: Props) {
  const query = useSearchParams();
  const hash = useHash();
  const found = useAskedProtocol(query, hash);
  const [payload, fetchAgain, isFetching] = usePayload<StudyPayload>(payloadUrl);
  const accepted = useAcceptedStudies();
  const other = found.at === "found" ? otherLanguage(found.document.language, locale) : null;
  // Until the document is known, the bar of a rehearsal reserves its space.
  const rehearsalBar = isRehearsal(query, hash) && <RehearsalBar locale={locale} />;

  // The page that reports an unknown study is a page of the site, so the header of the site is displayed.
  useStudyFrame(found.at !== "unknown");

  useEffect(() => {
    if (other) location.replace(withBase(pathOf("study", other)) + location.search + location.hash);
  }, [other]);

  if (found.at === "unknown") return <NotFound locale={locale} />;
  const retry = found.at === "failed" ? found.again : payload === "failed" ? fetchAgain : null;
  if (retry)
    return (
      <>
        {rehearsalBar}
        <StudyBar words={words.bar} />
        <LoadFailure
          className={styles.room}
          words={words.run}
          isTrying={found.at === "failed" ? found.isTrying : isFetching}
          onRetry={retry}
        />
      </>
    );
  // The information sheet states whether data are sent, so it waits until the receiver has answered.
  const isWaiting = found.at === "loading" || (found.at === "found" && accepted === undefined);
  if (!payload || payload === "failed" || isWaiting || found.at === "failed" || other)
    return (
      <>
        {rehearsalBar}
        <StudyBar words={words.bar} />
        <p role="status" className={styles.room}>
          {words.run.loading}
        </p>
      </>
    );
  if (found.at !== "found")
    return (
      <>
        <StudyBar words={barWords(payload.words)}>
          <ActionLink href={pathOf("study", locale)} data-in-page="">
            {payload.words.otherLink}
          </ActionLink>
        </StudyBar>
        <div className={styles.room}>
          <h1 tabIndex={-1}>{payload.words.faults.title}</h1>
          <ProtocolFaults {...found} words={payload.words.faults} locale={locale} />
        </div>
      </>
    );
  return (
    <FoundStudy
      key={documentId(found.document)}
      content={found.document}
      accepted={accepted ?? null}
      query={query}
      hash={hash}
      apps={apps}
      payload={payload}
      words={words}
      locale={locale}
    />
  );
}

function FoundStudy({
  content,
  accepted,
  query,
  hash,
  apps,
  payload,
  words,
  locale,
}: Pick<Props, "apps" | "words" | "locale"> & {
  content: ProtocolDocument;
  /** Ids of the studies that the receiver accepts; null if it was not asked or did not answer. */
  accepted: readonly string[] | null;
  query: URLSearchParams;
  hash: string;
  payload: StudyPayload;
}) {
  const person = useMemo(() => personOf(query, hash, content), [query, hash, content]);
  const { rehearsal = false } = person;
  const isPublished = payload.published.includes(documentId(content));
  const hasLanguages = content.language === undefined || content.language === "participant";
  const host = useMemo(
    () => ({
      ...SITE,
      languages: hasLanguages && <OtherLanguage locale={locale} />,
      absentIds: rehearsal
        ? ("rehearsal" as const)
        : isPublished && !receiver()
          ? ("unused" as const)
          : SITE.absentIds,
      editor: rehearsal ? <BackToEditor words={payload.words} locale={locale} /> : null,
    }),
    [hasLanguages, rehearsal, isPublished, payload, locale],
  );
  // A personal link that is opened or pasted on an open page begins another visit.
  const visit = JSON.stringify(person.personal ?? person.visitFault ?? null);
  const [firstVisit, setFirstVisit] = useState<string | null>(visit);
  if (firstVisit !== null && visit !== firstVisit) setFirstVisit(null);
  return (
    <StudyHostContext value={host}>
      <ProtocolStudy
        key={visit}
        isFirst={visit === firstVisit}
        content={content}
        person={person}
        apps={apps}
        own={payload.words}
        survey={payload.survey}
        device={payload.device}
        delivery={payload.delivery}
        isListed={isSentFrom(content, isPublished, accepted)}
        words={words}
        locale={locale}
      />
    </StudyHostContext>
  );
}

function OtherLanguage({ locale }: { locale: Locale }) {
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  return <LanguageLink locale={other}>{LANGUAGE_NAMES[other]}</LanguageLink>;
}

/** Returns the language that a document requires if it differs from the language of the page, and null otherwise. */
const otherLanguage = (asked: Locale | "participant" | undefined, locale: Locale): Locale | null =>
  asked === undefined || asked === "participant" || asked === locale ? null : asked;
