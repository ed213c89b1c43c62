import { asText, isObject, type Json } from "@/components/features/editor/document/json";
import { AuthorText } from "@/components/ui/author-text";
import type { BenchWords } from "@/content/bench";
import { summaryOf } from "@/experiments/device-step/form/part-summary";
import { wordsOfDevice } from "@/experiments/device-step/model/device-payload";
import { orderedParts } from "@/experiments/device-step/model/device-step-model";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import type { Locale } from "@/lib/routes";
import styles from "./task-screen.module.css";

/**
 * Returns a text of the document in a language, or else in the other language; "" if the text is missing in both
 * languages.
 */
function textOf(value: Json | undefined, locale: Locale): string {
  if (!isObject(value)) return asText(value);
  return asText(value[locale]) || asText(value.en) || asText(value.fr);
}

type Props = { words: BenchWords["preview"]; locale: Locale };

/** A page of text, as participants read it. */
export function TextScreen({ text, words, locale }: Props & { text: Json | undefined }) {
  const shown = textOf(text, locale).trim();
  return (
    <Page label={words.screen} button={words.goForward}>
      {shown === "" ? (
        <p className={styles.none}>{words.emptyText}</p>
      ) : (
        <AuthorText text={shown} />
      )}
    </Page>
  );
}

/** The information sheet, as participants read it before they agree to take part. */
export function InformationScreen({
  title,
  information,
  fields,
  words,
  locale,
}: Props & {
  title: string;
  information: Json | undefined;
  /** The names of the fields, in the order in which they are displayed. */
  fields: Readonly<Record<string, string>>;
}) {
  const held = isObject(information) ? information : {};
  const stated = Object.entries(fields).flatMap(([field, name]) => {
    const text = textOf(held[field], locale).trim();
    return text === "" ? [] : [{ field, name, text }];
  });
  return (
    <Page label={words.screen} button={words.agree}>
      <h3 dir="auto">{title}</h3>
      {stated.length === 0 && <p className={styles.none}>{words.noInformation}</p>}
      <dl>
        {stated.map(({ field, name, text }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd dir="auto">
              <AuthorText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}

/** A check of the device, as participants read it before its start. */
export function DeviceScreen({
  parts,
  canEnd,
  texts,
  words,
}: Props & {
  parts: readonly string[];
  /** Whether a rule can end the study after the check. */
  canEnd: boolean;
  texts: DeviceStepTexts;
}) {
  const { form } = wordsOfDevice(texts);
  return (
    <Page label={words.screen} button={form.start}>
      <h3>{form.title}</h3>
      <p>{form.intro}</p>
      {canEnd && <p>{form.canEnd}</p>}
      <dl>
        {orderedParts(parts).map((part) => (
          <div key={part}>
            <dt>{form.parts[part].title}</dt>
            <dd>{summaryOf(part, form)}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}

/** The debriefing, as participants read it after the last step. */
export function EndScreen({ debriefing, words, locale }: Props & { debriefing: Json | undefined }) {
  const shown = textOf(debriefing, locale).trim();
  return (
    <Page label={words.screen}>
      {shown === "" ? <p className={styles.none}>{words.noEnd}</p> : <AuthorText text={shown} />}
    </Page>
  );
}

/** A page as it appears on a participant's screen. Its button is only drawn and cannot be pressed. */
function Page({
  label,
  button,
  children,
}: {
  label: string;
  button?: string;
  children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
    <section className={styles.page} aria-label={label} tabIndex={0}>
      {children}
      {button && (
        <p>
          <span className={styles.drawn}>{button}</span>
        </p>
      )}
    </section>
  );
}
