"use client";

import { memo } from "react";
import { StateMark } from "@/components/ui/state-mark";
import type { BenchWords } from "@/content/bench";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { powerText } from "@/experiments/study/plan/plan-text-parts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { chosenShareText } from "@/lib/i18n/share-text";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { StudyFacts } from "./facts";
import styles from "./page-map.module.css";
import type { SolvedPlan } from "./plan/use-plan.client";
import { useEditorPage } from "./shared/editor-context.client";
import { PaneTitle, type Status } from "./shared/frame";
import { PARTS, type Part } from "./shared/panes";
import { useCurrentPart } from "./use-current-part.client";

/** The state of a section of the page, and a short note about the state. */
type Entry = { part: Part; state: "done" | "short" | "open"; note: string };

/**
 * The list of the page's sections with their states. Each entry leads to its section. The entry of the section that the
 * visitor reads is marked.
 */
export const PageMap = memo(function PageMap({
  facts,
  plan,
  isValid,
  isComplete,
  isEmpty,
  simulated,
  areTextsStated,
  launch,
  onGo,
}: {
  facts: StudyFacts;
  plan: SolvedPlan | null;
  /** Whether the document has no faults but unwritten texts. */
  isValid: boolean;
  /** Whether the study can run: the document has no faults, and all texts are written. */
  isComplete: boolean;
  isEmpty: boolean;
  /**
   * The number of simulated participants; 0 if no step can be simulated, null if no version of the study could run so
   * far.
   */
  simulated: number | null;
  /** The information sheet states all that the texts need. */
  areTextsStated: boolean;
  /** The state of the section for the launch of the study. */
  launch: Status;
  /** Moves the focus to a section. */
  onGo: (id: string) => void;
}) {
  const { locale, payload } = useEditorPage();
  const words = payload.bench.map;
  const current = useCurrentPart();
  const entries = entriesOf(
    { facts, plan, isValid, isComplete, isEmpty, simulated, areTextsStated, launch },
    payload,
    locale,
  );
  return (
    <nav aria-labelledby="page-map" className={styles.map}>
      <PaneTitle id="page-map">{words.title}</PaneTitle>
      <ul role="list">
        {entries.map(({ part, state, note }) => (
          <li key={part}>
            <button
              type="button"
              aria-current={part === current ? "true" : undefined}
              onClick={() => onGo(PARTS[part])}
            >
              <StateMark state={state} label={withColon(words.states[state], "", locale)} />
              <span>{words[part]}</span>
              <span className={styles.note}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** The number of ways to share a study: its link, its file, and an archive. */
const WAYS = 3;

type State = Omit<Parameters<typeof PageMap>[0], "onGo">;

function entriesOf(
  { facts, plan, isValid, isComplete, isEmpty, simulated, areTextsStated, launch }: State,
  { bench, words: { facts: ofFacts, paper } }: EditorPayload,
  locale: Locale,
): Entry[] {
  const words = bench.map;
  const last = isEmpty ? words.notYet : words.fix;
  const isReady = isValid && !isEmpty;
  const drawn = isReady ? simulated : null;
  const isShared = isComplete && !isEmpty;
  const isCostKnown = facts.pay.value !== ofFacts.unknown;
  return [
    {
      part: "preview",
      state: isEmpty ? "open" : isValid ? "done" : "short",
      note: isEmpty ? words.notYet : isValid ? words.live : words.fix,
    },
    isEmpty
      ? { part: "sample", state: "open", note: words.notYet }
      : sampleEntry(plan, words, locale),
    {
      part: "cost",
      state: isCostKnown ? "done" : "open",
      note: isCostKnown ? facts.pay.value : words.notYet,
    },
    {
      part: "launch",
      state: launch.state === "next" ? "open" : launch.state,
      note: launch.note,
    },
    {
      part: "simulated",
      state: drawn ? "done" : "open",
      note: drawn === null ? last : interpolate(words.drawn, { n: formatNumber(drawn, locale) }),
    },
    {
      part: "texts",
      state: isReady ? (areTextsStated ? "done" : "short") : "open",
      note: isReady ? String(Object.keys(paper.tabs).length) : last,
    },
    {
      part: "share",
      state: isShared ? "done" : "open",
      note: isShared ? interpolate(words.ways, { n: WAYS }) : last,
    },
  ];
}

function sampleEntry(plan: SolvedPlan | null, words: BenchWords["map"], locale: Locale): Entry {
  const part = "sample";
  if (!plan) return { part, state: "open", note: words.notYet };
  const { at, power, need } = plan.result;
  if (at?.power != null)
    return {
      part,
      state: at.power < power ? "short" : "done",
      note:
        at.power < power
          ? interpolate(words.powerOf, {
              power: powerText(at.power, locale),
              aim: chosenShareText(power, locale),
            })
          : powerText(at.power, locale),
    };
  return need && Number.isFinite(need.total)
    ? {
        part,
        state: "done",
        note: interpolate(words.needed, { n: formatNumber(need.total, locale) }),
      }
    : { part, state: "open", note: words.notYet };
}
