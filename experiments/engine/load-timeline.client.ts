"use client";

/**
 * The code that runs timed trials, with jsPsych. It is fetched into the browser's cache as soon as this
 * small module is there, and run only when a participant starts.
 */
export const loadTimeline = () => import(/* webpackPrefetch: true */ "./run-timeline");
