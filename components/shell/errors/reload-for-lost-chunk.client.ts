"use client";

import { navigation } from "@/components/shell/navigation/navigation-store";
import { mayReloadFor } from "./chunk-failure";

/** Whether a reload has begun. If several chunks are lost at once, the page is reloaded only once. */
let isReloading = false;

/**
 * Reloads the page for a lost chunk: loads the target of the current navigation or, without a navigation, the displayed
 * page.
 * @returns false if the page was already reloaded for this chunk, so that the error page must be displayed
 */
export function reloadForLostChunk(chunk: string): boolean {
  let storage: Storage;
  try {
    storage = sessionStorage;
  } catch {
    return false;
  }
  if (!mayReloadFor(chunk, storage, Date.now())) return isReloading;
  if (isReloading) return true;
  isReloading = true;
  const { target } = navigation.get();
  navigation.fail();
  if (target === null || new URL(target, location.href).href === location.href) location.reload();
  else location.assign(target);
  return true;
}
