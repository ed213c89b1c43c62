"use client";

import { ActionButton } from "@/components/ui/action-button";
import type { FindingsPayload } from "@/experiments/payloads/findings-payload";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { Locale } from "@/lib/routes";
import type { OpenDataWorker } from "./data-client";
import { LoadingRead } from "./loading-read";
import { ReadRoom } from "./read-room.client";
import { useFetched } from "./use-fetched.client";

/** The URLs of the texts of this view, and of the texts of each task, keyed by app id. */
export type DataPayloads = { findings: string; apps: Readonly<Record<string, string>> };

/** The view that reads data, as soon as its texts have loaded. */
export function ReadView({
  payloads,
  inputs,
  open,
  words,
  locale,
}: {
  payloads: DataPayloads;
  /**
   * The records of the site's own receiver, of which each new set replaces the previous set; null without the live
   * source.
   */
  inputs: readonly NamedBlob[] | null;
  open: OpenDataWorker;
  /** The element that is displayed until the texts have loaded. */
  words: Readonly<Record<"loading" | "lost" | "retry", string>>;
  locale: Locale;
}) {
  const [payload, fetchAgain] = useFetched<FindingsPayload>(payloads.findings);
  if (payload === null) return <LoadingRead words={words} />;
  if (payload === "failed")
    return (
      <div role="alert">
        <p>{words.lost}</p>
        <ActionButton onClick={fetchAgain}>{words.retry}</ActionButton>
      </div>
    );
  return (
    <ReadRoom
      payload={payload}
      appUrls={payloads.apps}
      inputs={inputs}
      open={open}
      locale={locale}
    />
  );
}
