/**
 * The version of the information and consent sheet (content/study.ts). A participant accepts this version by starting a
 * run. It consists of the day of the last change and, if the sheet changed several times on that day, the number of the
 * change. The session stores the version and the time of consent.
 */
export const CONSENT_VERSION = "2026-11-30.2";

/** A participant's consent: the version of the sheet, and the time of consent (ISO 8601 with the device's offset). */
export type Consent = { version: string; at: string };
