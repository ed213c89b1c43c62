"use client";

import { useRef, useState } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FollowPage } from "./follow-page";
import { PanelSection } from "./panel-section";
import { type ReceiverClient, receiverClient } from "./receiver-client";
import { problemText, ReceiverError } from "./receiver-problem";
import { FreePlace, PauseSwitch, QuotaSetting } from "./run-controls.client";
import styles from "./run-study.module.css";
import { TokenField, tokenFault } from "./token-field.client";

/** The text about the result of a change. */
type Result = { text: string; isProblem: boolean };

/** Pause, quota and places of a study. Each change is confirmed, because it has consequences for people. */
export function RunStudy({
  page,
  token,
  protocol,
  counted,
  onChanged,
}: {
  page: FollowPage;
  /** The token for reading, which may have the same value as the token for running. */
  token: string;
  protocol: string;
  counted: CountedStudy;
  /** Called after a change, so that the numbers are requested again. */
  onChanged: () => void;
}) {
  const { words: all, locale } = page;
  const words = all.run;
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);

  /** Sends a change. @returns whether the receiver made the change */
  async function change(request: (client: ReceiverClient) => Promise<string>): Promise<void> {
    const typed = field.current?.value.trim() ?? "";
    const isWrong = typed !== "" && tokenFault(typed) !== null;
    setFault(isWrong ? all.connect.short : null);
    if (isWrong) return field.current?.focus();
    setResult({ text: words.working, isProblem: false });
    try {
      const client = receiverClient(page.base, { read: token, run: typed || token });
      setResult({ text: await request(client), isProblem: false });
      onChanged();
    } catch (error) {
      if (!(error instanceof ReceiverError)) throw error;
      setResult({ text: problemText(error.problem, all.problem, page.at), isProblem: true });
    }
  }

  const controls = { words, locale };
  return (
    <PanelSection title={words.title} controls>
      <TokenField
        field={field}
        label={words.token}
        hint={words.hint}
        show={all.connect.show}
        error={fault}
      />
      <div className={styles.controls}>
        <PauseSwitch
          {...controls}
          isPaused={counted.paused}
          onSet={(paused) =>
            void change(async (client) => {
              await client.changeSettings({ protocol, paused });
              return paused ? words.done.paused : words.done.resumed;
            })
          }
        />
        <QuotaSetting
          {...controls}
          quota={counted.quota}
          taken={counted.total.places.begun + counted.total.places.finished}
          onSet={(quota) =>
            void change(async (client) => {
              await client.changeSettings({ protocol, quota });
              return quota === null
                ? words.done.noQuota
                : interpolate(words.done.quota, { quota: formatNumber(quota, locale) });
            })
          }
        />
      </div>
      <div role="status">
        {result && <p className={result.isProblem ? styles.problem : styles.done}>{result.text}</p>}
      </div>
      <Disclosure title={words.free}>
        <FreePlace
          {...controls}
          onFree={(session) =>
            void change(async (client) => {
              await client.freePlace({ protocol, session });
              return interpolate(words.done.freed, { session });
            })
          }
        />
      </Disclosure>
    </PanelSection>
  );
}
