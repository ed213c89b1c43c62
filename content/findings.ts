import { defineContent, type Localized } from "@/lib/i18n/define-content";

/**
 * Texts of the view that reads files of data and displays findings. A pair `one` and `many` has the singular and the
 * plural. The names of measures, tasks and reasons are in the texts of apps and in the study.
 */
export const findingsWords = defineContent("findings", {
  files: {
    lead: {
      en: "Drop files or a folder anywhere on this page.",
      fr: "Déposez des fichiers ou un dossier n’importe où sur cette page.",
    },
    what: {
      en: "Archives and CSV or JSON files of this site, the folder of your data server, the study file, Prolific’s export.",
      fr: "Archives, fichiers CSV ou JSON de ce site, dossier de votre serveur de données, fichier d’étude, export de Prolific.",
    },
    stays: {
      en: "The files are read in this browser only. Nothing is sent.",
      fr: "Les fichiers ne sont lus que dans ce navigateur. Rien n’est envoyé.",
    },
    choose: { en: "Choose files", fr: "Choisir des fichiers" },
    folder: { en: "Choose a folder", fr: "Choisir un dossier" },
    add: { en: "Add files", fr: "Ajouter des fichiers" },
    addFolder: { en: "Add a folder", fr: "Ajouter un dossier" },
    sample: {
      en: "Try with 60 simulated participants",
      fr: "Essayer avec 60 participants simulés",
    },
    clear: { en: "Remove all files", fr: "Vider cette page" },
    dropHere: { en: "Drop the files to read them", fr: "Relâchez les fichiers pour les lire" },
    addMore: {
      en: "Drop more files, a folder or Prolific’s export anywhere on this page.",
      fr: "Déposez d’autres fichiers, un dossier ou l’export de Prolific n’importe où sur cette page.",
    },
    nothingDropped: {
      en: "No file was dropped. Drop files or a folder.",
      fr: "Aucun fichier n’a été déposé. Déposez des fichiers ou un dossier.",
    },
    read: {
      one: {
        en: "{n} file read, in this browser only",
        fr: "{n} fichier lu, dans ce navigateur uniquement",
      },
      many: {
        en: "{n} files read, in this browser only",
        fr: "{n} fichiers lus, dans ce navigateur uniquement",
      },
    },
    more: { en: "Show {n} more", fr: "Afficher les autres fichiers ({n})" },
    cleared: {
      en: "All data were removed from this page.",
      fr: "Cette page est vide : elle ne contient plus de données.",
    },
    bytes: {
      b: { en: "{n} B", fr: "{n} o" },
      kb: { en: "{n} kB", fr: "{n} ko" },
      mb: { en: "{n} MB", fr: "{n} Mo" },
    },
    kinds: {
      archive: { en: "archive", fr: "archive" },
      records: { en: "records", fr: "enregistrements" },
      table: { en: "table of trials", fr: "tableau d’essais" },
      document: { en: "study file", fr: "fichier d’étude" },
      prolific: { en: "Prolific’s export", fr: "export de Prolific" },
      withdrawn: { en: "list of withdrawn sessions", fr: "liste des passations retirées" },
      known: { en: "not needed for the findings", fr: "inutile pour les résultats" },
      other: { en: "not recognised", fr: "non reconnu" },
    },
    separators: {
      comma: { en: "separated by commas", fr: "séparateur : virgule" },
      semicolon: { en: "separated by semicolons", fr: "séparateur : point-virgule" },
      tab: { en: "separated by tabs", fr: "séparateur : tabulation" },
    },
    rows: {
      one: { en: "{n} row", fr: "{n} ligne" },
      many: { en: "{n} rows", fr: "{n} lignes" },
    },
    sessions: {
      one: { en: "{n} session", fr: "{n} passation" },
      many: { en: "{n} sessions", fr: "{n} passations" },
    },
    states: {
      done: { en: "Read", fr: "Lu" },
      short: { en: "Read in part, or not read", fr: "Lu en partie ou non lu" },
      open: { en: "Left out", fr: "Non utilisé" },
    },
    faultAt: { en: "{at}: {fault}", fr: "{at} : {fault}" },
    moreFaults: {
      en: "Other faults in this file: {n}",
      fr: "Autres problèmes dans ce fichier : {n}",
    },
  },
  progress: {
    label: { en: "Reading", fr: "Lecture" },
    now: {
      en: "{files} of {ofFiles} files, {bytes} of {ofBytes}, {sessions}",
      fr: "Fichiers : {files} sur {ofFiles}, {bytes} sur {ofBytes}, {sessions}",
    },
    preparing: { en: "Preparing…", fr: "Préparation de la lecture…" },
    stop: { en: "Stop", fr: "Arrêter" },
    stopped: {
      en: "Stopped. The results use only the files read so far. To read the other files, drop them again.",
      fr: "Lecture arrêtée. Les fichiers déjà lus sont pris en compte ; pour lire les autres, déposez-les de nouveau.",
    },
    preliminary: {
      en: "Preliminary: files are still being read.",
      fr: "Résultats provisoires : la lecture des fichiers continue.",
    },
    done: { en: "Reading finished. {sentence}", fr: "Lecture terminée. {sentence}" },
    nothing: {
      en: "These files do not contain data of a study. Add archives, records or tables of this site.",
      fr: "Ces fichiers ne contiennent pas de données d’étude. Ajoutez des archives, des enregistrements ou des tableaux de ce site.",
    },
    onlyDocument: {
      en: "The plan has been read. Add the data of the participants.",
      fr: "Le plan a été lu. Ajoutez les données des participants.",
    },
    failed: {
      en: "Reading failed: {message}. Your files are unchanged. Try again, or read fewer files at a time.",
      fr: "La lecture s’est interrompue : {message}. Vos fichiers sont intacts. Réessayez, ou lisez-les en plusieurs fois.",
    },
    lost: {
      en: "This part of the page could not be loaded. Check your connection, then try again.",
      fr: "Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    },
  },
  study: {
    untitled: { en: "study without a title", fr: "étude sans titre" },
    noStudy: { en: "tasks outside a study", fr: "passations hors étude" },
    /** The title of a study whose document is missing. */
    unknown: { en: "study {id}", fr: "étude {id}" },
    simulated: {
      en: "Simulated data: nobody took part",
      fr: "Données simulées : personne n’a participé",
    },
    /** The mark of each figure and table. */
    simulatedMark: { en: "Simulated data", fr: "Données simulées" },
    plan: {
      one: {
        en: "The session analysed here started with this plan: its record contains the hash of the plan, {hash}. Date: {first}.",
        fr: "La passation prise en compte a commencé avec ce plan : l’empreinte du plan, {hash}, figure dans l’enregistrement du {first}.",
      },
      many: {
        en: "The {n} sessions analysed here started with this plan: their records contain the hash of the plan, {hash}. Dates: {first} to {last}.",
        fr: "Les {n} passations prises en compte ont commencé avec ce plan : son empreinte, {hash}, figure dans leurs enregistrements, du {first} au {last}.",
      },
    },
    planOneDay: {
      one: {
        en: "The session analysed here started with this plan on {first}: its record contains the hash of the plan, {hash}.",
        fr: "La passation prise en compte a commencé avec ce plan : l’empreinte du plan, {hash}, figure dans l’enregistrement du {first}.",
      },
      many: {
        en: "The {n} sessions analysed here all started with this plan on {first}: their records contain the hash of the plan, {hash}.",
        fr: "Les {n} passations prises en compte ont commencé avec ce plan : son empreinte, {hash}, figure dans leurs enregistrements, tous du {first}.",
      },
    },
    otherPlan: {
      one: {
        en: "{n} session started with another plan, {hash}, on {first}.",
        fr: "{n} passation a commencé avec un autre plan, {hash}, le {first}.",
      },
      many: {
        en: "{n} sessions started with another plan, {hash}, from {first} to {last}.",
        fr: "{n} passations ont commencé avec un autre plan, {hash}, du {first} au {last}.",
      },
    },
    otherPlanOneDay: {
      one: {
        en: "{n} session started with another plan, {hash}, on {first}.",
        fr: "{n} passation a commencé avec un autre plan, {hash}, le {first}.",
      },
      many: {
        en: "{n} sessions started with another plan, {hash}, all on {first}.",
        fr: "{n} passations ont commencé avec un autre plan, {hash}, toutes le {first}.",
      },
    },
    withoutHash: {
      one: {
        en: "The record of 1 session does not state a plan, so it does not show that the plan preceded the data.",
        fr: "L’enregistrement d’une passation ne mentionne pas de plan : il ne prouve pas que le plan a été fixé avant le recueil.",
      },
      many: {
        en: "The records of {n} sessions do not state a plan, so they do not show that the plan preceded the data.",
        fr: "Les enregistrements de {n} passations ne mentionnent pas de plan : ils ne prouvent pas que le plan a été fixé avant le recueil.",
      },
    },
    noDocument: {
      en: "The study file is missing. Add it to compare the data with the plan.",
      fr: "Le fichier d’étude manque. Ajoutez-le pour comparer les données au plan.",
    },
    noPlan: {
      en: "The study file does not contain a plan. All findings are exploratory.",
      fr: "Le fichier d’étude ne contient pas de plan. Tous les résultats sont exploratoires.",
    },
    choose: {
      legend: { en: "Which plan?", fr: "Quel plan ?" },
      plan: { en: "{title} ({id})", fr: "{title} ({id})" },
      printed: { en: "Plan chosen: {id}.", fr: "Plan choisi : {id}." },
      others: { en: "Other studies in these files", fr: "Autres études dans ces fichiers" },
      otherHelp: {
        en: "Their sessions are set aside. If another study is a corrected version of this one, include its sessions. The differences are listed below.",
        fr: "Leurs passations sont écartées. S’il s’agit de la même étude dans une version corrigée, regroupez-les : les différences sont indiquées ci-dessous.",
      },
      same: {
        en: "Include {id}: same study, with the differences below",
        fr: "Même étude, malgré ces différences : compter aussi {id}",
      },
      joined: {
        en: "Analysed together as one study: {ids}.",
        fr: "Regroupées en une seule étude : {ids}.",
      },
      differsIn: { en: "{id} differs in: {keys}.", fr: "Différences de {id} : {keys}." },
      noDifferences: {
        en: "{id}: its study file is missing, so the differences are not known. Add it to see them.",
        fr: "{id} : son fichier d’étude manque, si bien que les différences ne sont pas connues.",
      },
    },
  },
  flow: {
    heading: {
      one: {
        en: "{n} participant began; {analysed} analysed{groups}.",
        fr: "{n} participant a commencé ; l’analyse en retient {analysed}{groups}.",
      },
      many: {
        en: "{n} participants began; {analysed} analysed{groups}.",
        fr: "{n} participants ont commencé ; l’analyse en retient {analysed}{groups}.",
      },
    },
    headingSessions: {
      one: {
        en: "{n} session; {analysed} analysed{groups}.",
        fr: "{n} passation ; l’analyse en retient {analysed}{groups}.",
      },
      many: {
        en: "{n} sessions; {analysed} analysed{groups}.",
        fr: "{n} passations ; l’analyse en retient {analysed}{groups}.",
      },
    },
    /** If the conditions are sessions: each session of a participant is counted. */
    headingEach: {
      one: {
        en: "{n} session (participants: {people}); {analysed} analysed{groups}.",
        fr: "{n} passation (participants : {people}) ; l’analyse en retient {analysed}{groups}.",
      },
      many: {
        en: "{n} sessions (participants: {people}); {analysed} analysed{groups}.",
        fr: "{n} passations (participants : {people}) ; l’analyse en retient {analysed}{groups}.",
      },
    },
    /** In a study with visits: each visit of a participant is counted. */
    headingVisits: {
      one: {
        en: "{n} visit began; {analysed} analysed{groups}.",
        fr: "{n} visite a commencé ; l’analyse en retient {analysed}{groups}.",
      },
      many: {
        en: "{n} visits began; {analysed} analysed{groups}.",
        fr: "{n} visites ont commencé ; l’analyse en retient {analysed}{groups}.",
      },
    },
    visits: {
      en: "Each visit of a participant is counted. By visit: {parts}.",
      fr: "Chaque visite d’un participant est comptée. Par visite : {parts}.",
    },
    inGroup: { en: "{n} in {group}", fr: "{n} dans {group}" },
    and: { en: "{first} and {second}", fr: "{first} et {second}" },
    noCondition: { en: "no condition", fr: "sans condition" },
    everyone: { en: "all", fr: "tous" },
    began: { en: "began", fr: "au départ" },
    analysed: { en: "analysed", fr: "dans l’analyse" },
    before: {
      en: "Set aside before participants were counted",
      fr: "Passations écartées avant le comptage",
    },
    lists: {
      en: "Participants behind each number",
      fr: "Liste des passations pour chaque effectif",
    },
    aside: {
      otherProtocol: { en: "another study", fr: "d’une autre étude" },
      simulated: {
        en: "simulated, not counted with real data",
        fr: "de participants simulés, alors que d’autres sont réels",
      },
      rehearsal: { en: "rehearsal", fr: "en passation d’essai" },
      withdrawn: { en: "withdrawn", fr: "avec retrait des données" },
      edited: {
        en: "data differ from their receipt",
        fr: "avec des données non conformes à l’accusé de réception",
      },
      incomplete: { en: "did not finish", fr: "sans avoir terminé l’étude" },
      endedByRule: { en: "ended by a rule", fr: "avec sortie anticipée selon une règle" },
      laterRun: {
        en: "later session of the same participant",
        fr: "en plus, pour une même personne",
      },
      noScore: { en: "without a score", fr: "sans score" },
      excluded: { en: "excluded by the plan", fr: "avec exclusion par une règle du plan" },
    },
    /** Below the number of participants who remain after a reason, in the figure. */
    remain: {
      incomplete: { en: "finished", fr: "ont terminé" },
      endedByRule: { en: "not ended by a rule", fr: "sans sortie anticipée" },
      noScore: { en: "scored", fr: "avec score" },
      excluded: { en: "not excluded", fr: "non exclus" },
    },
    further: {
      en: "unfinished session of a participant who came back",
      fr: "sans avoir terminé, avant une nouvelle passation",
    },
    counted: { en: "Analysed", fr: "dans l’analyse" },
    figure: { en: "Figure {n}.", fr: "Figure {n}." },
    lines: {
      en: "One line is one participant. Lines that bend away are not analysed.",
      fr: "Chaque ligne représente un participant. Les lignes qui s’écartent sont celles des participants non analysés.",
    },
    bands: {
      en: "The height of a band is the number of participants. Branches that bend away are not analysed.",
      fr: "La hauteur d’une bande indique le nombre de participants. Les branches qui s’écartent sont celles des participants non analysés.",
    },
    description: {
      en: "Flow of participants by condition: {parts}.",
      fr: "Parcours des participants par condition : {parts}.",
    },
    part: {
      en: "{group}: {began} began, {analysed} analysed",
      fr: "{group} : {began} au départ, {analysed} dans l’analyse",
    },
    attrition: {
      en: "Attrition and exclusions: {first} of the participants in {a} and {second} of those in {b} were analysed; difference (second minus first) in percentage points: {difference}, {level} CI [{low}, {high}].",
      fr: "Attrition : l’analyse retient {first} des participants de {a} et {second} de ceux de {b} (différence en points : {difference}, intervalle de confiance à {level} [{low} ; {high}]).",
    },
    seenBefore: {
      one: {
        en: "{n} of the participants analysed had begun earlier without finishing.",
        fr: "{n} participant analysé avait déjà commencé l’étude une fois, sans la terminer.",
      },
      many: {
        en: "{n} of the participants analysed had begun earlier without finishing.",
        fr: "{n} participants analysés avaient déjà commencé l’étude une fois, sans la terminer.",
      },
    },
    unknownPersons: {
      en: "Not all records identify their participant, so people who took part twice cannot be recognised. Each session without an identifier counts as one participant.",
      fr: "Les enregistrements ne contiennent pas d’identifiant de participant : cette page ne peut pas savoir qui est venu deux fois. Chaque passation compte pour un participant.",
    },
    assigned: {
      en: "How conditions were assigned: {parts}.",
      fr: "Origine de la condition : {parts}.",
    },
    sources: {
      drawn: { en: "{n} drawn at random", fr: "tirage au sort ({n})" },
      balanced: {
        en: "{n} assigned by the data server, which balances the groups",
        fr: "attribution par le serveur de données, qui équilibre les groupes ({n})",
      },
      list: { en: "{n} from a numbered list", fr: "liste numérotée ({n})" },
      address: {
        en: "{n} set in the link, outside this site",
        fr: "lien, donc hors de ce site ({n})",
      },
      first: { en: "{n} by default, with the first session", fr: "première séance ({n})" },
      unknown: { en: "{n} of unknown origin", fr: "inconnue ({n})" },
    },
    notRandom: {
      en: "Conditions in the link were chosen outside this site, so the groups may differ in more than the condition.",
      fr: "Les conditions indiquées par le lien ont été choisies hors de ce site : les groupes peuvent différer par autre chose que la condition.",
    },
    table: { en: "The same numbers as a table", fr: "Les mêmes nombres en tableau" },
    tableCaption: {
      en: "Participants at each step, by condition",
      fr: "Participants à chaque étape, par condition",
    },
    step: { en: "Step", fr: "Étape" },
    total: { en: "All", fr: "Total" },
  },
  people: {
    caption: { en: "{reason}. Sessions: {n}", fr: "Passations : {n} {reason}" },
    session: { en: "Session", fr: "Passation" },
    condition: { en: "Condition", fr: "Condition" },
    started: { en: "Started", fr: "Début" },
    why: { en: "Reason", fr: "Motif" },
    runs: { en: "Steps", fr: "Étapes" },
    show: { en: "Rows of {step}", fr: "Lignes : {step}" },
    more: { en: "Show {n} more", fr: "Afficher la suite ({n})" },
    seenBefore: { en: "took part before without finishing", fr: "passation antérieure inachevée" },
    none: { en: "–", fr: "–" },
    rule: { en: "rule {n}: {rule}", fr: "règle {n} : {rule}" },
    noRuns: { en: "no finished step", fr: "aucune étape terminée" },
    nobody: { en: "Nobody.", fr: "Personne." },
  },
  rules: {
    untrusted: {
      en: "answers made by software in more than {n}% of test trials",
      fr: "réponses données par un programme dans plus de {n} % des essais",
    },
    tooSoon: {
      en: "response times below 100 ms in more than {n}% of test trials",
      fr: "temps de réponse inférieurs à 100 ms dans plus de {n} % des essais",
    },
    pasted: {
      en: "pasted answers in more than {n}% of test trials",
      fr: "réponses collées dans plus de {n} % des essais",
    },
    stillMouse: {
      en: "answers with a mouse that never moved in more than {n}% of test trials",
      fr: "souris immobile dans plus de {n} % des essais",
    },
    lateFrames: {
      en: "dropped frames in more than {n}% of test trials",
      fr: "images manquées dans plus de {n} % des essais",
    },
    hidden: {
      en: "page not shown in more than {n}% of test trials",
      fr: "page non affichée dans plus de {n} % des essais",
    },
    sittings: { en: "sittings: more than {n}", fr: "reprises : {n} ou plus" },
    failedChecks: {
      en: "failed attention checks: more than {n}",
      fr: "contrôles de l’attention manqués : plus de {n}",
    },
    accuracyBelow: {
      en: "accuracy below {n}%",
      fr: "moins de {n} % de réponses correctes",
    },
    input: {
      en: "input device other than {input}",
      fr: "moyen de réponse autre que : {input}",
    },
  },
  exits: {
    completed: { en: "a rule ended the study early", fr: "sortie anticipée selon une règle" },
    declined: { en: "declined", fr: "refus" },
    screenedOut: { en: "screened out", fr: "non admissible" },
    failedCheck: { en: "failed a check", fr: "échec à un contrôle" },
    unsent: { en: "data not sent", fr: "données non envoyées" },
    full: { en: "the study was full", fr: "l’étude était complète" },
    paused: { en: "the study was paused", fr: "l’étude était suspendue" },
  },
  rows: {
    caption: {
      en: "Rows of {step}, {shown} of {n}",
      fr: "Lignes de l’étape {step} : {shown} sur {n}",
    },
    loading: { en: "Reading the rows…", fr: "Lecture des lignes…" },
    missing: {
      en: "The rows could not be read again. The file may have been moved or changed: drop it again.",
      fr: "Les lignes n’ont pas pu être relues. Si le fichier a été déplacé ou modifié, déposez-le de nouveau.",
    },
    all: { en: "Show all {n} rows", fr: "Afficher les {n} lignes" },
    close: { en: "Close", fr: "Fermer" },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
  },
  planned: {
    title: { en: "Planned and found", fr: "Prévu et observé" },
    caption: {
      en: "Numbers planned, and numbers found in the data",
      fr: "Les valeurs du plan et celles des données",
    },
    planned: { en: "planned", fr: "prévu" },
    found: { en: "found", fr: "observé" },
    people: { en: "Participants", fr: "Participants" },
    groups: { en: "Group sizes", fr: "Groupes" },
    sd: { en: "SD: {measure}", fr: "Écart type : {measure}" },
    sdPlain: { en: "SD", fr: "Écart type" },
    reliability: { en: "Reliability", fr: "Fidélité" },
    loss: { en: "Attrition and exclusions", fr: "Non analysés" },
    detectable: {
      en: "Smallest detectable effect",
      fr: "Plus petit effet détectable",
    },
    detectableNote: {
      en: "at the planned SD and power {power}",
      fr: "avec l’écart type prévu et une puissance de {power}",
    },
    notStated: { en: "not stated", fr: "non indiqué" },
    unknown: { en: "not known", fr: "indisponible" },
    interval: { en: "{level} CI [{low}, {high}]", fr: "IC à {level} [{low} ; {high}]" },
  },
  answer: {
    title: { en: "The answer to the plan’s question", fr: "La réponse à la question du plan" },
    asked: { en: "The plan’s question.", fr: "La question du plan." },
    margin: {
      en: "Smallest effect size of interest: {margin}.",
      fr: "Le plus petit effet d’intérêt est de {margin}.",
    },
    quantities: {
      effect: { en: "the mean", fr: "la moyenne" },
      groups: { en: "the difference between {a} and {b}", fr: "la différence entre {a} et {b}" },
      change: { en: "the change from {a} to {b}", fr: "le changement entre {a} et {b}" },
      correlation: { en: "the correlation", fr: "la corrélation" },
      proportions: {
        en: "the difference between the proportions in {a} and {b}",
        fr: "la différence de proportion entre {a} et {b}",
      },
      proportion: { en: "the proportion", fr: "la proportion" },
      mean: { en: "the mean", fr: "la moyenne" },
    },
    questions: {
      effect: {
        en: "{measure}: does the mean differ from {reference}?",
        fr: "{measure} : la moyenne diffère-t-elle de {reference} ?",
      },
      groups: {
        en: "{measure}: is there a difference between {a} and {b}?",
        fr: "{measure} : y a-t-il une différence entre {a} et {b} ?",
      },
      change: {
        en: "{measure}: is there a change from {a} to {b}?",
        fr: "{measure} : y a-t-il un changement entre {a} et {b} ?",
      },
      correlation: {
        en: "{measure} and {other}: is there a correlation?",
        fr: "{measure} et {other} : y a-t-il une corrélation ?",
      },
      proportions: {
        en: "{measure}: do the proportions differ between {a} and {b}?",
        fr: "{measure} : les proportions diffèrent-elles entre {a} et {b} ?",
      },
      proportion: {
        en: "{measure}: does the proportion differ from {reference}?",
        fr: "{measure} : la proportion diffère-t-elle de {reference} ?",
      },
      mean: {
        en: "{measure}: does the mean differ from {reference}?",
        fr: "{measure} : la moyenne diffère-t-elle de {reference} ?",
      },
    },
    oneSided: {
      en: "The test is one-sided.",
      fr: "Le plan prévoit un test unilatéral.",
    },
    width: {
      en: "{subject}: how large is {quantity}?",
      fr: "{subject} : combien vaut {quantity} ?",
    },
    equivalence: {
      en: "{subject}: can {quantity} be shown to be smaller than {margin}, in either direction?",
      fr: "{subject} : peut-on montrer que {quantity} reste inférieure à {margin}, dans un sens comme dans l’autre ?",
    },
    /** A mean or a proportion that is compared with a value other than zero. */
    equivalenceFrom: {
      en: "{subject}: can the difference between {quantity} and {reference} be shown to be smaller than {margin}, in either direction?",
      fr: "{subject} : peut-on montrer que l’écart entre {quantity} et {reference} reste inférieur à {margin}, dans un sens comme dans l’autre ?",
    },
    equivalenceChange: {
      en: "{subject}: can {quantity} be shown to be smaller than {margin}, in either direction?",
      fr: "{subject} : peut-on montrer que {quantity} reste inférieur à {margin}, dans un sens comme dans l’autre ?",
    },
    subjects: { en: "{measure} and {other}", fr: "{measure} et {other}" },
    zero: { en: "zero", fr: "zéro" },
    findings: {
      more: { en: "{size} larger in {b}", fr: "{size} de plus ({b})" },
      less: { en: "{size} smaller in {b}", fr: "{size} de moins ({b})" },
      effect: { en: "a mean of {size}", fr: "une moyenne de {size}" },
      correlation: { en: "a correlation of {size}", fr: "une corrélation de {size}" },
      proportion: { en: "a proportion of {size}", fr: "une proportion de {size}" },
    },
    points: {
      one: { en: "{n} percentage point", fr: "{n} point" },
      many: { en: "{n} percentage points", fr: "{n} points" },
    },
    decisions: {
      ruledOut: {
        en: "{finding}, and {reference} is ruled out.",
        fr: "{finding}, et {reference} est exclu.",
      },
      undecided: {
        en: "Undecided: {finding}, but {reference} is not ruled out.",
        fr: "Non concluant : {finding}, mais {reference} n’est pas exclu.",
      },
      /** A one-sided test whose interval excludes the reference on the side that the plan does not ask about. */
      otherDirection: {
        en: "Not in the planned direction: {finding}.",
        fr: "Pas dans le sens prévu : {finding}.",
      },
      undecidedMargin: {
        en: "Undecided: {finding}, but {margin} or more is not ruled out.",
        fr: "Non concluant : {finding}, mais un effet d’au moins {margin} n’est pas exclu.",
      },
      undecidedMarginFrom: {
        en: "Undecided: {finding}, but a difference of {margin} or more from {reference} is not ruled out.",
        fr: "Non concluant : {finding}, mais un écart d’au moins {margin} avec {reference} n’est pas exclu.",
      },
      equivalent: {
        en: "Equivalent: {finding}, and effects of interest are ruled out.",
        fr: "En deçà du plus petit effet d’intérêt : {finding}.",
      },
      estimated: { en: "Estimate: {finding}.", fr: "Estimation : {finding}." },
    },
    interval: {
      reaches: {
        en: "The {level} confidence interval ranges from {low} to {high}.",
        fr: "L’intervalle de confiance à {level} va de {low} à {high}.",
      },
      none: {
        en: "A confidence interval cannot be computed from these data.",
        fr: "Les données ne permettent pas de calculer un intervalle.",
      },
      includes: { en: "It includes {reference}", fr: "Il contient {reference}" },
      excludes: { en: "It does not include {reference}", fr: "Il ne contient pas {reference}" },
      andBeyond: {
        en: "{first}, and it includes effects larger than the smallest effect size of interest, {margin}.",
        fr: "{first}, et il contient des effets supérieurs à {margin}, le plus petit effet d’intérêt.",
      },
      andWithin: {
        en: "{first}, and all effects in it are smaller than the smallest effect size of interest, {margin}.",
        fr: "{first}, et il reste entièrement en deçà de {margin}, le plus petit effet d’intérêt.",
      },
      andAllBeyond: {
        en: "{first}, and all effects in it are larger than the smallest effect size of interest, {margin}.",
        fr: "{first}, et il se trouve entièrement au-delà de {margin}, le plus petit effet d’intérêt.",
      },
      stop: { en: "{first}.", fr: "{first}." },
    },
    level: { en: "{n}%", fr: "{n} %" },
    number: {
      en: "{name} = {value}, {level} CI [{low}, {high}]",
      fr: "{name} = {value}, IC à {level} [{low} ; {high}]",
    },
    numberAlone: { en: "{name} = {value}", fr: "{name} = {value}" },
    mean: { en: "mean", fr: "moyenne" },
    share: { en: "proportion", fr: "proportion" },
    minus: { en: "{b} − {a}", fr: "{b} − {a}" },
    methods: {
      t: { en: "Student’s t", fr: "t de Student" },
      pairedT: { en: "paired t", fr: "t pour échantillons appariés" },
      welch: { en: "Welch", fr: "t de Welch" },
      fisher: { en: "Fisher’s z", fr: "z de Fisher" },
      wilson: { en: "Wilson", fr: "intervalle de Wilson" },
      newcombe: { en: "Newcombe", fr: "intervalle de Newcombe" },
      arcsine: { en: "arcsine", fr: "transformation arc sinus" },
    },
    df: { en: "{method}, df = {df}", fr: "{method}, ddl = {df}" },
    dz: { en: "dz", fr: "dz" },
    g: { en: "Hedges’ g", fr: "g de Hedges" },
    n: { en: "n = {n}", fr: "n = {n}" },
    ns: {
      en: "n\u00A0=\u00A0{first}\u00A0and\u00A0{second}",
      fr: "n\u00A0=\u00A0{first}\u00A0et\u00A0{second}",
    },
    caption: {
      dots: {
        en: "Each dot is one participant; the bars are means.",
        fr: "Chaque point représente un participant ; les traits indiquent les moyennes.",
      },
      manyDots: {
        en: "Each row has 100 dots, and each dot is one percent of its participants. The bars are means.",
        fr: "Chaque distribution compte 100 points : chacun représente 1 % de ses participants. Les traits indiquent les moyennes.",
      },
      difference: {
        en: "Below, on the same scale: the difference between the means with its {level} confidence interval.",
        fr: "Au-dessous, à la même échelle : la différence des moyennes et son intervalle de confiance à {level}.",
      },
      single: {
        en: "Below, on the same scale: the mean with its {level} confidence interval.",
        fr: "Au-dessous, à la même échelle : la moyenne et son intervalle de confiance à {level}.",
      },
      shares: {
        en: "The proportions in both groups and, below, their difference in percentage points with its {level} confidence interval.",
        fr: "Les proportions des deux groupes et, au-dessous, leur différence en points avec son intervalle de confiance à {level}.",
      },
      share: {
        en: "The proportion with its {level} confidence interval.",
        fr: "La proportion et son intervalle de confiance à {level}.",
      },
      scatter: {
        en: "Each dot is one participant. Below: the correlation with its {level} confidence interval.",
        fr: "Chaque point représente un participant. Au-dessous, la corrélation et son intervalle de confiance à {level}.",
      },
      margin: {
        en: "Grey: effects smaller than the smallest effect size of interest.",
        fr: "En gris : valeurs en deçà du plus petit effet d’intérêt.",
      },
    },
    description: { en: "{sentence} {interval}", fr: "{sentence} {interval}" },
    difference: { en: "difference", fr: "différence" },
    table: { en: "The same numbers as a table", fr: "Les mêmes nombres en tableau" },
    tableCaption: { en: "The planned comparison", fr: "La comparaison prévue" },
    side: { en: "Group or measure", fr: "Groupe ou mesure" },
    noAnswer: {
      title: { en: "No answer yet", fr: "Pas encore de réponse" },
      noPlan: {
        en: "The plan is missing. Add the study file to see the answer to the planned question. Everything below is exploratory.",
        fr: "Le plan manque. Ajoutez le fichier d’étude : la réponse à la question prévue s’affichera ici. Tout ce qui suit est exploratoire.",
      },
      noMeasure: {
        en: "The study does not have a measure that answers the plan’s question. Check the plan, and that the files belong to it.",
        fr: "Les données ne contiennent pas la mesure prévue. Vérifiez que les fichiers correspondent à ce plan.",
      },
      noSides: {
        en: "The two groups or sessions that the plan compares cannot be determined. Check the plan, and the conditions in the files.",
        fr: "Le plan compare deux groupes ou deux mesures, mais l’un des deux manque dans les données. Vérifiez les conditions dans les fichiers.",
      },
      tooFew: {
        en: "Too few participants have a score: {n}. At least {least} are needed in each group.",
        fr: "Trop peu de participants ont un score : {n}. Il en faut au moins {least} par groupe.",
      },
      tooFewOfOne: {
        en: "Too few participants have a score: {n}. At least {least} are needed.",
        fr: "Trop peu de participants ont un score : {n}. Il en faut au moins {least}.",
      },
      tooFewWithBoth: {
        en: "Too few participants have both measures: {n}. At least {least} participants with both measures are needed.",
        fr: "Trop peu de participants ont les deux mesures : {n}. Il faut au moins {least} participants avec les deux mesures.",
      },
      noSpread: {
        en: "All participants have the same score, so a confidence interval cannot be computed.",
        fr: "Tous les participants ont le même score : l’intervalle de confiance ne peut pas être calculé.",
      },
    },
  },
  exploratory: {
    title: { en: "Exploratory", fr: "Exploratoire" },
    note: {
      en: "Not in the plan: use these results to describe the data and to plan the next study, not to test hypotheses. Brackets contain 95% confidence intervals.",
      fr: "Le plan ne prévoit pas ces analyses. Elles servent à décrire les données et à préparer l’étude suivante, non à confirmer une hypothèse.",
    },
    estimate: { en: "{value} [{low}, {high}]", fr: "{value} [{low} ; {high}]" },
    n: { en: "n", fr: "n" },
    mean: { en: "mean", fr: "moyenne" },
    sd: { en: "SD", fr: "écart type" },
    median: { en: "median", fr: "médiane" },
    dz: { en: "dz, with {n} trials each", fr: "dz, pour {n} essais" },
    hedges: { en: "dz with Hedges’ correction", fr: "dz avec la correction de Hedges" },
    above0: { en: "scores above 0", fr: "scores supérieurs à 0" },
    trials: { en: "trials per participant (median)", fr: "essais par participant (médiane)" },
    published: {
      en: "Grey: published distribution of {n} participants.",
      fr: "En gris : distribution publiée de {n} participants.",
    },
    unpublished: {
      en: "We have no published data for these settings.",
      fr: "Il n’y a pas de données publiées pour ces réglages.",
    },
    each: { en: "One dot is one participant.", fr: "Chaque point représente un participant." },
    percent: {
      en: "One dot is one percent of the participants.",
      fr: "Chaque point représente 1 % des participants.",
    },
    description: {
      en: "{label} of {n} participants: mean {mean}, SD {sd}.",
      fr: "{label} de {n} participants : moyenne de {mean}, écart type de {sd}.",
    },
    table: { en: "All numbers of this measure", fr: "Toutes les valeurs de cette mesure" },
    tableCaption: {
      en: "{measure}, with 95% confidence intervals",
      fr: "{measure}, avec intervalles de confiance à 95 %",
    },
    quantity: { en: "Quantity", fr: "Grandeur" },
    value: { en: "Value", fr: "Valeur" },
    /** The ends of an interval in a table cell. */
    ends: { en: "{low}, {high}", fr: "{low} ; {high}" },
    intervalColumn: { en: "95% CI", fr: "IC à 95 %" },
    reliability: {
      title: { en: "Reliability", fr: "Fidélité" },
      aside: {
        en: "within one session, with 95% CIs",
        fr: "dans une passation, avec intervalles de confiance à 95 %",
      },
      here: { en: "{measure}, here", fr: "{measure}, dans ces données" },
      published: {
        en: "{measure}, published test–retest",
        fr: "{measure}, fidélité test-retest publiée",
      },
      omega: { en: "ω = {value}", fr: "ω = {value}" },
      errors: {
        en: "Task scores: from the standard error of each participant’s score.",
        fr: "Calcul d’après les essais de chaque participant.",
      },
      halves: {
        en: "Median scores: split-half, from random halves of the trials.",
        fr: "Calcul par bissection (split-half), les essais étant répartis au hasard.",
      },
      alpha: { en: "Scales: Cronbach’s α.", fr: "Échelles : α de Cronbach." },
      noInterval: {
        en: "With fewer than 30 participants, the interval is not computed.",
        fr: "L’intervalle n’est pas calculé pour moins de 30 participants.",
      },
    },
    correlations: {
      title: { en: "Correlations", fr: "Corrélations" },
      name: { en: "{first} and {second}", fr: "{first} et {second}" },
      spearman: {
        en: "Spearman’s rank correlation {value}, n = {n}.",
        fr: "ρ de Spearman = {value}, n = {n}.",
      },
      more: { en: "More", fr: "Compléments" },
      corrected: {
        en: "Corrected for attenuation: {value} [{low}, {high}]; above 1 in {above} of resamples, undefined in {undefined}.",
        fr: "Corrigée pour l’atténuation : {value} [{low} ; {high}] ; supérieure à 1 dans {above} des rééchantillonnages, non définie dans {undefined}.",
      },
      notCorrected: {
        en: "Corrected for attenuation only with at least 60 participants and if the intervals of both reliabilities are above 0.",
        fr: "Les corrélations corrigées pour l’atténuation s’affichent à partir de 60 participants, si les deux fidélités sont supérieures à 0.",
      },
      description: {
        en: "{second} by {first}, {n} participants; r = {r}.",
        fr: "Nuage de points de {n} participants. En abscisse : {first} ; en ordonnée : {second} ; r = {r}.",
      },
      capped: {
        en: "The plot shows {shown} of {n} participants.",
        fr: "{shown} points sur {n} sont représentés.",
      },
      tableCaption: { en: "All correlations, with 95% CIs", fr: "Toutes les corrélations" },
      pair: { en: "Measures", fr: "Mesures" },
    },
    conditions: {
      title: { en: "By condition", fr: "Par condition" },
      caption: {
        en: "{measure}: mean of each condition with its 95% confidence interval",
        fr: "{measure} : moyenne de chaque condition avec son intervalle à 95 %",
      },
      difference: {
        en: "{b} − {a} = {value}, 95% CI [{low}, {high}] (Welch, df = {df}); Hedges’ g = {g}, 95% CI [{gLow}, {gHigh}]",
        fr: "{b} − {a} = {value} [{low} ; {high}], t de Welch, ddl = {df} ; g de Hedges = {g} [{gLow} ; {gHigh}]",
      },
    },
    retest: {
      title: {
        en: "Test–retest: the same participants twice",
        fr: "Les mêmes participants à deux séances",
      },
      caption: {
        en: "{measure}: {first} and {second}, n = {n}",
        fr: "{measure} : {first} et {second}, n = {n}",
      },
      r: { en: "test–retest r", fr: "r test-retest" },
      icc21: { en: "ICC(2,1), agreement", fr: "ICC(2,1), accord absolu" },
      icc31: { en: "ICC(3,1), consistency", fr: "ICC(3,1), cohérence" },
      change: { en: "mean change", fr: "changement moyen" },
      sem: { en: "standard error of measurement", fr: "erreur type de mesure" },
      smallest: {
        en: "smallest detectable change in one participant",
        fr: "changement minimal détectable chez un participant",
      },
      days: { en: "days between the sessions, median (range)", fr: "jours d’intervalle" },
      range: { en: "{median} ({low} to {high})", fr: "{median} (de {low} à {high})" },
    },
    notes: { en: "Notes on these numbers", fr: "À savoir pour lire ces résultats" },
  },
  sensitivity: {
    title: {
      en: "Sensitivity: do other analyses agree?",
      fr: "Une autre analyse changerait-elle la conclusion ?",
    },
    note: {
      en: "The site fixes these analyses in advance: {what}, with confidence intervals at the level of the plan (95% without a plan).",
      fr: "Analyses fixées d’avance par le site : {what}, avec des intervalles de confiance au niveau du plan (95 % sans plan).",
    },
    rows: {
      asPlanned: { en: "As planned", fr: "Analyse prévue" },
      nobodyExcluded: { en: "Without the exclusion rules", fr: "Sans aucune exclusion" },
      onTime: { en: "Without trials with a dropped frame", fr: "Sans les essais à image manquée" },
      trimmed: { en: "20% trimmed means (Yuen)", fr: "Moyennes tronquées à 20 % (Yuen)" },
      place: { en: "Position of the step: {part}", fr: "Position de l’étape : {part}" },
      locale: { en: "Language: {part}", fr: "Langue : {part}" },
      input: { en: "Input: {part}", fr: "Moyen de réponse : {part}" },
      notSeenBefore: {
        en: "Without participants who had begun before",
        fr: "Sans les participants déjà venus",
      },
    },
    asFirst: { en: "All participants, as above", fr: "Tous les participants, comme ci-dessus" },
    tooFew: { en: "too few participants", fr: "trop peu de participants" },
    small: {
      en: "Hollow: subgroups. They can be small, so two rows that differ do not show that the effect differs between the subgroups.",
      fr: "Points vides : sous-groupes. Leurs effectifs peuvent être faibles : un écart entre deux lignes ne montre pas que l’effet diffère entre les sous-groupes.",
    },
    band: {
      en: "Grey band: effects smaller than the smallest effect size of interest, {margin}.",
      fr: "Bande grise : en deçà de {margin}, le plus petit effet d’intérêt.",
    },
    inputs: {
      keyboard: { en: "keyboard", fr: "clavier" },
      mouse: { en: "mouse", fr: "souris" },
      touch: { en: "touch", fr: "écran tactile" },
      pen: { en: "pen", fr: "stylet" },
    },
    places: {
      first: { en: "the earliest", fr: "la plus précoce" },
      later: { en: "later", fr: "ultérieure" },
    },
    /** The value of a property that the records do not state. In French, it agrees with the name of the property. */
    unknownParts: {
      place: { en: "not known", fr: "inconnue" },
      locale: { en: "not known", fr: "inconnue" },
      input: { en: "not known", fr: "inconnu" },
    },
    languages: {
      english: { en: "English", fr: "anglais" },
      french: { en: "French", fr: "français" },
    },
  },
  surveys: {
    title: { en: "Questionnaires", fr: "Questionnaires" },
    answered: { en: "answered: {n} of {shown}", fr: "Réponses : {n} sur {shown}" },
    caption: { en: "Answers: {item}", fr: "Réponses : {item}" },
    answer: { en: "Answer", fr: "Réponse" },
    people: { en: "Participants", fr: "Participants" },
    share: { en: "Share", fr: "Proportion" },
    moments: {
      en: "mean {mean}, SD {sd}, from {low} to {high}",
      fr: "moyenne {mean}, écart type {sd}, de {low} à {high}",
    },
    text: {
      en: "Free text: read it in the files, and check it for names before you publish.",
      fr: "Texte libre : lisez-le dans les fichiers et, avant de le publier, vérifiez qu’il ne contient aucun nom.",
    },
    /** The text of a participant who chose an answer such as “other”. */
    otherAnswer: { en: "{item} (other answer)", fr: "{item} (autre réponse)" },
    more: { en: "Show all {n} items", fr: "Afficher les {n} items" },
  },
  notes: {
    severalDocuments: {
      en: "The sessions used {documents} versions of the study file.",
      fr: "Les passations prises en compte proviennent de {documents} versions du fichier d’étude.",
    },
    severalPlans: {
      en: "The records state {plans} different plans. The plan used here is named at the top.",
      fr: "Les enregistrements mentionnent {plans} plans différents. Le plan utilisé est indiqué en haut des résultats.",
    },
    planNotInRecords: {
      en: "None of the records states the plan of this study file, so the plan may have been changed after data collection began.",
      fr: "Aucun enregistrement ne mentionne le plan de ce fichier d’étude : ce plan a pu être modifié après le recueil des données.",
    },
    visitConditions: {
      en: "Participants whose visits have different conditions, although the personal link contains the condition of the first visit: {people}.",
      fr: "Participants dont la condition change d’une visite à l’autre, alors que le lien personnel contient la condition de la première visite : {people}.",
    },
    severalVersions: {
      en: "The step {step} was done with several versions of its task: {versions}.",
      fr: "L’étape {step} a été faite avec plusieurs versions de la tâche : {versions}.",
    },
  },
  downloads: {
    title: { en: "Downloads", fr: "Téléchargements" },
    aside: {
      en: "with R scripts that recompute each number",
      fr: "toutes les valeurs peuvent être recalculées",
    },
    dataSet: {
      en: "All data, as a Psych-DS dataset",
      fr: "Jeu de données complet, au format Psych-DS",
    },
    dataSetNote: {
      en: "data, codebook and R scripts; new ids, with the key to the original ids in a separate private folder",
      fr: "données, dictionnaire des variables et scripts R ; identifiants remplacés, table de correspondance à part",
    },
    participants: "participants.csv",
    participantsNote: {
      en: "one row per participant and visit: JASP, jamovi, SPSS, R, Excel",
      fr: "une ligne par participant et par visite : JASP, jamovi, SPSS, R, Excel",
    },
    results: "results.json",
    resultsNote: {
      en: "every number of this page, unrounded",
      fr: "toutes les valeurs de cette page, non arrondies",
    },
    deviations: "DEVIATIONS.md",
    deviationsNote: {
      en: "the plan, the analyses done, and headings for your reasons for deviations",
      fr: "ce que prévoyait le plan, ce qui a été fait, et des rubriques pour écrire les raisons",
    },
    print: { en: "Print this page", fr: "Imprimer cette page" },
    printNote: { en: "a report of these findings", fr: "un rapport de ces résultats" },
    button: { en: "Download", fr: "Télécharger" },
    sizeLater: {
      en: "The size is displayed when the file is ready.",
      fr: "Sa taille s’affiche une fois le fichier créé.",
    },
    making: {
      en: "{done} of {of} records written",
      fr: "{done} enregistrements écrits sur {of}",
    },
    preparing: { en: "Preparing {name}…", fr: "Préparation de {name}…" },
    done: {
      en: "Download started: {file}, {size}",
      fr: "Téléchargement confié au navigateur : {file}, {size}",
    },
    failed: {
      en: "{name} could not be created: {message}. Try again.",
      fr: "Création impossible ({name}) : {message}. Réessayez.",
    },
    warnings: { en: "Before you publish", fr: "Avant de publier" },
  },
});

export type FindingsWords = Localized<typeof findingsWords>;
