"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { AppStepModel } from "@/components/features/editor/document/consequences";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import type { BenchWords } from "@/content/bench";
import { loadAppCode } from "@/experiments/catalog/load-app.client";
import { isForm } from "@/experiments/engine/contract/app-kind";
import type { App, AppCode, FormApp, TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords, Instructions } from "@/experiments/engine/contract/word-types";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { runOnStage } from "@/experiments/engine/run/run-on-stage";
import { RunSurface } from "@/experiments/engine/run/run-surface";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { askedPhase, type ExampleTrial, playedPhases } from "./example-trial";
import { outcomeOf, passingSession, shortened } from "./passing-session";
import styles from "./task-screen.module.css";

/**
 * The modes of the screen: it displays a trial, plays the trial once, or allows the visitor to respond in a few trials.
 */
export type ScreenMode = "still" | "play" | "try";

type Props = {
  step: AppStepModel;
  payload: AppPayload;
  /** The instructions that participants read before the task. */
  instructions: Instructions;
  /** The trial that a timed task displays; null for a questionnaire. */
  example: ExampleTrial | null;
  mode: ScreenMode;
  run: EditorPayload["run"];
  sees: EditorPayload["words"]["sees"];
  words: BenchWords["preview"];
  locale: Locale;
  /** Receives the current phase of a played trial, and the share of the phase that has passed. */
  onAt: (phase: number, share: number) => void;
  /** Receives a sentence about the result of the trials; "" if the trials have no result. */
  onEnd: (outcome: string) => void;
  /** Receives whether the screen of the task is displayed. Until then, a message is displayed. */
  onDrawn: (isDrawn: boolean) => void;
};

const CODES = new Map<string, AppCode>();

/** Returns the code of a task; null until it has loaded, and "lost" if it fails to load. */
function useAppCode(id: AppStepModel["app"]): AppCode | "lost" | null {
  const [loaded, setLoaded] = useState<{ id: string; code: AppCode | "lost" } | null>(null);
  useEffect(() => {
    if (CODES.has(id)) return;
    let isMounted = true;
    loadAppCode(id)
      .then(async (code) => {
        await code.view.warmUp?.();
        CODES.set(id, code);
        if (isMounted) setLoaded({ id, code });
      })
      .catch(() => isMounted && setLoaded({ id, code: "lost" }));
    return () => {
      isMounted = false;
    };
  }, [id]);
  return CODES.get(id) ?? (loaded?.id === id ? loaded.code : null);
}

/** The screen of a task with its parameters, exactly as participants see it, because the view of the task draws it. */
export function TaskScreen(props: Props) {
  const { step, payload, words, locale } = props;
  const code = useAppCode(step.app);
  const app = useMemo(
    () => (code && code !== "lost" ? ({ ...code, model: step.model } as App) : null),
    [code, step.model],
  );
  const own = useMemo(
    () => app && atParameters(payload, { parameters: app.parameters, model: app.model }, locale),
    [app, payload, locale],
  );
  const isDrawn = app !== null && own !== null;
  const { onDrawn } = props;
  useEffect(() => {
    onDrawn(isDrawn);
    return () => onDrawn(false);
  }, [onDrawn, isDrawn]);
  if (!app || !own)
    return (
      <p role="status" className={styles.waiting}>
        {code === "lost" ? words.lost : words.loading}
      </p>
    );
  if (isForm(app)) return <FormScreen {...props} app={app} own={own.words} />;
  if (props.mode === "try") {
    const { words: instructed } = withInstructions(own, props.instructions, locale);
    return <TriedTrials {...props} app={app} own={instructed} />;
  }
  return <ShownTrial {...props} app={app} own={own.words} />;
}

/** One trial, displayed at the moment of the response or played from its beginning. */
function ShownTrial({
  app: { model, view },
  own,
  example,
  mode,
  run,
  onAt,
  onEnd,
}: Props & { app: TimedApp; own: CommonWords }) {
  const surface = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const at = useEffectEvent(onAt);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { current: room } = surface;
    if (!example || !room || !stage.current) return;
    const { trial, phases } = example;
    const scene = view.scene(own, run.feedback);
    const show = (index: number) => {
      const { name = "" } = phases[index] ?? {};
      scene.node.dataset.phase = name;
      room.dataset.phase = name;
      scene.show?.(name, trial, { response: null, stamp: performance.now() });
    };
    scene.node.dataset.phase = "";
    scene.prepare(trial);
    stage.current.replaceChildren(scene.node);
    let frame = 0;
    if (mode !== "play") show(askedPhase(phases));
    else {
      const asked = model.figure(own).find(({ timing }) => timing.kind === "response");
      const exampleMs = asked?.timing.kind === "response" ? asked.timing.exampleMs : undefined;
      const lengths = playedPhases(phases, exampleMs);
      let shown = -1;
      let beginning: number | undefined;
      const onFrame = (now: number) => {
        beginning ??= now;
        let ms = now - beginning;
        let phase = 0;
        while (phase < lengths.length && ms >= (lengths[phase] ?? 0)) {
          ms -= lengths[phase] ?? 0;
          phase += 1;
        }
        if (phase === lengths.length) return end("");
        if (phase !== shown) show(phase);
        shown = phase;
        at(phase, ms / (phases[phase]?.durationMs || 1));
        frame = requestAnimationFrame(onFrame);
      };
      frame = requestAnimationFrame(onFrame);
    }
    return () => {
      cancelAnimationFrame(frame);
      scene.node.remove();
      delete room.dataset.phase;
    };
  }, [example, model, view, own, run, mode]);
  return (
    <>
      <p className={styles.progress}>
        {example &&
          interpolate(run.trial, { trial: example.index + 1, trials: model.facts.trials })}
      </p>
      <RunSurface model={model} words={own} surface={surface} stage={stage} isWaiting={false} />
    </>
  );
}

/** A few trials in which the visitor responds in the preview. The responses are not stored. */
function TriedTrials({
  step,
  app: whole,
  own,
  run,
  sees,
  words,
  locale,
  onEnd,
}: Props & { app: TimedApp; own: CommonWords }) {
  const surface = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const rows = useRef<TrialRow[]>([]);
  const leaving = useRef<AbortController>(null);
  const [waiting, setWaiting] = useState<{ isPause: boolean; goOn: () => void } | null>(null);
  const [progress, setProgress] = useState("");
  // Until the trials end, they use the parameters with which they began, even if the author changes the parameters.
  const [start] = useState(() => {
    const app = shortened(whole);
    return { app, own, session: passingSession(app, step, locale) };
  });
  const end = useEffectEvent(onEnd);
  const done = useEffectEvent(() => onEnd(outcomeOf(rows.current, sees, locale)));
  const say = useEffectEvent((trial: number, trials: number) =>
    setProgress(interpolate(run.trial, { trial, trials })),
  );
  useEffect(() => {
    if (!surface.current || !stage.current) return;
    const left = new AbortController();
    leaving.current = left;
    let isGone = false;
    runOnStage(start.app, start.session, start.own, run.feedback, {
      signal: left.signal,
      stage: stage.current,
      surface: surface.current,
      wait: ({ why }) =>
        new Promise((resolve) => {
          setWaiting({ isPause: why !== "block", goOn: resolve });
        }),
      onTrial: ({ index, length }) => say(index + 1, length),
      onRow: (row) => rows.current.push(row),
      onEvent: () => {},
      onBlock: () => {},
    }).then(
      (how) => {
        if (isGone) return;
        if (how === "left") end("");
        else done();
      },
      () => {
        if (!isGone) end(sees.notTried);
      },
    );
    return () => {
      isGone = true;
      left.abort();
    };
  }, [start, run, sees]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button next to the screen does the same
    <div
      className={styles.tried}
      onKeyDown={(event) => {
        if (event.key === "Escape") leaving.current?.abort();
        // The event does not reach the page, because a key press in a trial must not trigger the page's shortcuts for
        // undo and redo.
        event.stopPropagation();
      }}
    >
      <p className={styles.progress}>{waiting ? "" : progress}</p>
      <RunSurface
        model={start.app.model}
        words={start.own}
        surface={surface}
        stage={stage}
        isWaiting={waiting !== null}
      >
        {waiting && (
          <div className={styles.before}>
            <p>{waiting.isPause ? words.paused : words.before}</p>
            {!waiting.isPause && start.own.run.instruction && (
              <section
                className={styles.instruction}
                aria-label={words.instructions.title}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
                tabIndex={0}
              >
                <AuthorText text={start.own.run.instruction} />
              </section>
            )}
            <ActionButton
              autoFocus
              onClick={() => {
                waiting.goOn();
                setWaiting(null);
                surface.current?.focus({ preventScroll: true });
              }}
            >
              {waiting.isPause ? words.goOn : words.start}
            </ActionButton>
          </div>
        )}
      </RunSurface>
    </div>
  );
}

/** The first page of a questionnaire. */
function FormScreen({
  step,
  app,
  own,
  mode,
  run,
  sees,
  locale,
  onEnd,
}: Props & { app: FormApp; own: CommonWords }) {
  const session = useMemo(() => passingSession(app, step, locale), [app, step, locale]);
  if (mode === "try")
    return (
      <div className={styles.page}>
        <FormRun
          app={app}
          session={session}
          appWords={own}
          words={run}
          locale={locale}
          onDraft={() => {}}
          onEvent={() => {}}
          onBlock={() => {}}
          onEnd={(how) => onEnd(how === "left" ? "" : sees.triedForm)}
        />
      </div>
    );
  return (
    <div className={styles.page}>
      <app.view.Form
        screen={app.model.screenAt(0, session.seed, [])}
        words={own}
        locale={locale}
        draft={{}}
        onDraft={() => {}}
        onAnswers={() => {}}
      />
    </div>
  );
}
