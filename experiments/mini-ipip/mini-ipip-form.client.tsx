"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { FormProps, FormRow } from "../engine/app-module";
import { ChoiceForm } from "../engine/choice-form.client";
import { ANSWERS, parameters } from "./definition";
import { conditionOf, itemsOf } from "./items";
import styles from "./mini-ipip-form.module.css";
import type { MiniIpipWords } from "./words";

/** One page of the form: five statements, each with five answers. */
export function MiniIpipForm({ words, block, onBlock }: FormProps<MiniIpipWords>) {
  const items = itemsOf(block);
  const numberOf = (index: number) => block * parameters.itemsPerScreen + index + 1;
  const isFirst = block === 0;
  const isLast = block + 1 === parameters.screens;
  return (
    <ChoiceForm
      title={words.run.instruction}
      introduction={isFirst ? [words.form.manner] : []}
      small={isFirst ? words.form.wording : undefined}
      items={items.map(({ id }, index) => ({
        name: id,
        legend: interpolate(words.form.item, { number: numberOf(index), text: words.items[id] }),
        options: ANSWERS.map((value) => ({ value, label: words.run.labels[value] })),
      }))}
      look={styles}
      missing={(names) => {
        const numbers = items.flatMap(({ id }, index) =>
          names.includes(id) ? numberOf(index) : [],
        );
        return interpolate(words.form.missing, { list: numbers.join(", ") });
      }}
      unanswered={words.form.notAnswered}
      send={isLast ? words.form.finish : words.form.next}
      onSend={(given) =>
        onBlock(
          items.map(
            (item, index): FormRow => ({
              condition: conditionOf(item),
              stimulus: item.id,
              response: given[index]?.value ?? null,
              correct: null,
              excluded: null,
              // A form is read in one's own time, and a page that was left comes back as it was.
              rt_ms: null,
              input_type: null,
              hidden: null,
            }),
          ),
        )
      }
    />
  );
}
