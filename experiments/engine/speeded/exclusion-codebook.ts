/** Returns the meanings of the reasons for which speeded tasks exclude trials, for their codebooks, in English. */
export const exclusionLevels = ({
  responseWindowMs,
  minimumRtMs,
}: Readonly<Record<"responseWindowMs" | "minimumRtMs", number>>) => ({
  hidden: "the page was hidden or inactive during the trial",
  omission: `no response within ${responseWindowMs} ms`,
  anticipation: `response faster than ${minimumRtMs} ms`,
  error: "wrong response",
});
