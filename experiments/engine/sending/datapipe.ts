/**
 * Origin of DataPipe. DataPipe adds files to the operator's OSF project (docs/methods.md, "Recruitment and receivers").
 */
export const DATAPIPE_ORIGIN = "https://pipe.jspsych.org";
