"use client";

import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { loadArchiveMaker } from "@/experiments/study/export/load-archive-maker";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import type { Locale } from "@/lib/routes";
import type { AppSummary } from "./known-app";
import styles from "./study-room.module.css";
import type { StudyWords } from "./study-words";

/**
 * A button that downloads the standalone archive of an app. The code that makes archives loads after the button is
 * pressed.
 */
export function AppArchive({
  app,
  words,
  locale,
}: {
  app: AppSummary;
  words: StudyWords["archive"];
  locale: Locale;
}) {
  const { said, say } = useSaid();
  const take = async () => {
    say(words.making);
    try {
      const { downloadAppArchive } = await loadArchiveMaker();
      const { file, bytes } = await downloadAppArchive(app.id, words.url);
      say(interpolate(words.made, { file, size: sizeText(bytes, locale) }));
    } catch {
      say(words.failed);
    }
  };
  return (
    <p className={styles.archive}>
      <ActionButton look="quiet" onClick={() => void take()}>
        {interpolate(words.take, { size: sizeText(words.bytes[app.id], locale) })}
      </ActionButton>{" "}
      <span role="status">{said}</span>
    </p>
  );
}
