import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the page on which researchers follow a study and read its data. */
export const data = defineContent("data", {
  title: { en: "Read the data", fr: "Lire les données" },
  description: {
    en: "Follow a study while it collects data, and read its data in your browser: from files, or live from your own data server. The data are not uploaded.",
    fr: "Suivez une étude pendant le recueil et lisez ses données dans votre navigateur : à partir de fichiers, ou en direct depuis votre serveur. Rien n’est transmis.",
  },
  lede: {
    en: "Drop the files of a study here, or follow a study while it runs. The data stay in this browser.",
    fr: "Déposez ici les fichiers d’une étude, ou suivez-la pendant le recueil. Les données restent dans ce navigateur.",
  },
  needsScripts: {
    en: "This page reads your data in the browser. It needs JavaScript, which is turned off in this browser.",
    fr: "Cette page lit vos données dans le navigateur. Elle nécessite JavaScript, qui est désactivé dans ce navigateur.",
  },
  source: {
    legend: { en: "Where the data are", fr: "Source des données" },
    files: { en: "From files", fr: "Depuis des fichiers" },
    live: { en: "Live, from your server", fr: "En direct, depuis votre serveur" },
  },
  files: {
    loading: { en: "Loading…", fr: "Chargement du module de lecture…" },
    lost: {
      en: "The page could not load this part. Check your connection and try again.",
      fr: "Le module de lecture des données n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
    },
    retry: { en: "Try again", fr: "Réessayer" },
  },
  /** Displayed if the site is built without a data server that can be followed. */
  noServer: {
    title: {
      en: "This site cannot follow a study live",
      fr: "Ce site n’a pas de serveur de données à suivre",
    },
    none: {
      en: "It does not send data anywhere. To follow a study, either start everything on one computer with **npm run lab -- my-study.json** in a copy of this site, or run the site with its own data server; the documentation in the source code describes both. Then open this page there.",
      fr: "Ce site a été construit sans serveur de données et n’envoie aucune donnée. Lancez tout sur un même ordinateur avec **npm run lab -- my-study.json** dans une copie de ce site, ou hébergez le site avec son propre serveur de données ; la documentation, dans le code source, décrit les deux solutions. Ouvrez ensuite cette page depuis le site ainsi lancé ou hébergé.",
    },
    datapipe: {
      en: "It sends its data to DataPipe, which stores files in your OSF project and does not count sessions. Download the files from OSF, and read them with “From files”.",
      fr: "Ce site envoie ses données à DataPipe, qui dépose des fichiers dans votre projet OSF mais n’indique pas les effectifs. Téléchargez les fichiers depuis OSF et lisez-les avec « Depuis des fichiers ».",
    },
    meanwhile: {
      en: "Data that you already have can be read with “From files”.",
      fr: "Si vous avez déjà des données, lisez-les avec « Depuis des fichiers ».",
    },
  },
  follow: {
    loading: { en: "The live view is loading.", fr: "Chargement du suivi en direct…" },
    connect: {
      title: { en: "Connect to {host}", fr: "Se connecter à {host}" },
      token: { en: "Token for reading", fr: "Jeton de lecture" },
      hint: {
        en: "READ_TOKEN, at least 32 characters. In a lab, it is in the file lab-data/token; on a server, it is in the settings of the data server. It is not saved: enter it again after you reload the page.",
        fr: "READ_TOKEN, au moins 32 caractères. Avec npm run lab, il se trouve dans le fichier lab-data/token ; sinon, dans les réglages du serveur de données. La page ne le garde que jusqu’à sa fermeture ou son rechargement.",
      },
      show: { en: "Show the token", fr: "Afficher le jeton" },
      connect: { en: "Connect", fr: "Se connecter" },
      connecting: { en: "Connecting…", fr: "Connexion…" },
      empty: { en: "Enter the token first.", fr: "Saisissez d’abord le jeton." },
      short: {
        en: "A token must have at least 32 characters, without spaces. Copy it again; the page has not sent it.",
        fr: "Un jeton doit avoir au moins 32 caractères, sans espace. Copiez-le de nouveau ; la page ne l’a pas envoyé.",
      },
      overHttp: {
        en: "This page was opened over http: others on your network can read the token. Open the page on the lab’s computer at localhost, or over https.",
        fr: "Cette page est ouverte en http : d’autres utilisateurs du réseau peuvent lire le jeton. Utilisez-le sur l’ordinateur du laboratoire, à l’adresse localhost, ou en https.",
      },
      disconnect: { en: "Disconnect", fr: "Se déconnecter" },
    },
    problem: {
      unreachable: {
        en: "{host} cannot be reached. Check your connection, and that the data server is running. A data server at another address must also list this site in ALLOWED_ORIGINS.",
        fr: "{host} est injoignable. Vérifiez que la connexion et le serveur de données fonctionnent. Si ce serveur est à une autre adresse, ajoutez aussi ce site à son réglage ALLOWED_ORIGINS.",
      },
      token: {
        en: "{host} does not accept this token (401). Copy it again from lab-data/token or from the settings of the data server. After five wrong tokens in a minute, every token from your network is refused until the minute is over.",
        fr: "{host} ne reconnaît pas ce jeton (401). Copiez-le de nouveau depuis lab-data/token ou les réglages du serveur de données. Après cinq jetons erronés en une minute, tout jeton venant de votre réseau est refusé jusqu’à la fin de la minute.",
      },
      rightToRead: {
        en: "This token can manage studies but not read data (403). To read data, enter READ_TOKEN.",
        fr: "Ce jeton permet de gérer les études, pas de lire les données (403). Pour les lire, il faut READ_TOKEN.",
      },
      rightToRun: {
        en: "This token can read data but not manage studies (403). To pause, set quotas or free places, use RUN_TOKEN.",
        fr: "Ce jeton permet de lire, pas de modifier (403). Pour suspendre l’étude, fixer un quota ou libérer une place, il faut RUN_TOKEN.",
      },
      origin: {
        en: "{host} answers only sites that its setting ALLOWED_ORIGINS lists (403). Add the address of this site to it.",
        fr: "{host} ne répond qu’aux pages des sites indiqués dans son réglage ALLOWED_ORIGINS (403). Ajoutez-y l’adresse de ce site.",
      },
      refused: {
        en: "{host} refuses this request (403). Check the token and the settings of the data server.",
        fr: "{host} refuse cette requête (403). Vérifiez le jeton et les réglages du serveur de données.",
      },
      tooManyTokens: {
        en: "Too many wrong tokens came from your network (429), so {host} now refuses even the right token. Try again in {seconds} s, or from another network.",
        fr: "Trop de jetons erronés sont venus de votre réseau (429) : {host} refuse désormais tout jeton, même le bon. Réessayez dans {seconds} s, ou depuis un autre réseau.",
      },
      tooMany: {
        en: "{host} is busy (429). The page tries again in {seconds} s.",
        fr: "{host} est surchargé (429). La page réessaiera dans {seconds} s.",
      },
      unavailable: {
        en: "{host} cannot answer at the moment ({status}). Its disk may be full, or its database unavailable. The page tries again in {seconds} s.",
        fr: "{host} ne peut pas répondre pour l’instant ({status}) : son disque est peut-être plein, ou sa base de données inaccessible. La page réessaiera dans {seconds} s.",
      },
      notSet: {
        en: "{host} does not have this token in its settings (404). Set READ_TOKEN to read data and RUN_TOKEN to manage studies, and restart the data server.",
        fr: "Aucun jeton de ce type ne figure dans les réglages de {host} (404). Définissez READ_TOKEN pour lire et RUN_TOKEN pour suspendre, puis redémarrez le serveur de données.",
      },
      noReceiver: {
        en: "Another program answers at {host} ({status}), not the data server. Check that the proxy forwards {path} to the data server.",
        fr: "À l’adresse {host}, un autre programme que le serveur de données répond ({status}). Vérifiez que le proxy transmet {path} à ce serveur.",
      },
      noStudy: {
        en: "The server’s file of running studies does not contain this study. Add the study to it before you change anything here.",
        fr: "Le fichier des études en cours ne contient pas cette étude. Ajoutez-la avant de la modifier.",
      },
      noPlace: {
        en: "This session does not have a place in this study. Check its id.",
        fr: "Cette passation n’a pas de place dans cette étude. Vérifiez son identifiant.",
      },
      wrongStudies: {
        en: "The file of running studies has an error, so it was not changed. Correct it on the server, then try again.",
        fr: "Le fichier des études en cours comporte une erreur : il n’a pas été modifié. Corrigez-le sur le serveur, puis réessayez.",
      },
      readOnly: {
        en: "The data server cannot write its file of running studies. Allow the server’s user to write in its folder.",
        fr: "Le serveur de données ne peut pas modifier son fichier des études en cours. Donnez à son compte le droit d’écrire dans le dossier de ce fichier.",
      },
      quota: {
        en: "The server does not accept this quota. Enter a whole number, 0 or more.",
        fr: "Le serveur n’accepte pas ce quota. Saisissez un nombre entier positif ou nul.",
      },
      session: {
        en: "This is not a session id. An id has letters and digits, as in the records.",
        fr: "Cet identifiant n’est pas valable. Copiez-le depuis les enregistrements : il ne contient que des lettres et des chiffres.",
      },
      cut: {
        en: "The answer from {host} was cut off. Try again.",
        fr: "La réponse de {host} a été interrompue. Réessayez.",
      },
      other: {
        en: "{host} answered {status}, which this page does not expect. Look for the reason in the log of the data server.",
        fr: "{host} a renvoyé une réponse inattendue ({status}). Consultez le journal du serveur de données pour en connaître la raison.",
      },
    },
    study: {
      label: { en: "Study", fr: "Étude" },
      none: {
        en: "{host} does not accept any studies yet. Start the lab with a study file, or add a study to the server’s file of running studies.",
        fr: "{host} n’accepte encore aucune étude. Lancez npm run lab avec une étude, ou ajoutez-en une au fichier des études en cours.",
      },
      runs: { en: "Tasks outside a study", fr: "Tâches hors étude" },
      unnamed: { en: "Study {id}", fr: "Étude {id}" },
      uncounted: {
        en: "The server does not count the sessions of this study, because its file of running studies does not contain the study. You can still read the records.",
        fr: "Le serveur ne compte pas les passations de cette étude, absente de son fichier des études en cours. Les enregistrements peuvent tout de même être lus.",
      },
      notAccepted: {
        en: "The server no longer accepts data from this study.",
        fr: "Le serveur n’accepte plus de données pour cette étude.",
      },
      states: {
        open: { en: "Open", fr: "Ouverte" },
        full: { en: "Full", fr: "Complète" },
        paused: { en: "Paused", fr: "Suspendue" },
      },
      versions: {
        en: "{count} versions of the study are counted together.",
        fr: "Les passations de {count} versions de l’étude sont comptées ensemble.",
      },
    },
    fresh: {
      asked: {
        en: "Counted by the server {age} ago; updated every 15 s while this page is visible.",
        fr: "Effectifs calculés par le serveur il y a {age} ; la page les actualise toutes les 15 s tant qu’elle est visible.",
      },
      old: {
        en: "These numbers are {age} old.",
        fr: "Ces effectifs datent d’il y a {age}.",
      },
      now: { en: "Update now", fr: "Actualiser" },
    },
    age: {
      seconds: { en: "{count} s", fr: "{count} s" },
      minutes: { en: "{count} min", fr: "{count} min" },
      hours: { en: "{count} h", fr: "{count} h" },
      days: { en: "{count} days", fr: "{count} j" },
    },
    counts: {
      title: { en: "Sessions", fr: "Passations" },
      started: { en: "started", fr: "commencées" },
      active: { en: "active now", fr: "en cours" },
      finished: { en: "finished", fr: "terminées" },
      left: { en: "left early", fr: "abandonnées" },
      screenedOut: { en: "screened out", fr: "non admissibles" },
      failedCheck: { en: "failed a check", fr: "échecs à un contrôle" },
      declined: { en: "declined", fr: "refus" },
      lapsed: { en: "lapsed", fr: "expirées" },
      freed: { en: "place freed", fr: "places libérées" },
      withdrawn: {
        en: "withdrawn, in all studies here",
        fr: "retirées, toutes études confondues",
      },
      persons: {
        en: "Participants: {persons}. Rehearsals, withdrawn sessions and later visits of the same person are not counted. A session lapses if its data do not arrive for a long time.",
        fr: "Participants distincts : {persons}. Les passations d’essai, les passations retirées et les visites suivantes d’une même personne ne sont pas comptées. Une passation expire si aucun enregistrement n’arrive pendant longtemps.",
      },
      one: { en: "One dot is one session.", fr: "Chaque point représente une passation." },
      many: {
        en: "One dot is {count} sessions.",
        fr: "Chaque point représente {count} passations.",
      },
      nobody: {
        en: "Nobody has started yet. The numbers appear here as soon as a participant consents.",
        fr: "Aucune passation n’a commencé. Les effectifs apparaîtront ici dès que quelqu’un aura accepté de participer.",
      },
      dots: {
        en: "Sessions started: {started}; finished: {finished}; active: {active}; ended early: {ended}.",
        fr: "Passations commencées : {started} ; terminées : {finished} ; en cours : {active} ; arrêtées avant la fin : {ended}.",
      },
    },
    steps: {
      title: { en: "Sessions that finished each step", fr: "Avancement par étape" },
      started: { en: "started", fr: "commencées" },
      note: {
        en: "Only steps that all conditions share: other steps would reveal how many participants a condition has.",
        fr: "Seules les étapes communes à toutes les conditions sont indiquées : les autres révéleraient les effectifs d’une condition.",
      },
    },
    time: {
      title: { en: "Duration and arrivals", fr: "Durée" },
      last: { en: "Last data arrived", fr: "Dernier enregistrement" },
      ago: { en: "{age} ago", fr: "il y a {age}" },
      never: { en: "not yet", fr: "aucun" },
      minutes: { en: "Median duration, min", fr: "Durée médiane, en minutes" },
      half: {
        en: "interquartile range: {lower} to {upper}; finished sessions: {sessions}",
        fr: "intervalle interquartile : de {lower} à {upper} ; passations terminées : {sessions}",
      },
      byArrival: {
        en: "Time between the arrival of the first and the last record of a finished session.",
        fr: "La durée va de l’arrivée du premier enregistrement à celle du dernier.",
      },
      hours: {
        en: "Started per hour, last 24 h",
        fr: "Passations commencées par heure, dernières 24 h",
      },
      hour: {
        en: "{hour}: {started} started, {without} of them without a finished step",
        fr: "{hour}, passations commencées : {started}, dont {without} sans étape terminée",
      },
      quiet: {
        en: "No session started in the last 24 hours.",
        fr: "Personne n’a commencé au cours des dernières 24 heures.",
      },
      withoutStep: {
        en: "Hollow: no step finished yet. If there are many, a bot may be starting sessions.",
        fr: "Contour seul : aucune étape n’est encore terminée. Si ces passations sont nombreuses, un robot (bot) peut en être la cause.",
      },
    },
    quota: {
      title: { en: "Quota and places", fr: "Quota et places" },
      none: {
        en: "No quota: the study is open until you pause it.",
        fr: "Pas de quota : l’étude reste ouverte jusqu’à ce que vous la suspendiez.",
      },
      of: { en: "{taken} of {quota} places", fr: "Places prises : {taken} sur {quota}" },
      byCondition: {
        en: "Quotas are set by condition (conditions: {count}); places in all: {quota}.",
        fr: "Le quota est fixé par condition. Conditions : {count} ; places en tout : {quota}.",
      },
      parts: {
        en: "Places: {finished} finished, {begun} in progress, {offered} offered and not yet taken",
        fr: "Passations terminées : {finished} ; commencées, non terminées : {begun} ; places proposées : {offered}",
      },
      beyond: {
        en: "Participants above the quota: {participants}.",
        fr: "Participants au-delà du quota : {participants}.",
      },
      sessions: {
        en: "Sessions that began without a free place ({count})",
        fr: "Passations qui n’ont pas pris de place libre ({count})",
      },
      reasons: {
        late: {
          en: "a record arrived after the place had been freed",
          fr: "un enregistrement est arrivé alors que la place n’était plus réservée",
        },
        drawn: {
          en: "the participant’s page drew the condition",
          fr: "la page a tiré la condition au sort",
        },
        address: {
          en: "the link named the condition",
          fr: "le lien indiquait la condition",
        },
        other: {
          en: "the participant’s page did not ask for a place",
          fr: "la page n’a pas demandé de place",
        },
      },
      hidden: {
        en: "Only some conditions have a quota. Sessions above the quota are not shown, because they would reveal the numbers of these conditions.",
        fr: "Seules certaines conditions ont un quota : indiquer le dépassement révélerait leurs effectifs.",
      },
    },
    condition: {
      title: { en: "By condition", fr: "Par condition" },
      text: {
        en: "The totals above keep you blind to the conditions. The server sends the numbers by condition only on request, and its log records the request.",
        fr: "Les totaux ci-dessus ne lèvent pas l’aveugle. Le serveur ne donne les effectifs par condition que sur demande, et note dans son journal que quelqu’un les a demandés.",
      },
      show: {
        en: "Unblind: show numbers by condition",
        fr: "Lever l’aveugle : afficher les effectifs par condition",
      },
      hide: { en: "Hide numbers by condition", fr: "Masquer les effectifs par condition" },
      asked: {
        en: "Numbers from {age} ago, not updated automatically. The request is in the server’s log.",
        fr: "Effectifs demandés il y a {age}, sans mise à jour automatique. La demande figure dans le journal du serveur.",
      },
      none: { en: "no condition", fr: "sans condition" },
      column: { en: "Condition", fr: "Condition" },
      early: { en: "ended early", fr: "arrêtées" },
      places: { en: "places taken / quota", fr: "places prises / quota" },
    },
    run: {
      title: { en: "Manage the study", fr: "Gérer l’étude" },
      token: { en: "Token for managing", fr: "Jeton de gestion" },
      hint: {
        en: "RUN_TOKEN, from the same place as READ_TOKEN. Leave it empty if both have the same value.",
        fr: "RUN_TOKEN, au même endroit. Laissez ce champ vide si le jeton de lecture a la même valeur.",
      },
      pause: { en: "Pause the study", fr: "Suspendre l’étude" },
      resume: { en: "Open the study again", fr: "Rouvrir l’étude" },
      pauseQuestion: {
        en: "New participants cannot begin; before consenting, they read that the study is paused. Participants who have begun can finish.",
        fr: "Plus personne ne pourra commencer : la page indiquera pourquoi avant la demande de consentement. Les participants qui ont commencé pourront terminer.",
      },
      resumeQuestion: {
        en: "New participants can begin at once.",
        fr: "De nouveaux participants pourront commencer aussitôt.",
      },
      quota: { en: "Quota of the whole study", fr: "Quota de toute l’étude" },
      setQuota: { en: "Set the quota", fr: "Fixer le quota" },
      removeQuota: { en: "Remove the quota", fr: "Supprimer le quota" },
      quotaQuestion: {
        en: "New participants cannot begin once the quota is reached. Quota: {quota}; places taken now: {taken}.",
        fr: "L’étude sera complète quand le nombre de participants atteindra {quota}. Places prises actuellement : {taken}.",
      },
      quotaReplaces: {
        en: "This replaces the quotas of the conditions.",
        fr: "Ce quota remplace ceux des conditions.",
      },
      removeQuestion: {
        en: "The study then stays open for any number of participants.",
        fr: "L’étude restera ouverte, quel que soit le nombre de participants.",
      },
      badQuota: {
        en: "Enter a whole number, 0 or more, such as 60.",
        fr: "Saisissez un nombre entier positif ou nul, par exemple 60.",
      },
      free: { en: "Free a place", fr: "Libérer une place" },
      session: { en: "Session id", fr: "Identifiant de la passation" },
      sessionHint: {
        en: "As in the records, such as s3f9a0c1b22de.",
        fr: "Comme dans les enregistrements, par exemple s3f9a0c1b22de.",
      },
      freeQuestion: {
        en: "Another participant can then take the place of {session}. The records of this session stay on the server. If more records of this session arrive, it takes a place again, and the quota may be exceeded.",
        fr: "La place de la passation {session} pourra être prise par quelqu’un d’autre. Les enregistrements de cette passation sont conservés ; s’il en arrive d’autres, elle reprendra une place et le quota pourra être dépassé.",
      },
      cancel: { en: "Cancel", fr: "Annuler" },
      done: {
        paused: {
          en: "Paused. New participants cannot begin.",
          fr: "L’étude est suspendue : plus personne ne peut commencer.",
        },
        resumed: { en: "The study is open again.", fr: "L’étude est de nouveau ouverte." },
        quota: { en: "The quota is {quota}.", fr: "Le quota est de {quota}." },
        noQuota: { en: "The quota was removed.", fr: "L’étude n’a plus de quota." },
        freed: {
          en: "The place of {session} is free.",
          fr: "La place de la passation {session} est libre.",
        },
      },
      working: { en: "Sending to the server…", fr: "Envoi au serveur…" },
    },
    records: {
      title: { en: "Records", fr: "Enregistrements" },
      text: {
        en: "Reading copies the records into this page, checks that each is unchanged, and removes records that have been withdrawn. Records contain the conditions and identifiers of participants: after reading them, you are no longer blind.",
        fr: "La lecture copie les enregistrements dans cette page, vérifie l’empreinte de chacun et supprime ceux des passations retirées depuis. Ils contiennent la condition et les identifiants des participants : les lire lève donc l’aveugle.",
      },
      read: { en: "Read the records", fr: "Lire les enregistrements" },
      again: { en: "Look for new records", fr: "Chercher de nouveaux enregistrements" },
      goOn: { en: "Continue reading", fr: "Reprendre la lecture" },
      stop: { en: "Stop", fr: "Arrêter" },
      reading: {
        en: "Reading: {sessions} of {ofSessions} sessions, {size} of {ofSize}, {seconds} s",
        fr: "Lecture en cours. Passations : {sessions} sur {ofSessions} ; données : {size} sur {ofSize} ; durée : {seconds} s",
      },
      listing: {
        en: "Requesting the list of records…",
        fr: "Demande de la liste des enregistrements…",
      },
      waiting: {
        en: "{host} is busy, or the connection was lost. Continuing in {seconds} s.",
        fr: "{host} est surchargé, ou sa réponse a été interrompue. Reprise dans {seconds} s.",
      },
      done: {
        en: "All records are in this page. Sessions: {sessions}; records: {records}; {size}, read in {seconds} s.",
        fr: "Lecture complète en {seconds} s. Passations : {sessions} ; enregistrements : {records} ; données : {size}.",
      },
      partial: {
        en: "Sessions read so far: {sessions} of {ofSessions}. They stay in this page; continue when you like.",
        fr: "Passations lues : {sessions} sur {ofSessions}. Elles restent dans cette page ; reprenez la lecture quand vous le souhaitez.",
      },
      newer: {
        en: "New records on the server: {count}.",
        fr: "Nouveaux enregistrements sur le serveur : {count}.",
      },
      withdrawn: {
        en: "Withdrawn sessions, removed from this page: {count}.",
        fr: "Passations retirées entre-temps et supprimées de cette page : {count}.",
      },
      damaged: {
        en: "Records that do not match the server’s checksum, left out: {count}. Read again; if they still differ, their files on the server are damaged.",
        fr: "Enregistrements dont l’empreinte diffère de celle qu’annonce le serveur : {count}. Ils sont écartés. Relancez la lecture ; si le problème persiste, leurs fichiers sont endommagés sur le serveur.",
      },
      download: { en: "Download (.ndjson)", fr: "Télécharger (.ndjson)" },
      form: {
        en: "One line per record: session, kind, step, checksum (digest) and, in “record”, the data exactly as the participant’s page sent them.",
        fr: "Une ligne par enregistrement : passation, type, étape, empreinte et, dans « record », les octets tels que la page du participant les a envoyés.",
      },
    },
  },
});

export type DataWords = Localized<typeof data>;
export type FollowWords = DataWords["follow"];
