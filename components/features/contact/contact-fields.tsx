import {
  ATTACHMENT_TYPES,
  type ContactField,
  LARGEST_MB,
  PROJECT_KINDS,
} from "@/components/shell/outbox/limits";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./contact-fields.module.css";
import type { ContactFormProps, FieldErrors } from "./contact-types";
import { ContactFieldError, contactFieldId, Field } from "./field";

const ACCEPTED = Object.entries(ATTACHMENT_TYPES)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(",");

/** All fields of the form. React does not control the fields, so text that was typed before hydration remains. */
export function ContactFields({
  words,
  errors,
  countries,
  about,
}: Pick<ContactFormProps, "words" | "countries"> & {
  errors: FieldErrors;
  about: { id: string; name: string } | undefined;
}) {
  const common = (name: ContactField) => ({ name, words, error: errors[name] });
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.study}</legend>
        {about && (
          <label className={styles.about}>
            <input type="checkbox" name="app" value={about.id} defaultChecked />
            <span>{interpolate(words.about, { app: about.name })}</span>
          </label>
        )}
        <Kind {...common("kind")} />
        <Field {...common("message")} isRequired isLong>
          {(control) => <textarea {...control} rows={8} dir="auto" />}
        </Field>
        <Field {...common("participants")}>
          {(control) => <input {...control} type="text" autoComplete="off" dir="auto" />}
        </Field>
        <Field {...common("when")}>
          {(control) => <input {...control} type="text" autoComplete="off" dir="auto" />}
        </Field>
        <Field {...common("attachment")} isLong hintValues={{ size: LARGEST_MB }}>
          {(control) => <input {...control} type="file" accept={ACCEPTED} />}
        </Field>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.you}</legend>
        <Field {...common("name")} isRequired>
          {(control) => <input {...control} type="text" autoComplete="name" dir="auto" />}
        </Field>
        <Field {...common("email")} isRequired>
          {(control) => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
        </Field>
        <Field {...common("organisation")}>
          {(control) => <input {...control} type="text" autoComplete="organization" dir="auto" />}
        </Field>
        <Field {...common("country")}>
          {(control) => (
            <select {...control} autoComplete="country">
              <option value="">{words.noCountry}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
    </>
  );
}

function Kind({ words, error }: { words: ContactFormProps["words"]; error: string | undefined }) {
  const id = contactFieldId("kind");
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; a mere group can be neither required nor invalid
      role="radiogroup"
      className={styles.kind}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      data-invalid={Boolean(error)}
    >
      <legend>{words.labels.kind}</legend>
      <ContactFieldError id={id} text={error} />
      <div className={styles.kinds}>
        {PROJECT_KINDS.map((kind, index) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={kind}
              id={index === 0 ? id : undefined}
              required
            />
            {words.kinds[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
