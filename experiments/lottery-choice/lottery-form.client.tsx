"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { FormProps, FormRow } from "../engine/app-module";
import { ChoiceForm } from "../engine/choice-form.client";
import { OPTIONS, type Option, parameters } from "./definition";
import { Lottery } from "./lottery";
import styles from "./lottery-form.module.css";
import { choicesOf, lotteryOutcome, rowsOfPage } from "./rows";
import type { LotteryChoiceWords } from "./words";

const nameOf = (row: number) => `row-${row}`;

/** One page of the menu: five rows, each a choice between two lotteries. */
export function LotteryForm({
  words,
  locale,
  block,
  rows,
  onBlock,
}: FormProps<LotteryChoiceWords>) {
  const page = rowsOfPage(block);
  const earlier = choicesOf(rows);
  const isLast = block + 1 === parameters.pages;
  const reading =
    block === 0
      ? interpolate(words.form.reading, { chance: 3, of: parameters.rows })
      : interpolate(words.form.earlier, {
          first: 1,
          last: earlier.length,
          list: earlier.join(", "),
        });
  return (
    <ChoiceForm<Option>
      title={words.run.instruction}
      introduction={[words.form.hypothetical]}
      small={reading}
      items={page.map((row) => ({
        name: nameOf(row),
        legend: interpolate(words.form.row, { row, rows: parameters.rows }),
        options: OPTIONS.map((value) => ({
          value,
          label: (
            <>
              <b>{value}</b> <Lottery option={value} row={row} words={words.form} locale={locale} />
            </>
          ),
        })),
      }))}
      look={styles}
      missing={(names) =>
        interpolate(words.form.missing, {
          list: page.filter((row) => names.includes(nameOf(row))).join(", "),
        })
      }
      unanswered={words.form.notChosen}
      send={isLast ? words.form.finish : words.form.next}
      onSend={(given) => {
        const before = [...earlier];
        onBlock(
          given.map(({ value, ...how }, index): FormRow => {
            const outcome = lotteryOutcome(page[index] as number, value, before);
            before.push(value);
            return { ...outcome, ...how };
          }),
        );
      }}
    />
  );
}
