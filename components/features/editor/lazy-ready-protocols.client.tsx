"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { ReadyProtocols } from "./ready-protocols.client";

/**
 * The gallery of templates, which are ready-made studies. The code of the gallery loads when the gallery is displayed.
 */
export const LazyReadyProtocols = lazyOnMount<Parameters<typeof ReadyProtocols>[0]>(
  () => import("./ready-protocols.client").then(({ ReadyProtocols }) => ReadyProtocols),
  ({ gallery }) => <p role="status">{gallery.words.loading}</p>,
);
