import { BASE_PATH } from "@/lib/base-path";

/**
 * Name of the database that holds what studies of several steps have to send, and the receipts; listed on the terms
 * page. It is apart from the sessions, whose outbox pages of earlier releases read: they would drop what they do not know.
 */
export const RECORDS_DATABASE = `protocole-records${BASE_PATH}`;
