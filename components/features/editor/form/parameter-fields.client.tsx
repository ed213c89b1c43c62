"use client";

import { useCallback, useEffect, useMemo, useRef } from "react";
import { type StepModel, stepValues } from "@/components/features/editor/document/consequences";
import type { JsonObject, Path } from "@/components/features/editor/document/json";
import {
  said,
  useEditorBase,
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import {
  PARAMETER_GROUPS,
  type Parameter,
  type ParameterGroup,
  type Unit,
} from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { KnownApp } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import { ChoiceField } from "./choice-field.client";
import { FlagField } from "./flag-field.client";
import { GroupFold } from "./group-fold.client";
import { changedNames, groupSummary, shownParameter } from "./group-summary";
import { KeyPicker } from "./key-picker.client";
import { type NormNote, normNotes } from "./norm-notes";
import { NumberField } from "./number-field.client";
import styles from "./parameter-fields.module.css";

/** The parameters that determine an app's duration. These parameters are the first in their group. */
const FIRST = ["trials", "rows", "cities", "blocks", "practiceTrials"];

/** Units that are displayed next to a number; other units are part of the parameter's label. */
const SHOWN_UNITS: readonly Unit[] = ["ms", "%", "km"];

const rank = (name: string) => {
  const at = FIRST.indexOf(name);
  return at === -1 ? FIRST.length : at;
};

/** Returns the names of an app's parameters for each group, in the order in which they are displayed. */
function groupsOf({ parameters }: KnownApp): [ParameterGroup, string[]][] {
  const names = Object.keys(parameters.definitions).sort((a, b) => rank(a) - rank(b));
  return PARAMETER_GROUPS.map((group): [ParameterGroup, string[]] => [
    group,
    names.filter((name) => parameters.definitions[name]?.group === group),
  ]).filter(([, own]) => own.length > 0);
}

/** The parameters of a step in groups. The name of each group is followed by its main values. */
export function ParameterFields({
  index,
  step,
  app,
  model,
  payload,
  instructions,
}: {
  index: number;
  step: JsonObject;
  app: KnownApp;
  /** The model of the step; undefined while the parameters violate a rule. */
  model: StepModel | undefined;
  /** The payload of the app; undefined until it has loaded. */
  payload: AppPayload | undefined;
  /** The group for the instructions, displayed before the group for the exclusions. */
  instructions?: React.ReactNode;
}) {
  const { words, locale, faults } = useEditorContext();
  const form = useFormWords();
  const { definitions } = app.parameters;
  const values = stepValues(step, app);
  const groups = useMemo(() => groupsOf(app), [app]);
  const path: Path = ["steps", index, "parameters"];
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  // The function must be replaced only when the app changes. Otherwise all fields would render again at each change.
  const holds = useCallback(
    (name: string, value: number) =>
      parameterFaults(app.parameters, { ...latest.current, [name]: value }).length === 0,
    [app],
  );
  const notes =
    model && payload ? normNotes(app.parameters, model.model, payload, words.norm, locale) : {};
  const noteOf = (changed: number) => {
    if (changed === 0) return undefined;
    return changed === 1
      ? form.groups.oneChanged
      : interpolate(form.groups.changed, { n: changed });
  };
  const before = groups.filter(([group]) => group !== "exclusions");
  const after = groups.filter(([group]) => group === "exclusions");
  const fold = ([group, names]: [ParameterGroup, string[]], at: number) => (
    <GroupFold
      key={group}
      name={form.groups[group]}
      values={groupSummary(group, names, definitions, values, form, locale)}
      note={noteOf(changedNames(names, definitions, values).length)}
      isFirst={at === 0 && group === groups[0]?.[0]}
      isNeeded={names.some((name) => faults.has([...path, name].join(".")))}
    >
      {group === "keys" ? (
        <KeyPicker index={index} names={names} definitions={definitions} values={values} />
      ) : (
        names.map((name) => (
          <ParameterField
            key={name}
            name={name}
            parameter={definitions[name] as Parameter}
            path={[...path, name]}
            about={`${index}.${name}`}
            note={notes[name]}
            holds={holds}
          />
        ))
      )}
    </GroupFold>
  );
  return (
    <div className={styles.parameters}>
      {before.map(fold)}
      {instructions}
      {after.map(fold)}
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
  /** Returns whether all parameters are valid if one parameter has this value. */
  holds: (name: string, value: number) => boolean;
}) {
  const { locale } = useEditorBase();
  const words = useFormWords();
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
    standard: {
      value: parameter.default,
      text: shownParameter(parameter, parameter.default, words, locale),
    },
  };
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
          fallback={String(parameter.default)}
          choices={Object.fromEntries(
            Object.entries(parameter.values).map(([value, text]) => [value, said(text, locale)]),
          )}
        />
      );
    case "key":
      // A parameter that is a key has no field here, because the key picker displays all keys of an app together.
      return null;
  }
}
