"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import { NotFound } from "@/components/errors/not-found.client";
import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link.client";
import { StroopTask } from "@/experiments/stroop/stroop-task.client";
import { fill } from "@/lib/fill";
import { StatusError } from "@/lib/page-error";
import { passGate } from "@/lib/page-gate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./study-room.module.css";

/** The component that runs each app, by its id. */
const TASKS = { stroop: StroopTask };
type RunnableId = keyof typeof TASKS;

type StudyApps = {
  [Id in RunnableId]: {
    title: string;
    brief: React.ReactNode;
    task: Omit<ComponentProps<(typeof TASKS)[Id]>, "locale" | "afterResult">;
  };
};

type Props = {
  locale: Locale;
  /** What the page shows when no app is named; also the pre-rendered page. */
  list: React.ReactNode;
  apps: StudyApps;
  words: Record<"back" | "start" | "missingCapability", string>;
};

/** The page behind its gate: the list, or the app that the address names. */
export function StudyRoom(props: Props) {
  return (
    <Suspense fallback={props.list}>
      <GatedRoom {...props} />
    </Suspense>
  );
}

function GatedRoom({ locale, list, apps, words }: Props) {
  const pathname = usePathname();
  const query = useSearchParams();
  const id = query.get("app");

  const passed = passGate(
    {
      validate: () => id === null || Object.hasOwn(apps, id),
      middleware: id === null ? [] : ["timing-capabilities"],
    },
    { pathname, query },
    { "timing-capabilities": () => requireTimingCapabilities(words.missingCapability) },
  );
  if (passed === "not-found") return <NotFound locale={locale} />;
  if (id === null) return list;
  return <App key={id} id={id as RunnableId} locale={locale} apps={apps} words={words} />;
}

/** @throws StatusError 501 that names what this browser lacks for a timed task */
function requireTimingCapabilities(message: string) {
  // The development server renders addresses with a query, which no export does; only a browser can tell.
  if (typeof window === "undefined") return;
  const needed = {
    PointerEvent: "PointerEvent" in window,
    "AbortSignal.any": "any" in AbortSignal,
    requestAnimationFrame: "requestAnimationFrame" in window,
    "crypto.getRandomValues": "crypto" in window,
  };
  const missing = Object.entries(needed).find(([, isThere]) => !isThere);
  if (missing) throw new StatusError(501, fill(message, { capability: missing[0] }));
}

function App({ id, locale, apps, words }: Omit<Props, "list"> & { id: RunnableId }) {
  const [isStarted, setIsStarted] = useState(false);
  const task = useRef<HTMLDivElement>(null);
  const { title, brief, task: taskProps } = apps[id];
  const Task = TASKS[id];

  useEffect(() => {
    if (isStarted) task.current?.scrollIntoView({ block: "nearest" });
  }, [isStarted]);

  const allApps = <SiteLink href={pathOf("study", locale)}>{words.back}</SiteLink>;
  return (
    <div className={styles.room}>
      <div className={styles.head} data-started={isStarted}>
        <p>{allApps}</p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {isStarted ? (
        <div ref={task} className={styles.task}>
          <Task {...taskProps} locale={locale} afterResult={allApps} autoFocus />
        </div>
      ) : (
        <>
          <div className={styles.brief}>{brief}</div>
          <p className={styles.start}>
            <ActionButton look="primary" onClick={() => setIsStarted(true)}>
              {words.start}
            </ActionButton>
          </p>
        </>
      )}
    </div>
  );
}
