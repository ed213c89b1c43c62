"use client";

import { useEffect, useState } from "react";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { EditorApp } from "./editor-props";

const kept = new Map<string, AppPayload>();

/**
 * Returns the texts of apps as they arrive: of those in the document first, then of the others, so that adding one finds
 * them there.
 * @param used ids of the apps in the document
 */
export function usePayloads(apps: readonly EditorApp[], used: readonly string[]) {
  const [payloads, setPayloads] = useState<ReadonlyMap<string, AppPayload>>(() => new Map());
  const [isLost, setLost] = useState(false);
  const [first] = useState(used);

  useEffect(() => {
    let isMounted = true;
    const fetchOne = async ({ id, payloadUrl }: EditorApp) => {
      if (!kept.has(payloadUrl)) {
        const response = await fetch(payloadUrl);
        if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
        kept.set(payloadUrl, await response.json());
      }
      const payload = kept.get(payloadUrl);
      if (isMounted && payload) setPayloads((now) => new Map(now).set(id, payload));
    };
    const isFirst = ({ id }: EditorApp) => first.includes(id);
    Promise.all(apps.filter(isFirst).map(fetchOne))
      .then(() => Promise.all(apps.filter((app) => !isFirst(app)).map(fetchOne)))
      .catch(() => isMounted && setLost(true));
    return () => {
      isMounted = false;
    };
  }, [apps, first]);

  return { payloads, isLost };
}
