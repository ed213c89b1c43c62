import type { AppId } from "@/experiments/registry";

/** What the page knows of an app before its payload is loaded. */
export type KnownApp = {
  id: AppId;
  name: string;
  kind: "timed" | "form";
  screenReader: boolean;
  payloadUrl: string;
};
