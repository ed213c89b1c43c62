"use client";

import { useId, useMemo, useState } from "react";
import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { type ListedStudy, nameOf } from "./connection";
import type { FollowPage } from "./follow-page";
import styles from "./instrument.module.css";
import { receiverClient } from "./receiver-client";
import { StudyPanel } from "./study-panel.client";

/** The query parameter with which the editor names a study. */
const ASKED = "protocol";

/** Returns the study that the URL names, or else the first study. */
function firstStudy(studies: readonly ListedStudy[]): ListedStudy | undefined {
  const asked = new URLSearchParams(location.search).get(ASKED);
  return studies.find(({ protocol }) => protocol === asked) ?? studies[0];
}

/** The studies of a receiver, and the panel of the chosen one. */
export function Instrument({
  page,
  token,
  studies,
  onRecords,
  onDisconnect,
}: {
  page: FollowPage;
  token: string;
  studies: readonly ListedStudy[];
  onRecords: (records: ServerRecords | null) => void;
  onDisconnect: () => void;
}) {
  const id = useId();
  const { words } = page;
  const [chosen, setChosen] = useState(() => firstStudy(studies));
  const client = useMemo(
    () => receiverClient(page.base, { read: token, run: token }),
    [page.base, token],
  );
  return (
    <div className={styles.instrument}>
      <div className={styles.bar}>
        {studies.length > 1 && (
          <p className={styles.choice}>
            <label htmlFor={id}>{words.study.label}</label>
            <select
              id={id}
              value={chosen?.protocol}
              onChange={({ target }) =>
                setChosen(studies.find(({ protocol }) => protocol === target.value))
              }
            >
              {studies.map((study) => (
                <option key={study.protocol} value={study.protocol}>
                  {nameOf(study, words.study)}
                </option>
              ))}
            </select>
          </p>
        )}
        <ActionButton look="quiet" onClick={onDisconnect}>
          {words.connect.disconnect}
        </ActionButton>
      </div>
      {chosen ? (
        <StudyPanel
          key={chosen.protocol}
          page={page}
          client={client}
          token={token}
          study={chosen}
          onRecords={onRecords}
        />
      ) : (
        <p>{interpolate(words.study.none, page.at)}</p>
      )}
    </div>
  );
}
