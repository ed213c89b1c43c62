import type { Dispatch, SetStateAction } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import type { contactForm } from "@/content/contact-form";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

export type ContactWords = Localized<typeof contactForm>;

/** Sentences that explain how to correct a field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** Props of the form, which the server renders. */
export type ContactFormProps = {
  words: ContactWords;
  locale: Locale;
  /** Our own address. */
  email: string;
  /** Destination of the form and the name of its host; null if the form prepares an e-mail. */
  endpoint: { url: string; host: string } | null;
  apps: readonly { id: string; name: string }[];
  countries: readonly { code: string; name: string }[];
  privacy: React.ReactNode;
};

/** The view above the form. */
export type View =
  | { kind: "writing" }
  | { kind: "invalid"; errors: FieldErrors; said: readonly string[] }
  | { kind: "mail"; mail: ReadyMailText }
  | { kind: "queued"; id: string };

export type ContactState = {
  view: View;
  /** Number of views until now: each new one takes the focus. */
  shown: number;
  /** Displayed at the fields, and cleared as they are corrected. */
  fieldErrors: FieldErrors;
  /** The app that the message is about. */
  app?: string | null;
  /** Report of the last action, for the live region. */
  status: string;
};

/** Context that the form passes to the controller, which is loaded later. */
export type ContactContext = Omit<ContactFormProps, "privacy"> & {
  /** When the form was hydrated (`performance.now()`). */
  openedAt: number;
  setState: Dispatch<SetStateAction<ContactState>>;
};

/** A message as an e-mail that the visitor sends. */
export type ReadyMailText = {
  from: { name: string; address: string };
  subject: string;
  text: string;
  attachment: File | null;
};
