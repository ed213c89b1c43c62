import { defineContent } from "@/lib/i18n/define-content";

/** Texts of the table with our own measurements of timing. */
export const timing = defineContent("timing", {
  title: { en: "What we measured", fr: "Ce que nous avons mesuré" },
  evidence: {
    en: "The evidence: five papers, our measurements, and their limits",
    fr: "Les preuves : cinq articles, nos mesures et leurs limites",
  },
  papersTitle: { en: "What is known", fr: "Ce que l’on sait" },
  plot: {
    axis: { en: "exact durations, %", fr: "durées exactes, %" },
    caption: {
      en: "**Figure 2.** Percentage of stimuli that lasted the requested number of frames, with our plugin and with jsPsych’s. Software cannot measure the delays of the display and the touchscreen.",
      fr: "**Figure 2.** Pourcentage des stimuli qui ont duré le nombre d’images demandé, avec notre module et avec le module de jsPsych. Un logiciel ne peut pas mesurer les délais de l’affichage et de l’écran tactile.",
    },
  },
  missedTargets: {
    en: "**Target missed:** {targets}. We met {met} of {all}.",
    fr: "**Objectif manqué :** {targets}. {met} objectifs sur {all} sont atteints.",
  },
  missedTarget: {
    en: "{target}; we measured {value}",
    fr: "{target} ; nous avons mesuré {value}",
  },
  allMet: { en: "All {all} targets were met.", fr: "Les {all} objectifs sont atteints." },
  setting: { en: "Plugin", fr: "Module" },
  columns: {
    exact: { en: "Exact durations", fr: "Durées exactes" },
    bias: { en: "Response error, mean (ms)", fr: "Erreur sur le temps de réponse, moyenne (ms)" },
    sd: { en: "its SD (ms)", fr: "son écart type (ms)" },
  },
  conditions: {
    idle: { en: "Quiet page", fr: "Page au repos" },
    load: { en: "Busy page", fr: "Page surchargée" },
  },
  methods: {
    own: { en: "this site", fr: "ce site" },
    stock: { en: "jsPsych, keyboard", fr: "jsPsych, clavier" },
  },
  percent: { en: "{share}%", fr: "{share} %" },
  caption: {
    en: "**Table 1.** {trials} durations per row ({durations} ms, in random order) and {answers} key presses sent by a script, all rows in turn in one run. A duration counts as exact if it lasted the requested number of frames, judging by the frames that the browser reports having rendered. The busy page computes for {busy} ms at a time, with pauses of {shortest} to {longest} ms. Measured on {date} with {browser} (headless, without a screen) at {hz} Hz: {cpu}, {cores} cores, {system}, jsPsych {jspsych}.",
    fr: "**Tableau 1.** {trials} durées par ligne ({durations} ms, dans un ordre aléatoire) et {answers} touches envoyées par un script, toutes les lignes à tour de rôle dans une même exécution. Une durée est exacte si elle compte le nombre d’images demandé, d’après les images que le navigateur déclare avoir affichées. La page surchargée calcule {busy} ms d’affilée, avec des pauses de {shortest} à {longest} ms. Mesuré le {date} avec {browser} (« headless », sans écran) à {hz} Hz : {cpu}, {cores} cœurs, {system}, jsPsych {jspsych}.",
  },
  limitsTitle: {
    en: "What software alone cannot measure",
    fr: "Ce qu’un logiciel seul ne peut pas mesurer",
  },
  limits: {
    en: `A page can record when it changed the display and when the system reported a key or a touch. It cannot measure the delay of the display or of the touchscreen. An external sensor, such as a photodiode, can; we have not used one for this site.

A delay that is constant on one device cancels out in a difference between two conditions of one participant. It does not cancel out in an absolute time, nor between different devices.

In the tasks that we write:

- the **onset** is the time stamp of the frame in which the stimulus changes;
- the **response** is the browser’s own time stamp of the event (event.timeStamp);
- **dropped frames** are counted, and the count stays in the data;
- a trial during which the participant **left the page** is excluded, and reported.

The timed tasks on this site, such as the [Stroop](page:study?app=stroop), follow these rules.`,
    fr: `Une page peut noter quand elle a changé l’affichage et quand le système a signalé une frappe ou un contact. Elle ne peut mesurer ni le délai de l’affichage, ni celui de l’écran tactile. Il faut pour cela un capteur externe, comme une photodiode ; nous n’en avons pas utilisé pour ce site.

Un délai constant sur un appareil s’annule dans la différence entre deux conditions d’un même participant. Il ne s’annule ni dans un temps absolu, ni entre appareils différents.

Dans les tâches que nous écrivons :

- l’**apparition** est datée par l’image où le stimulus change ;
- la **réponse** est datée par le navigateur lui-même (event.timeStamp) ;
- les **images manquées** sont comptées, et ce compte reste dans les données ;
- un essai pendant lequel le participant a **quitté la page** est exclu, et signalé.

Les tâches chronométrées de ce site, comme le [Stroop](page:study?app=stroop), suivent ces règles.`,
  },
  findings: {
    en: `- **Own record.** In our plugin’s own record, {logIdle} of durations were exact, and {logLoad} on the busy page: a page cannot detect all of its own delays.
- **Touch.** Across touches held for {holds} ms, our mean error varied by {spread} ms. Timed by the click, which fires on release, the errors would be {clicks} ms.
- **Start.** From the press that starts the Stroop to its first fixation cross, a participant waits {start} ms in all, on a slow device and connection (processor slowed {slowdown} times, {kbit} kbit/s, empty cache; median of {runs} measurements).`,
    fr: `- **Notre propre relevé.** D’après les images que notre module a lui-même notées, {logIdle} de ses durées étaient exactes, et {logLoad} dans la page surchargée : une page ne peut pas détecter tous ses propres retards.
- **Écran tactile.** Pour des contacts de {holds} ms, notre erreur moyenne ne varie que de {spread} ms. Avec l’événement « click », émis au relâchement, elle serait de {clicks} ms.
- **Démarrage.** De l’appui qui lance le Stroop à sa première croix de fixation, un participant attend {start} ms en tout, avec un appareil et une connexion lents (processeur ralenti {slowdown} fois, {kbit} kbit/s, cache vide ; médiane de {runs} mesures).`,
  },
  targetsTitle: {
    en: "The targets, set beforehand: {met} of {all} met",
    fr: "Les objectifs, fixés à l’avance : {met} atteints sur {all}",
  },
  targetColumns: {
    target: { en: "Target", fr: "Objectif" },
    value: { en: "Measured", fr: "Mesuré" },
    outcome: { en: "Outcome", fr: "Bilan" },
  },
  met: { en: "met", fr: "atteint" },
  missed: { en: "missed", fr: "manqué" },
  targets: {
    exactByWitness: {
      en: "Quiet page: at least {limit} of durations exact",
      fr: "Page au repos : au moins {limit} de durées exactes",
    },
    exactByLog: {
      en: "Quiet page, in our own record: at least {limit} exact",
      fr: "Page au repos, notre relevé : au moins {limit} de durées exactes",
    },
    biasMs: {
      en: "Quiet page: mean response error below {limit}",
      fr: "Page au repos : erreur moyenne sur le temps de réponse inférieure à {limit}",
    },
    sdMs: {
      en: "Quiet page: SD of the response error below {limit}",
      fr: "Page au repos : écart type de l’erreur sur le temps de réponse inférieur à {limit}",
    },
    loadExact: {
      en: "Busy page: at least twice jsPsych’s share of exact durations (2 × {half} = {limit})",
      fr: "Page surchargée : au moins le double de la part de durées exactes de jsPsych (2 × {half} = {limit})",
    },
    touchSpreadMs: {
      en: "Touch: the time for which a finger rests changes the mean error by less than {limit}",
      fr: "Écran tactile : la durée de l’appui change l’erreur moyenne de moins de {limit}",
    },
    startMs: {
      en: "Start: wait below {limit} with a slow processor and network, empty cache",
      fr: "Démarrage : moins de {limit} d’attente, processeur et réseau lents, cache vide",
    },
  },
});
