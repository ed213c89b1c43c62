"use client";

import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { isAppShaped, stepsOf } from "@/components/features/editor/document/edit-document";
import { asText, type JsonObject } from "@/components/features/editor/document/json";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { EditorApp } from "./editor-props";

const fetched = new Map<string, AppPayload>();

/** The texts of the apps that have loaded, keyed by app id. */
export type Payloads = {
  payloads: ReadonlyMap<string, AppPayload>;
  /** Whether some texts failed to load. */
  isLost: boolean;
};

export const PayloadsContext = createContext<Payloads>({ payloads: new Map(), isLost: false });

export const usePayloads = (): Payloads => useContext(PayloadsContext);

const appsOf = (document: JsonObject): readonly string[] =>
  stepsOf(document).flatMap((step) => (isAppShaped(step) ? asText(step.app) : []));

/**
 * Fetches the texts of apps: first the texts of the apps in the opened document, and then the texts of all other apps,
 * because the author may add an app.
 */
export function useFetchedPayloads(apps: readonly EditorApp[], opened: JsonObject): Payloads {
  const [payloads, setPayloads] = useState<Payloads["payloads"]>(() => new Map());
  const [isLost, setLost] = useState(false);
  const [first] = useState(() => appsOf(opened));

  useEffect(() => {
    let isMounted = true;
    const fetchOne = async ({ id, payloadUrl }: EditorApp) => {
      if (!fetched.has(payloadUrl)) {
        const response = await fetch(payloadUrl);
        if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
        fetched.set(payloadUrl, await response.json());
      }
      const payload = fetched.get(payloadUrl);
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

  return useMemo(() => ({ payloads, isLost }), [payloads, isLost]);
}
