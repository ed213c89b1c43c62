import type { Bilingual } from "@/lib/i18n/define-content";

/** Texts about a rehearsal. They are loaded only with a rehearsal, or with the list of the data on this device. */
export const REHEARSAL_WORDS = {
  bar: { en: "Rehearsal: does not count", fr: "Passation d’essai : ne compte pas" },
  listed: { en: "Rehearsals", fr: "Passations d’essai" },
  listedText: {
    en: "In these sessions, a study or a task was tried. They are marked in the data and do not count.",
    fr: "Ces passations ont servi à essayer une étude ou une tâche. Elles sont signalées dans les données et ne comptent pas.",
  },
} as const satisfies Record<string, Bilingual>;
