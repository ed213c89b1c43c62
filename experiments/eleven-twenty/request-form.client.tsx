"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { FormProps } from "../engine/app-module";
import { ChoiceForm } from "../engine/choice-form.client";
import { parameters, REQUESTS } from "./definition";
import { drawnRequest } from "./game";
import styles from "./request-form.module.css";
import { requestOutcome } from "./score";
import type { ElevenTwentyWords } from "./words";

/** The rules, what the other request is, and the choice. */
export function RequestForm({ words, seed, onBlock }: FormProps<ElevenTwentyWords>) {
  return (
    <ChoiceForm
      title={words.run.instruction}
      introduction={[
        interpolate(words.form.rules, parameters),
        `${interpolate(words.form.other, parameters)} ${words.form.hypothetical}`,
      ]}
      items={[
        {
          name: "request",
          legend: words.form.legend,
          options: REQUESTS.map((request) => ({ value: String(request), label: request })),
        },
      ]}
      look={styles}
      missing={() => interpolate(words.form.missing, parameters)}
      send={words.form.send}
      onSend={(given) =>
        onBlock(
          given.map(({ value, ...how }) => ({
            ...requestOutcome(Number(value), drawnRequest(seed)),
            ...how,
          })),
        )
      }
    />
  );
}
