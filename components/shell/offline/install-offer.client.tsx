"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { SiteWords } from "@/content/site-words";
import { installsByHand, isInstalled } from "./install";
import styles from "./install-offer.module.css";

export type InstallWords = SiteWords["install"];

/**
 * A button that installs the site if the browser allows it. If the visitor must use a browser menu, the component
 * explains how. It renders nothing if the site is installed or cannot be installed. Screen readers announce the
 * outcome.
 */
export function InstallOffer({ words }: { words: InstallWords }) {
  const [offer, setOffer] = useState(() => window.installOffer);
  const [outcome, setOutcome] = useState<"accepted" | "dismissed" | "installed">();
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The script in the head receives each event first, and stores or discards the browser's offer.
    const look = () => setOffer(window.installOffer);
    const onInstalled = () => {
      look();
      setOutcome("installed");
    };
    window.addEventListener("beforeinstallprompt", look);
    window.addEventListener("appinstalled", onInstalled);
    look();
    return () => {
      window.removeEventListener("beforeinstallprompt", look);
      window.removeEventListener("appinstalled", onInstalled);
    };
  }, []);

  if (isInstalled()) return null;
  if (installsByHand())
    return (
      <details className={styles.byHand}>
        <summary>{words.offer}</summary>
        <p>{words.byHand}</p>
      </details>
    );
  if (!offer && !outcome) return null;

  const install = async () => {
    // The browser accepts an offer only once, even if the visitor presses the button several times.
    const question = window.installOffer;
    if (!question) return;
    window.installOffer = undefined;
    const answer = await question.prompt().catch(() => ({ outcome: "dismissed" as const }));
    // The focus moves to the text, because the button disappears and the keyboard focus would disappear with it.
    status.current?.focus();
    setOffer(window.installOffer);
    setOutcome(answer.outcome);
  };
  return (
    <div className={styles.offer}>
      {offer && <ActionButton onClick={install}>{words.offer}</ActionButton>}
      <p ref={status} role="status" tabIndex={-1} className={styles.outcome}>
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
