"use client";

import { useEffect, useRef, useState } from "react";
import type { RunWords } from "@/content/run";
import type { FormAnswer, FormApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import {
  type FormDraft,
  hasAnswers,
  type Session,
  type SessionEvent,
} from "@/experiments/engine/session/session";
import { isKeptOnDevice } from "@/experiments/engine/session/session-store.client";
import { guardLanguageSwitch } from "@/lib/before-language-switch";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { watchForm } from "./form-device.client";
import { formRows } from "./form-rows";
import styles from "./form-run.module.css";
import { LanguageQuestion } from "./language-question.client";
import { RehearsalBar } from "./rehearsal-bar";
import { RunBar } from "./run-bar";
import { useRunFullScreen } from "./use-run-full-screen.client";

/**
 * Displays the screens of a questionnaire within the page, from the first incomplete screen of the session to the last.
 */
export function FormRun({
  app,
  session,
  appWords,
  words,
  locale,
  isTranslated = false,
  isNamedAbove = false,
  onBlock,
  onDraft,
  onEnd,
  onEvent,
}: {
  app: FormApp;
  session: Session;
  appWords: CommonWords;
  words: RunWords;
  locale: Locale;
  /** True if the browser translates the page. */
  isTranslated?: boolean;
  /** True if the heading of the page, directly above the form, is the name of the form. */
  isNamedAbove?: boolean;
  onBlock: (rows: TrialRow[], raw: object[], device?: DeviceFacts) => void;
  /** Receives the answers on the screen after each change. */
  onDraft: (draft: FormDraft) => void;
  onEnd: (how: "finished" | "left") => void;
  /** Called when the run enters or leaves full screen. */
  onEvent: (what: SessionEvent["what"]) => void;
}) {
  const room = useRef<HTMLDivElement>(null);
  const fullScreen = useRunFullScreen(room, onEvent);
  const form = useRef<HTMLElement>(null);
  const { blocksDone } = session;
  // Screen readers often ignore the content of a new live region, so the text follows the region.
  const [isReported, setReported] = useState(false);
  useEffect(() => setReported(isTranslated), [isTranslated]);
  const draft = useRef<FormDraft>(session.draft ?? {});
  const device = useRef<ReturnType<typeof watchForm>>(null);
  /** URL of the page in the other language after the participant has requested this language; otherwise null. */
  const [otherLanguage, setOtherLanguage] = useState<string | null>(null);

  useEffect(
    () =>
      guardLanguageSwitch((href) => {
        if (!hasAnswers({ blocksDone, draft: draft.current })) return false;
        setOtherLanguage(href);
        return true;
      }),
    [blocksDone],
  );

  useEffect(() => {
    if (!form.current) return;
    const watched = watchForm(form.current);
    device.current = watched;
    return watched.stop;
  }, []);

  // A new screen is scrolled to its top, and screen readers start at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new block is a new screen
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, [blocksDone]);

  const { model, view } = app;
  const screen = model.screenAt(blocksDone, session.seed, session.rows);
  const keep = (answers: readonly (FormAnswer<string> | null)[]) => {
    const given = model.outcome(screen, answers);
    const rows = formRows(given, {
      before: session.rows.length,
      screen: blocksDone + 1,
      sitting: session.sittings,
    });
    draft.current = {};
    onBlock(rows, [...given], device.current?.facts(rows));
    if (blocksDone + 1 === session.blocks) onEnd("finished");
  };

  return (
    <div ref={room} className={styles.run}>
      {/* In full screen, the bar of the page is not visible. */}
      {session.rehearsal && fullScreen.isFull && <RehearsalBar locale={locale} />}
      <RunBar
        // In full screen, the heading of the page is not visible.
        name={isNamedAbove && !fullScreen.isFull ? null : appWords.name}
        part={
          session.blocks > 1
            ? interpolate(words.screen, { block: blocksDone + 1, blocks: session.blocks })
            : ""
        }
        progress=""
        done={view.showsProgress ? null : { steps: blocksDone, of: session.blocks }}
        words={words}
        fullScreen={fullScreen.toggle && { isFull: fullScreen.isFull, toggle: fullScreen.toggle }}
        onLeave={() => onEnd("left")}
      />
      <p role="status" className={styles.translated}>
        {isReported && words.wait.translated}
      </p>
      <section ref={form} tabIndex={-1} aria-label={appWords.name} className={styles.form}>
        <view.Form
          key={blocksDone}
          screen={screen}
          words={appWords}
          locale={locale}
          draft={draft.current}
          onDraft={(next) => {
            draft.current = next;
            onDraft(next);
          }}
          onAnswers={keep}
        />
      </section>
      {otherLanguage !== null && (
        <LanguageQuestion
          words={words.language}
          isKept={isKeptOnDevice(session.id)}
          onStay={() => setOtherLanguage(null)}
          onSwitch={() => location.assign(otherLanguage)}
        />
      )}
    </div>
  );
}
