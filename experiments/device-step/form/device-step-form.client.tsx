"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { measuredValue, measuresOf } from "@/experiments/device-step/model/device-measures";
import { measuredAnswer } from "@/experiments/device-step/model/device-rows";
import type { DeviceTypes } from "@/experiments/device-step/model/device-step-types";
import type { FormProps } from "@/experiments/engine/contract/define-app";
import type { CheckPart } from "@/experiments/engine/device/device-check";
import { deviceHere } from "@/experiments/engine/device/device-here.client";
import { DeviceNeedsContext } from "./device-needs.client";
import styles from "./device-step-form.module.css";
import { DisplayPart } from "./display-part.client";
import { PartList } from "./part-list";
import { PressPart } from "./press-part.client";
import { SizePart } from "./size-part.client";
import { useCheckFocus } from "./use-check-focus.client";
import { useDeviceCheck } from "./use-device-check.client";

/** The only screen of a check in a study: the parts follow one another after the start. */
export function DeviceStepForm(props: FormProps<DeviceTypes>) {
  const { locale, onAnswers } = props;
  const { needed, canEnd } = useContext(DeviceNeedsContext);
  const { form: words } = props.words;
  // The engine computes an equal screen for each render.
  const [{ parts }] = useState(props.screen);
  const { check, skipped, current, endedAt, hasBegun, start, end } = useDeviceCheck(parts);
  const room = useRef<HTMLDivElement>(null);
  useCheckFocus(room, current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the check ends once
  useEffect(() => {
    if (endedAt === null) return;
    const device = deviceHere();
    onAnswers(measuresOf(parts).map((id) => measuredAnswer(measuredValue(id, check, device))));
  }, [endedAt]);

  const neededText = (part: CheckPart) => (needed.includes(part) ? words.needed : undefined);
  const panels: Record<CheckPart, () => React.ReactNode> = {
    display: () => (
      <DisplayPart
        words={words}
        needed={neededText("display")}
        onEnd={(display) => end(display ? { display } : {})}
      />
    ),
    presses: () => (
      <PressPart
        words={words}
        needed={neededText("presses")}
        onEnd={(presses) => end(presses ? { presses } : {})}
      />
    ),
    size: () => (
      <SizePart
        words={words}
        needed={neededText("size")}
        asksDistance={false}
        locale={locale}
        onEnd={(size) => end(size ? { size } : {})}
      />
    ),
  };

  return (
    <div ref={room} className={styles.check}>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      {canEnd && <p>{words.canEnd}</p>}
      {!hasBegun && (
        <p>
          <ActionButton look="primary" onClick={start}>
            {words.start}
          </ActionButton>
        </p>
      )}
      <PartList
        parts={parts}
        words={words}
        stateOf={(part) => {
          if (part === current) return "current";
          if (check[part]) return "done";
          return skipped.has(part) ? "skipped" : "open";
        }}
        panelOf={(part) => (part === current ? panels[part]() : null)}
      />
    </div>
  );
}
