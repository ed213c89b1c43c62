"use client";

import { useEffect, useMemo, useState } from "react";
import { MODELS } from "@/experiments/catalog/generated/models";
import { readProtocol } from "@/experiments/study/document/check";
import type { Fault } from "@/experiments/study/document/fault";
import type { LinkFault } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { askedOf, movedBehindHash } from "@/experiments/study/participation/read-address";
import { withBase } from "@/lib/base-path";

/** The study that was found for a URL, or the reason why no study was found. */
export type FoundProtocol =
  | { at: "loading" }
  | { at: "failed"; again: () => void; isTrying: boolean }
  | { at: "unknown" }
  | { at: "fault"; fault: LinkFault }
  | { at: "faults"; faults: readonly Fault[]; text: string }
  | { at: "found"; document: ProtocolDocument };

function foundIn(text: string): FoundProtocol {
  const checked = readProtocol(text, MODELS);
  return "document" in checked
    ? { at: "found", document: checked.document }
    : { at: "faults", faults: checked.faults, text };
}

/** @throws Error when the document does not load */
async function fetchPublished(name: string, signal: AbortSignal): Promise<FoundProtocol> {
  const response = await fetch(withBase(`/protocols/${name}.json`), { signal });
  if (response.status === 404) return { at: "unknown" };
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return foundIn(await response.text());
}

/** Returns the study that a URL requests. The function reads the study from the URL, or loads the study by its name. */
export function useAskedProtocol(query: URLSearchParams, hash: string): FoundProtocol {
  const asked = useMemo(() => askedOf(query, hash), [query, hash]);
  const inLink = useMemo((): FoundProtocol | null => {
    if (asked?.kind === "text") return foundIn(asked.text);
    return asked?.kind === "fault" ? { at: "fault", fault: asked.fault } : null;
  }, [asked]);
  const name = asked?.kind === "name" ? asked.name : null;
  const [published, setPublished] = useState<FoundProtocol>({ at: "loading" });
  const [attempt, setAttempt] = useState(0);

  // The document of the study is moved to the part of the URL after `#`, because logs and Referer headers do not
  // contain this part.
  useEffect(() => {
    const moved = movedBehindHash(new URL(location.href));
    if (!moved) return;
    history.replaceState(history.state, "", moved);
    // The event is dispatched here, because `replaceState` does not dispatch it.
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, []);

  useEffect(() => {
    if (name === null) return;
    const left = new AbortController();
    fetchPublished(name, left.signal).then(setPublished, () => {
      if (left.signal.aborted) return;
      const again = () => {
        setPublished({ at: "failed", again, isTrying: true });
        setAttempt(attempt + 1);
      };
      setPublished({ at: "failed", again, isTrying: false });
    });
    return () => left.abort();
  }, [name, attempt]);

  return inLink ?? published;
}
