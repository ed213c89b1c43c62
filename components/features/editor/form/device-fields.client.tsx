"use client";

import { asText, isList, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { CHECK_PARTS } from "@/experiments/engine/device/device-check";
import styles from "./device-fields.module.css";
import { Repairs } from "./repairs.client";

/** The parts of a check of the device, each with the figures that it measures. */
export function DeviceFields({ path }: { path: Path }) {
  const { words } = useEditorContext();
  const { deviceParts } = words.form;
  const field = useField(path);
  const chosen = isList(field.value) ? field.value.map(asText) : [];
  const error = chosen.length === 0 ? deviceParts.none : field.error;
  return (
    <fieldset
      id={field.id}
      className={styles.parts}
      tabIndex={-1}
      aria-describedby={error ? `${field.id}-error` : undefined}
    >
      <legend>{deviceParts.title}</legend>
      {CHECK_PARTS.map((part) => (
        <div key={part} className={styles.part}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(part)}
              aria-describedby={`${field.id}-${part}`}
              onChange={({ target }) =>
                field.set(
                  CHECK_PARTS.filter((each) =>
                    each === part ? target.checked : chosen.includes(each),
                  ),
                )
              }
            />
            {deviceParts[part]}
          </label>
          <p id={`${field.id}-${part}`} className={styles.help}>
            {deviceParts[`${part}Help`]}
          </p>
        </div>
      ))}
      {error && (
        <p id={`${field.id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {error && chosen.length > 0 && <Repairs at={field.name} />}
      <p className={styles.help}>{deviceParts.always}</p>
    </fieldset>
  );
}
