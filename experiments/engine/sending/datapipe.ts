/** DataPipe, which puts files into the operator's OSF project (docs/methods.md, "Recruitment and receivers"). */
export const DATAPIPE_ORIGIN = "https://pipe.jspsych.org";
