"use client";

import { navigation } from "@/components/shell/navigation/navigation-store";
import { mayReloadFor } from "./chunk-failure";

/** Several losses at a time are answered by one reload. */
let isReloading = false;

/**
 * Loads the page again for a script that did not arrive: the page being gone to, if one was.
 * @returns false when this chunk was reloaded for already, so that an error page must do
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
