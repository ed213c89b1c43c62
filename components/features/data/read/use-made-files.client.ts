"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type {
  DownloadKind,
  Making,
  ShownFindings,
} from "@/experiments/study/findings/worker/messages";
import { whenIdle } from "@/lib/idle";
import type { Locale } from "@/lib/routes";

/** A data set of more sessions takes seconds, so it is made when the visitor asks for it. */
const MOST_SESSIONS_AHEAD = 200;

type MadeFile = { name: string; blob: Blob };
type Sizes = Partial<Record<DownloadKind, number>>;

/** The files that do not need the trials are made in a moment. */
const QUICK = ["participants", "results", "deviations"] as const;

/**
 * The files that the page offers. They are made in the worker while the page rests, so that each size is the size of a
 * file and not an estimate. A large data set is made when it is asked for.
 * @param isFinal false while files are read, because the findings still change
 */
export function useMadeFiles(
  client: Pick<DataWorker, "download">,
  findings: Pick<ShownFindings, "sessions">,
  isFinal: boolean,
  locale: Locale,
) {
  const [sizes, setSizes] = useState<Sizes>({});
  /** Each file is handed out once: the ids in the next one are new. */
  const made = useRef(new Map<DownloadKind, Promise<MadeFile>>());
  const isSmall = findings.sessions.length <= MOST_SESSIONS_AHEAD;

  const make = useCallback(
    (kind: DownloadKind, onMaking?: (making: Making) => void) =>
      client.download(kind, locale, onMaking),
    [client, locale],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other findings make other files
  useEffect(() => {
    made.current = new Map();
    setSizes({});
    if (!isFinal) return;
    let isCurrent = true;
    const cancel = whenIdle(async () => {
      for (const kind of [...QUICK, ...(isSmall ? (["dataSet"] as const) : [])]) {
        if (!isCurrent) return;
        const file = make(kind);
        made.current.set(kind, file);
        try {
          const { blob } = await file;
          if (isCurrent) setSizes((known) => ({ ...known, [kind]: blob.size }));
        } catch {
          // The visitor reads the reason on asking for the file.
          if (isCurrent) made.current.delete(kind);
        }
      }
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [make, findings, isFinal, isSmall]);

  /** @throws Error if the file could not be made */
  const take = useCallback(
    async (kind: DownloadKind, onMaking: (making: Making) => void): Promise<MadeFile> => {
      const ahead = made.current.get(kind);
      made.current.delete(kind);
      const file = await (ahead ?? make(kind, onMaking));
      setSizes((known) => ({ ...known, [kind]: file.blob.size }));
      return file;
    },
    [make],
  );

  return { sizes, isDataSetAhead: isSmall, take };
}
