"use client";

import { memo } from "react";
import type { Links } from "@/components/features/editor/document/consequences";
import { isWithoutReceipts } from "@/components/features/editor/document/data-receiver";
import { addressOf } from "@/components/features/editor/shared/address-of";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { rehearsalPath } from "@/components/features/editor/shared/rehearsal-path";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { SiteLink } from "@/components/ui/site-link";
import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import type { LaunchRow } from "@/experiments/study/document/launch-state";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { CollectingWays, WAYS_ID } from "./collecting-ways.client";
import { CopyLaunchLink } from "./copy-link.client";
import { launchLink } from "./launch-link";
import styles from "./launch-panel.module.css";
import { type RowTexts, recruiterName, rowTexts, type StepTarget } from "./launch-texts";
import { ParticipantLinks } from "./participant-links.client";
import { RETURN_FIELD, ReturnField } from "./return-field.client";
import type { Launch } from "./use-launch.client";

const LAUNCH_ID = "launch";

/**
 * The panel for the launch of a study. It lists the requirements that a study must meet before it collects data, each
 * with its state and its next step. The links for participants follow.
 */
export const LaunchPanel = memo(function LaunchPanel({
  launch,
  complete,
  links,
  onGo,
  onAddStep,
}: {
  launch: Launch;
  /** The document completed with all defaults; null if the document has faults. */
  complete: ProtocolDocument | null;
  links: Links;
  /** Opens the field that belongs to a path and moves the focus to the field. */
  onGo: (path: string) => void;
  /** Moves the focus to the button that adds a step. */
  onAddStep: () => void;
}) {
  const { payload } = useEditorPage();
  const { words: editor, locale } = useEditorBase();
  const { launch: words } = payload;
  const { state, document, delivery, place } = launch;
  const facts = {
    document,
    delivery,
    withoutReceipts: isWithoutReceipts(),
    rehearsal: rehearsalPath(complete, links.studyHash, locale),
    words,
    editor,
    locale,
  };
  const rows = state.rows.map((row) => ({ row, texts: rowTexts(row, facts) }));
  const next = rows.find(({ row }) => row === state.next) ?? null;
  const take = (target: StepTarget) => {
    if (target.to === "field") onGo(target.path);
    else if (target.to === "steps") onAddStep();
    else if (target.to !== "rehearsal") focusIn(target.to === "code" ? RETURN_FIELD : WAYS_ID);
  };
  const study =
    complete && links.studyHash ? addressOf(pathOf("study", locale)) + links.studyHash : null;
  const link = study === null ? null : launchLink(study, launch, words, locale);
  const values = { done: state.done, all: state.rows.length };
  const isElsewhere = place !== "site";
  return (
    <section className={styles.panel} id={LAUNCH_ID} aria-labelledby={`${LAUNCH_ID}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${LAUNCH_ID}-title`}>{words.title}</h2>
          <p className={styles.muted}>
            {next
              ? interpolate(words.progress, { ...values, next: lowered(next.texts.step?.label) })
              : interpolate(isElsewhere ? words.allDoneElsewhere : words.allDone, values)}
          </p>
        </div>
        <div className={styles.main}>
          {next?.texts.step ? (
            <Step texts={next.texts} isMain onTake={take} />
          ) : isElsewhere ? (
            <ActionButton look="primary" onClick={() => focusIn(WAYS_ID)}>
              {words.ways.toDownload}
            </ActionButton>
          ) : (
            link && <CopyLaunchLink link={link} look="primary" />
          )}
        </div>
      </div>
      <ul role="list" className={styles.rows}>
        {rows.map(({ row, texts }) => (
          <li key={row.id} className={styles.row} data-next={row === state.next || undefined}>
            <span className={styles.name}>
              <StateMark
                state={markOf(row, state.next)}
                label={`${words.states[row.state]}${locale === "fr" ? "\u00A0" : ""}:`}
              />
              <span>{texts.name}</span>
            </span>
            <p>{texts.sentence}</p>
            {texts.step && row !== state.next && <Step texts={texts} onTake={take} />}
            {row.id === "return" && <ReturnField name={recruiterName(document, words)} />}
          </li>
        ))}
      </ul>
      {document && (
        <CollectingWays
          launch={launch}
          complete={complete}
          protocolId={links.protocolId}
          isOpen={!state.isCollecting}
        />
      )}
      <ParticipantLinks
        launch={launch}
        study={study}
        isTooLong={links.isTooLong}
        trial={state.isCollecting ? null : link}
      />
      <p className={styles.data}>
        <SiteLink href={dataAddress(links.protocolId, locale)}>{words.readData}</SiteLink>
      </p>
      <details className={styles.recorded}>
        <summary>{words.recorded.title}</summary>
        <p>{words.recorded.text}</p>
      </details>
    </section>
  );
});

/** Returns the URL of the page of data. The page opens the study that the URL names. */
const dataAddress = (protocolId: string | null, locale: Locale) =>
  `${pathOf("data", locale)}${protocolId === null ? "" : `?protocol=${protocolId}`}`;

/** A button that performs the next step of a row, or a link to the page on which the study is rehearsed. */
function Step({
  texts: { name, step },
  isMain = false,
  onTake,
}: {
  texts: RowTexts;
  /** Whether this is the main button of the panel. The panel has only one main button. */
  isMain?: boolean;
  onTake: (target: StepTarget) => void;
}) {
  if (!step) return null;
  const label = !isMain && { "aria-label": `${step.label} (${name})` };
  if (step.target.to === "rehearsal")
    return (
      <ActionLink href={step.target.path} primary={isMain} {...label}>
        {step.label}
      </ActionLink>
    );
  return (
    <ActionButton
      look={isMain ? "primary" : "quiet"}
      {...label}
      onClick={() => onTake(step.target)}
    >
      {step.label}
    </ActionButton>
  );
}

const markOf = (row: LaunchRow, next: LaunchRow | null): MarkedState =>
  row.state === "open" && row === next ? "next" : row.state;

/** Returns a label as the end of a sentence: the first letter becomes lower case, and a full stop is added. */
const lowered = (label = "") => `${label.charAt(0).toLowerCase()}${label.slice(1)}.`;

/** Moves the focus to an element in the panel, and opens the disclosure that contains the element. */
function focusIn(id: string) {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    element.querySelector("summary")?.focus();
  } else element?.focus();
  element?.scrollIntoView({ block: "center" });
}
