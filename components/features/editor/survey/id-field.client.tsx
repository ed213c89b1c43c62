"use client";

import { useState } from "react";
import { wellFormed } from "@/components/features/editor/document/json";
import { RawTextField } from "@/components/features/editor/form/text-field.client";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import { withItemId } from "./document/edit-items";
import type { Placed } from "./document/survey-json";
import { itemPath } from "./item-paths";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";

/** The name of an item in the data. Rules, scales and texts that refer to the item keep referring to it. */
export function IdField({ placed }: { placed: Placed }) {
  const { path, change } = useSurvey();
  const { item: words } = useSurveyWords();
  const place = { page: placed.page, at: placed.at };
  const field = useField([...itemPath(path, place), "id"]);
  // The name changes when the author leaves the field. While the author types, the name may equal the name of another
  // item. References to the two items could then no longer be distinguished.
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed !== placed.id) change((now) => withItemId(now, place, typed));
    setTyped(null);
  };
  return (
    <RawTextField
      field={{
        ...field,
        value: typed ?? field.value,
        set: (next) => setTyped(typeof next === "string" ? wellFormed(next) : ""),
        rest: leave,
      }}
      label={words.id}
      hint={words.idHelp}
      isWide={false}
      staysEmpty
    />
  );
}
