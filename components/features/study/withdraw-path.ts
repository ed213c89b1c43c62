import { type Locale, pathOf } from "@/lib/routes";

/** Returns the path of the page that withdraws data. */
export const withdrawPath = (locale: Locale): string => `${pathOf("study", locale)}/withdraw`;
