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
  /** The number of views displayed until now; each new view receives the focus. */
  shown: number;
  /** The errors displayed at the fields. An error disappears when its field is corrected. */
  fieldErrors: FieldErrors;
  /** The id of the app that the message is about. */
  app?: string | null;
  /** The report of the last action, for the live region. */
  status: string;
};

/** Context that the form passes to the controller, which is loaded later. */
export type ContactContext = Omit<ContactFormProps, "privacy"> & {
  /** The time at which the form was hydrated (`performance.now()`). */
  openedAt: number;
  setState: Dispatch<SetStateAction<ContactState>>;
};

/** A message in the form of an e-mail that visitors send themselves. */
export type ReadyMailText = {
  from: { name: string; address: string };
  subject: string;
  text: string;
  attachment: File | null;
};
