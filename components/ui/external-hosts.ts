/** Other sites that pages link to. A link to any other host stops the build (ExternalLink). */
export const EXTERNAL_HOSTS: readonly string[] = [
  "doi.org",
  "ipip.ori.org",
  "lab.js.org",
  "openpsychometrics.org",
  "pipe.jspsych.org",
  "www.cnil.fr",
  "www.defenseurdesdroits.fr",
  "www.jatos.org",
  "www.jspsych.org",
  "www.limesurvey.org",
  "www.naturalearthdata.com",
  "www.openstreetmap.org",
  "www.otree.org",
  "www.prolific.com",
  "www.psychopy.org",
];
