"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { fill } from "@/lib/fill";
import type { FormProps, FormRow } from "../engine/app-module";
import { ANSWERS, type Answer, parameters } from "./definition";
import { conditionOf, type ItemId, itemsOf } from "./items";
import styles from "./mini-ipip-form.module.css";
import type { MiniIpipWords } from "./words";

type Answers = Partial<Record<ItemId, Answer>>;

/** One page of the form: five statements, each a group of five native radio buttons. */
export function MiniIpipForm({ words, block, onBlock }: FormProps<MiniIpipWords>) {
  const [answers, setAnswers] = useState<Answers>({});
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const items = itemsOf(block).map((item, index) => ({
    ...item,
    number: block * parameters.itemsPerScreen + index + 1,
  }));
  const missing = items.filter((item) => answers[item.id] === undefined);
  const isLast = block + 1 === parameters.screens;

  const send = () => {
    setWasSent(true);
    const [first] = missing;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus();
    onBlock(
      items.map(
        (item): FormRow => ({
          condition: conditionOf(item),
          stimulus: item.id,
          response: answers[item.id] ?? null,
          correct: null,
          excluded: null,
          // A form is read in one's own time, and a page that was left comes back as it was.
          rt_ms: null,
          input_type: null,
          hidden: null,
        }),
      ),
    );
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.instruction}>
        <h2>{words.run.instruction}</h2>
        {block === 0 && <p>{words.form.manner}</p>}
        {block === 0 && <p className={styles.wording}>{words.form.wording}</p>}
      </div>
      {items.map((item) => {
        const isMissing = wasSent && answers[item.id] === undefined;
        return (
          <fieldset
            key={item.id}
            className={styles.item}
            aria-describedby={isMissing ? `${id}${item.id}` : undefined}
          >
            <legend>
              {fill(words.form.item, { number: item.number, text: words.items[item.id] })}
            </legend>
            <div className={styles.answers}>
              {ANSWERS.map((answer) => (
                <label key={answer} className={styles.answer}>
                  <input
                    type="radio"
                    name={item.id}
                    value={answer}
                    required
                    checked={answers[item.id] === answer}
                    onChange={() => setAnswers((before) => ({ ...before, [item.id]: answer }))}
                  />
                  {words.run.labels[answer]}
                </label>
              ))}
            </div>
            {isMissing && (
              <p id={`${id}${item.id}`} className={styles.missing}>
                {words.form.notAnswered}
              </p>
            )}
          </fieldset>
        );
      })}
      <div className={styles.end}>
        <p role="alert" className={styles.missing}>
          {wasSent &&
            missing.length > 0 &&
            fill(words.form.missing, { list: missing.map(({ number }) => number).join(", ") })}
        </p>
        <ActionButton look="primary" type="submit">
          {isLast ? words.form.finish : words.form.next}
        </ActionButton>
      </div>
    </form>
  );
}
