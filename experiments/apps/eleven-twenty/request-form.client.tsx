"use client";

import type { FormProps } from "@/experiments/engine/contract/define-app";
import { ChoiceForm } from "@/experiments/engine/run/choice-form.client";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ElevenTwenty } from "./model";
import styles from "./request-form.module.css";

/** Displays the rules, the source of the other player's request, and the choice among all requests. */
export function RequestForm({
  screen: { rules, requests, isPublished },
  words: { form, run },
  draft,
  onDraft,
  onAnswers,
}: FormProps<ElevenTwenty>) {
  return (
    <ChoiceForm
      title={run.instruction}
      introduction={[
        interpolate(form.rules, rules),
        `${isPublished ? interpolate(form.other, rules) : form.otherUniform} ${form.hypothetical}`,
      ]}
      items={[
        {
          name: "request",
          legend: form.legend,
          options: requests.map((request) => ({ value: String(request), label: request })),
        },
      ]}
      look={styles}
      missing={() => interpolate(form.missing, rules)}
      send={form.send}
      draft={draft}
      onDraft={onDraft}
      onSend={onAnswers}
    />
  );
}
