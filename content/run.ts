import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts around every run and every result; the texts of an app are in its `words.ts`. */
export const runWords = defineContent("run", {
  loading: { en: "Getting the app ready…", fr: "Préparation de l’application…" },
  loadFailed: {
    en: "The app could not be loaded. Check the connection, then try again: nothing is lost.",
    fr: "L’application n’a pas pu être chargée. Vérifiez la connexion, puis réessayez : rien n’est perdu.",
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
    firstTitle: { en: "Now the real trials", fr: "Cette fois, ça compte" },
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
      en: "The page was hidden or inactive, so that trial is excluded.",
      fr: "La page était cachée ou inactive : cet essai est exclu.",
    },
    missed: {
      en: "Two trials passed without an answer. A key that is held down counts only once: release it before each answer.",
      fr: "Deux essais sont passés sans réponse. Une touche maintenue ne compte qu’une fois : relâchez-la avant chaque réponse.",
    },
    translated: {
      en: "Your browser translates this page. The words of the task itself stay as they are.",
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
        en: "Two trials passed without an answer: your answers arrived, but the times that this browser gives them don’t agree with its clock. Reload the page; if that doesn’t help, use another browser.",
        fr: "Deux essais sont passés sans réponse : vos réponses sont bien parvenues, mais l’heure que ce navigateur leur donne ne s’accorde pas avec son horloge. Rechargez la page ; si cela ne change rien, prenez un autre navigateur.",
      },
    },
    start: { en: "Start", fr: "Commencer" },
    continue: { en: "Continue", fr: "Continuer" },
  },
  language: {
    title: { en: "Change to French?", fr: "Passer à l’anglais ?" },
    kept: {
      en: "In French, you’ll start from the beginning. Your answers in English stay on this device: switch back to English to carry on with them.",
      fr: "En anglais, vous repartez du début. Vos réponses en français restent sur cet appareil : revenez au français pour les reprendre.",
    },
    lost: {
      en: "In French you start from the beginning. This browser keeps nothing for this site, so your answers up to here would be lost.",
      fr: "En anglais, vous repartez du début. Ce navigateur ne garde rien pour ce site : vos réponses jusqu’ici seraient perdues.",
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
    unfinishedTitle: { en: "You have an unfinished run", fr: "Vous avez une passation inachevée" },
    unfinished: {
      en: "A run of {date} stopped after {done} of {blocks} parts. What you answered is kept on this device.",
      fr: "Une passation du {date} a été interrompue (parties terminées : {done} sur {blocks}). Vos réponses sont gardées sur cet appareil.",
    },
    resume: { en: "Continue with part {next}", fr: "Continuer à la partie {next}" },
    restart: { en: "Start again", fr: "Recommencer depuis le début" },
    discard: { en: "Discard that run", fr: "Supprimer cette passation" },
    discarded: { en: "That run is erased.", fr: "Cette passation est effacée." },
    damaged: {
      en: "A saved run could not be read. It was set aside, and nothing else is affected.",
      fr: "Une passation enregistrée est illisible. Elle a été mise de côté ; rien d’autre n’est touché.",
    },
    left: {
      en: "Stopped. What you have done is kept on this device, and you can continue from there.",
      fr: "Arrêté. Ce que vous avez fait est gardé sur cet appareil, et vous pouvez reprendre à cet endroit.",
    },
    leftEmpty: {
      en: "Stopped before the end of the first part, so nothing is saved.",
      fr: "Arrêté avant la fin de la première partie : rien n’est gardé.",
    },
    leftInMemory: {
      en: "Stopped. This browser keeps nothing for this site, so what you have done lasts only until you leave this page.",
      fr: "Arrêté. Ce navigateur ne garde rien pour ce site : ce que vous avez fait sera perdu dès que vous quitterez cette page.",
    },
    takenOver: {
      en: "That run was continued, finished or erased in another tab, so it cannot be continued here.",
      fr: "Cette passation a continué, s’est terminée ou a été effacée dans un autre onglet : on ne peut pas la reprendre ici.",
    },
    otherVersion: {
      en: "A run of an earlier version of this app cannot be continued; its data are under “My data”.",
      fr: "Une passation d’une version antérieure de cette application ne peut pas être reprise ; ses données sont sous « Mes données ».",
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
      fr: "Pour comparer : pas de données publiées",
    },
    reference: { en: "{name}, {value}", fr: "{name}, {value}" },
    dots: {
      en: "Each grey dot stands for 1% of them; the highest and the lowest {share}% are not drawn.",
      fr: "Chaque point gris représente 1 % d’entre eux ; les {share} % les plus hauts et les plus bas ne sont pas dessinés.",
    },
    columnsOfOthers: {
      en: "The grey columns leave out the highest and the lowest {share}% of them.",
      fr: "Les colonnes grises laissent de côté les {share} % les plus hauts et les plus bas.",
    },
    unpublishedOne: {
      en: "There are no published data for these settings, so your result is shown without a comparison. Changed from the app’s defaults: {list}.",
      fr: "Il n’y a pas de données publiées pour ces réglages : rien n’est dessiné à côté de votre résultat. Réglage modifié : {list}.",
    },
    unpublishedMany: {
      en: "There are no published data for these settings, so your result is shown without a comparison. Changed from the app’s defaults: {list}.",
      fr: "Il n’y a pas de données publiées pour ces réglages : rien n’est dessiné à côté de votre résultat. Réglages modifiés : {list}.",
    },
    descriptionPlain: {
      en: "{label}: {value}. Published data: none for these settings.",
      fr: "{label} : {value}. Aucune donnée publiée pour ces réglages.",
    },
    descriptionPlainInterval: {
      en: "{label}: {value}, 95% interval from {low} to {high}. Published data: none for these settings.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Aucune donnée publiée pour ces réglages.",
    },
    noAssessment: {
      en: "It is not an assessment of you.",
      fr: "Ce n’est pas une évaluation.",
    },
    retest: {
      en: "When this measure was repeated after about {days} days, the two sets of scores correlated at {r} [{low}, {high}] ({n} people): it can compare conditions in a group, not rank individuals.",
      fr: "Entre deux passations à environ {days} jours d’intervalle, la corrélation test-retest de cette mesure est de {r} [{low} ; {high}] ({n} personnes) : elle sert à comparer des conditions dans un groupe, non à classer des individus.",
    },
    laboratoryRetest: {
      en: "In a lab sample the correlation was {r} [{low}, {high}] ({n} people).",
      fr: "Dans un échantillon de laboratoire, la corrélation était de {r} [{low} ; {high}] ({n} personnes).",
    },
    noRetest: {
      en: "We have no data on how well scores on this measure agree from one day to another: read yours as a description of one sitting.",
      fr: "Nous n’avons pas de données sur la stabilité de cette mesure d’un jour à l’autre : n’y voyez que la description d’une seule passation.",
    },
    otherInput: {
      en: "The published answers were given on keyboards. Yours were not, and touch screens and mice add delays of their own.",
      fr: "Les réponses publiées ont été données au clavier. Les vôtres non, et les écrans tactiles et les souris ajoutent leurs propres délais.",
    },
    lateCaution: {
      en: "Read this with caution: {late} of the {kept} scored trials had a late frame. Without them: {result}.",
      fr: "À lire avec prudence : {late} des {kept} essais pris en compte comportent une image en retard. Sans eux : {result}.",
    },
    lateNoScore: {
      en: "{late} of the {kept} usable trials had a late frame: the device was too busy, which may be why there is no score.",
      fr: "Images en retard dans {late} des {kept} essais utilisables : l’appareil était trop occupé, ce qui explique peut-être l’absence de score.",
    },
    lateLimit: {
      en: "Don’t use this run: {late} of the {kept} scored trials ({limit}% or more) had a late frame. The device was too busy to time them. Without them: {result}.",
      fr: "N’utilisez pas cette passation : {late} des {kept} essais pris en compte comportent une image en retard, soit {limit} % ou plus. L’appareil était trop occupé pour les chronométrer. Sans eux : {result}.",
    },
    clockSteps: {
      en: "Read this with caution: in this browser the clock went in steps of {ms} ms, often to protect your privacy, so no response time is more exact than that.",
      fr: "À lire avec prudence : dans ce navigateur, l’horloge avançait par pas de {ms} ms, souvent pour protéger la vie privée. Aucun temps de réponse n’est plus précis que cela.",
    },
    stampOff: {
      en: "Read this with caution: the time that this browser gave to at least one answer didn’t agree with its clock, so response times may be wrong.",
      fr: "À lire avec prudence : l’heure que ce navigateur a donnée à une réponse au moins ne s’accordait pas avec son horloge. Des temps de réponse peuvent être faux.",
    },
    noneLeft: { en: "no score is left", fr: "il ne reste pas de score" },
    publishedLaboratory: {
      en: "Mean (SD) in a lab, n = {n}",
      fr: "Moyenne (écart type) en laboratoire, n = {n}",
    },
    published: { en: "Mean (SD), n = {n}", fr: "Moyenne (écart type), n = {n}" },
    publishedMiddle: { en: "5th, 50th, 95th percentile", fr: "5e, 50e, 95e centile" },
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
      en: "{label}: {value}. Published data from {n} people: mean {mean}.",
      fr: "{label} : {value}. Données publiées sur {n} personnes : moyenne {mean}.",
    },
    descriptionInterval: {
      en: "{label}: {value}, 95% interval from {low} to {high}. Published data from {n} people: mean {mean}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Données publiées sur {n} personnes : moyenne {mean}.",
    },
    descriptionScale: {
      en: "{label}: {value}, 95% interval from {low} to {high}, published mean {mean}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}, moyenne publiée {mean}.",
    },
    descriptionShare: {
      en: "{label}: {value}. Published choices of {n} people, most often {mode}.",
      fr: "{label} : {value}. Choix publiés de {n} personnes, le plus souvent {mode}.",
    },
    descriptionOwn: {
      en: "{label}: {value}, 95% interval from {low} to {high}. Your {n} values go from {least} to {most}; {name}: {reference}.",
      fr: "{label} : {value}, intervalle à 95 % de {low} à {high}. Vos {n} valeurs vont de {least} à {most} ; {name} : {reference}.",
    },
    excluded: { en: "Excluded: {list}", fr: "Exclus : {list}" },
    nothingExcluded: { en: "Excluded: none", fr: "Aucun essai exclu" },
    ofTrials: { en: "{n} of {trials}", fr: "{n} sur {trials}" },
    late: { en: "Included despite a late frame", fr: "Inclus malgré une image en retard" },
    flagged: {
      en: "Flagged, but not excluded: {list}",
      fr: "Réponses signalées, mais gardées : {list}",
    },
    flags: {
      untrusted: {
        en: "{n} possibly made by software",
        fr: "{n} peut-être données par un programme",
      },
      tooSoon: { en: "{n} faster than {ms} ms", fr: "{n} en moins de {ms} ms" },
      pasted: { en: "{n} pasted", fr: "{n} collées" },
      stillMouse: {
        en: "{n} with a mouse that did not move during the run",
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
      fr: "Les scripts du zip redonnent les mêmes chiffres à partir du même fichier, en R ou en Python.",
    },
    about: { en: "About this comparison", fr: "À propos de cette comparaison" },
    again: { en: "Do it again", fr: "Recommencer" },
    next: { en: "Next: {name}, {length}", fr: "Ensuite : {name}, {length}" },
    lengths: {
      seconds: { en: "{length} s", fr: "{length} s" },
      minutes: { en: "{length} min", fr: "{length} min" },
    },
    adapt: { en: "Adapt this app", fr: "Adapter cette application" },
    use: { en: "Use this task in your study", fr: "L’utiliser dans votre étude" },
    goBack: { en: "Back to {host}", fr: "Retour à {host}" },
    researchers: { en: "For researchers: how it is done", fr: "Pour les chercheurs : la méthode" },
    sittings: {
      en: "This run was done in {n} sittings.",
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
    hollow: { en: "Hollow: excluded ({list}).", fr: "Points vides : exclus ({list})." },
    undrawn: { en: "Without a time: {list}.", fr: "Sans temps : {list}." },
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
    descriptionNone: { en: "{condition}: none included.", fr: "{condition} : aucun inclus." },
  },
});

export type RunWords = Localized<typeof runWords>;
