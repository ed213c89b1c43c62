import type { Aside } from "@/experiments/study/findings/findings";

/** The reasons for which records are not data of the study, or not the first run of a person. */
const BEFORE: readonly (Aside | null)[] = [
  "otherProtocol",
  "simulated",
  "rehearsal",
  "withdrawn",
  "edited",
  "laterRun",
];

/** Returns whether sessions that are set aside for this reason are left out before participants are counted. */
export const isBeforeFlow = (aside: Aside | null): boolean => BEFORE.includes(aside);

/** The text in `detail` about an unfinished run of a person whom another session represents. */
export const FURTHER = "further";

/** Returns whether a session is an unfinished run of a person whom another session represents. */
export const isFurther = ({
  aside,
  detail,
}: Readonly<{ aside: Aside | null; detail: string | null }>): boolean =>
  aside === "incomplete" && detail === FURTHER;
