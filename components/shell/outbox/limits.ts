/** The limits of the contact form; no other file repeats them. */

/** Kinds of project, in the order in which they are offered. */
export const PROJECT_KINDS = ["lab", "online", "smartphone", "survey", "unsure"] as const;

/** The fields of the form in their order, including the attachment. */
export const CONTACT_FIELDS = [
  "kind",
  "message",
  "participants",
  "when",
  "attachment",
  "name",
  "email",
  "organisation",
  "country",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The longest text of each field, in UTF-16 units; 254 is the longest e-mail address (RFC 5321). */
export const LONGEST = {
  message: 10_000,
  participants: 100,
  when: 100,
  name: 100,
  email: 254,
  organisation: 200,
} as const satisfies Partial<Record<ContactField, number>>;

/** The attachment: one file of one of these types; the largest size in MB and in bytes. */
export const LARGEST_MB = 5;
export const LARGEST_ATTACHMENT = LARGEST_MB * 1024 * 1024;
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  txt: "text/plain",
  json: "application/json",
} as const;

/** The longest name of an attached file. */
export const LONGEST_FILE_NAME = 200;

/**
 * A form that is filled in faster than this is probably spam. The page waits until this number of seconds has passed,
 * so that a quick person loses nothing, and the receiver may hold back faster messages.
 */
export const LEAST_SECONDS = 3;
