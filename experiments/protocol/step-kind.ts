import type { AppStep, Step } from "./schema";

/** Whether a step is an app; the others are texts. */
export const isAppStep = (step: Step): step is AppStep => "app" in step;
