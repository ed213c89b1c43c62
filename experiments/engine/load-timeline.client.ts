"use client";

/**
 * The code that runs timed trials, with jsPsych. It is fetched into the browser's cache together with this
 * small module, and run only when a participant starts. Not by `webpackPrefetch`: Firefox holds a link of
 * that kind to the policy's `default-src`, which admits nothing, and WebKit knows none.
 */
export const loadTimeline = () => import(/* webpackPreload: true */ "./run-timeline");
