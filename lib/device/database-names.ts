import { BASE_PATH } from "@/lib/base-path";

/*
 * The names of the databases of this site, which the terms page lists (components/features/terms/stored-data.ts). A name
 * contains the base path, because the same host may have another copy of the site with another base path and receiver.
 * The names are separate from the code of the databases, so that a page can ask for a database without loading this
 * code.
 */

/** Runs of tasks. */
export const SESSIONS_DATABASE = `protocole-sessions${BASE_PATH}`;

/** Participations in studies. */
export const PARTICIPATIONS_DATABASE = `protocole-participations${BASE_PATH}`;

/**
 * Unsent records of studies, and receipts. This database is separate from the database of sessions, because each
 * database has one outbox, and records need a separate outbox.
 */
export const RECORDS_DATABASE = `protocole-records${BASE_PATH}`;

/** Drafts of the editor. */
export const EDITOR_DATABASE = `protocole-editor${BASE_PATH}`;

/** The contact form: its draft and its unsent message. */
export const CONTACT_DATABASE = `protocole-contact${BASE_PATH}`;
