"use client";

import { Fragment, memo, useCallback, useState } from "react";
import type { StepModel } from "@/components/features/editor/document/consequences";
import {
  isListedByReceiver,
  isStartSent,
  isWithoutReceipts,
} from "@/components/features/editor/document/data-receiver";
import {
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import type { JsonObject } from "@/components/features/editor/document/json";
import type { SolvedPlan } from "@/components/features/editor/plan/use-plan.client";
import { addressOf } from "@/components/features/editor/shared/address-of";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { PARTS } from "@/components/features/editor/shared/panes";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import type { CollectingPlace } from "@/experiments/study/document/launch-state";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { PaperId, SiteFacts } from "@/experiments/study/papers/paper";
import { copyText } from "@/lib/device/copy";
import { type Locale, pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { LazyPapersTab } from "./lazy-papers-tab.client";
import { type MethodsPiece, methodsPieces } from "./methods-pieces";
import styles from "./paper-panel.module.css";

/**
 * The papers in each tab. The first tab also contains the methods paragraph, in which numbers are links to their
 * fields.
 */
const TABS = {
  methods: ["methods"],
  preregistration: ["preregistration"],
  aspredicted: ["aspredicted"],
  consent: ["consent"],
  questionnaire: ["questionnaire"],
  protection: ["data-protection"],
  cherries: ["cherries"],
  cite: ["citation"],
} as const satisfies Record<string, readonly PaperId[]>;
type Tab = keyof typeof TABS;

/** Returns the tabs in their order. Only a study with a survey has the tab of its questions. */
const tabsOf = (document: JsonObject): Tab[] =>
  (Object.keys(TABS) as Tab[]).filter(
    (tab) => tab !== "questionnaire" || stepsOf(document).some(isSurveyShaped),
  );

/** The methods paragraph and all other papers of the study, in tabs. */
export const PaperPanel = memo(function PaperPanel({
  steps,
  complete,
  host,
  place,
  solved,
}: {
  steps: readonly StepModel[];
  /** The document completed with all defaults; null if the document has faults. */
  complete: ProtocolDocument | null;
  /** The host that receives the data; null if the site does not send the data. */
  host: string | null;
  /** The way of collecting data that the author has chosen. */
  place: CollectingPlace;
  solved: SolvedPlan | null;
}) {
  const { locale, paperUrls, payload } = useEditorPage();
  const { words } = payload;
  const { paper } = words;
  const { document: written } = useEditorContext();
  const siteIn = useSiteFacts(host);
  const elsewhere = collectedElsewhere(place);
  const names = tabsOf(written);
  const [chosen, setTab] = useState<Tab>("methods");
  // The tab of the questions disappears with the last survey.
  const tab = names.includes(chosen) ? chosen : "methods";
  const [isWhole, setWhole] = useState(false);
  const hasPapers = tab !== "methods" || isWhole;
  const select = (next: Tab) => {
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <EditorPanel id={PARTS.texts} title={paper.title}>
      {elsewhere && <p>{paper.elsewhere[elsewhere]}</p>}
      <div role="tablist" aria-label={paper.title} className={styles.tabs}>
        {names.map((name, index) => (
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
              const next = names[(index + by + names.length) % names.length];
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
            <Methods steps={steps} />
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
              siteIn={siteIn}
              solved={solved}
              words={paper}
              locale={locale}
            />
          ) : (
            <p>{words.away.notYet}</p>
          ))}
      </div>
    </EditorPanel>
  );
});

/**
 * Returns the chosen way of collecting data if the papers do not describe it, because they describe this site; otherwise
 * null. On the site that a lab serves, whose receiver has the same origin, the papers describe the lab.
 */
function collectedElsewhere(place: CollectingPlace): "lab" | "jatos" | null {
  if (place === "jatos") return "jatos";
  return place === "lab" && !isListedByReceiver() ? "lab" : null;
}

/**
 * Returns a function for the facts about this site that the papers mention, in the language of the papers.
 * @param host the receiver of the data
 */
function useSiteFacts(host: string | null): (language: Locale) => SiteFacts {
  const { words } = useEditorPage();
  return useCallback(
    (language) => ({
      name: words.site,
      url: addressOf(pathOf("study", language)),
      withdrawUrl: addressOf(pathOf("withdraw", language)),
      release: window.document.documentElement.dataset.version ?? null,
      sourceUrl: SOURCE_URL,
      receiverHost: host,
      isWithoutReceipts: isWithoutReceipts(),
      isStartSent: isStartSent(),
    }),
    [words, host],
  );
}

/** The methods paragraph. Numbers that come from the form are underlined and are links to their fields. */
function Methods({ steps }: { steps: readonly StepModel[] }) {
  const { apps } = useEditorPage();
  const { payloads } = usePayloads();
  const { document, words, locale } = useEditorContext();
  const { paper } = words;
  const { said, say } = useSaid();
  const parts = stepsOf(document).map((step, index) => {
    if (!isAppShaped(step)) {
      const text = isSurveyShaped(step)
        ? paper.stepSurvey
        : isDeviceShaped(step)
          ? paper.stepDevice
          : paper.stepText;
      return { index, name: "", pieces: [{ text, parameter: null }] };
    }
    const found = steps.find((each) => each.index === index);
    const payload = found && payloads.get(found.app);
    const name = apps.find(({ id }) => id === step.app)?.name ?? "";
    const pieces: MethodsPiece[] =
      found && payload ? methodsPieces(found.model, payload, locale, neededLocales(document)) : [];
    return { index, name, pieces };
  });
  const copy = () => {
    const text = parts
      .map(
        ({ name, pieces }) => `${name && `${name}. `}${pieces.map((each) => each.text).join("")}`,
      )
      .join("\n\n");
    copyText(text).then(
      () => say(paper.copied),
      () => say(paper.copyFailed),
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
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
                <Fragment key={at}>{text}</Fragment>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
                <mark key={at} data-about={`${index}.${parameter}`}>
                  {/* The URL of the page contains the study, so that it cannot name a field. */}
                  {/* biome-ignore lint/a11y/useSemanticElements: a link needs a URL */}
                  <span role="link" tabIndex={0}>
                    {text}
                  </span>
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
        <span role="status">{said}</span>
      </div>
    </>
  );
}
