import type { Locale } from "@/lib/routes";
import { formatNumber } from "./format";

/** Returns bytes as whole kilobytes, as they are said: `352 kB`. */
export const sizeText = (bytes: number, locale: Locale): string =>
  `${formatNumber(Math.round(bytes / 1000), locale)}\u00A0${locale === "fr" ? "ko" : "kB"}`;
