import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts around every run and every result. The texts of an app are in the `words.ts` of the app. */
export const runWords = defineContent("run", {
  loading: { en: "Getting the task ready…", fr: "Préparation de la tâche…" },
  loadFailed: {
    en: "The task could not be loaded. Check your connection, then try again: your answers are not lost.",
    fr: "La tâche n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez : vos réponses ne sont pas perdues.",
  },
  tryAgain: { en: "Try again", fr: "Réessayer" },
  leave: { en: "Leave", fr: "Quitter" },
  fullScreen: {
    enter: { en: "Full screen", fr: "Plein écran" },
    exit: { en: "Exit full screen", fr: "Quitter le plein écran" },
  },
  practice: { en: "practice", fr: "entraînement" },
  block: { en: "block {block} of {blocks}", fr: "bloc {block} sur {blocks}" },
  screen: { en: "page {block} of {blocks}", fr: "page {block} sur {blocks}" },
  trial: { en: "trial {trial} / {trials}", fr: "essai {trial} / {trials}" },
  wait: {
    practiceTitle: { en: "Practice first", fr: "D’abord un entraînement" },
    practice: {
      en: "{trials} practice trials. They are not scored.",
      fr: "{trials} essais d’entraînement. Ils ne comptent pas.",
    },
    firstTitle: { en: "Now the test trials", fr: "Maintenant, les essais expérimentaux" },
    onlyTitle: { en: "Ready?", fr: "Tout est prêt ?" },
    first: {
      en: "{trials} trials. Answer as fast as you can without making mistakes.",
      fr: "{trials} essais. Répondez aussi vite que possible sans vous tromper.",
    },
    steady: {
      en: "{trials} trials. Take the time you need.",
      fr: "{trials} essais. Prenez votre temps.",
    },
    nextTitle: { en: "Block {done} of {blocks} done", fr: "Bloc {done} sur {blocks} terminé" },
    next: {
      en: "Take a short break. {trials} more trials.",
      fr: "Faites une courte pause. Encore {trials} essais.",
    },
    hiddenTitle: { en: "Paused", fr: "Pause" },
    hidden: {
      en: "You left the page or switched tabs: the trial is excluded.",
      fr: "Vous avez quitté la page ou changé d’onglet : l’essai en cours est exclu.",
    },
    missed: {
      en: "Two trials passed without an answer. A key that is held down counts only once: release it before each answer.",
      fr: "Deux essais sont passés sans réponse. Une touche maintenue ne compte qu’une fois : relâchez-la avant chaque réponse.",
    },
    translated: {
      en: "Your browser is translating this page. The words of the task itself stay as they are.",
      fr: "Votre navigateur traduit cette page. Les mots de la tâche elle-même restent tels quels.",
    },
    unread: {
      keys: {
        en: "Two trials passed without an answer: the keys that you pressed are not answers here. If they are the right keys, another keyboard layout may be on: change it, or answer on the screen.",
        fr: "Deux essais sont passés sans réponse : les touches pressées ne sont pas des réponses. Si ce sont pourtant les bonnes, une autre disposition de clavier est peut-être active : changez-en, ou répondez à l’écran.",
      },
      modifier: {
        en: "Two trials passed without an answer: a key such as Ctrl, Alt, Windows or Command is held down. Release it, or press it once more.",
        fr: "Deux essais sont passés sans réponse : une touche comme Ctrl, Alt, Windows ou Commande est enfoncée. Relâchez-la, ou appuyez dessus encore une fois.",
      },
      clock: {
        en: "Two trials passed without an answer: your answers arrived, but the times that this browser gives them do not agree with its clock. Reload the page; if that does not help, use another browser.",
        fr: "Deux essais sont passés sans réponse : vos réponses sont bien parvenues, mais l’heure que ce navigateur leur donne ne s’accorde pas avec son horloge. Rechargez la page ; si cela ne change rien, utilisez un autre navigateur.",
      },
    },
    start: { en: "Start", fr: "Commencer" },
    continue: { en: "Continue", fr: "Continuer" },
  },
  language: {
    title: { en: "Change to French?", fr: "Passer à l’anglais ?" },
    kept: {
      en: "In French you start from the beginning. Your answers in English stay on this device: switch back to English to carry on with them.",
      fr: "En anglais, vous repartez du début. Vos réponses en français restent sur cet appareil : revenez au français pour les reprendre.",
    },
    lost: {
      en: "In French you start from the beginning. This browser does not save anything for this site, so your answers up to here would be lost.",
      fr: "En anglais, vous repartez du début. Ce navigateur n’enregistre rien pour ce site : vos réponses jusqu’ici seraient perdues.",
    },
    stay: { en: "Stay in English", fr: "Rester en français" },
    go: { en: "Start in French", fr: "Commencer en anglais" },
  },
  feedback: {
    correct: { en: "Correct", fr: "Juste" },
    wrong: { en: "Wrong", fr: "Faux" },
    slow: { en: "Too slow", fr: "Trop lent" },
    early: { en: "Too early", fr: "Trop tôt" },
  },
  before: {
    unfinishedTitle: {
      en: "You have an unfinished session",
      fr: "Vous avez une passation inachevée",
    },
    unfinished: {
      en: "Your session of {date} stopped after {done} of {blocks} parts. Your answers are kept on this device.",
      fr: "Votre passation du {date} a été interrompue (parties terminées : {done} sur {blocks}). Vos réponses sont enregistrées sur cet appareil.",
    },
    resume: { en: "Continue with part {next}", fr: "Continuer à la partie {next}" },
    restart: { en: "Try again from the beginning", fr: "Recommencer" },
    discard: { en: "Delete that session", fr: "Effacer cette passation" },
    discarded: { en: "That session is deleted.", fr: "Cette passation est effacée." },
    damaged: {
      en: "A saved session could not be read. It was set aside; your other data are not affected.",
      fr: "Une passation enregistrée est illisible. Elle a été mise de côté ; vos autres données ne sont pas touchées.",
    },
    left: {
      en: "You left the task. Your answers are kept on this device, and you can continue where you stopped.",
      fr: "Vous avez quitté la tâche. Vos réponses sont enregistrées sur cet appareil, et vous pouvez reprendre à cet endroit.",
    },
    leftEmpty: {
      en: "You left the task before the end of its first block, so your answers are not saved.",
      fr: "Vous avez quitté la tâche avant la fin de son premier bloc : vos réponses ne sont pas enregistrées.",
    },
    leftInMemory: {
      en: "You left the task. This browser does not save anything for this site, so your answers last only until you leave this page.",
      fr: "Vous avez quitté la tâche. Ce navigateur n’enregistre rien pour ce site : vos réponses seront perdues dès que vous quitterez cette page.",
    },
    takenOver: {
      en: "That session was continued, finished or deleted in another tab, so you cannot continue it here.",
      fr: "Cette passation a été reprise, terminée ou effacée dans un autre onglet : vous ne pouvez pas la reprendre ici.",
    },
    otherVersion: {
      en: "A session of an earlier version of this task cannot be continued; its data are under “What you did here”.",
      fr: "Une passation d’une version antérieure de cette tâche ne peut pas être reprise ; ses données sont sous « Ce que vous avez fait ici ».",
    },
  },
  result: {
    numbers: { en: "The numbers", fr: "Les chiffres" },
    noScore: { en: "No score this time.", fr: "Pas de score cette fois." },
    you: { en: "you, {value}", fr: "vous, {value}" },
    publishedMean: { en: "published mean {value}", fr: "moyenne publiée {value}" },
    fromTitle: { en: "From your answers", fr: "D’après vos réponses" },
    publishedTitle: { en: "Published data", fr: "Données publiées" },
    referenceTitle: {
      en: "For comparison: no published data",
      fr: "Repère, faute de données publiées",
    },
    reference: { en: "{name}, {value}", fr: "{name}, {value}" },
    dots: {
      en: "Each grey dot represents 1% of these participants; the highest and the lowest {share}% are not shown.",
      fr: "Chaque point gris représente 1 % de ces participants ; les {share} % les plus hauts et les plus bas ne sont pas représentés.",
    },
    columnsOfOthers: {
      en: "The grey columns do not show the highest and the lowest {share}% of these participants.",
      fr: "Les colonnes grises ne représentent pas les {share} % les plus hauts et les plus bas.",
    },
    unpublishedOne: {
      en: "There are no published data for these settings, so your result is shown without a comparison. Changed from the task’s defaults: {list}.",
      fr: "Il n’y a pas de données publiées pour ces réglages : votre résultat s’affiche sans comparaison. Réglage modifié : {list}.",
    },
    unpublishedMany: {
      en: "There are no published data for these settings, so your result is shown without a comparison. Changed from the task’s defaults: {list}.",
      fr: "Il n’y a pas de données publiées pour ces réglages : votre résultat s’affiche sans comparaison. Réglages modifiés : {list}.",
    },
    descriptionPlain: {
      en: "{label}: {value}. There are no published data for these settings.",
      fr: "{label} : {value}. Il n’y a pas de données publiées pour ces réglages.",
    },
    descriptionPlainInterval: {
      en: "{label}: {value}, 95% interval from {low} to {high}. There are no published data for these settings.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Il n’y a pas de données publiées pour ces réglages.",
    },
    noAssessment: {
      en: "This result is not an assessment of you.",
      fr: "Ce résultat n’est pas une évaluation.",
    },
    retest: {
      en: "Over about {days} days, the test–retest reliability of this measure was {r} [{low}, {high}] ({n} participants). The measure can be used to compare groups or conditions; its reliability is too low for decisions about individuals.",
      fr: "Entre deux passations à environ {days} jours d’intervalle, la fidélité test-retest de cette mesure était de {r} [{low} ; {high}] ({n} participants). La mesure peut servir à comparer des groupes ou des conditions ; sa fidélité est trop basse pour des décisions sur des individus.",
    },
    laboratoryRetest: {
      en: "In a lab sample, the test–retest reliability was {r} [{low}, {high}] ({n} participants).",
      fr: "Dans un échantillon de laboratoire, la fidélité test-retest était de {r} [{low} ; {high}] ({n} participants).",
    },
    noRetest: {
      en: "We have no data on the test–retest reliability of this measure: your score describes this one session.",
      fr: "Nous n’avons pas de données sur la fidélité test-retest de cette mesure : votre score ne décrit que cette passation.",
    },
    otherInput: {
      en: "The published answers were given on keyboards. Yours were not, and touchscreens and mice add delays of their own. To compare, do the task on a computer, with its keyboard.",
      fr: "Les réponses publiées ont été données au clavier. Les vôtres non, et les écrans tactiles et les souris ajoutent leurs propres délais. Pour comparer, faites la tâche sur un ordinateur, au clavier.",
    },
    lateCaution: {
      en: "Read this with caution: {late} of the {kept} scored trials had a dropped frame. Without these trials: {result}.",
      fr: "À lire avec prudence : {late} des {kept} essais pris en compte comportent une image manquée. Sans ces essais : {result}.",
    },
    lateNoScore: {
      en: "{late} of the {kept} usable trials had a dropped frame, perhaps because the device was too busy. This may be why there is no score: close other programs before you try again.",
      fr: "{late} des {kept} essais pris en compte comportent une image manquée, peut-être parce que l’appareil était trop occupé. C’est peut-être pourquoi il n’y a pas de score : fermez les autres programmes avant de recommencer.",
    },
    lateLimit: {
      en: "This result is not reliable: {late} of the {kept} scored trials ({limit}% or more) had a dropped frame, perhaps because the device was too busy. Close other programs and try again. Without these trials: {result}.",
      fr: "Ce résultat n’est pas fiable : {late} des {kept} essais pris en compte comportent une image manquée, soit {limit} % ou plus, peut-être parce que l’appareil était trop occupé. Fermez les autres programmes et recommencez. Sans ces essais : {result}.",
    },
    slowDisplay: {
      en: "Read this with caution: the screen was refreshed only {hz} times a second, so what you saw could change only every {ms} ms. Turn off power saving, close other programs and try again; if this note comes back, use another device.",
      fr: "À lire avec prudence : l’écran n’a été actualisé que {hz} fois par seconde. L’affichage ne pouvait donc changer que toutes les {ms} ms. Désactivez l’économie d’énergie, fermez les autres programmes et recommencez ; si cette remarque revient, utilisez un autre appareil.",
    },
    changingDisplay: {
      en: "Read this with caution: the refresh rate of the screen was not constant (between {low} and {high} times a second), so the timing of stimuli varied between trials. Turn off power saving and variable refresh rates, close other programs and try again.",
      fr: "À lire avec prudence : l’écran n’a pas toujours été actualisé à la même fréquence, mais de {low} à {high} fois par seconde. La durée des stimuli n’était donc pas la même à tous les essais. Désactivez l’économie d’énergie et la fréquence d’actualisation variable, fermez les autres programmes et recommencez.",
    },
    busyDevice: {
      en: "Read this with caution: the device was busy. It took {ms} ms or more to react to some of your answers, so stimuli may have appeared late, too. Close other programs and tabs, and try again.",
      fr: "À lire avec prudence : l’appareil était occupé. Il a mis {ms} ms ou plus à réagir à certaines réponses ; des stimuli ont donc pu s’afficher en retard, eux aussi. Fermez les autres programmes et onglets, puis recommencez.",
    },
    clockSteps: {
      en: "Read this with caution: the clock of this browser advances in steps of {ms} ms, often to protect your privacy, so response times are not more exact than that. For exact times, use another browser.",
      fr: "À lire avec prudence : l’horloge de ce navigateur avance par pas de {ms} ms, souvent pour protéger la vie privée. Les temps de réponse ne sont pas plus précis que ce pas. Pour des temps précis, utilisez un autre navigateur.",
    },
    stampOff: {
      en: "Read this with caution: the time stamp of at least one answer did not agree with the clock of this browser, so response times may be wrong. Try again; if this note comes back, use another browser.",
      fr: "À lire avec prudence : l’heure que ce navigateur a attribuée à au moins une réponse ne concordait pas avec son horloge. Des temps de réponse peuvent être faux. Recommencez ; si cette remarque revient, utilisez un autre navigateur.",
    },
    noneLeft: { en: "there is no score", fr: "il n’y a pas de score" },
    publishedLaboratory: {
      en: "Mean (SD) in a lab, n = {n}",
      fr: "Moyenne (écart type) en laboratoire, n = {n}",
    },
    published: { en: "Mean (SD), n = {n}", fr: "Moyenne (écart type), n = {n}" },
    publishedMiddle: { en: "5th, 50th, 95th percentile", fr: "5e, 50e et 95e centiles" },
    publishedScales: {
      en: "Published data, n = {n}",
      fr: "Données publiées, n = {n}",
    },
    columns: {
      scale: { en: "Scale", fr: "Échelle" },
      mean: { en: "Mean", fr: "Moyenne" },
      sd: { en: "SD", fr: "Écart type" },
      percentile: { en: "{percent}th", fr: "{percent}e" },
    },
    publishedShare: { en: "Most frequent, n = {n}", fr: "Valeur la plus fréquente, n = {n}" },
    description: {
      en: "{label}: {value}. Published data from {n} participants: mean {mean}.",
      fr: "{label} : {value}. Données publiées de {n} participants : moyenne {mean}.",
    },
    descriptionInterval: {
      en: "{label}: {value}, 95% interval from {low} to {high}. Published data from {n} participants: mean {mean}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Données publiées de {n} participants : moyenne {mean}.",
    },
    descriptionScale: {
      en: "{label}: {value}, 95% interval from {low} to {high}, published mean {mean}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}, moyenne publiée {mean}.",
    },
    descriptionShare: {
      en: "{label}: {value}. Published choices of {n} participants, most often {mode}.",
      fr: "{label} : {value}. Choix publiés de {n} participants : le plus fréquent est {mode}.",
    },
    descriptionOwn: {
      en: "{label}: {value}, 95% interval from {low} to {high}. Your {n} values go from {least} to {most}; {name}: {reference}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Vos {n} valeurs vont de {least} à {most} ; {name} : {reference}.",
    },
    excluded: { en: "Excluded: {list}", fr: "Exclus : {list}" },
    nothingExcluded: { en: "Excluded: none", fr: "Exclusions : aucune" },
    ofTrials: { en: "{n} of {trials}", fr: "{n} sur {trials}" },
    late: { en: "Included despite a dropped frame", fr: "Inclus malgré une image manquée" },
    flagged: {
      en: "Flagged, but not excluded: {list}",
      fr: "Réponses signalées, mais incluses : {list}",
    },
    flags: {
      untrusted: {
        en: "{n} possibly made by software",
        fr: "{n} peut-être données par un programme",
      },
      tooSoon: { en: "{n} faster than {ms} ms", fr: "{n} en moins de {ms} ms" },
      pasted: { en: "{n} pasted", fr: "{n} collées" },
      stillMouse: {
        en: "{n} with a mouse that did not move during the session",
        fr: "{n} avec une souris immobile pendant toute la passation",
      },
    },
    interval: {
      en: "{value} (95% interval: {low} to {high})",
      fr: "{value} (intervalle à 95 % : {low} à {high})",
    },
    intervalCell: { en: "{value} ({low} to {high})", fr: "{value} ({low} à {high})" },
    inBrackets: { en: "95% intervals in brackets", fr: "intervalles à 95 % entre parenthèses" },
    source: { en: "Source:", fr: "Source :" },
    checkTitle: { en: "Check it yourself", fr: "Vérifiez vous-même" },
    check: {
      en: "The scripts in the zip give the same numbers from the same file, in R or in Python.",
      fr: "Les scripts de l’archive recalculent ces chiffres à partir du même fichier, en R ou en Python.",
    },
    about: { en: "About this comparison", fr: "À propos de cette comparaison" },
    again: { en: "Try again", fr: "Recommencer" },
    next: { en: "Next: {name}, {length}", fr: "Ensuite : {name}, {length}" },
    lengths: {
      seconds: { en: "{length} s", fr: "{length} s" },
      minutes: { en: "{length} min", fr: "{length} min" },
    },
    adapt: {
      en: "Use this task in your study",
      fr: "Utiliser cette tâche dans votre étude",
    },
    use: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
    goBack: { en: "Back to {host}", fr: "Retour à {host}" },
    researchers: { en: "For researchers: the method", fr: "Pour les chercheurs : la méthode" },
    sittings: {
      en: "This session was done in {n} sittings.",
      fr: "Cette passation a été faite en {n} fois.",
    },
  },
  trials: {
    title: { en: "Your trials", fr: "Vos essais" },
    axis: { en: "response time, ms", fr: "temps de réponse, ms" },
    all: { en: "all trials", fr: "tous les essais" },
    centre: {
      mean: { en: "mean {ms}", fr: "moyenne {ms}" },
      median: { en: "median {ms}", fr: "médiane {ms}" },
    },
    caption: {
      mean: {
        en: "Your {n} response times, one dot each; the lines are means.",
        fr: "Vos {n} temps de réponse, un point chacun ; les traits sont les moyennes.",
      },
      median: {
        en: "Your {n} response times, one dot each; the line is the median.",
        fr: "Vos {n} temps de réponse, un point chacun ; le trait est la médiane.",
      },
    },
    hollow: { en: "Hollow dots: excluded ({list}).", fr: "Points vides : exclus ({list})." },
    undrawn: { en: "Without a time: {list}.", fr: "Sans temps de réponse : {list}." },
    withheld: { en: "{n} without a press", fr: "{n} sans appui" },
    trial: { en: "trial {trial}: {ms}", fr: "essai {trial} : {ms}" },
    excludedTrial: {
      en: "trial {trial}: {ms}, excluded: {reason}",
      fr: "essai {trial} : {ms}, exclu : {reason}",
    },
    description: {
      en: "{condition}: {n} included, from {low} to {high}, {centre}.",
      fr: "{condition} : {n} inclus, de {low} à {high}, {centre}.",
    },
    descriptionExcluded: { en: "Excluded: {list}.", fr: "Exclus : {list}." },
    descriptionNone: {
      en: "{condition}: no trials included.",
      fr: "{condition} : aucun essai inclus.",
    },
  },
});

export type RunWords = Localized<typeof runWords>;
