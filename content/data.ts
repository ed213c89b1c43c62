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
    fr: "Cette page lit vos données dans le navigateur. Elle nécessite JavaScript, qui est désactivé dans ce navigateur.",
  },
  source: {
    legend: { en: "Where the data are", fr: "Source des données" },
    files: { en: "From files", fr: "Depuis des fichiers" },
    live: { en: "Live, from your server", fr: "En direct, depuis votre serveur" },
  },
  files: {
    loading: { en: "The reader of data is loading.", fr: "Chargement du module de lecture…" },
    lost: {
      en: "The reader of data could not be loaded. Check your connection and try again.",
      fr: "Le module de lecture des données n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
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
      fr: "Il a été construit sans serveur de données et n’envoie aucune donnée. Lancez tout sur un même ordinateur avec **npm run lab -- my-study.json** dans une copie de ce site, ou hébergez le site avec son propre serveur de données ; docs/deploy décrit les deux solutions. Ouvrez ensuite cette page depuis le site ainsi lancé ou hébergé.",
    },
    datapipe: {
      en: "It sends its data to DataPipe, which stores files in your OSF project and gives no counts. Download the files from OSF, and read them with “From files”.",
      fr: "Il envoie ses données à DataPipe, qui dépose des fichiers dans votre projet OSF mais n’indique pas les effectifs. Téléchargez les fichiers depuis OSF et lisez-les avec « Depuis des fichiers ».",
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
        en: "READ_TOKEN, at least 32 characters. With the lab it is in the file lab-data/token; on a server it is in the settings of the receiver. The page keeps it only until you close or reload it.",
        fr: "READ_TOKEN, au moins 32 caractères. Avec npm run lab, il se trouve dans le fichier lab-data/token ; sinon, dans les réglages du serveur de données. La page ne le garde que jusqu’à sa fermeture ou son rechargement.",
      },
      show: { en: "Show the token", fr: "Afficher le jeton" },
      connect: { en: "Connect", fr: "Se connecter" },
      connecting: { en: "Connecting …", fr: "Connexion…" },
      empty: { en: "Enter the token first.", fr: "Saisissez d’abord le jeton." },
      short: {
        en: "A token has at least 32 characters, without spaces. Copy it again; the page has not sent it.",
        fr: "Un jeton doit avoir au moins 32 caractères, sans espace. Copiez-le de nouveau ; la page ne l’a pas envoyé.",
      },
      overHttp: {
        en: "This page was opened over http: others in your network can read the token. Use it on the lab’s own computer, at localhost, or over https.",
        fr: "Cette page est ouverte en http : d’autres utilisateurs du réseau peuvent lire le jeton. Utilisez-le sur l’ordinateur du laboratoire, à l’adresse localhost, ou en https.",
      },
      disconnect: { en: "Disconnect", fr: "Se déconnecter" },
    },
    problem: {
      unreachable: {
        en: "{host} cannot be reached. Check the connection, and whether the data server is running; a data server at another address also has to list this site in ALLOWED_ORIGINS.",
        fr: "{host} est injoignable. Vérifiez que la connexion et le serveur de données fonctionnent. Si ce serveur est à une autre adresse, ajoutez aussi ce site à son réglage ALLOWED_ORIGINS.",
      },
      token: {
        en: "{host} does not know this token (401). Copy it again from lab-data/token or from the settings of the receiver. After five wrong tokens in a minute, every token from your network is refused until the minute is over.",
        fr: "{host} ne reconnaît pas ce jeton (401). Copiez-le de nouveau depuis lab-data/token ou les réglages du serveur de données. Après cinq jetons erronés en une minute, tout jeton venant de votre réseau est refusé jusqu’à la fin de la minute.",
      },
      rightToRead: {
        en: "This token runs studies but does not read (403). Reading needs READ_TOKEN.",
        fr: "Ce jeton permet de gérer les études, pas de lire (403). Pour lire, il faut READ_TOKEN.",
      },
      rightToRun: {
        en: "This token reads but changes nothing (403). Pausing, quotas and places need RUN_TOKEN.",
        fr: "Ce jeton permet de lire, pas de modifier (403). Pour suspendre l’étude, fixer un quota ou libérer une place, il faut RUN_TOKEN.",
      },
      origin: {
        en: "{host} answers only pages of the sites in its setting ALLOWED_ORIGINS (403). Add the address of this site there.",
        fr: "{host} ne répond qu’aux pages des sites indiqués dans son réglage ALLOWED_ORIGINS (403). Ajoutez-y l’adresse de ce site.",
      },
      refused: {
        en: "{host} refuses this request (403).",
        fr: "{host} refuse cette requête (403).",
      },
      tooManyTokens: {
        en: "Too many wrong tokens came from your network (429): {host} now refuses every token, also the right one. Try again in {seconds} s, or from another network.",
        fr: "Trop de jetons erronés sont venus de votre réseau (429) : {host} refuse désormais tout jeton, même le bon. Réessayez dans {seconds} s, ou depuis un autre réseau.",
      },
      tooMany: {
        en: "{host} is busy (429). The page asks again in {seconds} s.",
        fr: "{host} est surchargé (429). La page réessaiera dans {seconds} s.",
      },
      unavailable: {
        en: "{host} cannot answer at the moment ({status}): its disk may be full, or its database away. The page asks again in {seconds} s.",
        fr: "{host} ne peut pas répondre pour l’instant ({status}) : son disque est peut-être plein, ou sa base de données inaccessible. La page réessaiera dans {seconds} s.",
      },
      notSet: {
        en: "{host} has no such token in its settings (404). Set READ_TOKEN to read and RUN_TOKEN to pause, and start the receiver again.",
        fr: "Aucun jeton de ce type ne figure dans les réglages de {host} (404). Définissez READ_TOKEN pour lire et RUN_TOKEN pour suspendre, puis redémarrez le serveur de données.",
      },
      noReceiver: {
        en: "Another program answers at {host} ({status}), not the receiver. Check that the proxy passes {path} on to it.",
        fr: "À l’adresse {host}, c’est un autre programme qui répond ({status}), et non le serveur de données. Vérifiez que le proxy transmet {path} à ce serveur.",
      },
      noStudy: {
        en: "The file of running studies does not contain this study, so nothing can be changed.",
        fr: "Le fichier des études en cours ne contient pas cette étude : rien ne peut être modifié.",
      },
      noPlace: {
        en: "This session has no place in this study. Check its number.",
        fr: "Cette passation n’a pas de place dans cette étude. Vérifiez son identifiant.",
      },
      wrongStudies: {
        en: "The file of running studies has an error, so it was not changed. Correct it on the server, then try again.",
        fr: "Le fichier des études en cours comporte une erreur : il n’a pas été modifié. Corrigez-le sur le serveur, puis réessayez.",
      },
      readOnly: {
        en: "The receiver cannot write its file of running studies. Its user needs the right to write in that folder.",
        fr: "Le serveur de données ne peut pas modifier son fichier des études en cours. Donnez à son compte le droit d’écrire dans ce dossier.",
      },
      quota: {
        en: "The server does not accept this quota. Enter a whole number from 0.",
        fr: "Le serveur n’accepte pas ce quota. Saisissez un nombre entier positif ou nul.",
      },
      session: {
        en: "This is not the number of a session: it has letters and digits, as in the records.",
        fr: "Cet identifiant n’est pas valable : l’identifiant d’une passation doit se composer de lettres et de chiffres, comme dans les enregistrements.",
      },
      cut: {
        en: "The answer of {host} was cut off.",
        fr: "La réponse de {host} a été interrompue.",
      },
      other: {
        en: "{host} answered {status}, which this page does not expect. The log of the receiver says why.",
        fr: "{host} a répondu {status}, une réponse que cette page n’attend pas. Consultez le journal du serveur de données pour en connaître la raison.",
      },
    },
    study: {
      label: { en: "Study", fr: "Étude" },
      none: {
        en: "{host} accepts no study yet. Start the lab with a study, or add one to the file of running studies.",
        fr: "{host} n’accepte encore aucune étude. Lancez npm run lab avec une étude, ou ajoutez-en une au fichier des études en cours.",
      },
      runs: { en: "Tasks outside a study", fr: "Tâches hors étude" },
      unnamed: { en: "Study {id}", fr: "Étude {id}" },
      uncounted: {
        en: "The server does not count this study, because its file of running studies does not contain it. Its records can be read all the same.",
        fr: "Le serveur ne compte pas les passations de cette étude, absente de son fichier des études en cours. Les enregistrements peuvent tout de même être lus.",
      },
      notAccepted: {
        en: "The server no longer accepts data of this study.",
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
        en: "Counted by the server {age} ago; asked every 15 s while this page is visible.",
        fr: "Effectifs calculés par le serveur il y a {age} ; la page les actualise toutes les 15 s tant qu’elle est visible.",
      },
      old: {
        en: "These numbers are {age} old.",
        fr: "Ces effectifs remontent à {age}.",
      },
      now: { en: "Ask now", fr: "Actualiser" },
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
      failedCheck: { en: "failed a check", fr: "échecs à un contrôle" },
      declined: { en: "declined", fr: "refus" },
      lapsed: { en: "lapsed", fr: "expirées" },
      freed: { en: "place freed", fr: "places libérées" },
      withdrawn: {
        en: "withdrawn, of all studies here",
        fr: "retirées, toutes études confondues",
      },
      persons: {
        en: "Persons: {persons}. Rehearsals and withdrawn sessions are not counted. A session lapses if no record has come for a long time.",
        fr: "Participants distincts : {persons}. Les passations d’essai et les passations retirées ne sont pas comptées. Une passation expire si aucun enregistrement n’arrive pendant longtemps.",
      },
      one: { en: "One dot is one session.", fr: "Chaque point représente une passation." },
      many: {
        en: "One dot is {count} sessions.",
        fr: "Chaque point représente {count} passations.",
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
      title: { en: "How far they came", fr: "Avancement par étape" },
      started: { en: "started", fr: "commencées" },
      note: {
        en: "Only steps that all conditions have: other steps would reveal a condition’s numbers.",
        fr: "Seules les étapes communes à toutes les conditions sont indiquées : les autres révéleraient les effectifs d’une condition.",
      },
    },
    time: {
      title: { en: "Time", fr: "Durée" },
      last: { en: "Last record", fr: "Dernier enregistrement" },
      ago: { en: "{age} ago", fr: "il y a {age}" },
      never: { en: "none", fr: "aucun" },
      minutes: { en: "Minutes, median", fr: "Durée médiane, en minutes" },
      half: {
        en: "middle half: {lower} to {upper}; finished sessions: {sessions}",
        fr: "intervalle interquartile : de {lower} à {upper} ; passations terminées : {sessions}",
      },
      byArrival: {
        en: "From the arrival of the first record to the arrival of the last.",
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
        en: "Nobody started in the last 24 hours.",
        fr: "Personne n’a commencé au cours des dernières 24 heures.",
      },
      withoutStep: {
        en: "Hollow: no step finished yet. Many of them may be the work of a program.",
        fr: "Contour seul : aucune étape n’est encore terminée. Si ces passations sont nombreuses, un programme peut en être la cause.",
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
        en: "The quota is set by condition ({count}): {quota} places in all.",
        fr: "Le quota est fixé par condition. Conditions : {count} ; places en tout : {quota}.",
      },
      parts: {
        en: "{finished} finished, {begun} begun, {offered} offered",
        fr: "Passations terminées : {finished} ; commencées, non terminées : {begun} ; places proposées : {offered}",
      },
      beyond: {
        en: "Participants above the quota: {participants}.",
        fr: "Participants au-delà du quota : {participants}.",
      },
      sessions: {
        en: "Sessions that took no free place ({count})",
        fr: "Passations qui n’ont pas pris de place libre ({count})",
      },
      reasons: {
        late: {
          en: "a record arrived after the place was given up",
          fr: "un enregistrement est arrivé alors que la place n’était plus réservée",
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
        fr: "Seules certaines conditions ont un quota : indiquer le dépassement révélerait leurs effectifs.",
      },
    },
    condition: {
      title: { en: "By condition", fr: "Par condition" },
      text: {
        en: "The totals above keep you blind to the conditions. The server gives their numbers only when you ask, and writes in its log that somebody did.",
        fr: "Avec les totaux ci-dessus, vous restez en aveugle quant aux conditions. Le serveur ne donne les effectifs par condition que sur demande, et note dans son journal que quelqu’un les a demandés.",
      },
      show: {
        en: "Show numbers by condition, no longer blind",
        fr: "Lever l’aveugle : afficher les effectifs par condition",
      },
      hide: { en: "Hide numbers by condition", fr: "Masquer les effectifs par condition" },
      asked: {
        en: "Asked {age} ago; not renewed by itself. The request is in the server’s log.",
        fr: "Effectifs demandés il y a {age}, sans mise à jour automatique. La demande figure dans le journal du serveur.",
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
        fr: "RUN_TOKEN, au même endroit. Laissez ce champ vide si le jeton de lecture a la même valeur.",
      },
      pause: { en: "Pause the study", fr: "Suspendre l’étude" },
      resume: { en: "Open the study again", fr: "Rouvrir l’étude" },
      pauseQuestion: {
        en: "Nobody new can begin; they read why before they agree. Everyone who has begun can finish.",
        fr: "Plus personne ne pourra commencer : la page dira pourquoi avant la demande de consentement. Les participants qui ont commencé pourront terminer.",
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
        fr: "L’étude sera complète quand le nombre de participants atteindra {quota}. Places prises actuellement : {taken}.",
      },
      quotaReplaces: {
        en: "This replaces the quotas of the conditions.",
        fr: "Ce quota remplace ceux des conditions.",
      },
      removeQuestion: {
        en: "The study then stays open, whatever the number of participants.",
        fr: "L’étude restera ouverte, quel que soit le nombre de participants.",
      },
      badQuota: {
        en: "Enter a whole number from 0, such as 60.",
        fr: "Saisissez un nombre entier positif ou nul, par exemple 60.",
      },
      free: { en: "Free a place", fr: "Libérer une place" },
      session: { en: "Number of the session", fr: "Identifiant de la passation" },
      sessionHint: {
        en: "As in the records, such as s3f9a0c1b22de.",
        fr: "Comme dans les enregistrements, par exemple s3f9a0c1b22de.",
      },
      freeQuestion: {
        en: "Somebody else can then take the place of {session}. Its records stay; if more of them arrive, the session takes a place again, and the quota may be exceeded.",
        fr: "La place de la passation {session} pourra être prise par quelqu’un d’autre. Les enregistrements de cette passation restent ; s’il en arrive d’autres, elle reprendra une place et le quota pourra être dépassé.",
      },
      cancel: { en: "Cancel", fr: "Annuler" },
      done: {
        paused: {
          en: "Paused. Nobody new can begin.",
          fr: "L’étude est suspendue : plus personne ne peut commencer.",
        },
        resumed: { en: "The study is open again.", fr: "L’étude est de nouveau ouverte." },
        quota: { en: "The quota is {quota}.", fr: "Le quota est de {quota}." },
        noQuota: { en: "The study has no quota.", fr: "L’étude n’a plus de quota." },
        freed: {
          en: "The place of {session} is free.",
          fr: "La place de la passation {session} est libre.",
        },
      },
      working: { en: "Sent to the server …", fr: "Envoi au serveur…" },
    },
    records: {
      title: { en: "Records", fr: "Enregistrements" },
      text: {
        en: "Reading copies the stored records into this page, checks each against its digest, and drops those that were withdrawn since. Records name the condition and the identifiers of participants: who reads them is no longer blind.",
        fr: "La lecture copie les enregistrements dans cette page, vérifie l’empreinte de chacun et enlève ceux qui ont été retirés depuis. Ils contiennent la condition et les identifiants des participants : les lire lève donc l’aveugle.",
      },
      read: { en: "Read the records", fr: "Lire les enregistrements" },
      again: { en: "Look for new records", fr: "Chercher de nouveaux enregistrements" },
      goOn: { en: "Go on reading", fr: "Reprendre la lecture" },
      stop: { en: "Stop", fr: "Arrêter" },
      reading: {
        en: "Reading: {sessions} of {ofSessions} sessions, {size} of {ofSize}, {seconds} s",
        fr: "Lecture en cours. Passations : {sessions} sur {ofSessions} ; données : {size} sur {ofSize} ; temps : {seconds} s",
      },
      listing: {
        en: "Asking which records there are …",
        fr: "Demande de la liste des enregistrements…",
      },
      waiting: {
        en: "{host} is busy or was cut off. Going on in {seconds} s.",
        fr: "{host} est surchargé, ou sa réponse a été interrompue. Reprise dans {seconds} s.",
      },
      done: {
        en: "In this page, complete: sessions {sessions}, records {records}, {size}. Read in {seconds} s.",
        fr: "Lecture complète. Cette page contient : passations, {sessions} ; enregistrements, {records} ; données, {size}. Durée de la lecture : {seconds} s.",
      },
      partial: {
        en: "{sessions} of {ofSessions} sessions are in this page. What was read stays; go on when you like.",
        fr: "Passations lues : {sessions} sur {ofSessions}. Elles restent dans cette page ; reprenez la lecture quand vous le souhaitez.",
      },
      newer: {
        en: "New records on the server: {count}.",
        fr: "Nouveaux enregistrements sur le serveur : {count}.",
      },
      withdrawn: {
        en: "Sessions that were withdrawn and have left this page: {count}.",
        fr: "Passations retirées entre-temps et supprimées de cette page : {count}.",
      },
      damaged: {
        en: "Records without the digest that the server names: {count}. They are left out. Read again; if they stay, their files on the server are damaged.",
        fr: "Enregistrements dont l’empreinte diffère de celle qu’annonce le serveur : {count}. Ils sont écartés. Relancez la lecture ; si le problème persiste, leurs fichiers sont endommagés sur le serveur.",
      },
      download: { en: "Download (.ndjson)", fr: "Télécharger (.ndjson)" },
      form: {
        en: "One line per record: session, kind, step, digest, and in “record” the bytes as the participant’s page sent them.",
        fr: "Une ligne par enregistrement : passation, type, étape, empreinte et, dans « record », les octets tels que la page du participant les a envoyés.",
      },
    },
  },
});

export type DataWords = Localized<typeof data>;
export type FollowWords = DataWords["follow"];
