"use client";

import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  type AppStepModel,
  isAppModel,
  knownApp,
  type StepModel,
} from "@/components/features/editor/document/consequences";
import {
  devicePartsOf,
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import { isList, isObject, type Json } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useEditorPage,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { PARTS } from "@/components/features/editor/shared/panes";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import type { Chosen } from "@/components/features/editor/shared/use-place.client";
import { LazySurveyPreview } from "@/components/features/editor/survey/preview/lazy-survey-preview.client";
import { ActionButton } from "@/components/ui/action-button";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { instructionOf } from "@/experiments/engine/texts/at-parameters";
import { interpolate } from "@/lib/i18n/interpolate";
import { exampleTrial, placeOnLine } from "./example-trial";
import { LazyTaskScreen } from "./lazy-task-screen.client";
import { DeviceScreen, EndScreen, InformationScreen, TextScreen } from "./page-screen";
import styles from "./preview.module.css";
import { ShownInstructions } from "./shown-instructions";
import type { ScreenMode } from "./task-screen.client";
import { TrialLine } from "./trial-line";
import { writtenInstructions } from "./written-instructions";

const DEVICES = ["desktop", "phone"] as const;
type Device = (typeof DEVICES)[number];

/**
 * Returns the device with which the preview starts. On a phone, the picture of a desktop screen would be too small to
 * read.
 */
const usualDevice = (): Device =>
  globalThis.matchMedia?.("(max-width: 44rem)").matches ? "phone" : "desktop";

/** The screen that participants see in the chosen step, on a desktop or a phone. It changes with the parameters. */
export const Preview = memo(function Preview({
  steps,
  chosen,
  page,
  onPage,
  title,
}: {
  /** The steps. A step that has a fault is replaced by the step with its id in the last valid document. */
  steps: readonly StepModel[];
  chosen: Chosen;
  /** The page of a survey that is displayed. */
  page: number;
  onPage: (page: number) => void;
  title: string;
}) {
  const { locale, payload } = useEditorPage();
  const { document, faults } = useEditorContext();
  const { preview: words } = payload.bench;
  const { sees, information } = payload.words;
  const [device, setDevice] = useState<Device>(usualDevice);
  const written = stepsOf(document);
  // Without a choice, the preview displays the first task, survey or check, because a page of text often only
  // introduces it. A study of pages of text alone has no such step, so the preview displays its first page.
  const at = chosen === null ? (steps[0]?.index ?? 0) : chosen;
  const step = typeof at === "number" ? written[at] : undefined;
  const text = isObject(step) ? step.text : undefined;
  const task = steps.find(({ index }) => index === at);
  const isSurvey = isSurveyShaped(step);
  const isWrong = [...faults.keys()].some((path) => path.startsWith(`steps.${at}.`));
  const own = { words, locale };

  const shown = () => {
    if (chosen === "information")
      return (
        <InformationScreen
          {...own}
          title={title}
          information={document.information}
          fields={information.fields}
        />
      );
    if (chosen === "end") return <EndScreen {...own} debriefing={document.debriefing} />;
    if (isDeviceShaped(step))
      return (
        <DeviceScreen
          {...own}
          parts={devicePartsOf(step)}
          canEnd={isList(step.leave) && step.leave.length > 0}
          texts={payload.device}
        />
      );
    if (step !== undefined && !isAppShaped(step)) return <TextScreen {...own} text={text} />;
    return <p className={styles.nothing}>{written.length === 0 ? words.nothing : ""}</p>;
  };

  const head = (
    <div className={styles.head}>
      <h2 id={PARTS.preview} tabIndex={-1}>
        {words.title}
      </h2>
      <fieldset className={styles.devices} aria-label={words.devices.label}>
        {DEVICES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === device}
            onClick={() => setDevice(each)}
          >
            {words.devices[each]}
          </button>
        ))}
      </fieldset>
    </div>
  );
  return (
    <section className={styles.preview} aria-labelledby={PARTS.preview}>
      {isSurvey ? (
        <div className={styles.kept}>
          <LazySurveyPreview
            key={at}
            index={typeof at === "number" ? at : 0}
            page={page}
            onPage={onPage}
            head={head}
            screen={(content, isLive) => (
              <Screen
                device={device}
                isLive={isLive}
                isTall
                {...(!isLive && {
                  label: interpolate(words.screenOf, { name: payload.words.form.survey }),
                })}
              >
                {content}
              </Screen>
            )}
          />
        </div>
      ) : task && isAppModel(task) ? (
        <TaskPreview
          key={task.index}
          step={task}
          written={written[task.index]}
          device={device}
          head={head}
          isWrong={isWrong}
          sees={sees}
        />
      ) : (
        <div className={styles.kept} data-device={device}>
          {head}
          <Screen device={device}>{shown()}</Screen>
        </div>
      )}
    </section>
  );
});

/** The black frame of a device. Its content has the size of the device's screen, scaled to the width of the pane. */
function Screen({
  device,
  label,
  isLive = false,
  isTall = false,
  children,
}: {
  device: Device;
  /** The text alternative if the screen is a picture. */
  label?: string;
  /** Whether the visitor can use the content. */
  isLive?: boolean;
  /** Whether the height of the screen depends on its content. */
  isTall?: boolean;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another device has another size
  useEffect(() => {
    const { current: outer } = frame;
    const { current: inner } = screen;
    if (!outer || !inner) return;
    const scale = () => {
      if (inner.offsetWidth > 0)
        outer.style.setProperty("--scale", String(outer.clientWidth / inner.offsetWidth));
    };
    scale();
    // Without ResizeObserver, the screen does not change its first size.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(scale);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [device]);
  // A picture that is higher than its frame scrolls, so that the keyboard has to reach it.
  const scrolls =
    isTall && label !== undefined ? { role: "region", "aria-label": label, tabIndex: 0 } : {};
  const picture = label === undefined ? {} : { role: "img", "aria-label": label };
  return (
    <div
      className={styles.frame}
      ref={frame}
      data-device={device}
      data-tall={isTall || undefined}
      {...scrolls}
    >
      <div {...picture}>
        <div ref={screen} className={styles.screen} inert={!isLive && label !== undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}

function TaskPreview({
  step,
  written,
  device,
  head,
  isWrong,
  sees,
}: {
  step: AppStepModel;
  /** The step in the document, which may be incomplete. */
  written: Json | undefined;
  device: Device;
  /** The heading above the screen. */
  head: ReactNode;
  /** Whether the parameters of the step have an error. */
  isWrong: boolean;
  sees: ReturnType<typeof useEditorPage>["payload"]["words"]["sees"];
}) {
  const { locale, apps, payload: editor } = useEditorPage();
  const { payloads, isLost } = usePayloads();
  const { document } = useWritten();
  const { preview: words } = editor.bench;
  const [mode, setMode] = useState<ScreenMode>("still");
  const [outcome, setOutcome] = useState("");
  const [isDrawn, setIsDrawn] = useState(false);
  const [condition, setCondition] = useState<string | null>(null);
  const line = useRef<HTMLOListElement>(null);
  const app = apps.find(({ id }) => id === step.app);
  const payload = payloads.get(step.app);
  const known = knownApp(step.app);
  const { model } = step;
  const example = useMemo(
    () => (model.kind === "timed" ? exampleTrial(model as TimedModel) : null),
    [model],
  );
  const name = app?.name ?? step.app;
  const end = (text: string) => {
    setMode("still");
    setOutcome(text);
    delete line.current?.dataset.playing;
  };
  const begin = (next: ScreenMode) => {
    setOutcome("");
    setMode(next);
  };
  const isForm = model.kind === "form";
  const instructions = writtenInstructions(document, written, locale);
  const shown = isForm ? "ours" : instructions.shown(condition);
  return (
    <>
      <div className={styles.kept} data-device={isForm && mode === "try" ? undefined : device}>
        {head}
        <Screen
          device={device}
          isLive={mode === "try"}
          isTall={isForm && mode === "try"}
          // Screen readers do not read the content of a picture. Messages about loading are therefore not in a picture.
          {...(mode !== "try" &&
            isDrawn && {
              label: `${interpolate(words.screenOf, { name })}. ${app?.description ?? ""}`,
            })}
        >
          {payload ? (
            <LazyTaskScreen
              step={step}
              payload={payload}
              instructions={shown}
              example={example}
              mode={mode}
              run={editor.run}
              sees={sees}
              words={words}
              locale={locale}
              onAt={(phase, share) => {
                if (!line.current || !example) return;
                line.current.dataset.playing = "";
                const at = placeOnLine(example.phases, phase, share);
                line.current.style.setProperty("--at", at.toFixed(4));
              }}
              onEnd={end}
              onDrawn={setIsDrawn}
            />
          ) : (
            <p role="status" className={styles.nothing}>
              {isLost ? sees.notLoaded : sees.loading}
            </p>
          )}
        </Screen>
      </div>
      <div className={styles.rest}>
        {example && (
          <TrialLine phases={example.phases} words={words.line} locale={locale} line={line} />
        )}
        {!isForm && instructions.areOther && (
          <ShownInstructions
            shown={shown}
            ours={
              payload && known
                ? instructionOf(payload, { parameters: known.parameters, model }, locale)
                : ""
            }
            conditions={instructions.conditions}
            condition={condition}
            document={document}
            words={words.instructions}
            locale={locale}
            onCondition={setCondition}
          />
        )}
        {isForm && <p className={styles.note}>{words.line.none}</p>}
        <div className={styles.ways}>
          {mode === "still" ? (
            <>
              {example && (
                <span className={styles.play}>
                  <ActionButton isOff={!payload} onClick={() => begin("play")}>
                    {words.play}
                  </ActionButton>
                </span>
              )}
              <ActionButton isOff={!payload} onClick={() => begin("try")}>
                {isForm ? sees.tryForm : sees.trySix}
              </ActionButton>
            </>
          ) : (
            <ActionButton onClick={() => end("")}>{words.stop}</ActionButton>
          )}
          <span className={styles.changes}>{words.changes}</span>
        </div>
        {isWrong && <p className={styles.note}>{words.fixFirst}</p>}
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
    </>
  );
}
