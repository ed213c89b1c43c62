"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { Receipt } from "@/experiments/engine/sending/record-item";
import { receiptsOf, recordOutbox } from "@/experiments/engine/sending/record-outbox.client";

/**
 * Returns the records of a session: the records in the outbox, and the records that the receiver has confirmed. The
 * result is null until the records are read from the device.
 */
export function useRecords(session: string) {
  const { subscribe, get, getInitial } = recordOutbox.state;
  const outbox = useSyncExternalStore(subscribe, get, getInitial);
  const [receipts, setReceipts] = useState<readonly Receipt[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the outbox may bring a receipt
  useEffect(() => {
    let isGone = false;
    const read = (found: Receipt[]) => !isGone && setReceipts(found);
    receiptsOf(session).then(read, () => read([]));
    return () => {
      isGone = true;
    };
  }, [session, outbox]);

  return { items: outbox.items.filter((item) => item.session === session), receipts };
}
