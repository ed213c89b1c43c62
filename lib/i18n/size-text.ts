import type { Locale } from "@/lib/routes";
import { formatNumber } from "./format";

/** Returns a number of bytes in whole kilobytes: `352 kB`. */
export const sizeText = (bytes: number, locale: Locale): string =>
  `${formatNumber(Math.round(bytes / 1000), locale)}\u00A0${locale === "fr" ? "ko" : "kB"}`;
