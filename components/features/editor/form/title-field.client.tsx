"use client";

import { memo, useState } from "react";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import { asText, isObject, type JsonObject } from "@/components/features/editor/document/json";
import { useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import type { Locale } from "@/lib/routes";
import { TextField } from "./field.client";
import styles from "./title-field.module.css";

/** Returns the title of a document in a language, else in the other language; "" if it has none. */
export function titleText({ title }: JsonObject, locale: Locale): string {
  if (typeof title === "string") return title;
  if (!isObject(title)) return "";
  return asText(title[locale] ?? title.en ?? title.fr);
}

/** The title of the study with a button that makes it editable. */
export const TitleField = memo(function TitleField() {
  const { document, words } = useEditorContext();
  const [isOpen, setOpen] = useState(false);
  const { title } = document;
  if (!isOpen)
    return (
      <button type="button" className={styles.rename} onClick={() => setOpen(true)}>
        {words.rename}
      </button>
    );
  const info = words.information;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button next to the field does the same
    <div
      className={styles.title}
      onKeyDown={({ key }) => {
        if (key === "Enter" || key === "Escape") setOpen(false);
      }}
    >
      {isObject(title) ? (
        languagesOf(document).map((each) => (
          <TextField
            key={each}
            path={["title", each]}
            label={`${words.titleLabel}, ${each === "en" ? info.english : info.french}`}
            lang={each}
          />
        ))
      ) : (
        <TextField path={["title"]} label={words.titleLabel} />
      )}
      <button type="button" className={styles.rename} onClick={() => setOpen(false)}>
        {words.renamed}
      </button>
    </div>
  );
});
