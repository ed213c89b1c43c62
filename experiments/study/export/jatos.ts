/**
 * What is used of jatos.js, version 3.9 or later (docs/jatos.md). Nothing but `onLoad` may be used before it has called
 * back. Its promises are those of jQuery: they refuse with a message.
 */
export type Jatos = {
  onLoad(callback: () => void): void;
  /** The input of the component; `{}` where there is none. */
  componentInput: unknown;
  /** Its name before 3.9. */
  componentJsonInput?: unknown;
  /** What stood behind `?` in the link of the study. */
  urlQueryParameters: Readonly<Record<string, string>>;
  /** What the server keeps until the study ends. */
  studySessionData: Readonly<Record<string, unknown>>;
  setStudySessionData(data: object): PromiseLike<unknown>;
  /** Takes the place of what this component, since it was loaded last, has submitted before. */
  submitResultData(data: string): PromiseLike<unknown>;
  /** Ends the study, once all that was submitted is there, and leads to the end page of JATOS or of the study. */
  endStudy(successful: boolean, message: string): void;
  endStudyAndRedirect(url: string, successful: boolean, message: string): void;
  /** Ends the study and deletes all that was submitted. */
  abortStudyWithoutRedirect(message: string): PromiseLike<unknown>;
};

/** Waits until jatos.js may be used. */
export const jatosReady = (jatos: Jatos): Promise<void> =>
  new Promise((resolve) => jatos.onLoad(() => resolve()));

/**
 * Returns the document of a study: the input of its component, which can be edited there.
 * @param document what the page itself holds, for a component without input
 */
export function documentIn(jatos: Jatos, document: unknown): unknown {
  const input = jatos.componentInput ?? jatos.componentJsonInput;
  const isEmpty = Object.keys(Object(input)).length === 0;
  return isEmpty ? document : input;
}
