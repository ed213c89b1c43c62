"use client";

import { asText, isList, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { CHECK_PARTS } from "@/experiments/engine/device/device-check";
import { Box, BoxGroup, withBox } from "./box-group.client";

/** The parts of a check of the device, each with the figures that it measures. */
export function DeviceFields({ path }: { path: Path }) {
  const { words } = useEditorContext();
  const { deviceParts } = words.form;
  const field = useField(path);
  const chosen = isList(field.value) ? field.value.map(asText) : [];
  return (
    <BoxGroup
      field={field}
      title={deviceParts.title}
      missing={chosen.length === 0 && deviceParts.none}
      help={deviceParts.always}
    >
      {CHECK_PARTS.map((part) => (
        <Box
          key={part}
          type="checkbox"
          label={deviceParts[part]}
          help={deviceParts[`${part}Help`]}
          checked={chosen.includes(part)}
          onChange={({ target }) => field.set(withBox(CHECK_PARTS, chosen, part, target.checked))}
        />
      ))}
    </BoxGroup>
  );
}
