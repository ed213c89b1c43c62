"use client";

import { useEffect, useState } from "react";
import type { SolvedPlan } from "@/components/features/editor/plan/use-plan.client";
import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { PaperId, PapersPayload, SiteFacts } from "@/experiments/study/papers/paper";
import { papersOf } from "@/experiments/study/papers/papers";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { copyText } from "@/lib/device/copy";
import { download } from "@/lib/device/download";
import type { Locale } from "@/lib/routes";
import { PaperView } from "./paper-view";
import styles from "./papers-tab.module.css";
import { PrintedPapers } from "./printed-papers.client";

const kept = new Map<string, PapersPayload>();

/**
 * The papers of one tab in one language, with buttons that copy, save or print them. Another button prints the papers of
 * all tabs.
 */
export function PapersTab({
  document: protocol,
  ids,
  urls,
  siteIn,
  solved,
  words,
  locale,
}: {
  /** The document completed with all defaults. */
  document: ProtocolDocument;
  ids: readonly PaperId[];
  /** The URLs of the texts for papers, keyed by language. */
  urls: Readonly<Record<Locale, string>>;
  /** Returns the facts about the site, with its URLs in the language of the papers. */
  siteIn: (language: Locale) => SiteFacts;
  solved: SolvedPlan | null;
  words: EditorWords["paper"];
  locale: Locale;
}) {
  /** The language that the visitor has asked for. Each request is a new object, also if an earlier request has failed. */
  const [asked, setAsked] = useState({ language: locale });
  const [payload, setPayload] = useState<PapersPayload | null>(kept.get(urls[locale]) ?? null);
  const [isLost, setLost] = useState(false);
  const [printed, setPrinted] = useState<"shown" | "all" | null>(null);
  const { said, say } = useSaid();

  useEffect(() => {
    let isMounted = true;
    const url = urls[asked.language];
    const fetchWords = async () => {
      const known = kept.get(url);
      if (known) return known;
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      const fetched: PapersPayload = await response.json();
      kept.set(url, fetched);
      return fetched;
    };
    fetchWords().then(
      (fetched) => {
        if (!isMounted) return;
        setPayload(fetched);
        say("");
      },
      () => {
        if (!isMounted) return;
        setLost(true);
        // Papers that are already displayed keep their language.
        say(words.notLoaded);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [urls, asked, words, say]);

  if (!payload) return <p role="status">{isLost ? words.notLoaded : words.loading}</p>;
  const sentence = solved ? planSentence(solved.inputs, payload.locale, solved.result) : "";
  const all = papersOf(protocol, payload, siteIn(payload.locale), sentence);
  const shown = all.filter(({ id }) => ids.includes(id));
  const copy = () =>
    copyText(shown.map(({ text }) => text).join("\n")).then(
      () => say(words.copied),
      () => say(words.copyFailed),
    );
  return (
    <div className={styles.papers}>
      <div className={styles.ways}>
        <ActionButton look="quiet" onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
        <ActionButton
          look="quiet"
          onClick={() => {
            for (const { fileName, text } of shown)
              download(fileName, text, "text/markdown;charset=utf-8");
          }}
        >
          {shown.some(({ id }) => id === "citation") ? words.downloadFile : words.download}
        </ActionButton>
        <ActionButton
          look="quiet"
          onClick={() => {
            say(words.loading);
            setAsked({ language: payload.locale === "en" ? "fr" : "en" });
          }}
        >
          {payload.locale === locale ? words.other : words.own}
        </ActionButton>
        <ActionButton look="quiet" onClick={() => setPrinted("shown")}>
          {words.printOne}
        </ActionButton>
        <ActionButton look="quiet" onClick={() => setPrinted("all")}>
          {words.print}
        </ActionButton>
        <span role="status">{said}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={shown[0]?.title}>
        {shown.map((paper) => (
          <PaperView key={paper.id} paper={paper} top={3} />
        ))}
      </section>
      {printed && (
        <PrintedPapers
          papers={printed === "all" ? all : shown}
          onPrinted={() => setPrinted(null)}
        />
      )}
    </div>
  );
}
