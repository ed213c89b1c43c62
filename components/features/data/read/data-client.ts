import type { TrialRecord } from "@/experiments/engine/data/columns";
import type {
  DataAnswer,
  DataRequest,
  DownloadKind,
  Making,
} from "@/experiments/study/findings/worker/messages";
import type { Source } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";

/** The requests that do not have their own answer. Their effect arrives as progress and findings. */
export type DataCommand = Exclude<DataRequest, { ask: number }>;

/** The messages that the worker sends without a request. */
export type DataNews = Extract<DataAnswer, { kind: "progress" | "findings" | "failed" }>;

/** The worker that reads the data, as the page uses it. */
export type DataClient = {
  send(command: DataCommand): void;
  /** Returns the rows of a run; null if its file cannot be read again. */
  rows(source: Source): Promise<readonly TrialRecord[] | null>;
  /**
   * @param locale the language of the texts for readers in the file
   * @param onMaking is told the progress of a file that takes long
   * @throws Error if the file could not be made
   */
  download(
    kind: DownloadKind,
    locale: Locale,
    onMaking?: (making: Making) => void,
  ): Promise<{ name: string; blob: Blob }>;
  /** Ends the worker. */
  end(): void;
};

/** Starts the worker. The function may have to load the code of the worker first. */
export type OpenDataClient = (onNews: (news: DataNews) => void) => Promise<DataClient>;
