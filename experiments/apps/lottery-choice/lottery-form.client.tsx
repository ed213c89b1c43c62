"use client";

import type { FormProps } from "@/experiments/engine/contract/define-app";
import { ChoiceForm } from "@/experiments/engine/run/choice-form.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { Lottery } from "./lottery";
import styles from "./lottery-form.module.css";
import type { LotteryChoice } from "./model";
import { OPTIONS, type Option } from "./options";

const nameOf = (row: number) => `row-${row}`;

/** Number of the row that the text on the first screen explains as an example. */
const READING = 3;

/** Displays one screen with several rows. In each row, the participant chooses between two lotteries. */
export function LotteryForm({
  screen,
  words,
  locale,
  draft,
  onDraft,
  onAnswers,
}: FormProps<LotteryChoice>) {
  const { rows, of, amounts, currency, earlier, isLast } = screen;
  const reading =
    earlier.length === 0
      ? interpolate(words.form.reading, { chance: READING, of })
      : interpolate(earlier.length === 1 ? words.form.earlierOne : words.form.earlier, {
          first: 1,
          last: earlier.length,
          list: earlier.join(", "),
        });
  return (
    <ChoiceForm<Option>
      title={words.run.instruction}
      introduction={[words.form.hypothetical]}
      small={reading}
      items={rows.map((row) => ({
        name: nameOf(row),
        legend: interpolate(words.form.row, { row, rows: of }),
        options: OPTIONS.map((value) => ({
          value,
          label: (
            <>
              <b>{value}</b>{" "}
              <Lottery
                chance={row}
                of={of}
                amounts={amounts[value]}
                currency={currency}
                words={words.form}
                locale={locale}
              />
            </>
          ),
        })),
      }))}
      look={styles}
      missing={(names) => {
        const list = rows.filter((row) => names.includes(nameOf(row))).join(", ");
        const missing = interpolate(words.form.missing, { list });
        return names.length < rows.length ? `${missing} ${words.form.kept}` : missing;
      }}
      unanswered={words.form.notChosen}
      send={isLast ? words.form.finish : words.form.next}
      draft={draft}
      onDraft={onDraft}
      onSend={onAnswers}
    />
  );
}
