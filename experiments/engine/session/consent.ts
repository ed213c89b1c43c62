/**
 * Version of the information and consent sheet that a participant agrees to by starting (content/study.ts): the
 * day of its last change, and which change of that day where there are several. It goes into the session with the moment of consent.
 */
export const CONSENT_VERSION = "2026-11-26.3";

/** That a participant has agreed, to which text, and when (ISO 8601 with the offset of the device). */
export type Consent = { version: string; at: string };
