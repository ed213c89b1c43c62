"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { fill } from "@/lib/fill";
import { useAnswers } from "../engine/answers.client";
import type { FormProps, FormRow } from "../engine/app-module";
import { OPTIONS, type Option, parameters } from "./definition";
import { Lottery } from "./lottery";
import styles from "./lottery-form.module.css";
import { choicesOf, lotteryOutcome, rowsOfPage } from "./rows";
import type { LotteryChoiceWords } from "./words";

const nameOf = (row: number) => `row-${row}`;

/** One page of the menu: five rows, each a group of two native radio buttons. */
export function LotteryForm({
  words,
  locale,
  block,
  rows,
  onBlock,
}: FormProps<LotteryChoiceWords>) {
  const { answers, answer, listeners } = useAnswers<Option>();
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const page = rowsOfPage(block);
  const earlier = choicesOf(rows);
  const missing = page.filter((row) => answers[nameOf(row)] === undefined);
  const isLast = block + 1 === parameters.pages;

  const send = () => {
    setWasSent(true);
    const [first] = missing;
    if (first !== undefined)
      return form.current?.querySelector<HTMLElement>(`[name="${nameOf(first)}"]`)?.focus();
    const before = [...earlier];
    onBlock(
      page.flatMap((row): FormRow[] => {
        const given = answers[nameOf(row)];
        if (!given) return [];
        const { value, ...how } = given;
        const outcome = lotteryOutcome(row, value, before);
        before.push(value);
        return [{ ...outcome, ...how }];
      }),
    );
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
        <p>{words.form.hypothetical}</p>
        {block === 0 ? (
          <p className={styles.reading}>
            {fill(words.form.reading, { chance: 3, of: parameters.rows })}
          </p>
        ) : (
          <p className={styles.reading}>
            {fill(words.form.earlier, {
              first: 1,
              last: earlier.length,
              list: earlier.join(", "),
            })}
          </p>
        )}
      </div>
      {page.map((row) => {
        const isMissing = wasSent && answers[nameOf(row)] === undefined;
        const note = isMissing ? `${id}${row}` : undefined;
        return (
          <fieldset key={row} className={styles.row} aria-describedby={note}>
            <legend>{fill(words.form.row, { row, rows: parameters.rows })}</legend>
            <div className={styles.options}>
              {OPTIONS.map((option) => (
                <label key={option} className={styles.option}>
                  <input
                    type="radio"
                    name={nameOf(row)}
                    value={option}
                    required
                    aria-describedby={note}
                    checked={answers[nameOf(row)]?.value === option}
                    onChange={() => answer(nameOf(row), option)}
                  />
                  <b>{option}</b>{" "}
                  <Lottery option={option} row={row} words={words.form} locale={locale} />
                </label>
              ))}
            </div>
            {isMissing && (
              <p id={note} className={styles.missing}>
                {words.form.notChosen}
              </p>
            )}
          </fieldset>
        );
      })}
      <div className={styles.end}>
        <p role="alert" className={styles.missing}>
          {wasSent && missing.length > 0 && fill(words.form.missing, { list: missing.join(", ") })}
        </p>
        <ActionButton look="primary" type="submit">
          {isLast ? words.form.finish : words.form.next}
        </ActionButton>
      </div>
    </form>
  );
}
