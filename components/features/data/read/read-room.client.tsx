"use client";

import { useMemo, useState } from "react";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { FindingsPayload } from "@/experiments/payloads/findings-payload";
import type { Choice, ShownFindings } from "@/experiments/study/findings/worker/messages";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ReadDocument } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";
import type { OpenDataWorker } from "./data-client";
import { FindingsView } from "./findings-view.client";
import { BeforeLists } from "./flow-lists.client";
import { FlowSection } from "./flow-section.client";
import { ReadFiles } from "./read-files.client";
import styles from "./read-room.module.css";
import { ReadStatus } from "./read-status.client";
import { SimulatedContext } from "./simulated-mark.client";
import { StudyHead } from "./study-head.client";
import { studyNames } from "./study-names";
import { useData } from "./use-data.client";
import { useAppPayloads } from "./use-fetched.client";

/** Returns the ids of all tasks in the data, so that their texts can be loaded. */
function tasksOf(findings: ShownFindings | null): string[] {
  const tasks = new Set(findings?.measures.map(({ measure }) => measure.task));
  for (const { session } of findings?.sessions ?? [])
    for (const { task } of session.runs) tasks.add(task);
  return [...tasks];
}

/**
 * Returns the document of the study. The same document of successive findings is one object, so that the texts that follow
 * from it are computed once.
 */
function useSameDocument(document: ReadDocument | null): ReadDocument | null {
  const [known, setKnown] = useState(document);
  const isSame =
    known?.document === document?.document &&
    (known?.content.plan === undefined) === (document?.content.plan === undefined);
  if (isSame) return known;
  setKnown(document);
  return document;
}

/** The files, and the findings that follow from them. */
export function ReadRoom({
  payload,
  appUrls,
  inputs,
  open,
  locale,
}: {
  payload: FindingsPayload;
  appUrls: Readonly<Record<string, string>>;
  inputs: readonly NamedBlob[] | null;
  open: OpenDataWorker;
  locale: Locale;
}) {
  const { words } = payload;
  const data = useData(open, inputs);
  const { summary, findings, progress } = data.state;
  const [choice, setChoice] = useState<Choice>({});
  // An update of the site would reload the page and discard the files.
  useInProgress(summary !== null || progress !== null);
  const tasks = useMemo(() => tasksOf(findings), [findings]);
  const payloads = useAppPayloads(appUrls, tasks);
  const document = useSameDocument(findings?.study.document ?? null);
  const content = document?.content ?? null;
  const names = useMemo(
    () =>
      studyNames(
        content,
        payloads,
        { words, survey: payload.survey, device: payload.device },
        locale,
      ),
    [content, payloads, words, payload.survey, payload.device, locale],
  );
  const hasFindings = findings !== null && findings.sessions.length > 0;
  const parts = { names, words, locale };
  const shown = hasFindings && data.client ? { findings, client: data.client } : null;
  return (
    <SimulatedContext value={findings?.isSimulated ? words.study.simulatedMark : null}>
      <div className={styles.room}>
        <ReadStatus state={data.state} {...parts} />
        {shown && (
          <StudyHead
            findings={shown.findings}
            documents={summary?.documents ?? []}
            choice={choice}
            onChoose={(chosen) => {
              setChoice(chosen);
              void data.choose(chosen);
            }}
            words={words}
            locale={locale}
          />
        )}
        {shown && progress !== null && <p className={styles.note}>{words.progress.preliminary}</p>}
        {/* The files keep their place in the tree, so that the focus stays in them when the findings arrive. */}
        <div className={styles.top} data-findings={shown ? "" : undefined}>
          <div className={styles.files}>
            <ReadFiles
              state={data.state}
              onInputs={data.add}
              onSample={() => void data.sample(payload.sample)}
              onStop={data.stop}
              onClear={() => {
                setChoice({});
                void data.clear();
              }}
              words={words}
              faults={payload.faults}
              locale={locale}
            />
            {shown && <BeforeLists {...shown} {...parts} />}
          </div>
          {shown && <FlowSection {...shown} {...parts} />}
        </div>
        {shown ? (
          <FindingsView
            {...shown}
            isFinal={progress === null}
            prolific={summary?.prolific ?? null}
            names={names}
            payload={payload}
            onInputs={data.add}
            locale={locale}
          />
        ) : (
          summary !== null &&
          progress === null && (
            <p className={styles.note}>
              {summary.documents.length > 0 ? words.progress.onlyDocument : words.progress.nothing}
            </p>
          )
        )}
      </div>
    </SimulatedContext>
  );
}
