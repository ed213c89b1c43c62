"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import {
  isObject,
  type JsonObject,
  type Path,
  valueAt,
  withValue,
} from "@/components/features/editor/document/json";
import {
  fieldId,
  said,
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { KEY_PATTERN, type Parameter } from "@/experiments/engine/contract/define-parameters";
import { interpolate } from "@/lib/i18n/interpolate";
import { FaultNote } from "./fault-note.client";
import styles from "./key-picker.module.css";
import { KEY_ROWS, pressedKey, withKey } from "./pressed-key";

/** The characters for responses that are directions. */
const SIGNS: Readonly<Record<string, string>> = { left: "←", right: "→" };

/** Keys that move the focus or that belong to the browser. They cannot be chosen. */
const PASSED = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|Escape|Enter|F\d+)$/;

/** Returns the response to which a parameter such as `redKey` belongs. The style of the field depends on it. */
const responseOf = (name: string) => name.replace(/Key$/, "");

/**
 * The keys for the responses of an app. Each response has a field that accepts the next key press. The drawn keyboard
 * displays all keys, and clicking a key chooses it. If another response already has the key, the two responses exchange
 * keys.
 */
export function KeyPicker({
  index,
  names,
  definitions,
  values,
}: {
  /** Index of the step. */
  index: number;
  /** The names of the parameters that are keys. */
  names: readonly string[];
  definitions: Readonly<Record<string, Parameter>>;
  values: Readonly<Record<string, unknown>>;
}) {
  const { locale, faults, edit, dispatch } = useEditorContext();
  const { keys: words, default: byDefault, groups } = useFormWords();
  /** The response whose key is being chosen. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const picker = useRef<HTMLFieldSetElement>(null);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const path: Path = ["steps", index, "parameters"];
  const idOf = (name: string) => fieldId([...path, name]);
  const parameterOf = (name: string) => {
    const parameter = definitions[name];
    return parameter?.kind === "key" ? parameter : undefined;
  };
  const meaningOf = (name: string) => {
    const parameter = parameterOf(name);
    return parameter ? said(parameter.meaning, locale) : name;
  };
  const labelOf = (name: string) => {
    const parameter = parameterOf(name);
    return parameter && said(parameter.label, locale);
  };
  const keyOf = (name: string) => String(values[name] ?? "");
  const keys = Object.fromEntries(names.map((name) => [name, values[name]]));
  const defaults = Object.fromEntries(names.map((name) => [name, parameterOf(name)?.default]));

  const setKeys = (next: Readonly<Record<string, unknown>>) =>
    edit((now) => {
      const before = valueAt(now, path);
      const parameters = { ...(isObject(before) ? before : {}), ...next } as JsonObject;
      return withValue(now, path, parameters) as JsonObject;
    });
  const choose = (name: string, key: string) => {
    const next = withKey(keys, name, key);
    if (keys[name] !== key) setKeys(next.keys);
    const { swapped } = next;
    const told = { meaning: meaningOf(name), key: key.toUpperCase() };
    setStatus(
      swapped === null
        ? interpolate(words.set, told)
        : interpolate(words.swapped, {
            ...told,
            other: meaningOf(swapped),
            otherKey: String(next.keys[swapped]).toUpperCase(),
          }),
    );
  };
  const onKeyDown = (name: string) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || PASSED.test(event.key)) return;
    // Text from an input method or an on-screen keyboard is reported as a change event of the field.
    if (event.key === "Unidentified" || event.key === "Process") return;
    event.preventDefault();
    const key = pressedKey(event);
    if (key === null) setStatus(words.unusable);
    else choose(name, key);
  };
  const press = (key: string) => {
    const owner = names.find((name) => values[name] === key);
    if (chosen !== null) choose(chosen, key);
    else if (owner === undefined) setStatus(words.first);
    else inputs.current.get(owner)?.focus();
  };
  const isChanged = names.some((name) => values[name] !== defaults[name]);
  const shownDefaults = names.map((name) => String(defaults[name]).toUpperCase()).join(" ");

  return (
    <fieldset
      className={styles.picker}
      ref={picker}
      tabIndex={-1}
      aria-label={groups.keys}
      aria-describedby={`${idOf(names[0] ?? "")}-help`}
    >
      <div className={styles.answers}>
        {names.map((name) => {
          const isInvalid = faults.has([...path, name].join("."));
          return (
            <label
              key={name}
              className={styles.answer}
              data-response={responseOf(name)}
              data-chosen={chosen === name || undefined}
              data-about={`${index}.${name}`}
            >
              <span className={styles.meaning}>
                <span className={styles.ink} aria-hidden="true">
                  {SIGNS[responseOf(name)]}
                </span>
                {meaningOf(name)}
              </span>
              <input
                ref={(input) => {
                  if (input) inputs.current.set(name, input);
                }}
                id={idOf(name)}
                type="text"
                // On a phone, the drawn keyboard replaces the on-screen keyboard.
                inputMode="none"
                size={2}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-label={labelOf(name)}
                aria-invalid={isInvalid || undefined}
                value={keyOf(name)}
                onFocus={({ target }) => {
                  setChosen(name);
                  setStatus(interpolate(words.waiting, { meaning: meaningOf(name) }));
                  target.select();
                }}
                onKeyDown={onKeyDown(name)}
                onChange={({ target }) => {
                  const typed = target.value.trim().toLowerCase().at(-1) ?? "";
                  if (KEY_PATTERN.test(typed)) choose(name, typed);
                  else setKeys({ [name]: target.value });
                }}
                onBlur={({ relatedTarget }) => {
                  dispatch({ type: "rested" });
                  if (relatedTarget === null || picker.current?.contains(relatedTarget)) return;
                  setChosen(null);
                  setStatus("");
                }}
              />
            </label>
          );
        })}
      </div>
      {names.map((name) => {
        const fault = faults.get([...path, name].join("."));
        return fault && <FaultNote key={name} fault={fault} />;
      })}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={words.board} className={styles.board} translate="no">
        {KEY_ROWS[locale].map((row, at) => (
          <div key={row} className={styles.keys} data-row={at}>
            {[...row].map((key) => {
              const owner = names.find((name) => values[name] === key);
              const shown = key.toUpperCase();
              return (
                <button
                  key={key}
                  type="button"
                  // The Tab key skips the drawn keys, because the fields above already accept key presses.
                  tabIndex={-1}
                  data-response={owner && responseOf(owner)}
                  data-owned={owner !== undefined || undefined}
                  data-chosen={(owner !== undefined && owner === chosen) || undefined}
                  aria-label={
                    owner === undefined
                      ? interpolate(words.free, { key: shown })
                      : interpolate(words.key, { key: shown, meaning: meaningOf(owner) })
                  }
                  // This call prevents the field from losing the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => press(key)}
                >
                  {shown}
                  {owner !== undefined && (
                    <span className={styles.ink}>{SIGNS[responseOf(owner)]}</span>
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <p id={`${idOf(names[0] ?? "")}-help`} className={styles.help}>
        {words.help} {words.touch}
      </p>
      {isChanged && (
        <button
          type="button"
          className={styles.reset}
          aria-label={interpolate(byDefault.back, { name: groups.keys, value: shownDefaults })}
          onClick={() => {
            setKeys(defaults);
            setStatus("");
            // The button disappears. In the field of a response, the next key press would change its key.
            picker.current?.focus();
          }}
        >
          {interpolate(byDefault.is, { value: shownDefaults })} <span aria-hidden="true">↺</span>
        </button>
      )}
    </fieldset>
  );
}
