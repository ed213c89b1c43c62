"use client";

import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { Session } from "@/experiments/engine/session/session";
import { type EmbeddedRun, resultMessages } from "./embedding";

type Whole = Parameters<typeof resultMessages>[0];

/** The origins that may frame this page, as configured at build (docs/environment.md) and checked there. */
const embedders = (): string[] =>
  (process.env.NEXT_PUBLIC_EMBED_ORIGINS ?? "").split(",").filter((origin) => origin !== "");

/**
 * Returns the origin that frames this page, where it may; null where none does. A browser that does not say who frames a
 * page says who led to it.
 */
function embedder(): string | null {
  if (window.parent === window) return null;
  const asked = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return embedders().find((origin) => origin === asked) ?? null;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** Gives what was done to the page that shows this one in a frame, if it is one that may, and to no other. */
export function postResult(whole: Whole, runs: readonly EmbeddedRun[]): void {
  const origin = embedder();
  if (origin === null) return;
  for (const message of resultMessages(whole, runs)) window.parent.postMessage(message, origin);
}

/** Gives a run by itself, outside a study, to the page that shows this one in a frame. */
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
      sent: null,
    },
    [{ name: run.app, run, model }],
  );
