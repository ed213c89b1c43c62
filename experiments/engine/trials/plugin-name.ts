/** The name and the version of the plugin of jsPsych that runs the trials, as records contain them. */
export const PLUGIN = { name: "protocole-timed-trial", version: "1.0.0" } as const;
