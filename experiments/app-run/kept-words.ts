import type { Bilingual } from "@/lib/i18n/define-content";

/** Texts for the result of an earlier session that is opened again. They are loaded only with such a result. */
export const KEPT_WORDS = {
  loading: { en: "Opening the result…", fr: "Ouverture du résultat…" },
  otherVersion: {
    en: "This session was done with version {version} of the task. This site no longer has that version, so it cannot compute the result again. The answers are all here: download them under “{list}”.",
    fr: "Cette passation a été faite avec la version {version} de la tâche. Ce site n’a plus cette version : il ne peut pas recalculer le résultat. Les réponses sont conservées : téléchargez-les sous « {list} ».",
  },
  otherVersionOfStep: {
    en: "This part was done with version {version} of the task, which cannot compute a result here any longer. The answers are all in the data of the study.",
    fr: "Cette partie a été faite avec la version {version} de la tâche, dont le résultat ne peut plus être calculé ici. Les réponses sont toutes dans les données de l’étude.",
  },
  gone: {
    en: "This session is not on this device: it was deleted, or it was done in another browser.",
    fr: "Cette passation n’est pas sur cet appareil : elle a été effacée, ou faite dans un autre navigateur.",
  },
  unfinished: {
    en: "This session is not finished, so it has no result yet.",
    fr: "Cette passation n’est pas terminée. Reprenez-la pour obtenir le résultat.",
  },
} as const satisfies Record<string, Bilingual>;
