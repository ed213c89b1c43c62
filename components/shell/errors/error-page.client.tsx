"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import type { Locale } from "@/lib/routes";
import { failedChunk } from "./chunk-failure";
import { ErrorView, withMessage } from "./error-view";
import { normaliseError } from "./page-error";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";
import { useDocumentTitle } from "./use-document-title.client";

/**
 * The error page of a route, with the status code (500 by default) and the message of the thrown error. For a lost
 * chunk, the page is first reloaded once (docs/specification.md, "Error catalogue").
 */
export function ErrorPage({
  error,
  locale,
  reset,
  isAlone,
}: {
  error: unknown;
  locale: Locale;
  reset?: () => void;
  isAlone?: boolean;
}) {
  const [isReloading, setIsReloading] = useState(false);
  const shown = withMessage(normaliseError(error), locale);
  const { statusCode, message } = shown;

  useEffect(() => {
    const chunk = failedChunk(error);
    if (chunk && reloadForLostChunk(chunk)) {
      setIsReloading(true);
      return;
    }
    navigation.fail();
    return navigation.finish;
  }, [error]);

  useDocumentTitle(`${statusCode} ${message}`);
  useEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, []);

  // Next resets the error only when the path changes. The code also resets it when the query changes, because a page
  // with another query is a different page.
  const query = useSearchParams().toString();
  const failedQuery = useRef(query);
  useEffect(() => {
    if (query !== failedQuery.current) reset?.();
  }, [query, reset]);

  if (isReloading) return null;
  return (
    <ErrorView
      error={shown}
      locale={locale}
      {...(isAlone && { isAlone })}
      {...(reset && { onRetry: reset })}
    />
  );
}
