"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import type { SurveyEditorPayload } from "@/experiments/payloads/survey-editor-payload";

const SurveyPayloadContext = createContext<SurveyEditorPayload | null>(null);

/** Returns the texts of the survey editor and the ready surveys. @throws outside of `WithSurveyWords` */
export function useSurveyPayload(): SurveyEditorPayload {
  const payload = useContext(SurveyPayloadContext);
  if (!payload) throw new Error("This component is not inside WithSurveyWords");
  return payload;
}

export const useSurveyWords = (): SurveyEditorPayload["words"] => useSurveyPayload().words;

const fetched = new Map<string, SurveyEditorPayload>();

async function payloadAt(url: string): Promise<SurveyEditorPayload> {
  const held = fetched.get(url);
  if (held) return held;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const payload: SurveyEditorPayload = await response.json();
  fetched.set(url, payload);
  return payload;
}

/** Fetches the texts of the survey editor, and displays its content when they have loaded. */
export function WithSurveyWords({ children }: { children: ReactNode }) {
  const { surveyUrl, words } = useEditorPage();
  const [payload, setPayload] = useState(() => fetched.get(surveyUrl) ?? null);
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again
  useEffect(() => {
    let isMounted = true;
    loadDespiteLeaving(() => payloadAt(surveyUrl)).then(
      (loaded) => isMounted && setPayload(loaded),
      () => isMounted && setLost(true),
    );
    return () => {
      isMounted = false;
    };
  }, [surveyUrl, tries]);
  if (payload) return <SurveyPayloadContext value={payload}>{children}</SurveyPayloadContext>;
  return (
    <div role="status">
      <p>{isLost ? words.lost : words.loading}</p>
      {isLost && (
        <ActionButton
          onClick={() => {
            setLost(false);
            setTries(tries + 1);
          }}
        >
          {words.retry}
        </ActionButton>
      )}
    </div>
  );
}
