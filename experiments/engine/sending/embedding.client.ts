"use client";

import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { Session } from "@/experiments/engine/session/session";
import { type EmbeddedRun, resultMessages } from "./embedding";

type Whole = Parameters<typeof resultMessages>[0];

/** Returns the origins that may frame this page. The build reads and checks this list (docs/environment.md). */
const embedders = (): string[] =>
  (process.env.NEXT_PUBLIC_EMBED_ORIGINS ?? "").split(",").filter((origin) => origin !== "");

/**
 * Returns the origin of the page that frames this page if this origin is allowed to frame it; otherwise null. In a
 * browser without `ancestorOrigins`, the referrer contains the URL of the framing page.
 */
function embedder(): string | null {
  if (window.parent === window) return null;
  const asked = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return embedders().find((origin) => origin === asked) ?? null;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** Posts the results to the page that frames this page, if the origin of the framing page is allowed. */
export function postResult(whole: Whole, runs: readonly EmbeddedRun[]): void {
  const origin = embedder();
  if (origin === null) return;
  for (const message of resultMessages(whole, runs)) window.parent.postMessage(message, origin);
}

/** Posts the results of a run outside of a study to the page that frames this page. */
export const postRunResult = (run: Session, model: Pick<AppModel, "score">): void =>
  postResult(
    {
      session: run.id,
      protocol: null,
      document: null,
      exit: null,
      code: null,
      receipt: null,
      condition: null,
      visit: null,
      rehearsal: run.rehearsal ?? false,
      sent: null,
    },
    [{ name: run.app, run, model }],
  );
