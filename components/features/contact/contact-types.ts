import type { Dispatch, RefObject, SetStateAction } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import type { contactForm } from "@/content/contact-form";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

export type ContactWords = Localized<typeof contactForm>;

/** What is wrong with a field, as a sentence that says what to do. */
export type FaultTexts = Partial<Record<ContactField, string>>;

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

export type ContactDeskProps = Omit<ContactFormProps, "privacy"> & {
  form: RefObject<HTMLFormElement | null>;
  /** When the form was hydrated (`performance.now()`). */
  openedAt: number;
  /** How often the form was submitted; each time it is checked and handed over. */
  asked: number;
  onFaults: Dispatch<SetStateAction<FaultTexts>>;
  onHidden: (isHidden: boolean) => void;
  onApp: Dispatch<SetStateAction<string | undefined>>;
};

/** A message as an e-mail that the visitor sends: from whom, what about, and all of its text. */
export type ReadyMailText = {
  from: { name: string; address: string };
  subject: string;
  text: string;
  attachment: File | null;
};
