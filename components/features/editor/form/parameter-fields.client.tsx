"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type StepModel, settingsOf } from "@/components/features/editor/document/consequences";
import type { JsonObject, Path } from "@/components/features/editor/document/json";
import {
  said,
  useEditorBase,
  useEditorContext,
} from "@/components/features/editor/shared/editor-context.client";
import type {
  Parameter,
  ParameterValue,
  Unit,
} from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { KnownApp } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import { ChoiceField, FlagField, NumberField, TextField } from "./field.client";
import { defaultText, type NormNote, normNotes } from "./norm-notes";
import styles from "./parameter-fields.module.css";

/** The parameters that set an app's length. They come first and are always visible. */
const FIRST = ["trials", "rows", "blocks", "practiceTrials"];

/** Units that are displayed next to a number; the labels of parameters contain the others. */
const SHOWN_UNITS: readonly Unit[] = ["ms", "%", "km"];

/** Returns the names of the parameters outside of the disclosure: the length, and the changed parameters. */
function namesOutside(app: KnownApp, settings: Readonly<Record<string, unknown>>): string[] {
  const { definitions, length } = app.parameters;
  const names = Object.keys(definitions);
  const first = [...FIRST, length?.name ?? ""].filter((name) => names.includes(name));
  const changed = names.filter((name) => settings[name] !== definitions[name]?.default);
  return [...new Set([...first, ...changed])];
}

/** The parameters of a step: first the length and the changed parameters; the others are in a disclosure. */
export function ParameterFields({
  index,
  step,
  app,
  model,
  payload,
}: {
  index: number;
  step: JsonObject;
  app: KnownApp;
  /** Absent while the parameters break a rule. */
  model: StepModel | undefined;
  /** Absent until the payload has arrived. */
  payload: AppPayload | undefined;
}) {
  const { words, locale, faults } = useEditorContext();
  const { definitions } = app.parameters;
  const settings = settingsOf(step, app);
  // A field must not move while it is in use, so the visible parameters are chosen again only when the disclosure
  // closes.
  const [outside, setOutside] = useState(() => namesOutside(app, settings));
  const inside = Object.keys(definitions).filter((name) => !outside.includes(name));
  const changedInside = inside.filter((name) => settings[name] !== definitions[name]?.default);
  const path: Path = ["steps", index, "parameters"];
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  // The function must stay the same while the app is the same; otherwise all fields would render again.
  const holds = useCallback(
    (name: string, value: number) =>
      parameterFaults(app.parameters, { ...latest.current, [name]: value }).length === 0,
    [app],
  );
  const hasFault = inside.some((name) => faults.has([...path, name].join(".")));
  const notes =
    model && payload
      ? normNotes(app.parameters, model.model.parameters, payload, words.norm, locale)
      : {};
  const field = (name: string) => (
    <ParameterField
      key={name}
      name={name}
      parameter={definitions[name] as Parameter}
      path={[...path, name]}
      about={`${index}.${name}`}
      note={notes[name]}
      holds={holds}
    />
  );
  return (
    <div className={styles.parameters}>
      {outside.map(field)}
      {inside.length > 0 && (
        <details
          className={styles.more}
          open={hasFault || undefined}
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) setOutside(namesOutside(app, settings));
          }}
        >
          <summary>
            <span>
              {inside.length === 1
                ? words.form.oneMoreSetting
                : interpolate(words.form.moreSettings, { n: inside.length })}
            </span>
            {changedInside.length === 0 && (
              <span className={styles.defaults}>{words.form.atDefaults}</span>
            )}
          </summary>
          {inside.map(field)}
        </details>
      )}
    </div>
  );
}

function ParameterField({
  name,
  parameter,
  path,
  about,
  note,
  holds,
}: {
  name: string;
  parameter: Parameter;
  path: Path;
  about: string;
  note: NormNote | undefined;
  /** Returns whether all parameters are valid with this value of one parameter. */
  holds: (name: string, value: number) => boolean;
}) {
  const { locale, words } = useEditorBase();
  const holdsHere = useCallback((value: number) => holds(name, value), [holds, name]);
  const { text, isPublished } = note ?? {};
  const cost = useMemo(
    () =>
      text && <span className={isPublished ? styles.published : styles.unpublished}>{text}</span>,
    [text, isPublished],
  );
  const common = {
    path,
    about,
    label: said(parameter.label, locale),
    hint: parameter.help && said(parameter.help, locale),
    cost,
  };
  const fallback: ParameterValue = parameter.default;
  switch (parameter.kind) {
    case "number":
      return (
        <NumberField
          {...common}
          limits={parameter}
          holds={holdsHere}
          unit={parameter.unit && SHOWN_UNITS.includes(parameter.unit) ? parameter.unit : undefined}
          fallback=""
        />
      );
    case "flag":
      return <FlagField {...common} />;
    case "choice":
      return (
        <ChoiceField
          {...common}
          fallback={String(fallback)}
          choices={Object.fromEntries(
            Object.entries(parameter.values).map(([value, text]) => [value, said(text, locale)]),
          )}
        />
      );
    case "key":
      return (
        <TextField
          {...common}
          hint={`${words.form.keyLimits} (${defaultText(parameter, locale)})`}
          key={name}
          isWide={false}
          staysEmpty
          size={3}
        />
      );
  }
}
