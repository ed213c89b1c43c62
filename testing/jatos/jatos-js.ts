import type { Jatos } from "@/experiments/study/export/jatos";
import { createBatchSession, type OpenBatch } from "./jatos-batch-session";
import type { JatosAnswer } from "./jatos-server";

/** The data about a run that a JATOS server sends to a page. */
type InitData = {
  studySessionData: string;
  componentProperties: { componentInput: string | null };
  urlQueryParameters: Record<string, string>;
  workerType: string;
};

/** The functions with which a page sends requests and navigates. */
type JatosLine = {
  request: (
    method: string,
    what: string,
    body?: string,
    parameters?: Record<string, string>,
  ) => Promise<JatosAnswer>;
  initData: () => Promise<InitData>;
  /** Leaves the page and opens another URL. */
  go: (url: string) => void;
  /** Opens the channel to the batch session; by default, the channel cannot be opened. */
  openBatch?: OpenBatch;
};

/** The waits between retries are shorter than in jatos.js, because the stand-in responds immediately or never. */
const ATTEMPTS = 2;

/**
 * A stand-in for jatos.js. It has the behaviour that the documentation of jatos.js describes: Functions fail before
 * `onLoad`. Requests are sent one after the other. Submitting overwrites the result, and appending adds to the result.
 * A study ends once, after all requests, and later requests are refused.
 */
export function createJatos({ request, initData, go, openBatch = () => null }: JatosLine): Jatos & {
  appendResultData(data: string): Promise<void>;
} {
  let isReady = false;
  let isEnding = false;
  const waiting: (() => void)[] = [];
  let loop: Promise<unknown> = Promise.resolve();

  const inLoop = (
    method: string,
    what: string,
    body = "",
    parameters: Record<string, string> = {},
  ) => {
    // The stand-in rejects with a message and not with an Error, because jatos.js does the same.
    if (!isReady) return Promise.reject("jatos.js not yet initialized");
    const attempt = async () => {
      for (let left = ATTEMPTS; ; left -= 1)
        try {
          const { status, text } = await request(method, what, body, parameters);
          if (status === 200) return;
          throw `${method} to ${what} failed: ${status}, ${text}`;
        } catch (problem) {
          if (left === 1 || typeof problem === "string")
            throw typeof problem === "string" ? problem : `${method} to ${what} failed: ${problem}`;
        }
    };
    const done = loop.then(attempt, attempt);
    loop = done.catch(() => {});
    return done;
  };

  const endOnce = () => {
    if (!isReady) return false;
    if (isEnding) return false;
    isEnding = true;
    return true;
  };
  const ending = (successful: boolean, message: string) => ({
    successful: String(successful),
    message,
  });

  const jatos: ReturnType<typeof createJatos> = {
    componentInput: {},
    urlQueryParameters: {},
    studySessionData: {},
    onLoad(callback) {
      if (isReady) callback();
      else waiting.push(callback);
    },
    setStudySessionData(data) {
      jatos.studySessionData = data as Record<string, unknown>;
      return inLoop("POST", "studySessionData", JSON.stringify(data));
    },
    submitResultData: (data) => inLoop("PUT", "resultData", data),
    appendResultData: (data) => inLoop("POST", "resultData", data),
    endStudy(successful, message) {
      if (!endOnce()) return;
      const search = new URLSearchParams(ending(successful, message));
      void loop.finally(() => go(`../end?${search}`));
    },
    endStudyWithoutRedirect(successful, message) {
      if (!endOnce()) return Promise.reject("Can end/abort study only once.");
      return inLoop("GET", "end", "", ending(successful, message));
    },
    endStudyAndRedirect(url, successful, message) {
      if (!endOnce()) return;
      void inLoop("GET", "end", "", ending(successful, message)).then(() => go(url));
    },
    abortStudyWithoutRedirect(message) {
      if (!endOnce()) return Promise.reject("Can end/abort study only once.");
      return inLoop("GET", "abort", "", { message });
    },
  };
  void initData().then(async (data) => {
    const { studySessionData, componentProperties, urlQueryParameters, workerType } = data;
    const { componentInput } = componentProperties;
    jatos.studySessionData = JSON.parse(studySessionData);
    jatos.componentInput = componentInput === null ? {} : JSON.parse(componentInput);
    jatos.urlQueryParameters = urlQueryParameters;
    jatos.workerType = workerType;
    // jatos.js also becomes ready if the channel cannot be opened.
    jatos.batchSession = await createBatchSession(openBatch);
    isReady = true;
    for (const callback of waiting) callback();
  });
  return jatos;
}
