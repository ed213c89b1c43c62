import type { AppId } from "@/experiments/registry";

/** What the page knows of an app before its payload is loaded. */
export type KnownApp = {
  id: AppId;
  name: string;
  kind: "timed" | "form";
  /** Where it takes answers: buttons, the whole screen, what is shown, or a form. */
  hands: "buttons" | "screen" | "scene" | "form";
  screenReader: boolean;
  payloadUrl: string;
};

/** An app of the site now; sessions of others, or of other versions, are exported without scripts. */
export type DataOwner = { id: AppId; name: string; version: string };
