"use client";

import { useEffect } from "react";
import type { Locale } from "@/lib/routes";
import { ErrorView } from "./error-view";
import { ERROR_WORDS } from "./error-words";
import { useDocumentTitle } from "./use-document-title.client";

/**
 * The 404 page. It replaces a page if the validation of the page's URL has failed (docs/specification.md, "Validation
 * rules").
 */
export function NotFound({ locale }: { locale: Locale }) {
  const message = ERROR_WORDS[locale].notFound;
  useDocumentTitle(message);
  useEffect(() => {
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return <ErrorView error={{ statusCode: 404, message }} locale={locale} />;
}
