"use client";

import { LoadingRead } from "@/components/features/data/read/loading-read";
import { openData } from "@/components/features/data/read/open-data.client";
import type { ReadView } from "@/components/features/data/read/read-view.client";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { DataWords } from "@/content/data";
import type { Locale } from "@/lib/routes";
import type { DataSource } from "./data-source";
import type { ServerRecords } from "./use-server-records.client";

type ViewProps = Parameters<typeof ReadView>[0];

/** The view that reads data. Its code and its texts load after the page. */
const LazyReadView = lazyOnMount<ViewProps>(
  () => import("@/components/features/data/read/read-view.client").then(({ ReadView }) => ReadView),
  ({ words }) => <LoadingRead words={words} />,
);

/**
 * The position of the view that reads data, both from files and from the receiver. The view stays on the page while the
 * visitor changes the source, so that nothing is read twice.
 */
export function ReadSlot({
  source,
  words,
  payloads,
  records,
  locale,
}: {
  source: DataSource;
  words: DataWords["files"];
  payloads: ViewProps["payloads"];
  records: ServerRecords;
  locale: Locale;
}) {
  const hasRecords = records.state === "complete" || records.state === "partial";
  return (
    <div hidden={source === "live" && !hasRecords}>
      <LazyReadView
        payloads={payloads}
        inputs={hasRecords ? records.inputs : null}
        open={openData}
        words={words}
        locale={locale}
      />
    </div>
  );
}
