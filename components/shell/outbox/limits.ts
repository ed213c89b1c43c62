/** The limits of the contact form. All other files read the limits from this file. */

/** The kinds of project, in the order in which the form lists them. */
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

/**
 * The maximum length of the text in each field, in UTF-16 units; 254 is the maximum length of an e-mail address (RFC
 * 5321).
 */
export const LONGEST = {
  message: 10_000,
  participants: 100,
  when: 100,
  name: 100,
  email: 254,
  organisation: 200,
} as const satisfies Partial<Record<ContactField, number>>;

/** The limits of the attachment: one file of one of these types, and the maximum size in MB and in bytes. */
export const LARGEST_MB = 5;
export const LARGEST_ATTACHMENT = LARGEST_MB * 1024 * 1024;
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  txt: "text/plain",
  json: "application/json",
} as const;

/** The maximum length of an attached file's name. */
export const LONGEST_FILE_NAME = 200;

/**
 * A form that is filled in within fewer seconds is probably spam. If a quick person submits the form earlier, the page
 * waits until this number of seconds has passed, and then sends the message. The receiver may delay faster messages.
 */
export const LEAST_SECONDS = 3;
