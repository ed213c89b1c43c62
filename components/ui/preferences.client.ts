"use client";

import { useSyncExternalStore } from "react";
import {
  DEFAULT_PREFERENCES,
  PREFERENCES_KEY,
  type Preferences,
  parsePreferences,
  VIEWPORT_MAXIMUM_SCALE,
  VIEWPORT_RELAXED_SCALE,
} from "@/lib/preferences";
import { createStore } from "@/lib/store";

let store: ReturnType<typeof createStore<Preferences>> | undefined;

/** Returns the store of preferences. The first call creates the store. The store then reads the browser's storage. */
function preferences() {
  store ??= createStore(parsePreferences(storedText()));
  return store;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY);
  } catch {
    // The browser refuses storage, so the choice lasts until the page is closed.
    return null;
  }
}

const read = () => preferences().get();

function show({ scheme, textSize }: Preferences) {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  if (textSize === "100") delete root.dataset.textSize;
  else root.dataset.textSize = textSize;

  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const scale = textSize === "100" ? VIEWPORT_MAXIMUM_SCALE : VIEWPORT_RELAXED_SCALE;
  if (viewport)
    viewport.content = viewport.content.replace(/maximum-scale=[\d.]+/, `maximum-scale=${scale}`);

  // Each theme-color tag belongs to a colour scheme. The scheme that the visitor has chosen applies, even if the system
  // has another scheme.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.dataset.media ??= tag.media;
    const tagScheme = tag.dataset.media.includes("dark") ? "dark" : "light";
    tag.media = scheme === "system" ? tag.dataset.media : scheme === tagScheme ? "all" : "not all";
  }
}

function set(next: Preferences) {
  show(next);
  preferences().set(next);
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PREFERENCES_KEY && event.key !== null) return;
    set(parsePreferences(event.key === null ? null : event.newValue));
  };
  show(read());
  const unsubscribe = preferences().subscribe(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onStorage);
  };
}

/** Returns the display preferences of this device, synchronised between tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => DEFAULT_PREFERENCES);
}

/**
 * Changes some preferences. The page changes at once, and the preferences are stored for later visits if storage is
 * available.
 */
export function changePreferences(change: Partial<Preferences>) {
  set({ ...read(), ...change });
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(read()));
  } catch {
    // Storage is refused or full, so the choice lasts until the page is closed.
  }
}

/** Erases the preferences from this device and displays the page with the default preferences. */
export function erasePreferences() {
  try {
    localStorage.removeItem(PREFERENCES_KEY);
  } catch {
    // A refusal is ignored, because without storage the device contains no preferences to erase.
  }
  set(DEFAULT_PREFERENCES);
}
