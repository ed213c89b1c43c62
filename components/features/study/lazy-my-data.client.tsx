"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";
import { wasKeptInPage } from "@/experiments/engine/session/kept-in-page";
import { PARTICIPATIONS_DATABASE, SESSIONS_DATABASE } from "@/lib/device/database-names";
import { isOnDevice } from "@/lib/device/on-device";
import type { MyData } from "./my-data.client";
import { OWN_RUNS_ID } from "./own-runs-ids";

const List = lazyOnIdle(() => import("./my-data.client").then(({ MyData }) => MyData));

export const StudyLinkPart = lazyOnIdle(() =>
  import("./study-link-form.client").then(({ StudyLinkForm }) => StudyLinkForm),
);

/**
 * The runs that this device stores. The code of the list is loaded only on a device that has stored a run, because most
 * visitors of the page have none; otherwise, the note at the top of the page states that nothing is stored.
 */
export function MyDataPart(props: ComponentProps<typeof MyData>) {
  const isAny = useAnyRuns();
  if (isAny === null) return null;
  if (isAny) return <List {...props} />;
  const note = document.getElementById(OWN_RUNS_ID);
  return note && createPortal(<p>{props.ownWords?.none}</p>, note);
}

/** Returns whether this device or this page may contain runs; null until the device has answered. */
function useAnyRuns(): boolean | null {
  const [isAny, setIsAny] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await mayHaveRuns();
      // A list that is on the page remains, so that it can report that its last run was erased.
      if (!isGone) setIsAny((before) => before || found);
    };
    void look();
    // Another tab may have stored a run since.
    window.addEventListener("focus", look);
    return () => {
      isGone = true;
      window.removeEventListener("focus", look);
    };
  }, []);
  return isAny;
}

async function mayHaveRuns(): Promise<boolean> {
  if (wasKeptInPage()) return true;
  try {
    return (await isOnDevice(SESSIONS_DATABASE)) || (await isOnDevice(PARTICIPATIONS_DATABASE));
  } catch {
    // The device refuses storage, which the list explains.
    return true;
  }
}
