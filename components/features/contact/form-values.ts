import {
  ATTACHMENT_TYPES,
  CONTACT_FIELDS,
  LARGEST_ATTACHMENT,
  LONGEST_FILE_NAME,
} from "@/components/shell/outbox/limits";
import { type FieldErrorCode, writableText } from "@/components/shell/outbox/message";

const TEXT_FIELDS = CONTACT_FIELDS.filter((field) => field !== "attachment");

const fileInput = (form: HTMLFormElement) =>
  form.elements.namedItem("attachment") as HTMLInputElement;

/** Returns the texts of the form keyed by field name, without empty texts. */
export function readTexts(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...TEXT_FIELDS, "app"].flatMap((name) => {
      const value = data.get(name);
      return typeof value === "string" && value.trim() !== "" ? [[name, value]] : [];
    }),
  );
}

/** Returns the file that the visitor has chosen, with the media type that belongs to its extension. */
export function readAttachment(form: HTMLFormElement): File | null {
  const file = fileInput(form).files?.[0];
  if (!file) return null;
  return new File([file], writableText(file.name), {
    type: attachmentType(file.name) ?? file.type,
  });
}

/** Returns whether the visitor has entered anything into the form. */
export function isFilled(form: HTMLFormElement): boolean {
  const { app: _, ...texts } = readTexts(form);
  return Object.keys(texts).length > 0 || readAttachment(form) !== null;
}

/**
 * Returns the stored text of the message followed by the text that the visitor typed before the stored text was read. If
 * one of them begins with the other, for example because the browser has restored the form, returns the longer one.
 */
function bothTexts(stored: string, typed: string): string {
  if (typed.startsWith(stored)) return typed;
  return stored.startsWith(typed) ? stored : `${stored}\n\n${typed}`;
}

/**
 * Writes texts and a file into the fields that are still empty, and the message before a text that is already typed.
 * Dispatches the events that typing would cause.
 */
export function fillForm(
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
  attachment: File | null,
): void {
  const there = readTexts(form);
  for (const name of TEXT_FIELDS) {
    const field = form.elements.namedItem(name);
    const stored = values[name];
    const typed = there[name];
    if (typeof stored !== "string" || (typed !== undefined && name !== "message")) continue;
    const value = typed === undefined ? stored : bothTexts(stored, typed);
    // A radio group accepts only the value of one of its options.
    if (field && "value" in field && value !== typed) field.value = value;
  }
  if (attachment instanceof File && !readAttachment(form)) {
    const files = new DataTransfer();
    files.items.add(attachment);
    fileInput(form).files = files.files;
  }
  form.dispatchEvent(new Event("input"));
}

/**
 * Calls `listener` when the visitor types into a field or chooses an option.
 * @returns a function that ends the subscription
 */
export function onFormChange(
  form: HTMLFormElement | null,
  listener: (event: Event) => void,
): () => void {
  const ended = new AbortController();
  for (const event of ["input", "change"])
    form?.addEventListener(event, listener, { signal: ended.signal });
  return () => ended.abort();
}

/** Returns the error code for a file that the visitor wants to attach, or undefined if the file is acceptable. */
export function attachmentError({ name, size }: File): FieldErrorCode | undefined {
  if (size === 0) return "empty-file";
  if (size > LARGEST_ATTACHMENT) return "too-large";
  return attachmentType(name) && name.length <= LONGEST_FILE_NAME ? undefined : "wrong-type";
}

/** Returns the media type of a file from its extension, because browsers report different types. */
function attachmentType(name: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const [, type] = Object.entries(ATTACHMENT_TYPES).find(([end]) => end === extension) ?? [];
  return type;
}
