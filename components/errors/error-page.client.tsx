"use client";

import { useEffect, useState } from "react";
import { failedChunk } from "@/lib/chunk-failure";
import { navigation } from "@/lib/navigation";
import { normaliseError } from "@/lib/page-error";
import type { Locale } from "@/lib/routes";
import { ErrorView } from "./error-view";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";

/**
 * The error page of a route: the status code (500 if none) and the message of what was thrown. For a
 * lost chunk the page is loaded again first, once (specification sections 2 and 8).
 */
export function ErrorPage({
  error,
  locale,
  reset,
}: {
  error: unknown;
  locale: Locale;
  reset?: () => void;
}) {
  const [isReloading, setIsReloading] = useState(false);
  const shown = normaliseError(error);
  const { statusCode, message } = shown;

  useEffect(() => {
    const chunk = failedChunk(error);
    if (chunk && reloadForLostChunk(chunk)) setIsReloading(true);
    else navigation.fail();
  }, [error]);

  useEffect(() => {
    document.title = `${statusCode} ${message}`.trim();
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [statusCode, message]);

  if (isReloading) return null;
  return <ErrorView error={shown} locale={locale} {...(reset && { onRetry: reset })} />;
}
