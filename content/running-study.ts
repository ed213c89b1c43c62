import { defineContent, type Localized } from "@/lib/i18n/define-content";
import { linkFaults } from "./link-faults";

/** Texts around a study that a document describes. The texts of the study itself are in the document. */
export const protocolWords = defineContent("protocol", {
  study: { en: "Study", fr: "Étude" },
  /** Displayed where a study cannot be opened: a link to the page on which a participant can paste a link. */
  otherLink: { en: "Paste another link", fr: "Coller un autre lien" },
  /** Displayed before the start of a rehearsal, because the link could also have reached a participant. */
  rehearsal: {
    en: "This is a rehearsal. Its data are marked and do not count, and no completion code is shown. If somebody sent you here to take part, do not start: tell that person that the link is for rehearsals.",
    fr: "Ceci est une passation d’essai. Ses données sont signalées et ne comptent pas, et aucun code de fin ne s’affiche. Si quelqu’un vous a envoyé ici pour participer, ne commencez pas : dites-lui que son lien ne sert qu’à essayer l’étude.",
  },
  /** Displayed in the bar above a study that its author rehearses. */
  backToEditor: { en: "Back to the editor", fr: "Retour à l’éditeur" },
  stranger: {
    en: "This study is contained in its link: the owner of this site did not check it. Ask the person who gave you the link if you have questions, and never enter a password here. Study {id}.",
    fr: "Cette étude est contenue dans le lien : l’éditeur de ce site ne l’a pas vérifiée. Pour toute question, adressez-vous à la personne qui vous a donné le lien, et n’entrez jamais de mot de passe ici. Étude {id}.",
  },
  author: {
    en: "Written by the author of this study",
    fr: "Écrit par l’auteur de cette étude",
  },
  untitled: { en: "Untitled study", fr: "Étude sans titre" },
  parts: {
    title: { en: "What you will do", fr: "Ce que vous allez faire" },
    length: {
      en: "{parts} parts, {length} in all, not counting breaks. All of it is done on a screen.",
      fr: "{parts} parties, {length} en tout, sans les pauses. Tout se fait à l’écran.",
    },
    lengthOne: {
      en: "One part, {length}, done on a screen.",
      fr: "Une partie, {length}, à l’écran.",
    },
    /** Displayed if the study consists of pages of text, whose duration is not known. */
    count: {
      en: "{parts} parts. All of it is done on a screen.",
      fr: "{parts} parties. Tout se fait à l’écran.",
    },
    countOne: { en: "One part, done on a screen.", fr: "Une partie, à l’écran." },
    /** Displayed if each participant does the study in several sessions. */
    session: {
      en: "The study has {of} sessions. This is session {n}.",
      fr: "L’étude comporte {of} séances. Voici la séance {n}.",
    },
    /** The kinds of tasks. `n` is a number, or “up to” followed by a number. */
    kinds: {
      timed: {
        en: "Timed tasks: {n}. You respond to what appears on the screen.",
        fr: "Tâches chronométrées : {n}. Vous répondez à ce qui apparaît à l’écran.",
      },
      form: {
        en: "Forms: {n}. You answer questions or make choices, at your own pace.",
        fr: "Formulaires : {n}. Vous répondez à des questions ou faites des choix, à votre rythme.",
      },
      /** `questions` is a number, or “up to” followed by a number. */
      survey: {
        en: "Questionnaires: {n} (number of questions: {questions}). You answer at your own pace.",
        fr: "Questionnaires : {n} (nombre de questions : {questions}). Vous répondez à votre rythme.",
      },
      device: {
        en: "Checks of your device: {n}. The page measures the device on which you take part.",
        fr: "Contrôles de votre appareil : {n}. La page fait des mesures sur votre appareil.",
      },
    },
    atMost: { en: "up to {n}", fr: "jusqu’à {n}" },
    /** Displayed after the name of an app that occurs more than once. */
    times: { en: "{n} times", fr: "{n} fois" },
    /** Displayed if the app occurs less often in some condition. */
    upTo: { en: "up to {n} times", fr: "jusqu’à {n} fois" },
    part: { en: "Part {place} of {places}", fr: "Partie {place} sur {places}" },
    /** The same text, in the bar above a study. */
    place: { en: "{n} of {of}", fr: "{n} sur {of}" },
    /** Heading of a page of text between two tasks. */
    read: { en: "Please read this", fr: "À lire" },
    done: { en: "Part {place} of {places} is done.", fr: "Partie {place} sur {places} terminée." },
    pause: {
      en: "Take a break if you like, then go on.",
      fr: "Faites une pause si vous voulez, puis continuez.",
    },
    start: { en: "Start this part", fr: "Commencer cette partie" },
    continue: { en: "Continue", fr: "Continuer" },
  },
  information: {
    fields: {
      controller: { en: "Who is responsible", fr: "Responsable" },
      contact: { en: "Contact", fr: "Contact" },
      dataProtectionOfficer: {
        en: "Data protection officer",
        fr: "Délégué à la protection des données",
      },
      purpose: { en: "Purpose", fr: "Dans quel but" },
      payment: { en: "Payment", fr: "Rémunération" },
      earlyEnd: {
        en: "If the study ends early for you",
        fr: "Si l’étude s’arrête avant la fin pour vous",
      },
      risks: { en: "Risks and burdens", fr: "Risques et contraintes" },
      benefits: { en: "Benefits", fr: "Bénéfices" },
      legalBasis: { en: "Legal basis", fr: "Base légale" },
      ethicsApproval: { en: "Ethics approval", fr: "Avis éthique" },
      recipients: { en: "Who receives the data", fr: "Destinataires des données" },
      transfers: { en: "Transfers outside the EU", fr: "Transferts hors de l’UE" },
      retention: { en: "How long the data are kept", fr: "Durée de conservation" },
      openData: { en: "Open data", fr: "Données ouvertes" },
      rights: { en: "Your rights", fr: "Vos droits" },
      complaint: { en: "How to complain", fr: "Réclamation" },
      withdrawUntil: { en: "Last day for withdrawal", fr: "Date limite de retrait" },
    },
    notStated: { en: "Not stated", fr: "Non indiqué" },
  },
  recordedTitle: { en: "Recorded data", fr: "Données recueillies" },
  recorded: {
    en: "Your answers, their times and technical details. They are stored on this device and are not sent to anyone; at the end you can download or delete them.",
    fr: "Vos réponses, vos temps de réponse et des données techniques. Elles sont enregistrées sur cet appareil et ne sont envoyées à personne ; à la fin, vous pouvez les télécharger ou les effacer.",
  },
  /** The data that a questionnaire records. */
  survey: {
    recorded: {
      en: "Your answers to the questionnaires are recorded as you give them.",
      fr: "Vos réponses aux questionnaires sont recueillies telles que vous les donnez.",
    },
    freeText: {
      en: "Some answers are texts that you write: please do not name yourself or other people in them.",
      fr: "Certaines réponses sont des textes que vous rédigez : n’y écrivez ni votre nom, ni celui d’autres personnes.",
    },
    /** Displayed below the list of the data that the site does and does not record. */
    alsoNames: {
      en: "What you write in a questionnaire is recorded, even if it is your name or your address.",
      fr: "Ce que vous écrivez dans un questionnaire est enregistré, même s’il s’agit de votre nom ou de votre adresse.",
    },
  },
  /** The data that a check of the device records. */
  device: {
    en: "The check of your device records measurements of the display, the browser’s clock, your presses and the window, and the size of the screen if you compare it with a bank card. The card itself is not recorded.",
    fr: "Le contrôle de votre appareil mesure l’affichage, l’horloge du navigateur, vos appuis et la fenêtre, ainsi que la taille de l’écran si vous la comparez à une carte bancaire. La page ne relève rien de la carte elle-même.",
  },
  identifiers: {
    en: "Also recorded, from the link that brought you here: {names}.",
    fr: "Sont aussi recueillis, depuis le lien que vous avez suivi : {names}.",
  },
  /** Displayed if a rule of the document can end the study. */
  mayEnd: {
    stated: {
      en: "A rule about your answers can end the study early for you. Under “{field}”, you can read the consequences, pay included.",
      fr: "L’étude peut s’arrêter avant la fin pour vous, selon une règle portant sur vos réponses. Les conséquences pour vous, rémunération comprise, figurent sous « {field} ».",
    },
    notStated: {
      en: "A rule about your answers can end the study early for you. The study does not state what you are paid in that case.",
      fr: "L’étude peut s’arrêter avant la fin pour vous, selon une règle portant sur vos réponses. L’étude n’indique pas votre rémunération dans ce cas.",
    },
    /** The same texts if a rule is about the device. */
    ofDevice: {
      stated: {
        en: "A rule about your device or your answers can end the study early for you. Under “{field}”, you can read the consequences, pay included.",
        fr: "L’étude peut s’arrêter avant la fin pour vous, selon une règle portant sur votre appareil ou sur vos réponses. Les conséquences pour vous, rémunération comprise, figurent sous « {field} ».",
      },
      notStated: {
        en: "A rule about your device or your answers can end the study early for you. The study does not state what you are paid in that case.",
        fr: "L’étude peut s’arrêter avant la fin pour vous, selon une règle portant sur votre appareil ou sur vos réponses. L’étude n’indique pas votre rémunération dans ce cas.",
      },
    },
  },
  minor: {
    en: "This study is open to people aged {age} and over. Because this page cannot check a parent’s consent, it does not run studies that admit people under 18. Ask the person who gave you the link for another way to take part.",
    fr: "Cette étude est ouverte à partir de {age} ans. Cette page ne peut pas vérifier l’accord d’un parent : elle ne propose donc pas d’étude ouverte aux moins de 18 ans. Demandez à la personne qui vous a donné le lien comment participer autrement.",
  },
  consent: {
    en: "Taking part is voluntary: refusing does not put you at a disadvantage. By starting you agree to take part. Only start if you are {age} or older. You can stop at any time, and you don’t have to say why.",
    fr: "La participation est facultative : refuser ne vous désavantage en rien. En commençant, vous consentez à participer. Ne commencez que si vous avez {age} ans ou plus. Vous pouvez arrêter à tout moment, sans vous justifier.",
  },
  version: { en: "Version of this text: {version}", fr: "Version de ce texte : {version}" },
  start: { en: "I agree, start", fr: "J’accepte et je commence" },
  unfinished: {
    title: {
      en: "This study was started on this device",
      fr: "Cette étude a été commencée sur cet appareil",
    },
    text: {
      en: "Started on {date}. {done} of {parts} parts done.",
      fr: "Commencée le {date}. Parties terminées : {done} sur {parts}.",
    },
    goOn: { en: "Continue", fr: "Reprendre" },
    goOnWithOther: { en: "Continue that one", fr: "Reprendre celle-là" },
    /** The difference between the links of two sessions: an identifier or the condition. */
    difference: {
      en: "{name}: {before} there, {now} in your link.",
      fr: "{name} : {before} au début, {now} dans votre lien.",
    },
    none: { en: "not given", fr: "non indiqué" },
    condition: { en: "Condition", fr: "Condition" },
    session: { en: "Session", fr: "Séance" },
    otherLanguage: {
      en: "It was started in French. To continue it, open the study in French.",
      fr: "Elle a été commencée en anglais. Pour la reprendre, ouvrez l’étude en anglais.",
    },
    startOther: {
      en: "A new start below leaves the earlier participation unfinished.",
      fr: "Si vous commencez ci-dessous, la première participation reste inachevée.",
    },
    newParticipant: { en: "New participant", fr: "Nouveau participant" },
    takenOver: {
      en: "This study was continued, finished or deleted in another tab, so you cannot continue it here.",
      fr: "Cette étude a été reprise, terminée ou effacée dans un autre onglet : vous ne pouvez pas la reprendre ici.",
    },
    /** Displayed at a later visit of a study with visits. */
    begunElsewhere: {
      en: "This visit was begun in another tab. Continue it there or here: it cannot be started twice.",
      fr: "Cette visite a été commencée dans un autre onglet. Reprenez-la dans l’un des deux : elle ne peut pas commencer deux fois.",
    },
    outdated: {
      en: "It cannot be continued, because a task of this study has changed since then. Your answers are still kept on this device. Ask the person who gave you the link before you start again.",
      fr: "Vous ne pouvez pas la reprendre, car une tâche de cette étude a changé depuis. Vos réponses sont toujours gardées sur cet appareil. Avant de recommencer, adressez-vous à la personne qui vous a donné le lien.",
    },
  },
  address: {
    title: { en: "There is a problem with your link", fr: "Votre lien pose un problème" },
    absent: {
      en: "This study expects “{name}” in the link, and the link does not contain it.",
      fr: "Cette étude attend « {name} » dans le lien, mais le lien ne le contient pas.",
    },
    empty: {
      en: "The link contains “{name}” without a value.",
      fr: "Le lien contient « {name} », mais sans valeur.",
    },
    placeholder: {
      en: "In the link, “{name}” is “{came}”: a placeholder that was not replaced.",
      fr: "Dans le lien, « {name} » vaut « {came} » : ce texte provisoire n’a pas été remplacé.",
    },
    tooLong: {
      en: "In the link, “{name}” has more than {most} characters and cannot be recorded. It begins with “{came}”.",
      fr: "Dans le lien, « {name} » dépasse {most} caractères et ne peut pas être enregistré. Il commence par « {came} ».",
    },
    unreadable: {
      en: "In the link, “{name}” is “{came}”. Some of its characters cannot be read, so it cannot be recorded.",
      fr: "Dans le lien, « {name} » vaut « {came} ». Certains de ses caractères sont illisibles : il ne peut pas être enregistré.",
    },
    conflict: {
      en: "The link has different values of “{name}”: {came}. “{used}” will be recorded.",
      fr: "Le lien contient plusieurs valeurs de « {name} » : {came}. C’est « {used} » qui sera enregistré.",
    },
    quoted: { en: "“{text}”", fr: "« {text} »" },
    condition: {
      en: "The link asks for the condition “{came}”, which this study does not have.",
      fr: "Le lien demande la condition « {came} », qui n’existe pas dans cette étude.",
    },
    session: {
      en: "The link asks for the session “{came}”, which this study does not have.",
      fr: "Le lien demande la séance « {came} », qui n’existe pas dans cette étude.",
    },
    conditionConflict: {
      en: "The link asks for different conditions: {came}. “{used}” will be used.",
      fr: "Le lien demande plusieurs conditions : {came}. C’est « {used} » qui sera utilisée.",
    },
    sessionConflict: {
      en: "The link asks for different sessions: {came}. “{used}” will be used.",
      fr: "Le lien demande plusieurs séances : {came}. C’est « {used} » qui sera utilisée.",
    },
    /** Displayed to an author who rehearses a study whose recruiter adds identifiers to the link. */
    rehearsal: {
      added: {
        en: "{recruiter} adds {names} to the link of participants.",
        fr: "{recruiter} ajoute {names} au lien des participants.",
      },
      needed: {
        en: "The link of participants must contain {names}.",
        fr: "Le lien des participants doit contenir {names}.",
      },
    },
    /** Displayed in a page that was opened from a disk, to which no recruiter leads. */
    unused: {
      en: "The link does not contain these identifiers. They will be empty in the data: {names}.",
      fr: "Le lien ne contient pas ces identifiants, qui seront vides dans les données : {names}.",
    },
    again: {
      en: "Go back to the page or message that brought you here, and follow its link again. If you still see this, tell the person who gave you the link.",
      fr: "Revenez à la page ou au message d’où vous venez, et suivez de nouveau le lien. Si ce message réapparaît, prévenez la personne qui vous a donné le lien.",
    },
    anyway: {
      en: "You can also take part with this link.",
      fr: "Vous pouvez aussi participer avec ce lien.",
    },
    withoutId: {
      en: "The researchers may then be unable to identify these data as yours.",
      fr: "Les chercheurs ne pourront peut-être pas savoir que ces données sont les vôtres.",
    },
    drawn: {
      en: "You will be assigned to a condition when you start.",
      fr: "Une condition vous sera attribuée quand vous commencerez.",
    },
    /** Displayed in place of the sentence above if everybody does all sessions of the study. */
    first: {
      en: "The study will then begin with its first session.",
      fr: "L’étude commencera alors par sa première séance.",
    },
    noted: {
      en: "The data will show what the link contained.",
      fr: "Les données indiqueront ce que contenait le lien.",
    },
    forResearcher: { en: "For the researchers", fr: "Pour les chercheurs" },
    expected: {
      en: "Names that the study expects: {names}.",
      fr: "Noms que l’étude attend : {names}.",
    },
    conditions: { en: "Conditions of the study: {names}.", fr: "Conditions de l’étude : {names}." },
    sessions: { en: "Sessions of the study: {names}.", fr: "Séances de l’étude : {names}." },
    noConditions: { en: "The study has no conditions.", fr: "L’étude n’a pas de conditions." },
    others: {
      en: "Other names in the link: {names}.",
      fr: "Autres noms dans le lien : {names}.",
    },
  },
  /** Displayed before the start if the study requires an identifier that the link does not contain. */
  required: {
    title: {
      en: "This study cannot start from your link",
      fr: "Cette étude ne peut pas commencer avec votre lien",
    },
    text: {
      en: "It needs “{name}” in the link, to know whose answers it receives. Your link does not contain it. You did nothing wrong, and nothing has been recorded.",
      fr: "Le lien doit contenir « {name} », pour que les chercheurs sachent de qui viennent les réponses. Le vôtre ne le contient pas. Vous n’y êtes pour rien, et rien n’a été enregistré.",
    },
    now: {
      en: "What to do now: go back to {name}, and open the study from there again. If you see this page again, send the researchers this message.",
      fr: "Que faire : revenez sur {name}, et ouvrez de nouveau l’étude depuis ce site. Si cette page réapparaît, envoyez ce message aux chercheurs.",
    },
    nowOther: {
      en: "What to do now: go back to the page or message that brought you here, and follow its link again. If you see this page again, send the researchers this message.",
      fr: "Que faire : revenez à la page ou au message d’où vous venez, et suivez de nouveau le lien. Si cette page réapparaît, envoyez ce message aux chercheurs.",
    },
    message: {
      en: "I could not start “{title}”. Its page says that the link must contain “{name}”, but that my link does not contain it.",
      fr: "Je n’ai pas pu commencer « {title} ». La page indique que le lien doit contenir « {name} », mais que le mien ne le contient pas.",
    },
    why: {
      en: "The study requires this identifier. Give participants links such as {example}, or have your recruitment platform add it. To try the study without an identifier, open it from the editor.",
      fr: "L’étude exige cet identifiant. Donnez aux participants des liens comme {example}, ou faites-le ajouter par votre service de recrutement. Pour essayer l’étude sans identifiant, ouvrez-la depuis l’éditeur.",
    },
  },
  /** Displayed in a study that takes several visits. */
  visits: {
    /** `days` is a range such as “6 to 9 days”. */
    title: { en: "The visits of this study", fr: "Les visites de cette étude" },
    now: {
      en: "The study has {of} visits. This is visit {n}.",
      fr: "L’étude comporte {of} visites. Voici la visite {n}.",
    },
    follows: {
      en: "Visit {n} ({length}): {days} after visit {after}.",
      fr: "Visite {n} ({length}) : {days} après la visite {after}.",
    },
    days: {
      one: { en: "1 day", fr: "1 jour" },
      exact: { en: "{n} days", fr: "{n} jours" },
      range: { en: "{from} to {to} days", fr: "{from} à {to} jours" },
    },
    linkLater: {
      en: "At the end of each visit, this page displays a personal link to the next one. The site does not send reminders, so save the link or add it to your calendar.",
      fr: "À la fin de chaque visite, cette page vous donne un lien personnel vers la suivante. La page n’envoie pas de rappel : enregistrez le lien ou ajoutez-le à votre agenda.",
    },
    related: {
      en: "An identifier in the link shows that your visits belong together. The link also contains the dates of your visits.",
      fr: "Un numéro dans le lien permet de rapprocher les données de vos visites. Le lien contient aussi les dates de vos visites.",
    },
    withdrawal: {
      en: "If you withdraw your data at a later visit, the data of all your visits are withdrawn.",
      fr: "Si vous vous retirez lors d’une visite suivante, les données de toutes vos visites sont retirées.",
    },
    next: {
      title: { en: "Your next visit", fr: "Votre prochaine visite" },
      days: {
        en: "You can begin visit {n} of {of} on any day from {from} to {to}, by the date on your device.",
        fr: "La visite {n} sur {of} peut commencer du {from} au {to}, selon la date de votre appareil.",
      },
      day: {
        en: "You can begin visit {n} of {of} on {from}, by the date on your device.",
        fr: "La visite {n} sur {of} peut commencer le {from}, selon la date de votre appareil.",
      },
      keep: {
        en: "Save your personal link now. You need it for the next visit, on this device or on another one, and it will not be sent to you.",
        fr: "Enregistrez maintenant votre lien personnel. Il vous faudra pour la prochaine visite, sur cet appareil ou sur un autre, et personne ne vous l’enverra.",
      },
      link: { en: "Your personal link", fr: "Votre lien personnel" },
      copy: { en: "Copy the link", fr: "Copier le lien" },
      calendar: { en: "Add to my calendar (.ics)", fr: "Ajouter à mon agenda (.ics)" },
      private: {
        en: "Do not share the link: it shows which study you take part in and when. If you add it to your calendar, people who see your calendar also see the link.",
        fr: "Ce lien est personnel : il révèle à quelle étude vous participez et à quelles dates. Si vous l’ajoutez à votre agenda, les personnes qui voient votre agenda le verront aussi.",
      },
      eventText: {
        en: "Open this link on one of these days: {url}",
        fr: "Ouvrez ce lien pendant la période indiquée : {url}",
      },
      eventTitle: { en: "{title}: visit {n}", fr: "{title} : visite {n}" },
    },
    early: {
      title: { en: "It is too early for this visit", fr: "Il est trop tôt pour cette visite" },
      text: {
        en: "You can begin visit {n} on any day from {from} to {to}. According to your device, today is {today}. Keep your link, and open it on one of these days.",
        fr: "La visite {n} peut commencer du {from} au {to}. Selon la date de votre appareil, nous sommes le {today}. Gardez votre lien, et ouvrez-le de nouveau à ce moment-là.",
      },
    },
    late: {
      title: {
        en: "The days of this visit are over",
        fr: "Les jours prévus pour cette visite sont passés",
      },
      text: {
        en: "You could begin visit {n} from {from} to {to}. According to your device, today is {today}. The data of your earlier visits are not deleted. If you think that this is wrong, ask the researchers.",
        fr: "La visite {n} pouvait commencer du {from} au {to}. Selon la date de votre appareil, nous sommes le {today}. Vos visites précédentes restent enregistrées. Si vous pensez qu’il s’agit d’une erreur, adressez-vous aux chercheurs.",
      },
      message: {
        en: "I opened my personal link to “{title}” on {today}. The page says that the days of visit {n} are over ({from} to {to}).",
        fr: "J’ai ouvert mon lien personnel vers « {title} » le {today}. La page indique que les jours prévus pour la visite {n} sont passés (du {from} au {to}).",
      },
    },
    over: {
      title: { en: "You have done all visits", fr: "Vous avez fait toutes les visites" },
      text: {
        en: "This study has no further visit for you. Thank you.",
        fr: "Il n’y a pas d’autre visite dans cette étude. Merci.",
      },
    },
    again: {
      title: { en: "You have already done this visit", fr: "Vous avez déjà fait cette visite" },
      text: {
        en: "On this device, your visit {n} ended on {date}. You need not repeat it.",
        fr: "Sur cet appareil, votre visite {n} s’est terminée le {date}. Inutile de la refaire.",
      },
      show: { en: "See how it ended", fr: "Voir comment elle s’est terminée" },
    },
    fault: {
      title: {
        en: "This visit needs your personal link",
        fr: "Pour cette visite, il faut votre lien personnel",
      },
      absent: {
        en: "At the end of your previous visit, the page displayed a personal link, which may also be in your calendar. Open that link: the link that brought you here is a different one.",
        fr: "Le lien que vous venez de suivre n’est pas votre lien personnel. Votre lien personnel était sur la page de fin de votre visite précédente ; il est peut-être dans votre agenda. Ouvrez ce lien.",
      },
      damaged: {
        en: "Part of your personal link is missing or has changed. Copy the whole link again, from its first to its last character.",
        fr: "Une partie de votre lien personnel manque ou a changé. Copiez de nouveau le lien entier, du premier au dernier caractère.",
      },
      otherStudy: {
        en: "Your personal link belongs to another study, or to another version of this study.",
        fr: "Ce lien personnel vient d’une autre étude ou d’une autre version. Prévenez les chercheurs.",
      },
      later: {
        en: "Your personal link was made by a newer version of this site. Open it on the site where you did your first visit.",
        fr: "Votre lien personnel vient d’une version plus récente de ce site. Ouvrez-le sur le site de votre première visite.",
      },
      lost: {
        en: "If you have lost the link, send the researchers this message. They can make a new one.",
        fr: "Si vous avez perdu le lien, envoyez ce message aux chercheurs. Ils peuvent en créer un nouveau.",
      },
      message: {
        en: "I cannot find my personal link to “{title}”. Please send me a new one.",
        fr: "Je ne retrouve pas mon lien personnel vers « {title} ». Pouvez-vous m’en envoyer un nouveau ?",
      },
    },
    /** Displayed if this device has stored a visit, and the address has no usable personal link. */
    stored: {
      title: {
        en: "This device has stored a visit",
        fr: "Cet appareil a enregistré une visite",
      },
      other: { en: "If it is not yours", fr: "Si ce n’est pas la vôtre" },
      unfinished: {
        en: "On this device, a visit of this study was begun on {date} and is not finished. If it is yours, continue it: at its end, the page displays the personal link to the next visit.",
        fr: "Sur cet appareil, une visite de cette étude a été commencée le {date} et n’est pas terminée. Si c’est la vôtre, reprenez-la : à la fin, la page vous donne le lien personnel vers la visite suivante.",
      },
      next: {
        en: "On this device, a visit of this study ended on {date}. If it is yours, you can go on.",
        fr: "Sur cet appareil, une visite de cette étude s’est terminée le {date}. Si c’est la vôtre, vous pouvez poursuivre.",
      },
      open: { en: "Go on to visit {n}", fr: "Passer à la visite {n}" },
    },
    make: {
      summary: {
        en: "For the researchers: make a new personal link",
        fr: "Pour les chercheurs : créer un nouveau lien personnel",
      },
      text: {
        en: "The data of the earlier visits contain these values. Nothing that you type is sent.",
        fr: "Les données des visites précédentes contiennent ces valeurs. Rien de ce que vous écrivez n’est envoyé.",
      },
      person: { en: "Person (person)", fr: "Identifiant de la personne (person)" },
      condition: {
        en: "The person’s condition (condition)",
        fr: "Condition de la personne (condition)",
      },
      source: {
        en: "Source of the condition (conditionSource)",
        fr: "Origine de la condition (conditionSource)",
      },
      row: {
        en: "Row of the order (row in the record of the start), if there is one",
        fr: "Ligne du carré latin (row dans l’enregistrement du début), s’il y en a une",
      },
      session: {
        en: "Session of visit “{visit}”",
        fr: "Passation de la visite « {visit} » (session)",
      },
      day: { en: "Date of visit “{visit}”", fr: "Date de la visite « {visit} »" },
      button: { en: "Make the link", fr: "Créer le lien" },
      fault: {
        en: "A link cannot be made from these values. Enter the person, and the session and date of each visit done, beginning with the first.",
        fr: "Ces valeurs ne permettent pas de créer un lien. Indiquez l’identifiant de la personne, puis la passation et la date de chaque visite faite, en commençant par la première.",
      },
    },
    withdraw: {
      button: {
        en: "Withdraw the data of my earlier visits",
        fr: "Retirer les données de mes visites précédentes",
      },
      question: {
        en: "Ask {host} to delete the data of all your visits? This cannot be undone.",
        fr: "Demander à {host} de supprimer les données de toutes vos visites ? C’est irréversible.",
      },
      title: { en: "Withdrawal requested", fr: "Retrait demandé" },
      text: {
        en: "This device sends the request to {host}, now or as soon as there is a connection. Do not begin another visit.",
        fr: "Cet appareil envoie la demande à {host}, maintenant ou dès qu’il y aura une connexion. Ne commencez pas d’autre visite.",
      },
      /** Displayed when the personal link is opened after a withdrawal on this device. */
      again: {
        en: "On this device, you have asked to delete the data of your visits. You need not do anything else, and no further visit follows.",
        fr: "Sur cet appareil, vous avez demandé de supprimer les données de vos visites. Vous n’avez rien d’autre à faire, et aucune autre visite ne suit.",
      },
      all: {
        en: "If you withdraw your answers, the data of your earlier visits are withdrawn, too.",
        fr: "Si vous retirez vos réponses, les données de vos visites précédentes seront aussi retirées.",
      },
    },
    /** Displayed in a rehearsal, in which the days do not matter. */
    rehearsal: {
      en: "Participants can begin this visit from {from} to {to}. In a rehearsal, it can begin on any day.",
      fr: "Les participants peuvent commencer cette visite du {from} au {to}. Une passation d’essai peut commencer n’importe quel jour.",
    },
    jatos: {
      en: "This study has several visits, and JATOS cannot run such studies. Open it on the site, or from a standalone archive on a web server.",
      fr: "Cette étude comporte plusieurs visites, ce que JATOS ne permet pas. Ouvrez-la sur le site, ou avec une version autonome sur un serveur web.",
    },
  },
  sameId: {
    title: {
      en: "Somebody has already taken part on this device with the same “{name}”",
      fr: "Quelqu’un a déjà participé sur cet appareil avec le même « {name} »",
    },
    finished: {
      en: "That participation ended on {date}. If it was yours, you need not take part again. If you start now, the data will show that the same “{name}” has taken part before.",
      fr: "Cette participation s’est terminée le {date}. Si c’était la vôtre, inutile de recommencer. Si vous commencez maintenant, les données indiqueront que le même « {name} » a déjà participé.",
    },
    show: { en: "See how it ended", fr: "Voir comment elle s’est terminée" },
    run: {
      en: "That session ended on {date}. If you start now, the data will show that the same “{name}” has taken part before.",
      fr: "Cette passation s’est terminée le {date}. Si vous commencez maintenant, les données indiqueront que le même « {name} » a déjà participé.",
    },
  },
  leave: {
    button: { en: "Leave", fr: "Quitter" },
    title: { en: "Leave the study?", fr: "Quitter l’étude ?" },
    text: {
      en: "You can continue now, or later from this page on this device. If you leave for good, you can keep or delete your answers so far.",
      fr: "Vous pouvez continuer maintenant, ou plus tard depuis cette page, sur cet appareil. Si vous quittez l’étude pour de bon, vous choisissez de garder ou d’effacer vos réponses.",
    },
    textNotKept: {
      en: "You can continue now, but not later, because this browser does not save anything from this page. Once you close it, only the data that were sent or downloaded remain.",
      fr: "Vous pouvez continuer maintenant, mais pas plus tard, car ce navigateur n’enregistre rien de cette page. Une fois la page fermée, il ne restera que les données envoyées ou téléchargées.",
    },
    goOn: { en: "Continue the study", fr: "Continuer l’étude" },
    keep: { en: "Leave and keep my answers", fr: "Quitter et garder mes réponses" },
    erase: { en: "Leave and delete my answers", fr: "Quitter et effacer mes réponses" },
    question: {
      en: "Delete all your answers in this study from this device? This cannot be undone.",
      fr: "Effacer de cet appareil toutes vos réponses à cette étude ? C’est irréversible.",
    },
    confirm: { en: "Delete", fr: "Effacer" },
    cancel: { en: "Keep", fr: "Garder" },
  },
  end: {
    completed: { en: "You have reached the end. Thank you.", fr: "C’est terminé. Merci." },
    screenedOut: {
      en: "Thank you for your interest. You do not meet the criteria of this study, so it ends here.",
      fr: "Merci de votre intérêt. Vous ne remplissez pas les critères de cette étude : elle s’arrête ici.",
    },
    failedCheck: {
      en: "Thank you for your time. One of the conditions for continuing was not met, so the study ends here.",
      fr: "Merci de votre temps. Une des conditions pour continuer n’est pas remplie : l’étude s’arrête ici.",
    },
    left: { en: "You have left the study. Thank you.", fr: "Vous avez quitté l’étude. Merci." },
    erased: {
      en: "You have left the study, and your answers have been deleted from this device.",
      fr: "Vous avez quitté l’étude, et vos réponses ont été effacées de cet appareil.",
    },
    eraseFailed: {
      en: "You have left the study. The browser did not allow your answers to be deleted: try again under “What you did here”.",
      fr: "Vous avez quitté l’étude. Le navigateur n’a pas permis d’effacer vos réponses : réessayez sous « Ce que vous avez fait ici ».",
    },
    debriefing: { en: "What the study was about", fr: "Le but de cette étude" },
    dataTitle: { en: "Your data", fr: "Vos données" },
    onlyHere: {
      en: "Your answers were not sent: they are only on this device.",
      fr: "Vos réponses n’ont pas été envoyées : elles se trouvent uniquement sur cet appareil.",
    },
    data: {
      en: "One archive with the study, your answers, and scripts that recompute each result. It is also under “What you did here”.",
      fr: "L’archive contient l’étude, vos réponses et les scripts qui recalculent chaque résultat. Elle figure aussi sous « Ce que vous avez fait ici ».",
    },
    download: { en: "Download my data (zip)", fr: "Télécharger mes données (zip)" },
    resultsTitle: { en: "Your results", fr: "Vos résultats" },
  },
  faults: {
    title: { en: "This study cannot be opened", fr: "Impossible d’ouvrir cette étude" },
    ...linkFaults,
    document: {
      en: "For the author of the study: correct these points in the study file:",
      fr: "Pour l’auteur de l’étude, points à corriger dans le fichier d’étude :",
    },
    whole: { en: "the whole study", fr: "toute l’étude" },
    found: { en: "found: {value}", fr: "trouvé : {value}" },
    missing: { en: "missing", fr: "absent" },
    text: {
      en: "The study in the link",
      fr: "L’étude, telle que le lien la contient",
    },
    edit: { en: "Open it in the editor", fr: "L’ouvrir dans l’éditeur" },
    copy: { en: "Copy the study", fr: "Copier l’étude" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow copying: select the text and copy it yourself.",
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.",
    },
  },
});

export type ProtocolWords = Localized<typeof protocolWords>;
