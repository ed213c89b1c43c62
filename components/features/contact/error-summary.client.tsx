"use client";

import { useEffect } from "react";
import { CONTACT_FIELDS } from "@/components/shell/outbox/limits";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ContactWords, FieldErrors } from "./contact-types";
import styles from "./error-summary.module.css";
import { contactFieldId } from "./field";
import { ContactPanel } from "./panel.client";

/** The errors of the form as links to the fields. The page title announces the errors, too. */
export function ErrorSummary({
  errors,
  intro,
  words,
}: {
  errors: FieldErrors;
  intro: React.ReactNode;
  words: ContactWords["errors"];
}) {
  useEffect(() => {
    const { title } = document;
    const marked = interpolate(words.page, { title });
    document.title = marked;
    return () => {
      // A navigation may have changed the page title since the errors were announced.
      if (document.title === marked) document.title = title;
    };
  }, [words.page]);
  return (
    <ContactPanel title={words.title} tone="error">
      {intro}
      <ul role="list" className={styles.list}>
        {CONTACT_FIELDS.flatMap((field) => {
          const text = errors[field];
          if (!text) return [];
          return (
            <li key={field}>
              <a
                href={`#${contactFieldId(field)}`}
                onClick={(event) => {
                  // The link moves the focus by script and not by a navigation, because the URL must not change.
                  event.preventDefault();
                  const control = document.getElementById(contactFieldId(field));
                  control?.focus();
                  control?.closest("[data-invalid]")?.scrollIntoView({ block: "nearest" });
                }}
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </ContactPanel>
  );
}
