"use client";

import { memo, useRef } from "react";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import {
  asText,
  isObject,
  type JsonObject,
  wellFormed,
} from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useEditorPage,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { HiddenText } from "@/components/ui/hidden-text";
import type { Locale } from "@/lib/routes";
import styles from "./title-field.module.css";

/** Returns the title of a document in a language, or else in the other language; "" if the document has no title. */
export function titleText({ title }: JsonObject, locale: Locale): string {
  if (typeof title === "string") return title;
  if (!isObject(title)) return "";
  return asText(title[locale] ?? title.en ?? title.fr);
}

/** The heading of the page is a field for the title of the study. A title in two languages has two fields. */
export const TitleField = memo(function TitleField({ page }: { page: string }) {
  const { document, words, locale } = useEditorContext();
  const { bench } = useEditorPage().payload;
  const { title } = document;
  const own = bench.title;
  const names = { en: own.english, fr: own.french };
  const languages = isObject(title)
    ? [...new Set<Locale>([...languagesOf(document), ...(["en", "fr"] as const)])].filter(
        (each) => languagesOf(document).includes(each) || each in title,
      )
    : [];
  const first = languages.includes(locale) ? locale : languages[0];
  return (
    <div className={styles.titles}>
      <h1 className={styles.heading} tabIndex={-1}>
        <HiddenText>{page} </HiddenText>
        {first === undefined ? (
          <InPlace path={["title"]} label={words.titleLabel} />
        ) : (
          <InPlace path={["title", first]} label={names[first]} lang={first} />
        )}
      </h1>
      {languages
        .filter((each) => each !== first)
        .map((each) => (
          <p key={each} className={styles.other}>
            <InPlace path={["title", each]} label={names[each]} lang={each} />
          </p>
        ))}
    </div>
  );
});

/**
 * A field that looks like text until it is in use. Enter accepts the new text, and Escape restores the previous text.
 */
function InPlace({ path, label, lang }: { path: readonly string[]; label: string; lang?: Locale }) {
  const { words } = useEditorContext();
  const field = useField(path);
  const before = useRef<string>("");
  const value = asText(field.value);
  const set = (text: string) => {
    const line = wellFormed(text.replace(/[\r\n]+/g, " "));
    // A title in two languages may be empty in one of the languages. A title in one language is removed from the
    // document when it is empty.
    field.set(line === "" && path.length === 1 ? undefined : line, true);
  };
  return (
    <>
      <textarea
        id={field.id}
        className={styles.field}
        rows={1}
        dir="auto"
        lang={lang}
        spellCheck={false}
        aria-label={label}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        placeholder={words.untitled}
        value={value}
        onChange={({ target }) => set(target.value)}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={field.rest}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          if (event.key === "Escape") set(before.current);
          before.current = event.key === "Escape" ? before.current : value;
          field.rest();
        }}
      />
      {field.error && (
        <span id={`${field.id}-error`} className={styles.error}>
          {field.error}
        </span>
      )}
    </>
  );
}
