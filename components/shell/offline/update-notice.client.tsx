"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { SiteWords } from "@/content/site-words";
import { inProgressHere } from "@/lib/in-progress";
import type { Locale } from "@/lib/routes";
import { type SiteWorker, startWorker } from "./registration.client";
import styles from "./update-notice.module.css";

export type UpdateNoticeProps = { locale: Locale; words: SiteWords["update"] };

/**
 * Offers an update and activates it when the visitor agrees. The notice is hidden while a run or an unsent form is in
 * progress in this tab. If a run or form is in progress in another tab, the activation waits for its end.
 */
export function UpdateNotice({ locale, words }: UpdateNoticeProps) {
  const [stage, setStage] = useState<"none" | "ready" | "changing" | "waiting" | "over">("none");
  const worker = useRef<SiteWorker>(null);
  const isBusy = useSyncExternalStore(
    inProgressHere.subscribe,
    inProgressHere.get,
    inProgressHere.getInitial,
  );

  useEffect(() => {
    worker.current = startWorker(locale, () =>
      setStage((stage) => (stage === "none" ? "ready" : stage)),
    );
    return () => worker.current?.stop();
  }, [locale]);

  const isShown = !isBusy && stage !== "none" && stage !== "over";
  const hide = () => {
    setStage("over");
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.place}>
      <div className={isShown ? styles.notice : undefined}>
        {/* Only the text is a report: screen readers would read the buttons in it as well. */}
        <p role="status">{isShown && words[stage]}</p>
        {isShown && (
          <div className={styles.actions}>
            <ActionButton
              look="primary"
              isOff={stage !== "ready"}
              onClick={() => {
                setStage("changing");
                void worker.current?.activateUpdate(() => setStage("waiting"));
              }}
            >
              {words.use}
            </ActionButton>
            <ActionButton onClick={hide}>
              {stage === "ready" ? words.later : words.hide}
            </ActionButton>
          </div>
        )}
      </div>
    </div>
  );
}
