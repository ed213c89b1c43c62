import { defineContent } from "@/lib/i18n/define-content";

/**
 * The texts that several papers share, about procedure, participants and the destination of the data. The sentences are
 * in the past tense; `planned-words.ts` contains the same sentences in the future tense.
 */
export const studyWords = defineContent("papers/study", {
  length: {
    seconds: { en: "about {length} seconds", fr: "environ {length} s" },
    minutes: { en: "about {length} minutes", fr: "environ {length} min" },
  },
  /** The note in place of an answer that the author still has to write. */
  toComplete: { en: "[To complete]", fr: "[À compléter]" },
  takes: {
    en: "A session took {length}, not counting breaks, information and consent.",
    fr: "Une passation durait {length}, hors pauses, notice d’information et consentement.",
  },
  lengthOf: {
    en: "{length} in condition {condition}",
    fr: "{length} dans la condition {condition}",
  },
  language: {
    either: {
      en: "Participants chose English or French.",
      fr: "Les participants choisissaient le français ou l’anglais.",
    },
    english: { en: "The study was in English.", fr: "L’étude était en anglais." },
    french: { en: "The study was in French.", fr: "L’étude était en français." },
  },
  order: {
    one: { en: "There was one task.", fr: "Il y avait une seule tâche." },
    oneSurvey: {
      en: "There was one questionnaire and no other task.",
      fr: "Il y avait un seul questionnaire, sans autre tâche.",
    },
    fixed: {
      en: "All participants did the tasks in the same order.",
      fr: "Tous les participants faisaient les tâches dans le même ordre.",
    },
    /** In place of `fixed` if some tasks belong to single conditions. */
    fixedWithin: {
      en: "Within each condition, all participants did the tasks in the same order.",
      fr: "Dans chaque condition, tous les participants faisaient les tâches dans le même ordre.",
    },
    shuffled: {
      en: "The order of the tasks was drawn at random for each participant.",
      fr: "L’ordre des tâches était tiré au sort pour chaque participant.",
    },
    "latin-square": {
      en: "Each participant received a row, drawn at random, of a Williams square: over all its rows, each task appears equally often in each position, and equally often directly after each other task (Williams, 1949). Rows were not balanced across participants.",
      fr: "Chaque participant recevait une ligne, tirée au sort, d’un carré de Williams : sur l’ensemble des lignes, chaque tâche occupe chaque place le même nombre de fois et suit immédiatement chacune des autres le même nombre de fois (Williams, 1949). Les lignes n’étaient pas équilibrées entre les participants.",
    },
    balanced: {
      en: "Each participant received a row of a Williams square: over all its rows, each task appears equally often in each position, and equally often directly after each other task (Williams, 1949). The data server assigned the row with the fewest participants who had finished or were active; ties were decided at random. If the server did not answer within 5 seconds, the program drew a row at random.",
      fr: "Chaque participant recevait une ligne d’un carré de Williams : sur l’ensemble des lignes, chaque tâche occupe chaque place le même nombre de fois et suit immédiatement chacune des autres le même nombre de fois (Williams, 1949). Le serveur de données attribuait la ligne suivie par le moins de participants ayant terminé ou en cours de participation ; en cas d’égalité, il tirait au sort. S’il ne répondait pas en 5 secondes, le programme tirait une ligne au sort.",
    },
    balancedWithin: {
      en: "Rows were balanced separately in each condition.",
      fr: "Les lignes étaient équilibrées séparément dans chaque condition.",
    },
    keep: { en: "Steps that keep their place: {steps}.", fr: "Étapes à place fixe : {steps}." },
    texts: {
      en: "Each text moved with the task after it, unless it was set to keep its place. Texts after the last task stayed at the end.",
      fr: "Chaque texte se déplaçait avec la tâche suivante, sauf s’il était réglé pour garder sa place. Les textes placés après la dernière tâche restaient à la fin.",
    },
  },
  /** Displayed in a study with visits. `lengths` lists the duration of each visit. */
  visits: {
    number: {
      en: "Each participant was to complete {n} visits (durations without breaks: {lengths}).",
      fr: "Chaque participant devait faire {n} visites (durées sans les pauses : {lengths}).",
    },
    follows: {
      en: "Visit {n} could begin {days} after visit {after}.",
      fr: "La visite {n} pouvait commencer {days} après la visite {after}.",
    },
    link: {
      en: "Days were counted as calendar dates of the participant’s device. At the end of each visit, the page displayed a personal link to the next visit, which connected the data of the visits. The program did not send reminders.",
      fr: "Les jours étaient comptés en jours calendaires, d’après la date de l’appareil du participant. À la fin de chaque visite, la page affichait un lien personnel vers la suivante, qui permettait de relier les visites ; la page n’envoyait pas de rappel.",
    },
  },
  conditions: {
    none: {
      en: "The study had no conditions: all participants did the same tasks.",
      fr: "L’étude n’avait pas de conditions : tous les participants faisaient les mêmes tâches.",
    },
    some: {
      en: "Each session had one of {n} conditions: {names}.",
      fr: "Chaque passation se déroulait dans l’une des {n} conditions : {names}.",
    },
    label: { en: "{name} ({label})", fr: "{name} ({label})" },
    groups: {
      en: "Two groups of participants were compared, one per condition.",
      fr: "Deux groupes de participants étaient comparés, un par condition.",
    },
    unknown: {
      en: "[To complete: are the conditions groups of different participants, or sessions of the same participants?]",
      fr: "[À compléter : les conditions sont-elles des groupes de participants différents, ou des séances des mêmes participants ?]",
    },
    differentGroups: {
      en: "The conditions were groups of different participants.",
      fr: "Chaque condition avait ses propres participants (plan interparticipants).",
    },
    severalGroups: {
      en: "The conditions were groups of different participants. The planned analysis compares two of them: {first} and {second}.",
      fr: "Les conditions étaient des groupes de participants différents. L’analyse prévue en compare deux : {first} et {second}.",
    },
    sessions: {
      en: "Each participant was to do {n} sessions, one in each condition: {names}.",
      fr: "Chaque participant devait faire {n} séances, une par condition : {names}.",
    },
    betweenSessions: {
      en: "[To complete: the time between the sessions, and whether all participants did them in the same order]",
      fr: "[À compléter : le temps entre les séances, et si tous les participants les ont faites dans le même ordre]",
    },
    sessionByLink: {
      en: "The study link named the session. If it did not, the study started with the session {first}. The program did not randomise the sessions or their order. The data record whether the session came from the link.",
      fr: "Le lien de l’étude indiquait la séance. S’il n’en indiquait pas, la séance {first} commençait. Le programme ne tirait au sort ni la séance, ni l’ordre des séances. Les données indiquent si la séance vient du lien.",
    },
    address: {
      en: "The study link could name the condition. Where it did not, the program drew one at random: each condition was equally likely. The data record whether the condition came from the link or from the draw.",
      fr: "Le lien de l’étude pouvait indiquer la condition. S’il n’en indiquait pas, le programme en tirait une au sort : toutes avaient la même probabilité. Les données indiquent si la condition vient du lien ou du tirage.",
    },
    byIdentifier: {
      en: "The draw was determined by the participant’s identifier ({id}), so that the same identifier always led to the same condition. As the rule is public, the condition could be computed in advance: the allocation was not concealed.",
      fr: "Le tirage était déterminé par l’identifiant du participant ({id}) : un même identifiant conduisait toujours à la même condition. La règle étant publique, la condition pouvait être calculée à l’avance : l’assignation n’était pas secrète.",
    },
    withoutIdentifier: {
      en: "If the link did not contain an identifier, {random} determined the draw, so a participant who started again could get another condition.",
      fr: "À défaut d’identifiant, {random} le remplaçait, et recommencer pouvait conduire à une autre condition.",
    },
    byRandom: {
      en: "The draw was determined by {random}, which the browser made at the start. The allocation was not concealed: the rule is public, and a participant who started again could get another condition.",
      fr: "Le tirage était déterminé par {random}, créé par le navigateur au début. L’assignation n’était pas secrète : la règle est publique, et un participant qui recommençait pouvait avoir une autre condition.",
    },
    /** {random} in other texts: what takes the place of an identifier. In a study with visits, it names the person. */
    random: {
      session: {
        en: "the random id of the session",
        fr: "l’identifiant aléatoire de la passation",
      },
      person: {
        en: "the random number of the participant",
        fr: "le numéro aléatoire du participant",
      },
    },
    /** The texts of a study whose groups the data server balances. */
    balanced: {
      address: {
        en: "The study link could name the condition. Where it did not, the data server assigned each new participant to the condition with the fewest participants who had finished or were active; ties were decided at random. If the server did not answer within 5 seconds, the program drew a condition at random: each was equally likely. The data record whether the condition came from the link, the server, a numbered list or the draw.",
        fr: "Le lien de l’étude pouvait indiquer la condition. S’il n’en indiquait pas, le serveur de données affectait chaque nouveau participant à la condition où le moins de participants avaient terminé ou participaient à ce moment-là ; en cas d’égalité, il tirait au sort. S’il ne répondait pas en 5 secondes, le programme tirait une condition au sort : toutes avaient la même probabilité. Les données indiquent si la condition vient du lien, du serveur, d’une liste numérotée ou du tirage.",
      },
      byIdentifier: {
        en: "The same identifier ({id}) always received the same condition again.",
        fr: "Un même identifiant ({id}) recevait toujours la même condition.",
      },
      withoutIdentifier: {
        en: "If the link did not contain an identifier, {random} took its place, so a participant who started again could get another condition.",
        fr: "À défaut d’identifiant, {random} le remplaçait, et recommencer pouvait conduire à une autre condition.",
      },
      bySession: {
        en: "Participants had no identifier, so a participant who started again could get another condition.",
        fr: "Les participants n’avaient pas d’identifiant : recommencer pouvait conduire à une autre condition.",
      },
      concealment: {
        en: "Allocation was concealed from everybody who did not know the current number of participants in each condition; the server shows these numbers to the researchers only on request. Conditions that the program drew could be computed in advance from the identifier or {random}, because the rule is public.",
        fr: "L’assignation restait secrète si l’on ne connaissait pas l’effectif du moment dans chaque condition ; le serveur ne montre ces effectifs aux chercheurs que s’ils les demandent. Une condition tirée par le programme pouvait être calculée à l’avance d’après l’identifiant ou {random}, car la règle est publique.",
      },
      list: {
        en: "In a standalone archive without a data server, a numbered list assigned the condition by the participant’s number; anybody who had the archive could foresee it.",
        fr: "Dans une version autonome sans serveur de données, une liste numérotée donnait la condition d’après le numéro du participant ; les fichiers permettaient de la prévoir.",
      },
      starters: {
        en: "[To complete: how many participants started and how many finished in each condition, because equal numbers of finishers can hide more dropouts in one condition; how many conditions the program drew because the server did not answer; whether somebody who was in contact with participants knew the current numbers in each condition]",
        fr: "[À compléter : combien de participants ont commencé et combien ont terminé dans chaque condition, car des nombres égaux de participants ayant terminé peuvent cacher une perte plus forte dans une condition ; combien de conditions le programme a tirées parce que le serveur ne répondait pas ; si une personne en contact avec les participants connaissait les effectifs du moment]",
      },
    },
    sizes: {
      en: "The sizes of the conditions were not balanced.",
      fr: "Les effectifs des conditions n’étaient pas équilibrés.",
    },
    imbalance: {
      en: "With {people} participants, the size of any one condition lies between {low} and {high} in at least 95% of studies, if the program draws all conditions.",
      fr: "Avec {people} participants, une condition donnée en compte entre {low} et {high} dans au moins 95 % des études, si le programme tire toutes les conditions.",
    },
    textOf: {
      en: "{step}, condition {conditions} only:",
      fr: "{step}, condition {conditions} seulement :",
    },
    parametersOf: {
      en: "{step}, condition {conditions} only.",
      fr: "{step}, condition {conditions} seulement.",
    },
    only: {
      en: "Only in condition {condition}: {steps}.",
      fr: "Condition {condition} seulement : {steps}.",
    },
    same: {
      en: "All conditions had the same steps.",
      fr: "Toutes les conditions avaient les mêmes étapes.",
    },
    instructions: {
      en: "Instructions that differed between the conditions: {steps}.",
      fr: "Consigne qui différait entre les conditions : {steps}.",
    },
    parameter: { en: "Setting ({app})", fr: "Réglage ({app})" },
  },
  instructions: {
    /** The sentences in the methods. */
    used: {
      own: {
        en: "The instructions were written by the researchers. Participants read them before the task and again before each block:",
        fr: "La consigne a été rédigée par les chercheurs. Les participants la lisaient avant la tâche, puis avant chaque bloc :",
      },
      none: {
        en: "The task itself showed no instructions.",
        fr: "La tâche elle-même n’affichait pas de consigne.",
      },
      ours: {
        en: "The instructions were those of the task:",
        fr: "La consigne était celle de la tâche :",
      },
    },
    /** The sentences in preregistrations. */
    planned: {
      own: {
        en: "{step}: instructions written by the researchers, shown before the task and before each block:",
        fr: "{step} : consigne rédigée par les chercheurs, affichée avant la tâche et avant chaque bloc :",
      },
      none: {
        en: "{step}: the task itself shows no instructions.",
        fr: "{step} : la tâche elle-même n’affiche pas de consigne.",
      },
      ours: {
        en: "{step}: the instructions of the task:",
        fr: "{step} : consigne de la tâche :",
      },
    },
    inCondition: { en: "Condition {conditions}.", fr: "Condition {conditions}." },
    only: {
      en: "{step}, condition {conditions} only",
      fr: "{step}, condition {conditions} seulement",
    },
  },
  aText: { en: "Text “{id}”", fr: "Texte « {id} »" },
  trials: {
    own: {
      en: "Random draws within the tasks were made for each session.",
      fr: "Les tirages au sort au sein des tâches étaient refaits à chaque passation.",
    },
    same: {
      en: "Random draws within the tasks were the same for all participants (seed {seed}).",
      fr: "Les tirages au sort au sein des tâches étaient les mêmes pour tous les participants (graine {seed}).",
    },
  },
  counts: {
    trials: { en: "{app}: {n} trials", fr: "{app} : {n} essais" },
    answers: { en: "{app}: {n} answers", fr: "{app} : {n} réponses" },
    answer: { en: "{app}: 1 answer", fr: "{app} : 1 réponse" },
  },
  leave: {
    rule: {
      en: "After {step}, the study ended for participants whose “{measure}” ({of}) was {comparison} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrêtait pour les participants dont la mesure « {measure} » ({of}) était {comparison} (sortie : {exit}).",
    },
    accuracyRule: {
      en: "After {step}, the study ended for participants with {comparison} correct responses in {of} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrêtait pour les participants qui avaient {comparison} de réponses correctes dans la tâche {of} (sortie : {exit}).",
    },
    shares: {
      is: { en: "exactly {value}%", fr: "exactement {value} %" },
      isNot: { en: "a share other than {value}% of", fr: "une part autre que {value} %" },
      below: { en: "fewer than {value}%", fr: "moins de {value} %" },
      above: { en: "more than {value}%", fr: "plus de {value} %" },
    },
    stays: {
      en: "The study continued if the value could not be measured.",
      fr: "Si la valeur n’avait pas pu être mesurée, l’étude continuait.",
    },
    none: {
      en: "No rule ended the study early.",
      fr: "Aucune règle ne mettait fin à l’étude avant son terme.",
    },
    accuracy: { en: "proportion correct", fr: "proportion de réponses correctes" },
    is: { en: "equal to {value}", fr: "égale à {value}" },
    isNot: { en: "other than {value}", fr: "différente de {value}" },
    below: { en: "below {value}", fr: "inférieure à {value}" },
    above: { en: "above {value}", fr: "supérieure à {value}" },
    exits: {
      completed: { en: "completed", fr: "étude terminée" },
      declined: { en: "declined", fr: "refus" },
      screenedOut: { en: "screened out", fr: "non admissible" },
      failedCheck: { en: "failed check", fr: "échec à un contrôle" },
      unsent: { en: "data not sent", fr: "données non envoyées" },
      full: { en: "study full", fr: "étude complète" },
      paused: { en: "study paused", fr: "étude suspendue" },
    },
  },
  measure: { en: "Measure.", fr: "Mesure." },
  exclusions: { en: "Exclusions.", fr: "Exclusions." },
  parameters: {
    published: {
      en: "All settings were the defaults of {app} {version}.",
      fr: "Tous les réglages avaient les valeurs par défaut de la tâche {app} {version}.",
    },
    changed: {
      en: "Settings changed from the defaults of {app} {version}: {parameters}.",
      fr: "Réglages qui s’écartaient des valeurs par défaut de la tâche {app} {version} : {parameters}.",
    },
    parameter: { en: "“{label}” ({value})", fr: "« {label} » ({value})" },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
  },
  lateFrames: {
    en: "In timed tasks, a session with a dropped frame in {caution}% or more of its scored trials is flagged with a caution; from {limit}%, the program advises against using it.",
    fr: "Dans les tâches chronométrées, une passation dont {caution} % ou plus des essais pris en compte ont une image manquée est signalée par une mise en garde ; à partir de {limit} %, le programme déconseille de l’utiliser.",
  },
  participants: {
    age: {
      en: "Participants had to be {age} or older.",
      fr: "Les participants devaient avoir au moins {age} ans.",
    },
    usualAge: {
      en: "Participants confirmed that they were {age} or older.",
      fr: "Les participants confirmaient avoir au moins {age} ans.",
    },
    identifiers: {
      en: "The study link contained these identifiers: {ids}. The first one identified the participant.",
      fr: "Le lien de l’étude contenait ces identifiants : {ids}. Le premier désignait le participant.",
    },
    identifier: {
      en: "The study link contained an identifier of the participant: {ids}.",
      fr: "Le lien de l’étude contenait un identifiant du participant : {ids}.",
    },
    required: {
      en: "The study did not start without the identifier {id}.",
      fr: "L’étude ne commençait pas sans l’identifiant {id}.",
    },
    noIdentifiers: {
      en: "Participants had no identifiers; each session had a random id.",
      fr: "Les participants n’avaient pas d’identifiant ; chaque passation avait un identifiant aléatoire.",
    },
    /** In place of the text above in a study with visits. */
    randomNumber: {
      en: "Participants had no identifiers of their own; each received a random number, which connects the visits, and each visit had a random id.",
      fr: "Les participants n’avaient pas d’identifiant propre ; chacun recevait un numéro aléatoire, qui relie ses visites, et chaque visite avait un identifiant aléatoire.",
    },
    consent: {
      en: "Participants read an information sheet and agreed by pressing “{start}” before anything was recorded.",
      fr: "Les participants lisaient une notice d’information et consentaient en appuyant sur « {start} » avant tout enregistrement.",
    },
  },
  data: {
    device: {
      en: "Answers were stored in the browser, on the participant’s device, until the participant deleted them. Some browsers delete the data that a site has saved after seven days without a visit.",
      fr: "Les réponses étaient conservées dans le navigateur, sur l’appareil du participant, jusqu’à ce qu’il les efface. Après sept jours sans visite, certains navigateurs suppriment les données enregistrées par un site.",
    },
    sent: {
      en: "When a task was finished, {site} sent its data to {host}.",
      fr: "Après chaque tâche, {site} envoyait les données de la tâche à {host}.",
    },
    notSent: {
      en: "{site} did not send them to anybody; participants could download them at the end.",
      fr: "{site} ne les envoyait à personne ; les participants pouvaient les télécharger à la fin.",
    },
    receiver: {
      en: "The standalone archive of the study sent the data of each finished task to the data server {receiver}.",
      fr: "La version autonome de l’étude envoyait les données de chaque tâche terminée au serveur de données {receiver}.",
    },
    /** Added for receivers that store the start of a session. */
    begun: {
      en: "After the consent, the page also sent a record that the session had begun, with its ids, its condition and the time, but without answers.",
      fr: "Après le consentement, la page envoyait aussi l’indication que la passation avait commencé, avec ses identifiants, sa condition et l’heure, mais sans réponse.",
    },
    /** Added if the data server balances the groups; {code} is one of the texts below. */
    place: {
      en: "To receive the condition or the order, the page first sent the server {code}. The server stores this code as long as the data; a withdrawal deletes both.",
      fr: "Pour recevoir la condition ou l’ordre, la page envoyait d’abord au serveur {code}. Le serveur conserve cette empreinte aussi longtemps que les données ; un retrait efface les deux.",
    },
    /** Added in place of the text above if the groups are drawn. */
    counted: {
      en: "If the server counts participants, the page first sent it {code}, to learn whether the study was still open. The server stores this code as long as the data; a withdrawal deletes both.",
      fr: "Si le serveur compte les participants, la page lui envoyait d’abord {code}, pour savoir si l’étude était encore ouverte. Le serveur conserve cette empreinte aussi longtemps que les données ; un retrait efface les deux.",
    },
    placeOfIdentifier: {
      en: "the SHA-256 of the participant’s identifier ({id}) together with the protocol id, by which the server recognises a participant who comes back",
      fr: "l’empreinte SHA-256 de l’identifiant du participant ({id}) et de l’identifiant du protocole, à laquelle le serveur reconnaît un participant qui revient",
    },
    placeOfSession: {
      en: "the SHA-256 of the random id of the session together with the protocol id",
      fr: "l’empreinte SHA-256 de l’identifiant aléatoire de la passation et de l’identifiant du protocole",
    },
    /** In place of the text above in a study with visits. */
    placeOfNumber: {
      en: "the SHA-256 of the random number of the participant together with the protocol id",
      fr: "l’empreinte SHA-256 du numéro aléatoire du participant et de l’identifiant du protocole",
    },
    noReceipts: {
      en: "{host} did not return receipts: a completion code shows that it accepted the data, not that it stored all of them.",
      fr: "{host} n’envoyait pas d’accusé de réception : un code de fin montre que les données y ont été acceptées, mais pas qu’elles y ont toutes été enregistrées.",
    },
  },
  software: {
    runs: {
      en: "The study ran in participants’ web browsers, with {site}, release {release}: {url}.",
      fr: "L’étude se déroulait dans le navigateur des participants, avec {site}, version {release} : {url}.",
    },
    runsUnknown: {
      en: "The study ran in participants’ web browsers, with {site}: {url}.",
      fr: "L’étude se déroulait dans le navigateur des participants, avec {site} : {url}.",
    },
    source: { en: "Source code: {url}.", fr: "Code source : {url}." },
    apps: { en: "Versions of the tasks: {apps}.", fr: "Versions des tâches : {apps}." },
    timing: {
      en: "Response times were measured from the time stamp of the frame that showed the stimulus to the time stamp of the response event. They include the lag of the screen and of the input device, which is unknown.",
      fr: "Les temps de réponse allaient de l’horodatage de l’image qui montrait le stimulus à celui de l’événement de réponse. Ils comprennent le délai, inconnu, de l’écran et du clavier, de la souris ou de l’écran tactile.",
    },
    protocol: {
      en: "Protocol id (the procedure): {short}",
      fr: "Identifiant du protocole (la procédure) : {short}",
    },
    document: {
      en: "Document id (the whole study file): {short}",
      fr: "Identifiant du document (tout le fichier d’étude) : {short}",
    },
    full: { en: "in full: {id}", fr: "en entier : {id}" },
    inData: {
      en: "Both ids are in every row of the data.",
      fr: "Les deux identifiants figurent dans chaque ligne des données.",
    },
  },
  /** The rules of a plan that exclude participants from the analysis. */
  exclude: {
    introduction: {
      en: "Participants were excluded from the analysis if one of these rules applied:",
      fr: "Un participant était exclu de l’analyse si l’une de ces règles s’appliquait :",
    },
    rule: { en: "{steps}: {rule}", fr: "{steps} : {rule}" },
    eachSession: {
      en: "The rules were applied to each compared session of a participant.",
      fr: "Les règles s’appliquaient à chacune des séances comparées d’un participant.",
    },
    rehearsals: {
      en: "Rehearsals of the study were marked in the data and were not analysed.",
      fr: "Les passations d’essai ont été signalées dans les données. Elles n’ont pas été analysées.",
    },
    above: {
      en: "{flag} in more than {percent}% of the test trials",
      fr: "{flag} dans plus de {percent} % des essais expérimentaux",
    },
    flags: {
      untrusted: { en: "answers made by software", fr: "réponses données par un programme" },
      tooSoon: {
        en: "response times below {ms} ms",
        fr: "temps de réponse inférieurs à {ms} ms",
      },
      pasted: { en: "pasted answers", fr: "réponses collées" },
      stillMouse: {
        en: "answers with a mouse that never moved",
        fr: "réponses données avec une souris immobile",
      },
      lateFrames: { en: "dropped frames", fr: "images manquées" },
      hidden: {
        en: "absences from the page (another tab or window)",
        fr: "page quittée (autre onglet ou fenêtre)",
      },
    },
    /** A run with n + 1 sittings was resumed n times. */
    oneSitting: {
      en: "more than one sitting (the page was reloaded or closed)",
      fr: "au moins une reprise (après un rechargement ou une fermeture de la page)",
    },
    sittings: {
      en: "more than {n} sittings (the page was reloaded or closed)",
      fr: "au moins {n} reprises (après un rechargement ou une fermeture de la page)",
    },
    failedCheck: {
      en: "a wrong answer to an attention check",
      fr: "une réponse fausse à un contrôle de l’attention",
    },
    failedChecks: {
      en: "wrong answers to more than {n} attention checks",
      fr: "des réponses fausses à plus de {n} contrôles de l’attention",
    },
    accuracyBelow: {
      en: "fewer than {percent}% correct responses",
      fr: "moins de {percent} % de réponses correctes",
    },
    input: {
      en: "at least one answer not given {input}",
      fr: "au moins une réponse donnée autrement qu’{input}",
    },
    inputs: {
      keyboard: { en: "with the keyboard", fr: "au clavier" },
      mouse: { en: "with the mouse", fr: "avec la souris" },
      touch: { en: "by touch", fr: "au doigt" },
      pen: { en: "with a pen", fr: "avec un stylet" },
    },
  },
  plan: {
    people: {
      en: "We planned to analyse {people} participants.",
      fr: "Il était prévu d’analyser {people} participants.",
    },
    recruited: {
      en: "We expected that {loss}% of the recruited participants would not be analysed, so we planned to recruit {recruited}.",
      fr: "Comme {loss} % des participants recrutés risquaient de ne pas être analysés, il était prévu de recruter {recruited} participants.",
    },
    recruitmentIs: {
      en: "How participants were found and chosen:",
      fr: "Comment les participants ont été trouvés et choisis :",
    },
    recruitedThrough: {
      en: "Participants were recruited through {recruiter}.",
      fr: "Les participants ont été recrutés via {recruiter}.",
    },
    noRecruitment: {
      en: "[To complete: how participants were found and chosen]",
      fr: "[À compléter : comment les participants ont été trouvés et choisis]",
    },
    ratio: {
      en: "The second group had {ratio} participants for each participant in the first.",
      fr: "Le second groupe comptait {ratio} participants pour un dans le premier.",
    },
    equalGroups: {
      en: "The calculation assumes groups of equal size.",
      fr: "Le calcul suppose des groupes de même effectif.",
    },
    equalGroupsBalanced: {
      en: "The calculation assumes groups of equal size, to which balancing comes close.",
      fr: "Le calcul suppose des groupes de même effectif, ce que l’équilibrage assure à peu de chose près.",
    },
    moreForDraw: {
      en: "With about {more} more participants analysed, the imbalance of the draw would be compensated in 95% of studies.",
      fr: "Avec environ {more} participants analysés de plus, le déséquilibre du tirage au sort serait compensé dans 95 % des études.",
    },
    comparison: { en: "Planned comparison: {what}.", fr: "Comparaison prévue : {what}." },
    questions: {
      effect: {
        en: "the mean of “{measure}” against zero",
        fr: "la moyenne de « {measure} » par rapport à zéro",
      },
      groups: {
        en: "“{measure}” between two groups of participants",
        fr: "« {measure} » entre deux groupes de participants",
      },
      change: {
        en: "“{measure}” between two days or conditions",
        fr: "« {measure} » entre deux jours ou deux conditions",
      },
      proportions: { en: "two proportions", fr: "deux proportions" },
      proportion: {
        en: "a proportion against {reference}",
        fr: "une proportion par rapport à {reference}",
      },
      mean: {
        en: "the mean of “{measure}” against {reference}",
        fr: "la moyenne de « {measure} » par rapport à {reference}",
      },
    },
    correlation: {
      en: "Planned correlation: “{measure}” with “{other}”.",
      fr: "Corrélation prévue : « {measure} » et « {other} ».",
    },
    estimate: { en: "Planned estimate: {what}.", fr: "Estimation prévue : {what}." },
    estimates: {
      effect: { en: "the mean of “{measure}”", fr: "la moyenne de « {measure} »" },
      mean: { en: "the mean of “{measure}”", fr: "la moyenne de « {measure} »" },
      groups: {
        en: "the difference in “{measure}” between two groups of participants",
        fr: "la différence de « {measure} » entre deux groupes de participants",
      },
      change: { en: "the change in “{measure}”", fr: "le changement de « {measure} »" },
      proportions: {
        en: "the difference between two proportions",
        fr: "la différence entre deux proportions",
      },
      proportion: { en: "a proportion", fr: "une proportion" },
    },
    aMeasure: { en: "a measure not stated", fr: "une mesure non indiquée" },
    atVisit: { en: "{measure}, visit {visit}", fr: "{measure}, visite {visit}" },
    goals: {
      power: {
        en: "The target power is {power}.",
        fr: "La puissance visée est de {power}.",
      },
      width: {
        en: "The target is a confidence interval with a width of {width}.",
        fr: "L’objectif est un intervalle de confiance d’une largeur de {width}.",
      },
      equivalence: {
        en: "The target power to show equivalence is {power}.",
        fr: "La puissance visée pour montrer une équivalence est de {power}.",
      },
      smallestEffect: {
        en: "The sample size is fixed in advance; the smallest effect is the effect that this sample detects with a power of {power}.",
        fr: "La taille de l’échantillon est fixée d’avance ; le plus petit effet est celui que cet échantillon détecte avec une puissance de {power}.",
      },
    },
    effect: {
      en: "Smallest effect size of interest: {effect}.",
      fr: "Plus petit effet d’intérêt : {effect}.",
    },
    standardised: {
      en: "d = {d} (SD {sd} at {trials} trials per condition)",
      fr: "d = {d} (écart type {sd} pour {trials} essais par condition)",
    },
    whyEffect: {
      en: "Why a smaller effect would not matter:",
      fr: "Pourquoi un effet plus petit serait sans intérêt :",
    },
    /** The sentence about a plan whose test leaves out the participants of some conditions. */
    usesSome: {
      en: "The planned analysis uses the data of about {n} of these participants, in the conditions {conditions}.",
      fr: "L’analyse prévue porte sur environ {n} de ces participants (conditions analysées : {conditions}).",
    },
    /** The comparisons of two sides. The difference is the second side minus the first. */
    compared: {
      groups: {
        en: "“{measure}” between two groups of participants ({second} minus {first})",
        fr: "« {measure} » entre deux groupes de participants ({second} moins {first})",
      },
      groupsApart: {
        en: "“{measure2}” in the group {second} minus “{measure}” in the group {first}, between two groups of participants",
        fr: "« {measure2} » dans le groupe {second} moins « {measure} » dans le groupe {first} (participants différents)",
      },
      sessions: {
        en: "“{measure}” between two sessions of the same participants ({second} minus {first})",
        fr: "« {measure} » entre deux séances des mêmes participants ({second} moins {first})",
      },
      sessionsApart: {
        en: "“{measure2}” in the session {second} minus “{measure}” in the session {first}, in the same participants",
        fr: "« {measure2} » dans la séance {second} moins « {measure} » dans la séance {first}, chez les mêmes participants",
      },
      visits: {
        en: "“{measure}” between two visits of the same participants ({second} minus {first})",
        fr: "« {measure} » entre deux visites des mêmes participants ({second} moins {first})",
      },
      visitsApart: {
        en: "“{measure2}” at the visit {second} minus “{measure}” at the visit {first}, in the same participants",
        fr: "« {measure2} » à la visite {second} moins « {measure} » à la visite {first}, chez les mêmes participants",
      },
      within: {
        en: "“{measure2}” minus “{measure}”, in the same participants",
        fr: "« {measure2} » moins « {measure} », chez les mêmes participants",
      },
      withinCondition: {
        en: "“{measure2}” minus “{measure}”, in the same participants (condition {first})",
        fr: "« {measure2} » moins « {measure} », chez les mêmes participants (condition {first})",
      },
    },
    estimated: {
      groups: {
        en: "the difference in “{measure}” between two groups of participants ({second} minus {first})",
        fr: "la différence de « {measure} » entre deux groupes de participants ({second} moins {first})",
      },
      groupsApart: {
        en: "the difference between two groups of participants: “{measure2}” in the group {second} minus “{measure}” in the group {first}",
        fr: "la différence entre deux groupes de participants : « {measure2} » dans le groupe {second} moins « {measure} » dans le groupe {first}",
      },
      sessions: {
        en: "the change in “{measure}” between two sessions of the same participants ({second} minus {first})",
        fr: "le changement de « {measure} » entre deux séances des mêmes participants ({second} moins {first})",
      },
      sessionsApart: {
        en: "the difference between “{measure2}” in the session {second} and “{measure}” in the session {first} of the same participants",
        fr: "la différence entre « {measure2} » dans la séance {second} et « {measure} » dans la séance {first}, chez les mêmes participants",
      },
      visits: {
        en: "the change in “{measure}” between two visits of the same participants ({second} minus {first})",
        fr: "le changement de « {measure} » entre deux visites des mêmes participants ({second} moins {first})",
      },
      visitsApart: {
        en: "the difference between “{measure2}” at the visit {second} and “{measure}” at the visit {first} of the same participants",
        fr: "la différence entre « {measure2} » à la visite {second} et « {measure} » à la visite {first}, chez les mêmes participants",
      },
      within: {
        en: "the difference “{measure2}” minus “{measure}”, in the same participants",
        fr: "la différence « {measure2} » moins « {measure} », chez les mêmes participants",
      },
      withinCondition: {
        en: "the difference “{measure2}” minus “{measure}”, in the same participants (condition {first})",
        fr: "la différence « {measure2} » moins « {measure} », chez les mêmes participants (condition {first})",
      },
    },
    whyOneSided: { en: "Why the test is one-sided:", fr: "Pourquoi le test est unilatéral :" },
    test: { en: "Planned test: {test}.", fr: "Test prévu : {test}." },
    noTest: {
      en: "No test is planned: the result will be a confidence interval.",
      fr: "Aucun test n’est prévu : le résultat sera un intervalle de confiance.",
    },
    /** The sentences about a plan whose question does not use the conditions of the study. */
    ignoresConditions: {
      test: {
        en: "The planned test does not compare the conditions.",
        fr: "Le test prévu ne compare pas les conditions.",
      },
      estimate: {
        en: "The planned estimate does not compare the conditions.",
        fr: "L’estimation prévue ne compare pas les conditions.",
      },
    },
    inference: {
      en: "The test will be {sides}, with α = {alpha}.",
      fr: "Le test sera {sides}, avec α = {alpha}.",
    },
    equivalence: {
      en: "Two one-sided tests, each with α = {alpha}: we will conclude equivalence if both are significant, which is the case if the {level}% confidence interval of the effect lies entirely within the equivalence bounds (± the smallest effect size of interest).",
      fr: "Deux tests unilatéraux, chacun avec α = {alpha} : nous conclurons à l’équivalence si les deux sont significatifs, c’est-à-dire si l’intervalle de confiance à {level} % de l’effet est entièrement compris entre les bornes d’équivalence (± le plus petit effet d’intérêt).",
    },
    width: {
      en: "The interval will be a {level}% confidence interval (α = {alpha}).",
      fr: "L’intervalle sera un intervalle de confiance à {level} % (α = {alpha}).",
    },
    sides: {
      two: { en: "two-sided", fr: "bilatéral" },
      one: {
        en: "one-sided (in the direction of the planned effect)",
        fr: "unilatéral (dans le sens de l’effet prévu)",
      },
      /** The sides of a plan without an effect, which asks for the smallest detectable effect above 0. */
      oneUp: {
        en: "one-sided (for a positive effect)",
        fr: "unilatéral (pour un effet positif)",
      },
      /** The sides of a plan without an effect, which asks for the smallest detectable effect above or below 0. */
      oneEither: { en: "one-sided", fr: "unilatéral" },
    },
    tests: {
      en: "This α is an equal share (Bonferroni) of {alpha} for {n} tests or intervals.",
      fr: "Cet α résulte du partage égal (Bonferroni) de {alpha} entre {n} tests ou intervalles.",
    },
    pay: {
      en: "Planned pay: {pay} per hour.",
      fr: "Rémunération prévue : {pay} de l’heure.",
    },
    payIs: {
      en: "What participants read about their pay:",
      fr: "Ce que les participants lisaient sur la rémunération :",
    },
    payOnly: {
      en: "Planned pay: {pay} [To complete: currency] per hour.",
      fr: "Rémunération prévue : {pay} [À compléter : monnaie] de l’heure.",
    },
  },
});
