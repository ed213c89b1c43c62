"use client";

import { labelOf } from "@/components/features/editor/document/conditions";
import { asText, isList, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { Box, BoxGroup, DependentBoxes, withBox } from "./box-group.client";

/** The choice of who does a step: all participants, or the participants in some conditions. */
export function ForConditions({ path, conditions }: { path: Path; conditions: readonly string[] }) {
  const { document, locale } = useEditorContext();
  const { who, everyone, some, tick } = useFormWords().conditions;
  return (
    <SomeOf
      path={[...path, "for"]}
      names={conditions}
      labelOf={(condition) => labelOf(document, condition, locale)}
      words={{ title: who, all: everyone, some, tick }}
    />
  );
}

/** The choice of when a step is done: at all visits, or at some visits. */
export function AtVisits({ path, visits }: { path: Path; visits: readonly string[] }) {
  const { at, every, some, tick } = useFormWords().visits;
  return (
    <SomeOf
      path={[...path, "at"]}
      names={visits}
      labelOf={(visit) => visit}
      words={{ title: at, all: every, some, tick }}
    />
  );
}

/** The choice between all names and some names. The field is absent if all names are chosen. */
function SomeOf({
  path,
  names,
  labelOf: label,
  words,
}: {
  path: Path;
  names: readonly string[];
  labelOf: (name: string) => string;
  words: Record<"title" | "all" | "some" | "tick", string>;
}) {
  const field = useField(path);
  const isSome = isList(field.value);
  const chosen = isList(field.value) ? field.value.map(asText) : [];
  return (
    <BoxGroup
      field={field}
      title={words.title}
      missing={isSome && chosen.length === 0 && words.tick}
    >
      <Box
        type="radio"
        label={words.all}
        name={field.id}
        checked={!isSome}
        onChange={() => field.set(undefined)}
      />
      <Box
        type="radio"
        label={words.some}
        name={field.id}
        checked={isSome}
        // All names are checked at first, so the study does not change until the author unchecks a name.
        onChange={() => field.set([...names])}
      />
      {isSome && (
        <DependentBoxes>
          {names.map((name) => (
            <Box
              key={name}
              type="checkbox"
              label={label(name)}
              checked={chosen.includes(name)}
              onChange={({ target }) => field.set(withBox(names, chosen, name, target.checked))}
            />
          ))}
        </DependentBoxes>
      )}
    </BoxGroup>
  );
}
