/** The columns of an answer, for an item of a questionnaire that was not answered. */
export const NO_ANSWER = {
  value: null,
  rt_ms: null,
  input_type: null,
  hidden: null,
  untrusted: null,
  pasted: null,
  pointer_moved: null,
};
