"use client";

import { useId, useLayoutEffect, useRef, useState } from "react";
import { RELOADED_CHUNKS_KEY } from "@/components/shell/errors/chunk-failure";
import { offlineReady } from "@/components/shell/offline/offline-ready";
import { CACHE_NAME, type PageMessage } from "@/components/shell/offline/precache-manifest";
import { ActionButton } from "@/components/ui/action-button";
import { erasePreferences } from "@/components/ui/preferences.client";
import { useSaid } from "@/components/ui/use-said.client";
import { serviceWorkers } from "@/lib/device/service-workers";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./erase-button.module.css";
import type { UnsentData } from "./find-unsent";

type UnsentWords = Record<
  "checking" | "withdrawals" | "others" | "confirm" | "cancel" | "erasedBut",
  string
>;

/**
 * A button that erases all data that the site stores on the device (components/features/terms/stored-data.ts) and
 * reports the outcome. If some data have not arrived yet, the button first asks for a confirmation. A withdrawal
 * remains stored until the data server has received it.
 */
export function EraseButton({
  words,
  unsentWords = null,
}: {
  words: Record<"erase" | "erased" | "refused", string>;
  /** The texts about unsent data; null in a build that does not send data. */
  unsentWords?: UnsentWords | null;
}) {
  const { said, say } = useSaid();
  const [asked, setAsked] = useState<UnsentData | null>(null);
  const [isChecking, setChecking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (asked === null && wasAsked.current) first.current?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);
  const erase = async (codes: readonly string[], keepsWithdrawal: boolean) => {
    setAsked(null);
    erasePreferences();
    const isErased = [
      forgetReloads(),
      await eraseRuns(),
      await eraseMessages(),
      await forgetFiles(),
    ].every(Boolean);
    const erased =
      keepsWithdrawal && unsentWords
        ? interpolate(unsentWords.erasedBut, { codes: codes.join(", ") })
        : words.erased;
    say(isErased ? erased : words.refused);
  };
  // The build replaces this expression by its value, so a site that sends no data contains no code for unsent data.
  const maySend =
    process.env.NEXT_PUBLIC_SEND_URL ||
    process.env.NEXT_PUBLIC_DATAPIPE_ID ||
    process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  const ask = async () => {
    say((maySend && unsentWords?.checking) || "");
    setChecking(true);
    const unsent = maySend ? await readUnsent() : null;
    setChecking(false);
    say("");
    if (unsent && unsentWords && unsent.withdrawals + unsent.others > 0) setAsked(unsent);
    else await erase([], false);
  };
  return (
    <div className={asked ? undefined : styles.erase}>
      {maySend && asked && unsentWords ? (
        <UnsentQuestion
          unsent={asked}
          words={unsentWords}
          onCancel={() => setAsked(null)}
          onConfirm={() => void erase(asked.codes, asked.withdrawals > 0)}
        />
      ) : (
        <ActionButton ref={first} isOff={isChecking} onClick={() => void ask()}>
          {words.erase}
        </ActionButton>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

/** Reports unsent data, and asks whether to erase the data nevertheless. The button that cancels has the focus. */
function UnsentQuestion({
  unsent: { codes, withdrawals, others },
  words,
  onCancel,
  onConfirm,
}: {
  unsent: UnsentData;
  words: UnsentWords;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const question = useId();
  const wayBack = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => wayBack.current?.focus(), []);
  const values = { n: withdrawals, codes: codes.join(", ") };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={question} className={styles.ask}>
      <div id={question}>
        {withdrawals > 0 && <p>{interpolate(words.withdrawals, values)}</p>}
        {others > 0 && <p>{interpolate(words.others, { n: others })}</p>}
      </div>
      <p className={styles.erase}>
        <ActionButton ref={wayBack} look="primary" onClick={onCancel}>
          {words.cancel}
        </ActionButton>
        <ActionButton onClick={onConfirm}>{words.confirm}</ActionButton>
      </p>
    </div>
  );
}

/**
 * Returns the unsent data. Returns null if the code that counts the data fails to load. In this case the number of
 * unsent data is unknown, and the visitor's request to erase takes precedence.
 */
async function readUnsent(): Promise<UnsentData | null> {
  try {
    return await (await import("./find-unsent")).findUnsent();
  } catch {
    return null;
  }
}

function forgetReloads(): boolean {
  try {
    sessionStorage.removeItem(RELOADED_CHUNKS_KEY);
    return true;
  } catch {
    return false;
  }
}

async function eraseRuns(): Promise<boolean> {
  try {
    // On the terms page, only this button needs these modules.
    const [
      { eraseAllSessions },
      { eraseAllParticipations },
      { eraseRecords },
      { eraseEditorDrafts },
    ] = await Promise.all([
      import("@/experiments/engine/session/session-store.client"),
      import("@/experiments/study/participation/participation-store.client"),
      import("@/experiments/engine/sending/record-outbox.client"),
      import("@/lib/device/editor-database"),
    ]);
    const erased = await Promise.all([
      eraseAllSessions(),
      eraseAllParticipations(),
      eraseRecords(),
      eraseEditorDrafts(),
    ]);
    return erased.every(Boolean);
  } catch {
    return false;
  }
}

async function eraseMessages(): Promise<boolean> {
  try {
    const { eraseContact } = await import("@/components/shell/outbox/outbox");
    return await eraseContact();
  } catch {
    return false;
  }
}

async function forgetFiles(): Promise<boolean> {
  // A browser without the Cache API has stored no files.
  if (!("caches" in window)) return true;
  try {
    // The worker may be storing a file at this moment, so the page sends a message that stops the worker.
    serviceWorkers()?.controller?.postMessage({ type: "CLEAR_CACHE" } satisfies PageMessage);
    await caches.delete(CACHE_NAME);
    offlineReady.set("unknown");
    return true;
  } catch {
    return false;
  }
}
