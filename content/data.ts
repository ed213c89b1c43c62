import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the page on which researchers follow a study and read its data. */
export const data = defineContent("data", {
  title: { en: "Read the data", fr: "Lire les données" },
  description: {
    en: "Follow a study while it collects data, and read its data in your browser: from files, or live from your own data server. Nothing is uploaded.",
    fr: "Suivez une étude pendant le recueil et lisez ses données dans votre navigateur : à partir de fichiers, ou en direct depuis votre serveur. Rien n’est transmis.",
  },
  lede: {
    en: "Drop the files of a study here, or follow it while it runs. The data stay in this browser.",
    fr: "Déposez ici les fichiers d’une étude, ou suivez-la pendant le recueil. Les données restent dans ce navigateur.",
  },
  needsScripts: {
    en: "This page reads your data in the browser. It needs JavaScript, which is turned off in this browser.",
    fr: "Cette page lit vos données dans le navigateur. Elle a besoin de JavaScript, désactivé dans ce navigateur.",
  },
  source: {
    legend: { en: "Where the data are", fr: "Où sont les données" },
    files: { en: "From files", fr: "Depuis des fichiers" },
    live: { en: "Live, from your server", fr: "En direct, depuis votre serveur" },
  },
  files: {
    loading: { en: "The reader of data is loading.", fr: "La lecture des données se charge." },
    lost: {
      en: "The reader of data could not be loaded. Check your connection and try again.",
      fr: "La lecture des données n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
    },
    retry: { en: "Try again", fr: "Réessayer" },
  },
  /** Displayed if the site is built without a data server that can be followed. */
  noServer: {
    title: {
      en: "This site has no data server to follow",
      fr: "Ce site n’a pas de serveur de données à suivre",
    },
    none: {
      en: "It was built without one, so it sends no data anywhere. Either start everything on one computer with **npm run lab -- my-study.json** in a copy of this site, or run the site with its own data server; docs/deploy describes both. Then open this page there.",
      fr: "Il a été construit sans serveur et n’envoie aucune donnée. Soit vous lancez tout sur un ordinateur avec **npm run lab -- my-study.json** dans une copie de ce site, soit vous hébergez le site avec son propre serveur de données ; docs/deploy décrit les deux. Ouvrez ensuite cette page à cet endroit.",
    },
    datapipe: {
      en: "It sends its data to DataPipe, which stores files in your OSF project and gives no counts. Download the files from OSF, and read them with “From files”.",
      fr: "Il envoie ses données à DataPipe, qui dépose des fichiers dans votre projet OSF et ne donne pas d’effectifs. Téléchargez les fichiers depuis OSF et lisez-les avec « Depuis des fichiers ».",
    },
    meanwhile: {
      en: "Data that you already have can be read with “From files”.",
      fr: "Les données que vous avez déjà se lisent avec « Depuis des fichiers ».",
    },
  },
  follow: {
    loading: { en: "The live view is loading.", fr: "La vue en direct se charge." },
    connect: {
      title: { en: "Connect to {host}", fr: "Se connecter à {host}" },
      token: { en: "Token for reading", fr: "Jeton de lecture" },
      hint: {
        en: "READ_TOKEN, at least 32 characters. With the lab it is in the file lab-data/token; on a server it is in the settings of the receiver. The page keeps it only until you close or reload it.",
        fr: "READ_TOKEN, au moins 32 caractères. Avec le laboratoire, il est dans le fichier lab-data/token ; sur un serveur, dans les réglages du récepteur. La page ne le garde que jusqu’à sa fermeture ou son rechargement.",
      },
      show: { en: "Show the token", fr: "Afficher le jeton" },
      connect: { en: "Connect", fr: "Se connecter" },
      connecting: { en: "Connecting …", fr: "Connexion …" },
      empty: { en: "Enter the token first.", fr: "Saisissez d’abord le jeton." },
      short: {
        en: "A token has at least 32 characters, without spaces. Copy it again; the page has not sent it.",
        fr: "Un jeton a au moins 32 caractères, sans espaces. Copiez-le de nouveau ; la page ne l’a pas envoyé.",
      },
      overHttp: {
        en: "This page was opened over http: others in your network can read the token. Use it on the lab’s own computer, at localhost, or over https.",
        fr: "Cette page est ouverte en http : d’autres personnes du réseau peuvent lire le jeton. Utilisez-le sur l’ordinateur du laboratoire, à l’adresse localhost, ou en https.",
      },
      disconnect: { en: "Disconnect", fr: "Se déconnecter" },
    },
    problem: {
      unreachable: {
        en: "{host} cannot be reached. Check the connection, and whether the data server is running; a data server at another address also has to list this site in ALLOWED_ORIGINS.",
        fr: "{host} est injoignable. Vérifiez la connexion et que le serveur de données fonctionne ; s’il est à une autre adresse, ce site doit aussi figurer dans son réglage ALLOWED_ORIGINS.",
      },
      token: {
        en: "{host} does not know this token (401). Copy it again from lab-data/token or from the settings of the receiver. After five wrong tokens in a minute, every token from your network is refused until the minute is over.",
        fr: "{host} ne connaît pas ce jeton (401). Copiez-le de nouveau depuis lab-data/token ou les réglages du récepteur. Après cinq jetons faux en une minute, tout jeton venant de votre réseau est refusé jusqu’à la fin de la minute.",
      },
      rightToRead: {
        en: "This token runs studies but does not read (403). Reading needs READ_TOKEN.",
        fr: "Ce jeton permet de gérer les études, pas de lire (403). Pour lire, il faut READ_TOKEN.",
      },
      rightToRun: {
        en: "This token reads but changes nothing (403). Pausing, quotas and places need RUN_TOKEN.",
        fr: "Ce jeton permet de lire, pas de modifier (403). La suspension, les quotas et les places demandent RUN_TOKEN.",
      },
      origin: {
        en: "{host} answers only pages of the sites in its setting ALLOWED_ORIGINS (403). Add the address of this site there.",
        fr: "{host} ne répond qu’aux pages des sites de son réglage ALLOWED_ORIGINS (403). Ajoutez-y l’adresse de ce site.",
      },
      refused: {
        en: "{host} refuses this request (403).",
        fr: "{host} refuse cette demande (403).",
      },
      tooManyTokens: {
        en: "Too many wrong tokens came from your network (429): {host} now refuses every token, also the right one. Try again in {seconds} s, or from another network.",
        fr: "Trop de jetons faux sont venus de votre réseau (429) : {host} refuse désormais tout jeton, même le bon. Réessayez dans {seconds} s, ou depuis un autre réseau.",
      },
      tooMany: {
        en: "{host} is busy (429). The page asks again in {seconds} s.",
        fr: "{host} est occupé (429). La page redemande dans {seconds} s.",
      },
      unavailable: {
        en: "{host} cannot answer at the moment ({status}): its disk may be full, or its database away. The page asks again in {seconds} s.",
        fr: "{host} ne peut pas répondre pour l’instant ({status}) : disque plein ou base de données absente, par exemple. La page redemande dans {seconds} s.",
      },
      notSet: {
        en: "{host} has no such token in its settings (404). Set READ_TOKEN to read and RUN_TOKEN to pause, and start the receiver again.",
        fr: "{host} n’a pas ce jeton dans ses réglages (404). Définissez READ_TOKEN pour lire et RUN_TOKEN pour suspendre, puis relancez le récepteur.",
      },
      noReceiver: {
        en: "Another program answers at {host} ({status}), not the receiver. Check that the proxy passes {path} on to it.",
        fr: "À l’adresse {host}, c’est un autre programme qui répond ({status}), pas le récepteur. Vérifiez que le proxy lui transmet {path}.",
      },
      noStudy: {
        en: "The file of running studies does not contain this study, so nothing can be changed.",
        fr: "Le fichier des études en cours ne contient pas cette étude : rien ne peut être modifié.",
      },
      noPlace: {
        en: "This session has no place in this study. Check its number.",
        fr: "Cette passation n’a pas de place dans cette étude. Vérifiez son numéro.",
      },
      wrongStudies: {
        en: "The file of running studies has an error, so it was not changed. Correct it on the server, then try again.",
        fr: "Le fichier des études en cours comporte une erreur : il n’a pas été modifié. Corrigez-le sur le serveur, puis réessayez.",
      },
      readOnly: {
        en: "The receiver cannot write its file of running studies. Its user needs the right to write in that folder.",
        fr: "Le récepteur ne peut pas écrire son fichier des études en cours. Son compte doit pouvoir écrire dans ce dossier.",
      },
      quota: {
        en: "The server does not accept this quota. Enter a whole number from 0.",
        fr: "Le serveur n’accepte pas ce quota. Saisissez un nombre entier à partir de 0.",
      },
      session: {
        en: "This is not the number of a session: it has letters and digits, as in the records.",
        fr: "Ce n’est pas un numéro de passation : il se compose de lettres et de chiffres, comme dans les enregistrements.",
      },
      cut: {
        en: "The answer of {host} was cut off.",
        fr: "La réponse de {host} a été interrompue.",
      },
      other: {
        en: "{host} answered {status}, which this page does not expect. The log of the receiver says why.",
        fr: "{host} a répondu {status}, ce que cette page n’attend pas. Le journal du récepteur en dit la raison.",
      },
    },
    study: {
      label: { en: "Study", fr: "Étude" },
      none: {
        en: "{host} accepts no study yet. Start the lab with a study, or add one to the file of running studies.",
        fr: "{host} n’accepte encore aucune étude. Lancez le laboratoire avec une étude, ou ajoutez-en une au fichier des études en cours.",
      },
      runs: { en: "Tasks outside a study", fr: "Tâches hors étude" },
      unnamed: { en: "Study {id}", fr: "Étude {id}" },
      uncounted: {
        en: "The server does not count this study, because its file of running studies does not contain it. Its records can be read all the same.",
        fr: "Le serveur ne compte pas cette étude, absente de son fichier des études en cours. Ses enregistrements peuvent tout de même être lus.",
      },
      notAccepted: {
        en: "The server no longer accepts data of this study.",
        fr: "Le serveur n’accepte plus de données de cette étude.",
      },
      states: {
        open: { en: "Open", fr: "Ouverte" },
        full: { en: "Full", fr: "Complète" },
        paused: { en: "Paused", fr: "Suspendue" },
      },
      versions: {
        en: "{count} versions of the study are counted together.",
        fr: "{count} versions de l’étude sont comptées ensemble.",
      },
    },
    fresh: {
      asked: {
        en: "Counted by the server {age} ago; asked every 15 s while this page is visible.",
        fr: "Effectifs du serveur, demandés il y a {age}, puis toutes les 15 s tant que la page est visible.",
      },
      old: {
        en: "These numbers are {age} old.",
        fr: "Ces effectifs datent d’il y a {age}.",
      },
      now: { en: "Ask now", fr: "Demander maintenant" },
    },
    age: {
      seconds: { en: "{count} s", fr: "{count} s" },
      minutes: { en: "{count} min", fr: "{count} min" },
      hours: { en: "{count} h", fr: "{count} h" },
      days: { en: "{count} days", fr: "{count} jours" },
    },
    counts: {
      title: { en: "Sessions", fr: "Passations" },
      started: { en: "started", fr: "commencées" },
      active: { en: "active now", fr: "en cours" },
      finished: { en: "finished", fr: "terminées" },
      left: { en: "left", fr: "abandonnées" },
      screenedOut: { en: "screened out", fr: "non admissibles" },
      failedCheck: { en: "failed a check", fr: "échec à un contrôle" },
      declined: { en: "declined", fr: "refus" },
      lapsed: { en: "lapsed", fr: "expirées" },
      freed: { en: "place freed", fr: "place libérée" },
      withdrawn: {
        en: "withdrawn, of all studies here",
        fr: "retirées, toutes études confondues",
      },
      persons: {
        en: "Persons: {persons}. Rehearsals and withdrawn sessions are not counted. A session lapses if no record has come for a long time.",
        fr: "Personnes : {persons}. Les passations d’essai et les passations retirées ne sont pas comptées. Une passation expire si aucun enregistrement n’arrive pendant longtemps.",
      },
      one: { en: "One dot is one session.", fr: "Un point est une passation." },
      many: {
        en: "One dot is {count} sessions.",
        fr: "Un point représente {count} passations.",
      },
      nobody: {
        en: "No session has begun. The numbers appear here as soon as somebody agrees to take part.",
        fr: "Aucune passation n’a commencé. Les effectifs apparaîtront ici dès que quelqu’un aura accepté de participer.",
      },
      dots: {
        en: "Sessions started: {started}; finished: {finished}; active: {active}; ended early: {ended}.",
        fr: "Passations commencées : {started} ; terminées : {finished} ; en cours : {active} ; arrêtées avant la fin : {ended}.",
      },
    },
    steps: {
      title: { en: "How far they came", fr: "Jusqu’où elles sont allées" },
      started: { en: "started", fr: "commencées" },
      note: {
        en: "Only steps that all conditions have: other steps would reveal a condition’s numbers.",
        fr: "Seulement les étapes communes à toutes les conditions : les autres révéleraient les effectifs d’une condition.",
      },
    },
    time: {
      title: { en: "Time", fr: "Durée" },
      last: { en: "Last record", fr: "Dernier enregistrement" },
      ago: { en: "{age} ago", fr: "il y a {age}" },
      never: { en: "none", fr: "aucun" },
      minutes: { en: "Minutes, median", fr: "Minutes, médiane" },
      half: {
        en: "middle half: {lower} to {upper}; finished sessions: {sessions}",
        fr: "moitié centrale : de {lower} à {upper} ; passations terminées : {sessions}",
      },
      byArrival: {
        en: "From the arrival of the first record to the arrival of the last.",
        fr: "De l’arrivée du premier enregistrement à celle du dernier.",
      },
      hours: { en: "Started per hour, last 24 h", fr: "Commencées par heure, dernières 24 h" },
      hour: {
        en: "{hour}: {started} started, {without} of them without a finished step",
        fr: "{hour} : {started} commencées, dont {without} sans étape terminée",
      },
      quiet: {
        en: "Nobody started in the last 24 hours.",
        fr: "Personne n’a commencé au cours des dernières 24 heures.",
      },
      withoutStep: {
        en: "Hollow: no step finished yet. Many of them may be the work of a program.",
        fr: "Contour seul : aucune étape terminée. S’ils sont nombreux, un programme peut en être la cause.",
      },
    },
    quota: {
      title: { en: "Quota and places", fr: "Quota et places" },
      none: {
        en: "No quota: the study is open until you pause it.",
        fr: "Pas de quota : l’étude reste ouverte jusqu’à ce que vous la suspendiez.",
      },
      of: { en: "{taken} of {quota} places", fr: "{taken} places sur {quota}" },
      byCondition: {
        en: "The quota is set by condition ({count}): {quota} places in all.",
        fr: "Le quota est fixé par condition ({count}) : {quota} places en tout.",
      },
      parts: {
        en: "{finished} finished, {begun} begun, {offered} offered",
        fr: "{finished} terminées, {begun} commencées, {offered} proposées",
      },
      beyond: {
        en: "Participants above the quota: {participants}.",
        fr: "Participants au-delà du quota : {participants}.",
      },
      sessions: {
        en: "Sessions that took no free place ({count})",
        fr: "Passations sans place libre ({count})",
      },
      reasons: {
        late: {
          en: "a record arrived after the place was given up",
          fr: "un enregistrement est arrivé après la perte de la place",
        },
        drawn: {
          en: "the page drew the condition",
          fr: "la page a tiré la condition au sort",
        },
        address: {
          en: "the link named the condition",
          fr: "le lien indiquait la condition",
        },
        other: { en: "the page asked for no place", fr: "la page n’a pas demandé de place" },
      },
      hidden: {
        en: "Only some conditions have a quota. What is above it would reveal their numbers.",
        fr: "Certaines conditions seulement ont un quota. Le dépassement révélerait leurs effectifs.",
      },
    },
    condition: {
      title: { en: "By condition", fr: "Par condition" },
      text: {
        en: "The totals above keep you blind to the conditions. The server gives their numbers only when you ask, and writes in its log that somebody did.",
        fr: "Les totaux ci-dessus vous laissent en aveugle. Le serveur ne donne les effectifs par condition que sur demande, et note dans son journal que quelqu’un les a demandés.",
      },
      show: {
        en: "Show numbers by condition, no longer blind",
        fr: "Afficher par condition, sans rester en aveugle",
      },
      hide: { en: "Hide numbers by condition", fr: "Masquer les effectifs par condition" },
      asked: {
        en: "Asked {age} ago; not renewed by itself. The request is in the server’s log.",
        fr: "Demandés il y a {age} ; pas de mise à jour automatique. La demande est dans le journal du serveur.",
      },
      none: { en: "no condition", fr: "sans condition" },
      column: { en: "Condition", fr: "Condition" },
      early: { en: "ended early", fr: "arrêtées" },
      places: { en: "places taken / quota", fr: "places prises / quota" },
    },
    run: {
      title: { en: "Run the study", fr: "Gérer l’étude" },
      token: { en: "Token for running", fr: "Jeton de gestion" },
      hint: {
        en: "RUN_TOKEN, from the same place. Leave it empty if your reading token has the same value.",
        fr: "RUN_TOKEN, au même endroit. Laissez vide si le jeton de lecture a la même valeur.",
      },
      pause: { en: "Pause the study", fr: "Suspendre l’étude" },
      resume: { en: "Open the study again", fr: "Rouvrir l’étude" },
      pauseQuestion: {
        en: "Nobody new can begin; they read why before they agree. Everyone who has begun can finish.",
        fr: "Personne d’autre ne pourra commencer et chacun lira pourquoi avant d’accepter. Les personnes qui ont commencé pourront finir.",
      },
      resumeQuestion: {
        en: "New participants can begin at once.",
        fr: "De nouveaux participants pourront commencer aussitôt.",
      },
      quota: { en: "Quota of the whole study", fr: "Quota de toute l’étude" },
      setQuota: { en: "Set the quota", fr: "Fixer le quota" },
      removeQuota: { en: "Remove the quota", fr: "Supprimer le quota" },
      quotaQuestion: {
        en: "The study closes to new people at {quota} participants. {taken} places are taken now.",
        fr: "L’étude se fermera aux nouvelles personnes à {quota} participants. {taken} places sont prises actuellement.",
      },
      quotaReplaces: {
        en: "This replaces the quotas of the conditions.",
        fr: "Cela remplace les quotas des conditions.",
      },
      removeQuestion: {
        en: "The study then stays open, whatever the number of participants.",
        fr: "L’étude restera ouverte, quel que soit le nombre de participants.",
      },
      badQuota: {
        en: "Enter a whole number from 0, such as 60.",
        fr: "Saisissez un nombre entier à partir de 0, par exemple 60.",
      },
      free: { en: "Free a place", fr: "Libérer une place" },
      session: { en: "Number of the session", fr: "Numéro de la passation" },
      sessionHint: {
        en: "As in the records, such as s3f9a0c1b22de.",
        fr: "Comme dans les enregistrements, par exemple s3f9a0c1b22de.",
      },
      freeQuestion: {
        en: "Somebody else can then take the place of {session}. Its records stay; if more of them arrive, the session takes a place again, and the quota may be exceeded.",
        fr: "Quelqu’un d’autre pourra prendre la place de {session}. Ses enregistrements restent ; s’il en arrive d’autres, elle reprend une place et le quota peut être dépassé.",
      },
      cancel: { en: "Cancel", fr: "Annuler" },
      done: {
        paused: {
          en: "Paused. Nobody new can begin.",
          fr: "Suspendue. Personne d’autre ne peut commencer.",
        },
        resumed: { en: "The study is open again.", fr: "L’étude est de nouveau ouverte." },
        quota: { en: "The quota is {quota}.", fr: "Le quota est de {quota}." },
        noQuota: { en: "The study has no quota.", fr: "L’étude n’a plus de quota." },
        freed: { en: "The place of {session} is free.", fr: "La place de {session} est libre." },
      },
      working: { en: "Sent to the server …", fr: "Envoi au serveur …" },
    },
    records: {
      title: { en: "Records", fr: "Enregistrements" },
      text: {
        en: "Reading copies the stored records into this page, checks each against its digest, and drops those that were withdrawn since. Records name the condition and the identifiers of participants: who reads them is no longer blind.",
        fr: "La lecture copie les enregistrements dans cette page, vérifie l’empreinte de chacun et enlève ceux qui ont été retirés depuis. Ils contiennent la condition et les identifiants des participants : qui les lit n’est plus en aveugle.",
      },
      read: { en: "Read the records", fr: "Lire les enregistrements" },
      again: { en: "Look for new records", fr: "Chercher de nouveaux enregistrements" },
      goOn: { en: "Go on reading", fr: "Reprendre la lecture" },
      stop: { en: "Stop", fr: "Arrêter" },
      reading: {
        en: "Reading: {sessions} of {ofSessions} sessions, {size} of {ofSize}, {seconds} s",
        fr: "Lecture : {sessions} passations sur {ofSessions}, {size} sur {ofSize}, {seconds} s",
      },
      listing: { en: "Asking which records there are …", fr: "Demande de la liste …" },
      waiting: {
        en: "{host} is busy or was cut off. Going on in {seconds} s.",
        fr: "{host} est occupé ou la réponse a été coupée. Reprise dans {seconds} s.",
      },
      done: {
        en: "In this page, complete: sessions {sessions}, records {records}, {size}. Read in {seconds} s.",
        fr: "Dans cette page, au complet : passations {sessions}, enregistrements {records}, {size}. Lecture en {seconds} s.",
      },
      partial: {
        en: "{sessions} of {ofSessions} sessions are in this page. What was read stays; go on when you like.",
        fr: "{sessions} passations sur {ofSessions} sont dans cette page. Ce qui est lu y reste ; reprenez quand vous voulez.",
      },
      newer: {
        en: "New records on the server: {count}.",
        fr: "Nouveaux enregistrements sur le serveur : {count}.",
      },
      withdrawn: {
        en: "Sessions that were withdrawn and have left this page: {count}.",
        fr: "Passations retirées, qui ont quitté cette page : {count}.",
      },
      damaged: {
        en: "Records without the digest that the server names: {count}. They are left out. Read again; if they stay, their files on the server are damaged.",
        fr: "Enregistrements sans l’empreinte annoncée par le serveur : {count}. Ils sont écartés. Relancez la lecture ; s’ils persistent, leurs fichiers sont abîmés sur le serveur.",
      },
      download: { en: "Download (.ndjson)", fr: "Télécharger (.ndjson)" },
      form: {
        en: "One line per record: session, kind, step, digest, and in “record” the bytes as the participant’s page sent them.",
        fr: "Une ligne par enregistrement : passation, genre, étape, empreinte et, dans « record », les octets tels que la page du participant les a envoyés.",
      },
    },
  },
});

export type DataWords = Localized<typeof data>;
export type FollowWords = DataWords["follow"];
