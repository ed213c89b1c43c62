import type { contactForm } from "@/content/contact-form";
import type { Localized } from "@/content/define-content";

export type ContactWords = Localized<typeof contactForm>;
