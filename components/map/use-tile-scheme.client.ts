"use client";

import { useSyncExternalStore } from "react";
import { usePreferences } from "@/components/ui/preferences.client";
import type { TileScheme } from "./map-tiles";

const DARK = "(prefers-color-scheme: dark)";

function onSystemScheme(listener: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Returns the current colour scheme of the page, for code outside of components. */
export function shownScheme(): TileScheme {
  const { scheme } = document.documentElement.dataset;
  if (scheme === "light" || scheme === "dark") return scheme;
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** Returns the colour scheme of the page: the visitor's choice, or else the scheme of the system. */
export function useTileScheme(): TileScheme {
  const { scheme } = usePreferences();
  const isDark = useSyncExternalStore(
    onSystemScheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  if (scheme !== "system") return scheme;
  return isDark ? "dark" : "light";
}
