"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { loadTakeHome } from "@/experiments/study/export/load-make-archive";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import type { Locale } from "@/lib/routes";
import type { KnownApp } from "./known-app";
import styles from "./study-room.module.css";
import type { StudyWords } from "./study-words";

/** Downloads the standalone archive of an app. Its code is loaded on demand. */
export function TakeAppHome({
  app,
  home,
  locale,
}: {
  app: KnownApp;
  home: StudyWords["home"];
  locale: Locale;
}) {
  const [said, setSaid] = useState("");
  const take = async () => {
    setSaid(home.making);
    try {
      const { takeAppHome } = await loadTakeHome();
      const { file, bytes } = await takeAppHome(app.id, home.url);
      setSaid(interpolate(home.made, { file, size: sizeText(bytes, locale) }));
    } catch {
      setSaid(home.failed);
    }
  };
  return (
    <p className={styles.home}>
      <ActionButton look="quiet" onClick={() => void take()}>
        {interpolate(home.take, { size: sizeText(home.bytes[app.id], locale) })}
      </ActionButton>{" "}
      <span role="status">{said}</span>
    </p>
  );
}
