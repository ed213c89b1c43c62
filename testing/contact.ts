import type { Page } from "@playwright/test";
import { contactForm } from "@/content/contact-form";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { choose } from "./behaviour";

/** The texts of the contact form, keyed by language. */
export const CONTACT = { en: localize(contactForm, "en"), fr: localize(contactForm, "fr") };

/** The fields of a valid message. */
export const WRITTEN = {
  message: "A Stroop with two groups of thirty people.\nIs March possible?",
  name: "Léa Martin",
  email: "lea@lab.example",
};

/** Returns the controls of the contact form, found by their labels. */
export function contactControls(page: Page, locale: Locale = "en") {
  const { labels, kinds, send, prepare } = CONTACT[locale];
  const field = (name: Exclude<keyof typeof labels, "kind">) =>
    page.getByLabel(new RegExp(`^${labels[name]}( |$)`));
  return {
    field,
    kind: (kind: keyof typeof kinds) => page.getByRole("radio", { name: kinds[kind] }),
    submit: page.getByRole("button", { name: new RegExp(`^(${send}|${prepare})$`) }),
    /** Fills in the required fields. The default values are a valid message. */
    async fill(texts: Partial<typeof WRITTEN> = {}) {
      await choose(page.getByRole("radio", { name: kinds.online }));
      for (const [name, text] of Object.entries({ ...WRITTEN, ...texts }))
        await field(name as keyof typeof WRITTEN).fill(text);
    },
  };
}

/** Returns the draft of the contact form that the device stores. */
export const storedDraft = (page: Page) =>
  page.evaluate(async () => {
    const listed = await indexedDB.databases();
    // The name of the database ends with the base path of the site.
    const name = listed.find((each) => each.name?.startsWith("protocole-contact"))?.name;
    if (!name) return null;
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction("draft").objectStore("draft").get("draft");
    const draft = await new Promise<{ values: Record<string, string> } | undefined>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return draft?.values ?? null;
  });
