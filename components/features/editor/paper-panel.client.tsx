"use client";

import { Fragment, memo, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { PaperId, SiteFacts } from "@/experiments/study/papers/paper";
import { copyText } from "@/lib/device/copy";
import type { Locale } from "@/lib/routes";
import type { StepModel } from "./consequences";
import { isAppShaped, stepsOf } from "./edit-document";
import { useEditorBase, useEditorContext } from "./editor-context.client";
import type { EditorApp } from "./editor-props";
import { Panel } from "./frame";
import { LazyPapersTab } from "./lazy-papers-tab.client";
import { type MethodsPiece, methodsPieces } from "./methods-pieces";
import styles from "./paper-panel.module.css";
import type { SolvedPlan } from "./use-plan.client";

/** The papers behind each tab; the first tab has the paragraph that points at the form. */
const TABS = {
  methods: ["methods"],
  preregistration: ["preregistration"],
  aspredicted: ["aspredicted"],
  consent: ["consent"],
  protection: ["data-protection"],
  cherries: ["cherries"],
  cite: ["citation"],
} as const satisfies Record<string, readonly PaperId[]>;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** What a paper says of the study, and the other papers of it. */
export const PaperPanel = memo(function PaperPanel({
  steps,
  apps,
  payloads,
  complete,
  paperUrls,
  site,
  solved,
}: {
  steps: readonly StepModel[];
  apps: readonly EditorApp[];
  payloads: ReadonlyMap<string, AppPayload>;
  /** The document in its complete form; null while it has faults. */
  complete: ProtocolDocument | null;
  paperUrls: Readonly<Record<Locale, string>>;
  site: SiteFacts;
  solved: SolvedPlan | null;
}) {
  const { words, locale } = useEditorBase();
  const { paper } = words;
  const [tab, setTab] = useState<Tab>("methods");
  const [isWhole, setWhole] = useState(false);
  const hasPapers = tab !== "methods" || isWhole;
  const select = (next: Tab) => {
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <Panel title={paper.title}>
      <div role="tablist" aria-label={paper.title} className={styles.tabs}>
        {NAMES.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={({ key }) => {
              const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
              const next = NAMES[(index + by + NAMES.length) % NAMES.length];
              if (by !== 0 && next) select(next);
            }}
          >
            {paper.tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === "methods" && (
          <>
            <Methods steps={steps} apps={apps} payloads={payloads} />
            {!isWhole && (
              <ActionButton look="quiet" onClick={() => setWhole(true)}>
                {paper.whole}
              </ActionButton>
            )}
          </>
        )}
        {hasPapers &&
          (complete ? (
            <LazyPapersTab
              document={complete}
              ids={TABS[tab]}
              urls={paperUrls}
              site={site}
              solved={solved}
              words={paper}
              locale={locale}
            />
          ) : (
            <p>{words.away.notYet}</p>
          ))}
      </div>
    </Panel>
  );
});

/** The methods paragraph; the numbers that come from the form are underlined and point at their fields. */
function Methods({
  steps,
  apps,
  payloads,
}: {
  steps: readonly StepModel[];
  apps: readonly EditorApp[];
  payloads: ReadonlyMap<string, AppPayload>;
}) {
  const { document, words, locale } = useEditorContext();
  const { paper } = words;
  const [outcome, setOutcome] = useState("");
  const parts = stepsOf(document).map((step, index) => {
    if (!isAppShaped(step))
      return { index, name: "", pieces: [{ text: paper.stepText, parameter: null }] };
    const found = steps.find((each) => each.index === index);
    const payload = found && payloads.get(found.app);
    const name = apps.find(({ id }) => id === step.app)?.name ?? "";
    const pieces: MethodsPiece[] =
      found && payload ? methodsPieces(found.model, payload, locale) : [];
    return { index, name, pieces };
  });
  const copy = () => {
    const text = parts
      .map(
        ({ name, pieces }) => `${name && `${name}. `}${pieces.map((each) => each.text).join("")}`,
      )
      .join("\n\n");
    copyText(text).then(
      () => setOutcome(paper.copied),
      () => setOutcome(paper.copyFailed),
    );
  };
  return (
    <>
      <div className={styles.paper} data-methods="">
        {parts.length === 0 && <p>{paper.noSteps}</p>}
        {parts.map(({ index, name, pieces }) => (
          <p key={index}>
            {name && <b>{name}. </b>}
            {pieces.map(({ text, parameter }, at) =>
              parameter === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
                <Fragment key={at}>{text}</Fragment>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
                <mark key={at} data-about={`${index}.${parameter}`}>
                  {text}
                </mark>
              ),
            )}
          </p>
        ))}
      </div>
      <p className={styles.note}>{paper.pointing}</p>
      <div className={styles.ways}>
        <ActionButton look="quiet" onClick={copy}>
          {paper.copy}
        </ActionButton>
        <span role="status">{outcome}</span>
      </div>
    </>
  );
}
