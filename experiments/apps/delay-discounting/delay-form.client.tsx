"use client";

import type { FormProps } from "@/experiments/engine/contract/define-app";
import { ChoiceForm } from "@/experiments/engine/run/choice-form.client";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./delay-form.module.css";
import type { Choice } from "./items";
import type { DelayDiscounting } from "./model";
import { dollars } from "./money";

const nameOf = (number: number) => `choice-${number}`;

/** Displays one page of choices between an amount today and a larger amount later. */
export function DelayForm({
  screen,
  words,
  locale,
  draft,
  onDraft,
  onAnswers,
}: FormProps<DelayDiscounting>) {
  const { items, isFirst, isLast } = screen;
  const { form } = words;
  return (
    <ChoiceForm<Choice>
      title={words.run.instruction}
      introduction={isFirst ? [form.hypothetical] : []}
      items={items.map(({ number, now, later, days }) => ({
        name: nameOf(number),
        legend: interpolate(form.item, { number }),
        options: [
          { value: "now", label: interpolate(form.now, { amount: dollars(now, locale) }) },
          {
            value: "later",
            label: interpolate(form.later, { amount: dollars(later, locale), days }),
          },
        ],
      }))}
      look={styles}
      missing={(names) => {
        const numbers = items.flatMap(({ number }) =>
          names.includes(nameOf(number)) ? number : [],
        );
        const missing = interpolate(form.missing, { list: numbers.join(", ") });
        return numbers.length < items.length ? `${missing} ${form.kept}` : missing;
      }}
      unanswered={form.notChosen}
      send={isLast ? form.finish : form.next}
      draft={draft}
      onDraft={onDraft}
      onSend={onAnswers}
    />
  );
}
