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

/** The store, made when first needed: storage is read then. */
function preferences() {
  store ??= createStore(parsePreferences(storedText()));
  return store;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY);
  } catch {
    // Storage is refused: the choice then lasts as long as the page.
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

  // Each theme-color tag names a scheme; the chosen one applies whatever the system says.
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

/** The display preferences of this device, kept in step between tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => DEFAULT_PREFERENCES);
}

/** Changes some preferences, at once on the page and, where storage allows, for later visits. */
export function changePreferences(change: Partial<Preferences>) {
  set({ ...read(), ...change });
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(read()));
  } catch {
    // Refused or full: the choice holds until the page is left.
  }
}

/** Forgets the preferences on this device and shows the page as it is without any. */
export function erasePreferences() {
  try {
    localStorage.removeItem(PREFERENCES_KEY);
  } catch {
    // Storage that is refused has nothing to erase.
  }
  set(DEFAULT_PREFERENCES);
}
