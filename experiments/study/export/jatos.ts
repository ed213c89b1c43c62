/**
 * The functions and data of jatos.js, version 3.9 or later, that the archive uses (docs/jatos.md). Only `onLoad` may be
 * used before jatos.js calls the callback of `onLoad`. The promises are jQuery promises, which are rejected with a
 * message.
 */
export type Jatos = {
  onLoad(callback: () => void): void;
  /** The input of the component; `{}` if the component does not have an input. */
  componentInput: unknown;
  /** The input of the component in versions of jatos.js before 3.9. */
  componentJsonInput?: unknown;
  /** The type of the worker that does the study. JATOS uses the type `Jatos` for the runs of a researcher. */
  workerType?: string;
  /** The query parameters of the study link. */
  urlQueryParameters: Readonly<Record<string, string>>;
  /** The data that the server stores until the study ends. */
  studySessionData: Readonly<Record<string, unknown>>;
  setStudySessionData(data: object): PromiseLike<unknown>;
  /** The data that all runs of a batch share. Without an open channel, they are empty and cannot be set. */
  batchSession?: {
    getAll(): Readonly<Record<string, unknown>>;
    /**
     * Sets one field. JATOS refuses it if another run has changed the batch session in the meantime, and jatos.js refuses
     * it while it waits for the answer to another one.
     */
    set(name: string, value: unknown): PromiseLike<unknown>;
  };
  /** Replaces the data that this component has submitted since it was last loaded. */
  submitResultData(data: string): PromiseLike<unknown>;
  /** Ends the study after all submissions have arrived, and opens the end page of JATOS or of the study. */
  endStudy(successful: boolean, message: string): void;
  /** Ends the study after all submissions have arrived. The page remains. */
  endStudyWithoutRedirect(successful: boolean, message: string): PromiseLike<unknown>;
  endStudyAndRedirect(url: string, successful: boolean, message: string): void;
  /** Ends the study and deletes all submitted data. */
  abortStudyWithoutRedirect(message: string): PromiseLike<unknown>;
};

/** Returns a promise that is fulfilled when jatos.js may be used. */
export const jatosReady = (jatos: Jatos): Promise<void> =>
  new Promise((resolve) => jatos.onLoad(() => resolve()));

/**
 * Returns the document of a study. The document is the input of the component, and people can edit this input in JATOS.
 * @param document the document in the page, which is used if the component does not have an input
 */
export function documentIn(jatos: Jatos, document: unknown): unknown {
  const input = jatos.componentInput ?? jatos.componentJsonInput;
  const isEmpty = Object.keys(Object(input)).length === 0;
  return isEmpty ? document : input;
}
