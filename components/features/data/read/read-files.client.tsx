"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { HiddenText } from "@/components/ui/hidden-text";
import { StateMark } from "@/components/ui/state-mark";
import type { FindingsWords } from "@/content/findings";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ReadFile } from "@/experiments/study/reading/read-session";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AddFiles } from "./add-files.client";
import { DropTarget } from "./drop-target.client";
import { faultText, fileState, fileText } from "./file-texts";
import { counted, sizeText } from "./number-texts";
import styles from "./read-files.module.css";
import type { DataState } from "./use-data.client";
import { useFocusOnMore } from "./use-focus-on-more.client";

/** The number of files and of faults of a file that are listed at first. */
const FIRST_FILES = 6;
const FIRST_FAULTS = 3;

type Parts = {
  words: FindingsWords;
  /** The texts of faults, keyed by id. */
  faults: Readonly<Record<string, string>>;
  locale: Locale;
};

/** The place to which files are dropped, with the progress of the reading and a list of what each file is. */
export function ReadFiles({
  state: { progress, summary, problem },
  onInputs,
  onSample,
  onStop,
  onClear,
  ...parts
}: {
  state: DataState;
  onInputs: (inputs: readonly NamedBlob[]) => void;
  onSample: () => void;
  onStop: () => void;
  onClear: () => void;
} & Parts) {
  const { words } = parts;
  const own = words.files;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState("");
  /** The pressed button disappears. The focus moves to the heading, so that it is not lost. */
  const afterPress = (act: () => void) => () => {
    act();
    title.current?.focus();
  };
  const takes = (inputs: readonly NamedBlob[]) => {
    setMessage(inputs.length === 0 ? own.nothingDropped : "");
    if (inputs.length > 0) onInputs(inputs);
  };
  const files = summary?.files ?? [];
  const isEmpty = files.length === 0 && progress === null;
  return (
    <section className={styles.files} data-empty={isEmpty || undefined} aria-labelledby={titleId}>
      <DropTarget text={own.dropHere} onInputs={takes} />
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {files.length > 0
          ? counted(own.read, files.length, parts.locale)
          : progress === null
            ? own.lead
            : words.progress.label}
      </h2>
      {isEmpty && <p className={styles.what}>{own.what}</p>}
      {files.length > 0 && <FileList files={files} {...parts} />}
      {progress !== null && <Progress progress={progress} onStop={afterPress(onStop)} {...parts} />}
      {progress === null && summary?.isStopped && (
        <p className={styles.note}>{words.progress.stopped}</p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem === "lost"
            ? words.progress.lost
            : interpolate(words.progress.failed, { message: problem.message })}
        </p>
      )}
      <p className={styles.note} role="status">
        {message}
      </p>
      <Buttons isEmpty={isEmpty} onInputs={takes} onSample={afterPress(onSample)} words={own} />
      {files.length > 0 && (
        <ActionButton
          look="quiet"
          onClick={afterPress(() => {
            onClear();
            setMessage(own.cleared);
          })}
        >
          {own.clear}
        </ActionButton>
      )}
      <p className={styles.note}>{isEmpty ? own.stays : own.addMore}</p>
    </section>
  );
}

function Buttons({
  isEmpty,
  onInputs,
  onSample,
  words,
}: {
  isEmpty: boolean;
  onInputs: (inputs: readonly NamedBlob[]) => void;
  onSample: () => void;
  words: FindingsWords["files"];
}) {
  return (
    <div className={styles.buttons}>
      <AddFiles look={isEmpty ? "primary" : "secondary"} onInputs={onInputs}>
        {isEmpty ? words.choose : words.add}
      </AddFiles>
      <AddFiles isFolder onInputs={onInputs}>
        {isEmpty ? words.folder : words.addFolder}
      </AddFiles>
      {isEmpty && (
        <ActionButton look="quiet" onClick={onSample}>
          {words.sample}
        </ActionButton>
      )}
    </div>
  );
}

function Progress({
  progress,
  onStop,
  words,
  locale,
}: { progress: NonNullable<DataState["progress"]>; onStop: () => void } & Parts) {
  const own = words.progress;
  const isPreparing = progress === "preparing";
  const text = isPreparing
    ? own.preparing
    : interpolate(own.now, {
        files: formatNumber(progress.files, locale),
        ofFiles: formatNumber(progress.ofFiles, locale),
        bytes: sizeText(progress.bytes, words.files, locale),
        ofBytes: sizeText(progress.ofBytes, words.files, locale),
        sessions: counted(words.files.sessions, progress.sessions, locale),
      });
  return (
    <div className={styles.progress}>
      <progress
        aria-label={own.label}
        {...(!isPreparing && {
          value: progress.ofBytes > 0 ? progress.bytes / progress.ofBytes : 0,
          max: 1,
        })}
      />
      <p className={styles.count}>{text}</p>
      <ActionButton onClick={onStop}>{own.stop}</ActionButton>
    </div>
  );
}

function FileList({ files, words, faults, locale }: { files: readonly ReadFile[] } & Parts) {
  const own = words.files;
  const [isWhole, setWhole] = useState(false);
  const list = useFocusOnMore<HTMLUListElement>(isWhole ? FIRST_FILES : 0);
  // Files with faults come first, so that the list never hides them.
  const sorted = [...files.keys()].sort(
    (a, b) => Number(hasFault(files[b])) - Number(hasFault(files[a])) || a - b,
  );
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_FILES);
  return (
    <>
      <ul className={styles.list} role="list" ref={list}>
        {shown.map((index) => {
          const file = files[index] as ReadFile;
          const state = fileState(file);
          return (
            <li key={index} tabIndex={-1}>
              <StateMark state={state} label={own.states[state]} />
              <b translate="no">{file.name}</b>
              <span className={styles.size}>{sizeText(file.bytes, own, locale)}</span>
              <span className={styles.kind}>{fileText(file, own, locale)}</span>
              {file.faults.length > 0 && (
                <ul className={styles.faults}>
                  {file.faults.slice(0, FIRST_FAULTS).map((fault) => (
                    <li key={`${fault.id} ${fault.at} ${JSON.stringify(fault.values)}`}>
                      {faultText(fault, faults, own, locale)}
                    </li>
                  ))}
                  {file.faults.length > FIRST_FAULTS && (
                    <li>
                      {interpolate(own.moreFaults, {
                        n: formatNumber(file.faults.length - FIRST_FAULTS, locale),
                      })}
                    </li>
                  )}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < files.length && (
        <ActionButton look="quiet" onClick={() => setWhole(true)}>
          {interpolate(own.more, { n: formatNumber(files.length - shown.length, locale) })}
        </ActionButton>
      )}
      <HiddenText>{own.stays}</HiddenText>
    </>
  );
}

const hasFault = (file: ReadFile | undefined) => (file?.faults.length ?? 0) > 0;
