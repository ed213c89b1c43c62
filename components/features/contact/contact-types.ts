import type { Dispatch, SetStateAction } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import type { contactForm } from "@/content/contact-form";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

export type ContactWords = Localized<typeof contactForm>;

/** Sentences that explain how to correct a field, keyed by field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** Props of the form that the server renders. */
export type ContactFormProps = {
  words: ContactWords;
  locale: Locale;
  /** The e-mail address of the organisation. */
  email: string;
  /** The URL that receives the form, and the name of its host; null if the form prepares an e-mail instead. */
  endpoint: { url: string; host: string } | null;
  apps: readonly { id: string; name: string }[];
  countries: readonly { code: string; name: string }[];
  privacy: React.ReactNode;
};

/** The content that is displayed above the form. */
export type View =
  | { kind: "writing" }
  | { kind: "invalid"; errors: FieldErrors; said: readonly string[] }
  | { kind: "mail"; mail: ReadyMailText }
  | { kind: "queued"; id: string };

export type ContactState = {
  view: View;
  /** The number of views that were displayed above the form until now. Each new view receives the focus. */
  shown: number;
  /** The number of times that the visitor was led back to the message. The message field then receives the focus. */
  ledBack: number;
  /** The errors displayed at the fields. An error disappears when its field is corrected. */
  fieldErrors: FieldErrors;
  /** The id of the app that the message is about. */
  app?: string | null;
  /** The report of the last action, for the live region. */
  status: string;
};

/** The data that the form passes to the controller. The controller is loaded later than the form. */
export type ContactContext = Omit<ContactFormProps, "privacy"> & {
  /** The time at which the form was hydrated (`performance.now()`). */
  openedAt: number;
  setState: Dispatch<SetStateAction<ContactState>>;
};

/** A message as an e-mail that visitors send with their own e-mail program. */
export type ReadyMailText = {
  from: { name: string; address: string };
  subject: string;
  text: string;
  attachment: File | null;
};
