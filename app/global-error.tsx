"use client";

import { LastResort } from "@/components/shell/errors/last-resort.client";

export default function GlobalError({ error }: { error: Error }) {
  return <LastResort error={error} />;
}
