/**
 * Version of the information and consent sheet that a participant accepts by starting (content/study.ts): the day of
 * its last change and, if there are several, the number of the change on that day. The session stores it with the
 * moment of consent.
 */
export const CONSENT_VERSION = "2026-11-26.4";

/** A participant's consent: the version of the text, and the moment (ISO 8601 with the offset of the device). */
export type Consent = { version: string; at: string };
