"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { fill } from "@/lib/fill";
import { useAnswers } from "../engine/answers.client";
import type { FormProps } from "../engine/app-module";
import { parameters, REQUESTS } from "./definition";
import { drawnRequest } from "./game";
import styles from "./request-form.module.css";
import { requestOutcome } from "./score";
import type { ElevenTwentyWords } from "./words";

/** The rules, what the other request is, and the choice as native radio buttons. */
export function RequestForm({ words, seed, onBlock }: FormProps<ElevenTwentyWords>) {
  const { answers, answer, listeners } = useAnswers<string>();
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const given = answers.request;
  const isMissing = wasSent && !given;

  const send = () => {
    setWasSent(true);
    if (!given) return form.current?.querySelector<HTMLElement>("[name=request]")?.focus();
    const { value, ...how } = given;
    onBlock([{ ...requestOutcome(Number(value), drawnRequest(seed)), ...how }]);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      {...listeners}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.instruction}>
        <h2>{words.run.instruction}</h2>
        <p>{fill(words.form.rules, parameters)}</p>
        <p>
          {fill(words.form.other, parameters)} {words.form.hypothetical}
        </p>
      </div>
      <fieldset className={styles.choice} aria-describedby={isMissing ? id : undefined}>
        <legend>{words.form.legend}</legend>
        <div className={styles.requests}>
          {REQUESTS.map((request) => (
            <label key={request} className={styles.request}>
              <input
                type="radio"
                name="request"
                value={request}
                required
                aria-describedby={isMissing ? id : undefined}
                checked={given?.value === String(request)}
                onChange={() => answer("request", String(request))}
              />
              {request}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.end}>
        <p id={id} role="alert" className={styles.missing}>
          {isMissing && fill(words.form.missing, parameters)}
        </p>
        <ActionButton look="primary" type="submit">
          {words.form.send}
        </ActionButton>
      </div>
    </form>
  );
}
