"use client";

import "@/components/shell/styles/tokens.css";
import "@/components/shell/styles/base.css";
import "./archive-help.css";
import {
  Component,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import { MyData } from "@/components/features/study/my-data.client";
import { ProtocolStudy } from "@/components/features/study/protocol-study.client";
import { StepResults } from "@/components/features/study/step-results.client";
import { type StudyHost, StudyHostContext } from "@/components/features/study/study-host.client";
import { WithdrawForm } from "@/components/features/study/withdraw-form.client";
import { normaliseError } from "@/components/shell/errors/page-error";
import { ActionButton } from "@/components/ui/action-button";
import { MODELS } from "@/experiments/catalog/generated/models";
import { receiver } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import { canMarkRehearsal, REHEARSAL } from "@/experiments/engine/session/rehearsal";
import { checkProtocol, readProtocol } from "@/experiments/study/document/check";
import type { Fault } from "@/experiments/study/document/fault";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type {
  ArchiveData,
  ArchiveTexts,
  JatosWords,
} from "@/experiments/study/export/archive-data";
import { COPY_FILE } from "@/experiments/study/export/archive-page";
import type { JatosSession } from "@/experiments/study/export/jatos-session.client";
import { textsInJatos } from "@/experiments/study/export/jatos-texts";
import { isSameDocument } from "@/experiments/study/export/same-document";
import { sendWaitingSteps } from "@/experiments/study/participation/participation-sending.client";
import {
  onParticipationsChange,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import { type AddressedPerson, personOf } from "@/experiments/study/participation/read-address";
import { canStore } from "@/lib/device/can-store";
import { isFromDisk } from "@/lib/device/from-disk";
import { formatNumber, LANGUAGE_NAMES, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { inProgressHere } from "@/lib/in-progress";
import { LOCALES, type Locale } from "@/lib/routes";
import styles from "./archive-run.module.css";
import { useListNotices } from "./use-list-notices.client";

/**
 * The key under which the page receives the texts of the study. On the site, the URL of a payload has the same
 * function.
 */
const STUDY = "study";

/** Draws the page of an archive: the study from its information sheet to its end, or the faults of its document. */
export function showArchive(data: ArchiveData, session: JatosSession | null): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element with the id root.");
  document.documentElement.dataset.version = data.release ?? "";
  createRoot(root).render(<Archive data={data} session={session} />);
}

const isIn = (texts: ArchiveData["texts"]) => (locale: Locale) => texts[locale] !== undefined;

/**
 * Returns the language that the URL states. If the URL states no language, returns the first of the browser's languages
 * that the archive contains.
 */
function firstLocale(texts: ArchiveData["texts"], query: URLSearchParams): Locale {
  const has = LOCALES.filter(isIn(texts));
  const wanted = [query.get("lang"), ...navigator.languages];
  const found = wanted.flatMap((tag) => has.find((locale) => tag?.split("-")[0] === locale) ?? []);
  return found[0] ?? has[0] ?? "en";
}

/**
 * Returns the texts of the interface in the languages of the study, adapted to the server or folder that contains the
 * page.
 */
function textsHere({ texts, jatos }: ArchiveData, content: ProtocolDocument | null) {
  const { language = "participant" } = content ?? {};
  return Object.fromEntries(
    LOCALES.filter(isIn(texts))
      .filter((locale) => language === "participant" || language === locale)
      .map((locale) => {
        const own = texts[locale] as ArchiveTexts;
        return [locale, jatos ? textsInJatos(own, jatos[locale]) : own];
      }),
  );
}

function Archive({ data, session }: { data: ArchiveData; session: JatosSession | null }) {
  const checked = useMemo(
    () =>
      typeof data.document === "string"
        ? readProtocol(data.document, MODELS)
        : checkProtocol(data.document, MODELS),
    [data],
  );
  const content = "document" in checked ? checked.document : null;
  const all = useMemo(
    () => textsHere(session ? data : { ...data, jatos: undefined }, content),
    [data, session, content],
  );
  const query = session?.query ?? new URLSearchParams(location.search);
  const [first] = useState(() => session?.checkpoint?.locale ?? firstLocale(all, query));
  /** The language that the participant has chosen on the page. */
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? first;
  const texts: ArchiveTexts | undefined = all[locale];
  const inJatos = useMemo(
    () => (session && data.jatos ? { session, words: data.jatos[locale] } : null),
    [session, data, locale],
  );
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[locale];
  }, [locale]);
  // The page in another language replaces the pressed button.
  useEffect(() => {
    if (chosen) document.querySelector("h1")?.focus();
  }, [chosen]);
  // Sends the steps that an earlier visit failed to send.
  useEffect(() => {
    if (receiver()) void sendWaitingSteps();
  }, []);
  if (!texts) return null;
  const languages = (
    <Languages
      others={LOCALES.filter(isIn(all)).filter((each) => each !== locale)}
      label={texts.page.language}
      onChoose={setChosen}
    />
  );
  return (
    <Stopped words={texts.page.failed}>
      {"document" in checked ? (
        <Study
          key={locale}
          content={checked.document}
          texts={texts}
          inJatos={inJatos}
          languages={languages}
          release={data.release}
          locale={locale}
        />
      ) : (
        <>
          <div className={styles.part}>{languages}</div>
          <Broken faults={checked.faults} words={texts.page.broken} locale={locale} />
        </>
      )}
    </Stopped>
  );
}

/** Returns whether the participant has begun the study since the page was opened. */
function useHasBegun(): boolean {
  const isRunning = useSyncExternalStore(inProgressHere.subscribe, inProgressHere.get);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (isRunning) setHasBegun(true);
  }, [isRunning]);
  return isRunning || hasBegun;
}

function Languages({
  others,
  label,
  onChoose,
}: {
  others: readonly Locale[];
  label: string;
  onChoose: (locale: Locale) => void;
}) {
  // After the start of a study, its language can no longer be changed, not even at the end of the study.
  const hasBegun = useHasBegun();
  if (others.length === 0 || hasBegun) return null;
  return (
    <nav className={styles.languages} aria-label={label}>
      {others.map((other) => (
        <ActionButton key={other} look="quiet" lang={other} onClick={() => onChoose(other)}>
          {LANGUAGE_NAMES[other]}
        </ActionButton>
      ))}
    </nav>
  );
}

function Study({
  content,
  texts,
  inJatos,
  languages,
  release,
  locale,
}: {
  content: ProtocolDocument;
  texts: ArchiveTexts;
  inJatos: { session: JatosSession; words: JatosWords } | null;
  languages: ReactNode;
  release: string | null;
  locale: Locale;
}) {
  const { page, run, study, payloads } = texts;
  const session = inJatos?.session;
  /** Whether the study has ended in JATOS, which opens no page after it. */
  const [isOver, setIsOver] = useState(false);
  const person = useMemo(
    () =>
      session
        ? inJatosSession(personOf(session.query, "", content), session)
        : personOf(new URLSearchParams(location.search), location.hash, content),
    [session, content],
  );
  const isRehearsal = person.rehearsal ?? false;
  const hasVisits = content.visits !== undefined && !inJatos;
  useEffect(() => {
    if (!hasVisits) return;
    // A personal link that is pasted into the address of an open page begins another visit.
    const reload = () => location.reload();
    window.addEventListener("hashchange", reload);
    return () => window.removeEventListener("hashchange", reload);
  }, [hasVisits]);
  const listed = !inJatos && receiver() === null;
  const ofList = useListNotices(content, person, listed, page.numberedList, locale);
  const ofPage = useNotices(page, inJatos?.words.notice);
  const notices = useMemo(() => [...ofList, ...ofPage], [ofList, ofPage]);
  const host = useMemo<StudyHost>(
    () => ({
      readPayload: async (of) => (of === STUDY ? study : payloads[of]),
      hasOthers: false,
      languages,
      editor: null,
      absentIds: isRehearsal ? "rehearsal" : !inJatos && isFromDisk() ? "unused" : "problem",
      listed,
      readAt: () => null,
      withdrawAt: () => (isFromDisk() ? null : location.origin + location.pathname),
      notices,
      ofMinors: page.ofMinors,
      server: inJatos && {
        takesUp: inJatos.session.checkpoint,
        takePlace: inJatos.session.takePlace,
        finish: (ending, shown) => void inJatos.session.finish(ending, shown).then(setIsOver),
        finishLabel: inJatos.words.finish,
      },
    }),
    [payloads, study, notices, page, inJatos, isRehearsal, languages, listed],
  );
  const isUnlike = useUnlikeCopy(content, inJatos === null);
  const ids = {
    protocol: protocolId(content).slice(0, SHOWN_DIGITS),
    document: documentId(content).slice(0, SHOWN_DIGITS),
    release: release ?? "–",
  };
  if (inJatos && isOver)
    return (
      <main className={styles.main}>
        <p role="alert" className={styles.part}>
          {inJatos.words.over}
        </p>
      </main>
    );
  return (
    <StudyHostContext value={host}>
      <main className={styles.main}>
        <ProtocolStudy
          content={content}
          person={person}
          isListed
          apps={run.apps.map((app) => ({ ...app, payloadUrl: app.id }))}
          own={study.words}
          survey={study.survey}
          device={study.device}
          delivery={study.delivery}
          words={run.words}
          locale={locale}
        />
      </main>
      <footer>
        {!inJatos && <KeptHere texts={texts} locale={locale} />}
        {receiver() && !inJatos && (
          <details className={styles.part}>
            <summary>{texts.withdraw.form.send}</summary>
            <WithdrawForm words={texts.withdraw} locale={locale} />
          </details>
        )}
        {!inJatos && canMarkRehearsal(content.delivery?.ids ?? []) && (
          <RehearsalLink isRehearsal={isRehearsal} words={page.rehearsal} />
        )}
        {isUnlike && <p className={styles.part}>{page.unlike}</p>}
        <p className={styles.ids}>{interpolate(page.ids, ids)}</p>
      </footer>
    </StudyHostContext>
  );
}

/** Returns the person of a session in JATOS. The runs of a researcher are rehearsals, whatever the link contains. */
const inJatosSession = (person: AddressedPerson, { isRehearsal }: JatosSession): AddressedPerson =>
  isRehearsal ? { ...person, rehearsal: true } : person;

/** A link with which the author of the archive rehearses the study, or ends the rehearsal, until the study begins. */
function RehearsalLink({
  isRehearsal,
  words,
}: {
  isRehearsal: boolean;
  words: ArchiveTexts["page"]["rehearsal"];
}) {
  if (useHasBegun()) return null;
  return (
    <p className={styles.part}>
      <a href={otherAddress(isRehearsal)}>{isRehearsal ? words.end : words.begin}</a>
    </p>
  );
}

/** Returns the URL of this page with the query parameter of a rehearsal or, in a rehearsal, without this parameter. */
function otherAddress(isRehearsal: boolean): string {
  const parts = location.search.replace(/^\?/, "").split("&");
  const others = parts.filter((part) => part !== "" && !IS_MARK.test(part));
  const query = [...others, ...(isRehearsal ? [] : [REHEARSAL])].join("&");
  const hash = IS_MARK.test(location.hash.slice(1)) ? "" : location.hash;
  return `${location.pathname}${query && `?${query}`}${hash}`;
}

const IS_MARK = /rehearsal/i;

/**
 * Returns the notices about the storage and the sending of data: the page may be unable to store data, or to send data.
 */
function useNotices(page: ArchiveTexts["page"], ofServer?: string): readonly string[] {
  const [isStored, setIsStored] = useState(true);
  useEffect(() => {
    void canStore().then(setIsStored);
  }, []);
  return useMemo(() => {
    const to = receiver();
    const host = to ? receiverHost(to) : "";
    const isOverHttp = location.protocol === "http:" && !isSecureContext;
    const of = { host };
    if (ofServer !== undefined) return [interpolate(ofServer, of)];
    return [
      ...(isStored ? [] : [page.noStorage]),
      ...(to ? [] : [page.noReceiver]),
      ...(to && isFromDisk() ? [interpolate(page.fromDisk, of)] : []),
      ...(to && isOverHttp ? [interpolate(page.fromHttp, of)] : []),
      ...(isOverHttp ? [page.heldBack] : []),
    ];
  }, [page, isStored, ofServer]);
}

/**
 * Lists data of earlier sessions in this browser until the study begins. The list is closed by default, because other
 * people may see the screen.
 */
function KeptHere({ texts, locale }: { texts: ArchiveTexts; locale: Locale }) {
  const { page, run } = texts;
  const [kept, setKept] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const hasBegun = useHasBegun();
  useEffect(() => {
    const count = () =>
      void readParticipations().then(({ length }) => {
        setKept(length);
        if (length > 0) setWasShown(true);
      });
    count();
    return onParticipationsChange(count);
  }, []);
  // The list remains after its last item was erased: the list reports the deletion, and its summary may have the focus.
  if (hasBegun || !wasShown) return null;
  return (
    <details
      className={`${styles.part} ${styles.kept}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{interpolate(page.kept, { n: formatNumber(kept, locale) })}</summary>
      {isOpen && (
        <MyData
          apps={[]}
          words={run.words.data}
          results={(participation) => (
            <StepResults
              participation={participation}
              apps={run.apps.map((app) => ({ ...app, payloadUrl: app.id }))}
              words={run.words}
              locale={locale}
            />
          )}
          sending={
            receiver()
              ? { payloadUrl: STUDY, eraseUnsent: texts.study.delivery.withdraw.eraseUnsent }
              : null
          }
          locale={locale}
        />
      )}
    </details>
  );
}

/** Returns whether the document in the page differs from the copy on the server; false if the copy cannot be loaded. */
function useUnlikeCopy(content: ProtocolDocument, hasCopy: boolean): boolean {
  const [copy, setCopy] = useState<unknown>(null);
  useEffect(() => {
    if (!hasCopy || !location.protocol.startsWith("http")) return;
    fetch(COPY_FILE)
      .then((response) => (response.ok ? response.json() : null))
      .then(setCopy, () => {});
  }, [hasCopy]);
  return useMemo(() => copy !== null && !isSameDocument(copy, content), [copy, content]);
}

function Broken({
  faults,
  words,
  locale,
}: {
  faults: readonly Fault[];
  words: ArchiveTexts["page"]["broken"];
  locale: Locale;
}) {
  return (
    <main>
      <div role="alert" className={styles.part}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.text}</p>
        <ul>
          {faults.map(({ path, rule }) => (
            <li key={`${path} ${rule.en}`}>
              <code>{path}</code> {rule[locale]}
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Displays an error that was thrown, in place of the page. */
class Stopped extends Component<
  { words: ArchiveTexts["page"]["failed"]; children: ReactNode },
  { message: string | null }
> {
  override state = { message: null };
  static getDerivedStateFromError = (thrown: unknown) => ({
    message: normaliseError(thrown).message,
  });
  override render() {
    const { words, children } = this.props;
    const { message } = this.state;
    if (message === null) return children;
    return (
      <main>
        <div role="alert" className={styles.part}>
          <h1>{words.title}</h1>
          <p>{interpolate(words.text, { message })}</p>
        </div>
      </main>
    );
  }
}
