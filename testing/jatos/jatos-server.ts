/**
 * A stand-in for the part of a JATOS server that stores the data of one run, for a study with one component. It
 * responds in the same way as JATOS 3.10.4.
 */
type JatosRun = {
  /** `DATA_RETRIEVED` once jatos.js has requested the data about the run. */
  state: "STARTED" | "DATA_RETRIEVED" | "FINISHED" | "FAIL" | "ABORTED";
  message: string | null;
  /** The results of the run. Each time the page of the component loads, a result is added. */
  results: {
    state: "STARTED" | "DATA_RETRIEVED" | "RELOADED" | "FINISHED" | "ABORTED";
    data: string | null;
  }[];
  sessionData: string;
};

/** The answer to a request: a status code and a text. */
export type JatosAnswer = { status: number; text: string };

const OK: JatosAnswer = { status: 200, text: "" };
const GONE: JatosAnswer = { status: 403, text: "This study run is over." };

/** The default maximum size of a result in JATOS, in bytes (`jatos.resultData.maxSize`). */
export const LARGEST_RESULT = 5 * 1024 * 1024;

/**
 * Returns a stand-in for a server with one run of a study.
 * @param input input of the component, as JSON text
 * @param query the part after `?` in the link of the study
 * @param workerType the type of the worker who does the run; `Jatos` for the researcher
 */
export function createJatosServer(
  input: string | null,
  query: Readonly<Record<string, string>> = {},
  { isReloadable = true, largest = LARGEST_RESULT, workerType = "GeneralMultiple" } = {},
) {
  const run: JatosRun = { state: "STARTED", message: null, results: [], sessionData: "{}" };
  const log: string[] = [];
  let isDown = false;

  const last = () => run.results.at(-1);
  const isOver = () => ["FINISHED", "FAIL", "ABORTED"].includes(run.state);
  const end = (state: JatosRun["state"], message: string | null) => {
    const result = last();
    if (result) result.state = state === "ABORTED" ? "ABORTED" : "FINISHED";
    Object.assign(run, { state, message, sessionData: "{}" });
    return OK;
  };

  return {
    run,
    /** Each request that the server has received, in the format `PUT resultData 1234`. */
    log,
    /** Whether the connection is interrupted. If so, requests receive no response. */
    set isDown(value: boolean) {
      isDown = value;
    },
    get isDown() {
      return isDown;
    },
    /**
     * Loads the page of the component.
     * @returns a status code that states whether this is allowed
     */
    load(): JatosAnswer {
      if (isOver()) return GONE;
      const result = last();
      if (result && !isReloadable) return end("FAIL", "not allowed to reload") && GONE;
      if (result) result.state = "RELOADED";
      run.results.push({ state: "STARTED", data: null });
      return OK;
    },
    initData() {
      const result = last();
      if (!isOver()) run.state = "DATA_RETRIEVED";
      if (result?.state === "STARTED") result.state = "DATA_RETRIEVED";
      return {
        studySessionData: run.sessionData,
        studyProperties: { title: "Study", studyInput: null },
        batchProperties: { title: "Default" },
        componentList: [{ title: "Protocol", active: true, reloadable: isReloadable }],
        componentProperties: { title: "Protocol", reloadable: isReloadable, componentInput: input },
        urlQueryParameters: query,
        workerType,
        studyCode: "abcdefghijk",
      };
    },
    /**
     * Answers a request of jatos.js.
     * @throws Error when the connection is interrupted
     */
    answer(
      method: string,
      what: string,
      body: string,
      parameters = new URLSearchParams(),
    ): JatosAnswer {
      if (isDown) throw new Error("The connection is interrupted.");
      log.push(`${method} ${what} ${body.length}`);
      const result = last();
      if (isOver() || !result) return GONE;
      if (what === "studySessionData") {
        run.sessionData = body;
        return OK;
      }
      if (what === "resultData") {
        const data = method === "POST" ? (result.data ?? "") + body : body;
        if (new TextEncoder().encode(data).length > largest)
          return { status: 413, text: "Request Entity Too Large" };
        result.data = data;
        return OK;
      }
      if (what === "end")
        return end(
          parameters.get("successful") === "false" ? "FAIL" : "FINISHED",
          parameters.get("message"),
        );
      if (what === "abort") {
        for (const each of run.results) each.data = null;
        return end("ABORTED", parameters.get("message"));
      }
      return OK;
    },
  };
}

export type JatosServer = ReturnType<typeof createJatosServer>;
