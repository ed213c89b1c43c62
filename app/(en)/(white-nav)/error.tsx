"use client";

import { ErrorPage } from "@/components/shell/errors/error-page.client";

export default function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  return <ErrorPage error={error} reset={reset} locale="en" />;
}
