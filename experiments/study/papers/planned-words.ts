import { defineContent } from "@/lib/i18n/define-content";

/** The sentences of `study-words.ts` in the future tense, for papers that are written before the data collection. */
export const plannedWords = defineContent("papers/planned", {
  language: {
    either: {
      en: "Participants will choose English or French.",
      fr: "Les participants choisiront le français ou l’anglais.",
    },
    english: { en: "The study will be in English.", fr: "L’étude sera en anglais." },
    french: { en: "The study will be in French.", fr: "L’étude sera en français." },
  },
  order: {
    one: { en: "There will be one task.", fr: "Il y aura une seule tâche." },
    oneSurvey: {
      en: "There will be one questionnaire and no other task.",
      fr: "Il y aura un seul questionnaire, sans autre tâche.",
    },
    fixed: {
      en: "All participants will do the tasks in the same order.",
      fr: "Tous les participants feront les tâches dans le même ordre.",
    },
    fixedWithin: {
      en: "Within each condition, all participants will do the tasks in the same order.",
      fr: "Dans chaque condition, tous les participants feront les tâches dans le même ordre.",
    },
    shuffled: {
      en: "The order of the tasks will be drawn at random for each participant.",
      fr: "L’ordre des tâches sera tiré au sort pour chaque participant.",
    },
    "latin-square": {
      en: "Each participant will receive a row, drawn at random, of a Williams square: over all its rows, each task appears equally often in each position, and equally often directly after each other task (Williams, 1949). Rows will not be balanced across participants.",
      fr: "Chaque participant recevra une ligne, tirée au sort, d’un carré de Williams : sur l’ensemble des lignes, chaque tâche occupe chaque place le même nombre de fois et suit immédiatement chacune des autres le même nombre de fois (Williams, 1949). Les lignes ne seront pas équilibrées entre les participants.",
    },
    balanced: {
      en: "Each participant will receive a row of a Williams square: over all its rows, each task appears equally often in each position, and equally often directly after each other task (Williams, 1949). The data server will assign the row with the fewest participants who have finished or are active; ties will be decided at random. If the server does not answer within 5 seconds, the program will draw a row at random.",
      fr: "Chaque participant recevra une ligne d’un carré de Williams : sur l’ensemble des lignes, chaque tâche occupe chaque place le même nombre de fois et suit immédiatement chacune des autres le même nombre de fois (Williams, 1949). Le serveur de données attribuera la ligne suivie par le moins de participants ayant terminé ou en cours de participation ; en cas d’égalité, il tirera au sort. S’il ne répond pas en 5 secondes, le programme tirera une ligne au sort.",
    },
    balancedWithin: {
      en: "Rows will be balanced separately in each condition.",
      fr: "Les lignes seront équilibrées séparément dans chaque condition.",
    },
    texts: {
      en: "Each text will move with the task after it, unless it is set to keep its place. Texts after the last task will stay at the end.",
      fr: "Chaque texte se déplacera avec la tâche suivante, sauf s’il est réglé pour garder sa place. Les textes placés après la dernière tâche resteront à la fin.",
    },
  },
  visits: {
    number: {
      en: "Each participant will complete {n} visits (durations without breaks: {lengths}).",
      fr: "Chaque participant fera {n} visites (durées sans les pauses : {lengths}).",
    },
    follows: {
      en: "Visit {n} can begin {days} after visit {after}.",
      fr: "La visite {n} pourra commencer {days} après la visite {after}.",
    },
    link: {
      en: "Days will be counted as calendar dates of the participant’s device. At the end of each visit, the page will display a personal link to the next visit, which connects the data of the visits. The program will not send reminders.",
      fr: "Les jours seront comptés en jours calendaires, d’après la date de l’appareil du participant. À la fin de chaque visite, la page affichera un lien personnel vers la suivante, qui permettra de relier les visites ; la page n’enverra pas de rappel.",
    },
  },
  conditions: {
    none: {
      en: "The study will have no conditions: all participants will do the same tasks.",
      fr: "L’étude n’aura pas de conditions : tous les participants feront les mêmes tâches.",
    },
    some: {
      en: "Each session will have one of {n} conditions: {names}.",
      fr: "Chaque passation se déroulera dans l’une des {n} conditions : {names}.",
    },
    groups: {
      en: "Two groups of participants will be compared, one per condition.",
      fr: "Deux groupes de participants seront comparés, un par condition.",
    },
    differentGroups: {
      en: "The conditions will be groups of different participants.",
      fr: "Chaque condition aura ses propres participants (plan interparticipants).",
    },
    severalGroups: {
      en: "The conditions will be groups of different participants. The planned analysis compares two of them: {first} and {second}.",
      fr: "Les conditions seront des groupes de participants différents. L’analyse prévue en compare deux : {first} et {second}.",
    },
    sessions: {
      en: "Each participant will do {n} sessions, one in each condition: {names}.",
      fr: "Chaque participant fera {n} séances, une par condition : {names}.",
    },
    betweenSessions: {
      en: "[To complete: the time between the sessions, and whether all participants will do them in the same order]",
      fr: "[À compléter : le temps entre les séances, et si tous les participants les feront dans le même ordre]",
    },
    sessionByLink: {
      en: "The study link will name the session. If it does not, the study will start with the session {first}. The program will not randomise the sessions or their order. The data will record whether the session came from the link.",
      fr: "Le lien de l’étude indiquera la séance. S’il n’en indique pas, la séance {first} commencera. Le programme ne tirera au sort ni la séance, ni l’ordre des séances. Les données indiqueront si la séance vient du lien.",
    },
    address: {
      en: "The study link can name the condition. Where it does not, the program will draw one at random: each condition is equally likely. The data will record whether the condition came from the link or from the draw.",
      fr: "Le lien de l’étude peut indiquer la condition. S’il n’en indique pas, le programme en tirera une au sort : toutes ont la même probabilité. Les données indiqueront si la condition vient du lien ou du tirage.",
    },
    byIdentifier: {
      en: "The draw will be determined by the participant’s identifier ({id}), so that the same identifier will always lead to the same condition. As the rule is public, it will be possible to compute the condition in advance: the allocation will not be concealed.",
      fr: "Le tirage sera déterminé par l’identifiant du participant ({id}) : un même identifiant conduit toujours à la même condition. La règle étant publique, la condition peut être calculée à l’avance : l’assignation n’est pas secrète.",
    },
    withoutIdentifier: {
      en: "If the link does not contain an identifier, {random} will determine the draw, so a participant who starts again may get another condition.",
      fr: "À défaut d’identifiant, {random} le remplacera, et recommencer pourra conduire à une autre condition.",
    },
    byRandom: {
      en: "The draw will be determined by {random}, which the browser makes at the start. The allocation is not concealed: the rule is public, and a participant who starts again can get another condition.",
      fr: "Le tirage sera déterminé par {random}, créé par le navigateur au début. L’assignation n’est pas secrète : la règle est publique, et un participant qui recommence pourra avoir une autre condition.",
    },
    balanced: {
      address: {
        en: "The study link can name the condition. Where it does not, the data server will assign each new participant to the condition with the fewest participants who have finished or are active; ties will be decided at random. If the server does not answer within 5 seconds, the program will draw a condition at random: each is equally likely. The data will record whether the condition came from the link, the server, a numbered list or the draw.",
        fr: "Le lien de l’étude peut indiquer la condition. S’il n’en indique pas, le serveur de données affectera chaque nouveau participant à la condition où le moins de participants ont terminé ou participent à ce moment-là ; en cas d’égalité, il tirera au sort. S’il ne répond pas en 5 secondes, le programme tirera une condition au sort : toutes ont la même probabilité. Les données indiqueront si la condition vient du lien, du serveur, d’une liste numérotée ou du tirage.",
      },
      byIdentifier: {
        en: "The same identifier ({id}) will always receive the same condition again.",
        fr: "Un même identifiant ({id}) recevra toujours la même condition.",
      },
      withoutIdentifier: {
        en: "If the link does not contain an identifier, {random} will take its place, so a participant who starts again may get another condition.",
        fr: "À défaut d’identifiant, {random} le remplacera, et recommencer pourra conduire à une autre condition.",
      },
      bySession: {
        en: "Participants will have no identifier, so a participant who starts again may get another condition.",
        fr: "Les participants n’auront pas d’identifiant : recommencer pourra conduire à une autre condition.",
      },
      concealment: {
        en: "Allocation will be concealed from everybody who does not know the current number of participants in each condition; the server shows these numbers to the researchers only on request. It will be possible to compute in advance, from the identifier or {random}, a condition that the program draws, because the rule is public.",
        fr: "L’assignation restera secrète si l’on ne connaît pas l’effectif du moment dans chaque condition ; le serveur ne montre ces effectifs aux chercheurs que s’ils les demandent. Une condition tirée par le programme pourra être calculée à l’avance d’après l’identifiant ou {random}, car la règle est publique.",
      },
      list: {
        en: "In a standalone archive without a data server, a numbered list will assign the condition by the participant’s number; anybody who has the archive can foresee it.",
        fr: "Dans une version autonome sans serveur de données, une liste numérotée donnera la condition d’après le numéro du participant ; les fichiers permettront de la prévoir.",
      },
    },
    sizes: {
      en: "The sizes of the conditions will not be balanced.",
      fr: "Les effectifs des conditions ne seront pas équilibrés.",
    },
    same: {
      en: "All conditions will have the same steps.",
      fr: "Toutes les conditions auront les mêmes étapes.",
    },
    instructions: {
      en: "Instructions that will differ between the conditions: {steps}.",
      fr: "Consigne qui différera entre les conditions : {steps}.",
    },
  },
  trials: {
    own: {
      en: "Random draws within the tasks will be made for each session.",
      fr: "Les tirages au sort au sein des tâches seront refaits à chaque passation.",
    },
    same: {
      en: "Random draws within the tasks will be the same for all participants (seed {seed}).",
      fr: "Les tirages au sort au sein des tâches seront les mêmes pour tous les participants (graine {seed}).",
    },
  },
  leave: {
    rule: {
      en: "After {step}, the study will end for participants whose “{measure}” ({of}) is {comparison} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrêtera pour les participants dont la mesure « {measure} » ({of}) est {comparison} (sortie : {exit}).",
    },
    accuracyRule: {
      en: "After {step}, the study will end for participants with {comparison} correct responses in {of} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrêtera pour les participants qui ont {comparison} de réponses correctes dans la tâche {of} (sortie : {exit}).",
    },
    stays: {
      en: "The study will continue if the value cannot be measured.",
      fr: "Si la valeur ne peut pas être mesurée, l’étude continuera.",
    },
    none: {
      en: "No rule will end the study early.",
      fr: "Aucune règle ne mettra fin à l’étude avant son terme.",
    },
  },
  parameters: {
    published: {
      en: "All settings will be the defaults of {app} {version}.",
      fr: "Tous les réglages auront les valeurs par défaut de la tâche {app} {version}.",
    },
    changed: {
      en: "Settings changed from the defaults of {app} {version}: {parameters}.",
      fr: "Réglages qui s’écarteront des valeurs par défaut de la tâche {app} {version} : {parameters}.",
    },
  },
  participants: {
    age: {
      en: "Participants will have to be {age} or older.",
      fr: "Les participants devront avoir au moins {age} ans.",
    },
    usualAge: {
      en: "Participants will confirm that they are {age} or older.",
      fr: "Les participants confirmeront avoir au moins {age} ans.",
    },
    identifiers: {
      en: "The study link will contain these identifiers: {ids}. The first one identifies the participant.",
      fr: "Le lien de l’étude contiendra ces identifiants : {ids}. Le premier désigne le participant.",
    },
    identifier: {
      en: "The study link will contain an identifier of the participant: {ids}.",
      fr: "Le lien de l’étude contiendra un identifiant du participant : {ids}.",
    },
    required: {
      en: "The study will not start without the identifier {id}.",
      fr: "L’étude ne commencera pas sans l’identifiant {id}.",
    },
    noIdentifiers: {
      en: "Participants will have no identifiers; each session will have a random id.",
      fr: "Les participants n’auront pas d’identifiant ; chaque passation aura un identifiant aléatoire.",
    },
    randomNumber: {
      en: "Participants will have no identifiers of their own; each will receive a random number, which connects the visits, and each visit will have a random id.",
      fr: "Les participants n’auront pas d’identifiant propre ; chacun recevra un numéro aléatoire, qui relie ses visites, et chaque visite aura un identifiant aléatoire.",
    },
  },
  data: {
    device: {
      en: "Answers will be stored in the browser, on the participant’s device, until the participant deletes them. Some browsers delete the data that a site has saved after seven days without a visit.",
      fr: "Les réponses seront conservées dans le navigateur, sur l’appareil du participant, jusqu’à ce qu’il les efface. Après sept jours sans visite, certains navigateurs suppriment les données enregistrées par un site.",
    },
    sent: {
      en: "When a task is finished, {site} will send its data to {host}.",
      fr: "Après chaque tâche, {site} enverra les données de la tâche à {host}.",
    },
    notSent: {
      en: "{site} will not send them to anybody; participants can download them at the end.",
      fr: "{site} ne les enverra à personne ; les participants pourront les télécharger à la fin.",
    },
    receiver: {
      en: "The standalone archive of the study will send the data of each finished task to the data server {receiver}.",
      fr: "La version autonome de l’étude enverra les données de chaque tâche terminée au serveur de données {receiver}.",
    },
    begun: {
      en: "After the consent, the page will also send a record that the session has begun, with its ids, its condition and the time, but without answers.",
      fr: "Après le consentement, la page enverra aussi l’indication que la passation a commencé, avec ses identifiants, sa condition et l’heure, mais sans réponse.",
    },
    counted: {
      en: "If the server counts participants, the page will first send it {code}, to learn whether the study is still open. The server stores this code as long as the data; a withdrawal deletes both.",
      fr: "Si le serveur compte les participants, la page lui enverra d’abord {code}, pour savoir si l’étude est encore ouverte. Le serveur conserve cette empreinte aussi longtemps que les données ; un retrait efface les deux.",
    },
    place: {
      en: "To receive the condition or the order, the page will first send the server {code}. The server stores this code as long as the data; a withdrawal deletes both.",
      fr: "Pour recevoir la condition ou l’ordre, la page enverra d’abord au serveur {code}. Le serveur conserve cette empreinte aussi longtemps que les données ; un retrait efface les deux.",
    },
    noReceipts: {
      en: "{host} will not return receipts: a completion code will show that it accepted the data, not that it stored all of them.",
      fr: "{host} n’envoie pas d’accusé de réception : un code de fin montrera que les données y ont été acceptées, mais pas qu’elles y ont toutes été enregistrées.",
    },
  },
  software: {
    runs: {
      en: "The study will run in participants’ web browsers, with {site}, release {release}: {url}.",
      fr: "L’étude se déroulera dans le navigateur des participants, avec {site}, version {release} : {url}.",
    },
    runsUnknown: {
      en: "The study will run in participants’ web browsers, with {site}: {url}.",
      fr: "L’étude se déroulera dans le navigateur des participants, avec {site} : {url}.",
    },
    timing: {
      en: "Response times will be measured from the time stamp of the frame that shows the stimulus to the time stamp of the response event. They include the lag of the screen and of the input device, which is unknown.",
      fr: "Les temps de réponse iront de l’horodatage de l’image qui montre le stimulus à celui de l’événement de réponse. Ils comprennent le délai, inconnu, de l’écran et du clavier, de la souris ou de l’écran tactile.",
    },
    inData: {
      en: "Both ids will be in every row of the data.",
      fr: "Les deux identifiants figureront dans chaque ligne des données.",
    },
  },
  exclude: {
    introduction: {
      en: "Participants will be excluded from the analysis if one of these rules applies:",
      fr: "Un participant sera exclu de l’analyse si l’une de ces règles s’applique :",
    },
    eachSession: {
      en: "The rules will be applied to each compared session of a participant.",
      fr: "Les règles s’appliqueront à chacune des séances comparées d’un participant.",
    },
    rehearsals: {
      en: "Rehearsals of the study will be marked in the data and will not be analysed.",
      fr: "Les passations d’essai seront signalées dans les données. Elles ne seront pas analysées.",
    },
  },
  plan: {
    people: {
      en: "We plan to analyse {people} participants.",
      fr: "Il est prévu d’analyser {people} participants.",
    },
    recruited: {
      en: "We expect that {loss}% of the recruited participants will not be analysed, so we will recruit {recruited}.",
      fr: "Comme {loss} % des participants recrutés risquent de ne pas être analysés, il est prévu de recruter {recruited} participants.",
    },
    recruitmentIs: {
      en: "How participants will be found and chosen:",
      fr: "Comment les participants seront trouvés et choisis :",
    },
    recruitedThrough: {
      en: "Participants will be recruited through {recruiter}.",
      fr: "Les participants seront recrutés via {recruiter}.",
    },
    noRecruitment: {
      en: "[To complete: how participants will be found and chosen]",
      fr: "[À compléter : comment les participants seront trouvés et choisis]",
    },
    ratio: {
      en: "The second group will have {ratio} participants for each participant in the first.",
      fr: "Le second groupe comptera {ratio} participants pour un dans le premier.",
    },
    payIs: {
      en: "What participants will read about their pay:",
      fr: "Ce que les participants liront sur la rémunération :",
    },
  },
});
