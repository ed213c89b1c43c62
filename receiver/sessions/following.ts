import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Places } from "./places.ts";
import type { RecordStore } from "./record-store.ts";
import type { Studies } from "./studies.ts";

/** The functions and settings that the handlers of a researcher's requests use. */
export type Following = {
  store: RecordStore;
  places: Places;
  /** Returns the running studies. */
  getStudies: () => Promise<Studies>;
  /** Returns the protocol ids whose data are accepted, and the word for runs outside a study. */
  getAdmitted: () => Promise<readonly string[]>;
  settings: Settings;
  log: Log;
};

/** The query parameters of the URL. */
export type Query = Pick<URLSearchParams, "get">;
