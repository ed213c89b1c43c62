"use client";

import type { FormProps } from "@/experiments/engine/contract/define-app";
import { ChoiceForm } from "@/experiments/engine/run/choice-form.client";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./mini-ipip-form.module.css";
import type { MiniIpip } from "./model";
import { RESPONSES } from "./scales";

/** Displays one screen of the questionnaire. Each of its statements has five possible answers. */
export function MiniIpipForm({ screen, words, draft, onDraft, onAnswers }: FormProps<MiniIpip>) {
  const { items, isFirst, isLast } = screen;
  return (
    <ChoiceForm
      title={words.run.instruction}
      introduction={isFirst ? [words.form.manner] : []}
      small={isFirst ? words.form.wording : undefined}
      items={items.map(({ id, number }) => ({
        name: id,
        legend: interpolate(words.form.item, { number, text: words.items[id] }),
        options: RESPONSES.map((value) => ({ value, label: words.run.labels[value] })),
      }))}
      look={styles}
      missing={(names) => {
        const numbers = items.flatMap(({ id, number }) => (names.includes(id) ? number : []));
        const missing = interpolate(words.form.missing, { list: numbers.join(", ") });
        return numbers.length < items.length ? `${missing} ${words.form.kept}` : missing;
      }}
      unanswered={words.form.notAnswered}
      send={isLast ? words.form.finish : words.form.next}
      draft={draft}
      onDraft={onDraft}
      onSend={onAnswers}
    />
  );
}
