"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { LabelledField } from "@/components/ui/labelled-field";
import type { FollowWords } from "@/content/data";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./run-controls.module.css";

type Words = { words: FollowWords["run"]; locale: Locale };

/** The button that pauses a study or opens it again. */
export function PauseSwitch({
  words,
  isPaused,
  onSet,
}: Words & { isPaused: boolean; onSet: (paused: boolean) => void }) {
  const confirm = isPaused ? words.resume : words.pause;
  return (
    <div className={styles.control}>
      <ConfirmButton
        trigger={(props) => <ActionButton {...props}>{confirm}</ActionButton>}
        words={{
          question: isPaused ? words.resumeQuestion : words.pauseQuestion,
          confirm,
          cancel: words.cancel,
        }}
        onConfirm={() => onSet(!isPaused)}
      />
    </div>
  );
}

/** A whole number from 0, as the receiver accepts it. */
const QUOTA = /^\d{1,6}$/;

/** The field for the quota of the whole study, and the button that removes it. */
export function QuotaSetting({
  words,
  locale,
  quota,
  taken,
  onSet,
}: Words & {
  quota: CountedStudy["quota"];
  /** The number of places that count in the quota. */
  taken: number;
  onSet: (quota: number | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const number = (value: number) => formatNumber(value, locale);
  const isByCondition = typeof quota === "object" && quota !== null;
  const replaces = isByCondition ? ` ${words.quotaReplaces}` : "";
  return (
    <div className={styles.control}>
      <LabelledField
        label={words.quota}
        error={isWrong ? words.badQuota : null}
        width="name"
        ref={field}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <ConfirmButton
        trigger={({ ref, onClick }) => (
          <ActionButton
            ref={ref}
            onClick={() => {
              const isRight = QUOTA.test(typed.trim());
              setWrong(!isRight);
              if (isRight) onClick();
              else field.current?.focus();
            }}
          >
            {words.setQuota}
          </ActionButton>
        )}
        words={{
          question:
            interpolate(words.quotaQuestion, { quota: typed.trim(), taken: number(taken) }) +
            replaces,
          confirm: words.setQuota,
          cancel: words.cancel,
        }}
        onConfirm={() => onSet(Number(typed.trim()))}
      />
      {quota !== null && (
        <ConfirmButton
          trigger={(props) => (
            <ActionButton {...props} look="quiet">
              {words.removeQuota}
            </ActionButton>
          )}
          words={{
            question: words.removeQuestion,
            confirm: words.removeQuota,
            cancel: words.cancel,
          }}
          onConfirm={() => onSet(null)}
        />
      )}
    </div>
  );
}

/** The field for the session whose place is freed. */
export function FreePlace({ words, onFree }: Words & { onFree: (session: string) => void }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const session = typed.trim();
  return (
    <div className={styles.control}>
      <LabelledField
        label={words.session}
        hint={words.sessionHint}
        width="name"
        ref={field}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ConfirmButton
        trigger={({ ref, onClick }) => (
          <ActionButton
            ref={ref}
            onClick={() => (session === "" ? field.current?.focus() : onClick())}
          >
            {words.free}
          </ActionButton>
        )}
        words={{
          question: interpolate(words.freeQuestion, { session }),
          confirm: words.free,
          cancel: words.cancel,
        }}
        onConfirm={() => onFree(session)}
      />
    </div>
  );
}
