import type { Dispatch, SetStateAction } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import type { contactForm } from "@/content/contact-form";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

export type ContactWords = Localized<typeof contactForm>;

/** Sentences that say how to correct a field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** What the server knows of the form. */
export type ContactFormProps = {
  words: ContactWords;
  locale: Locale;
  /** Our own address. */
  email: string;
  /** Where the form is sent to, and the name of that host; null where it writes an e-mail. */
  endpoint: { url: string; host: string } | null;
  apps: readonly { id: string; name: string }[];
  countries: readonly { code: string; name: string }[];
  privacy: React.ReactNode;
};

/** What is shown above the form. */
export type View =
  | { kind: "writing" }
  | { kind: "invalid"; errors: FieldErrors; said: readonly string[] }
  | { kind: "mail"; mail: ReadyMailText }
  | { kind: "queued"; id: string };

export type ContactState = {
  view: View;
  /** The number of views so far: each new one takes the focus. */
  shown: number;
  /** Beside the fields, and cleared as they are corrected. */
  fieldErrors: FieldErrors;
  /** The app that the message is about. */
  app?: string | null;
  /** What was just done, for the live region. */
  status: string;
};

/** What the form gives to the part that is loaded later. */
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
