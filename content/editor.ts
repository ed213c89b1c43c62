import { defineContent } from "@/lib/i18n/define-content";
import { linkFaults } from "./link-faults";

/** Texts of the protocol editor, fetched when the editor opens (`editorPayload`). */
export const editorWords = defineContent("editor", {
  untitled: { en: "Untitled study", fr: "Étude sans titre" },
  titleLabel: { en: "Title of the study", fr: "Titre de l’étude" },
  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  openReady: { en: "Templates", fr: "Modèles" },
  openFile: { en: "Open a file", fr: "Ouvrir un fichier" },
  asText: { en: "Text", fr: "Texte" },
  /** Messages about the file of an archive that the author opens. */
  archive: {
    unlike: {
      en: "In this archive, index.html and protocol.json contain different studies. This is the study in index.html, the one that runs. To open the other, unpack the archive and open protocol.json.",
      fr: "Dans cette archive, index.html et protocol.json contiennent deux études différentes. Voici l’étude d’index.html, celle qui se déroule. Pour ouvrir l’autre, décompressez l’archive et ouvrez protocol.json.",
    },
    ownRelease: {
      en: "The archive itself still runs: it contains its own version of the program, {release}.",
      fr: "L’archive elle-même fonctionne toujours : elle contient sa propre version du programme, {release}.",
    },
    notUtf8: {
      en: "The study file in {name} is not in UTF-8. Unpack the archive, save protocol.json as UTF-8 and open that file.",
      fr: "Le fichier d’étude contenu dans {name} n’est pas en UTF-8. Décompressez l’archive, enregistrez protocol.json en UTF-8 et ouvrez ce fichier.",
    },
    encrypted: {
      en: "{name} is protected by a password. Unpack it with the password and open protocol.json.",
      fr: "{name} est protégé par un mot de passe. Décompressez-le avec le mot de passe et ouvrez protocol.json.",
    },
    spanned: {
      en: "{name} is one part of an archive in several parts. Put the parts together, unpack them and open protocol.json.",
      fr: "{name} n’est qu’une partie d’une archive en plusieurs morceaux. Réunissez-les, décompressez l’ensemble et ouvrez protocol.json.",
    },
    unsafe: {
      en: "{name} was not opened, because it contains file paths that lead out of their folder or several files with the same name. Download the archive again, or open its protocol.json.",
      fr: "{name} n’a pas été ouvert, car il contient des fichiers qui sortent de leur dossier ou plusieurs fichiers du même nom. Téléchargez de nouveau l’archive, ou ouvrez son fichier protocol.json.",
    },
    nested: {
      en: "{name} contains other archives. Unpack it, then open the archive of the study.",
      fr: "{name} contient d’autres archives. Décompressez-le, puis ouvrez l’archive de l’étude.",
    },
    packing: {
      en: "{name} is compressed in a way that this page cannot read. Unpack it and open protocol.json.",
      fr: "{name} est compressé d’une façon que cette page ne sait pas lire. Décompressez-le et ouvrez protocol.json.",
    },
    unreadable: {
      en: "{name} cannot be read, because it is not a complete zip archive. Copy or download it again.",
      fr: "{name} est illisible, car ce n’est pas une archive zip complète. Copiez-la ou téléchargez-la de nouveau.",
    },
    noStudy: {
      en: "{name} does not contain a study. Choose the archive of a study, which contains protocol.json, or an archive for JATOS, which contains a file of the type “jas”.",
      fr: "{name} ne contient pas d’étude. Choisissez l’archive d’une étude, qui contient protocol.json, ou une archive pour JATOS, qui contient un fichier de type « jas ».",
    },
    tooLarge: {
      en: "{name} is too large. If it is the archive of a study, unpack it and open protocol.json.",
      fr: "{name} est trop volumineux. S’il s’agit bien d’une archive d’étude, décompressez-la et ouvrez protocol.json.",
    },
    lost: {
      en: "The part of this page that reads archives could not be loaded. Check your connection and try again.",
      fr: "La partie de cette page qui lit les archives n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
    },
  },
  undone: { en: "Undone.", fr: "Annulé." },
  redone: { en: "Redone.", fr: "Rétabli." },
  opened: { en: "Opened: {name}.", fr: "Ouvert : {name}." },
  fileTooLarge: {
    en: "“{name}” is larger than 4 MB. Choose a smaller study file.",
    fr: "« {name} » dépasse 4 Mo, la limite d’un fichier d’étude. Ouvrez-en un autre.",
  },
  fileUnreadable: {
    en: "“{name}” could not be read. It may be a folder, or the file may have been moved: choose it again.",
    fr: "« {name} » n’a pas pu être lu. C’est peut-être un dossier, ou le fichier a été déplacé : choisissez-le de nouveau.",
  },
  fileNotUtf8: {
    en: "“{name}” was not opened, because it is not in UTF-8 and its letters with accents would be lost. Save it as UTF-8, then open it again.",
    fr: "« {name} » n’a pas été ouvert, car il n’est pas en UTF-8 et ses lettres accentuées seraient perdues. Enregistrez-le en UTF-8, puis rouvrez-le.",
  },
  fileOtherKind: {
    en: "“{name}” is not a study. Open a study file (JSON) or the zip archive of a study.",
    fr: "« {name} » n’est pas une étude. Ouvrez un fichier d’étude (JSON) ou l’archive zip d’une étude.",
  },
  earlier: {
    en: "Your draft of {date}, “{title}”, is still saved on this device.",
    fr: "Votre brouillon du {date}, « {title} », est toujours conservé sur cet appareil.",
  },
  openEarlier: { en: "Open it instead", fr: "L’ouvrir à la place" },
  exampleNote: {
    en: "This is an example. Change it, or:",
    fr: "Ceci est un exemple. Modifiez-le, ou :",
  },
  startEmpty: { en: "Start empty", fr: "Partir d’une étude vide" },
  startReady: { en: "Open a template", fr: "Ouvrir un modèle" },
  /** Links to the guide: to the whole guide, and to its step on settings. */
  guide: {
    all: { en: "Guide in ten steps", fr: "Guide en dix étapes" },
    faults: { en: "The guide explains the settings.", fr: "Le guide explique les réglages." },
  },
  empty: {
    title: {
      en: "Length, cost, sample size and texts will appear here",
      fr: "La durée, le coût, l’effectif et les textes s’afficheront ici",
    },
    text: {
      en: "Add a task to see how long it takes, what it costs and how many participants your question needs, with simulated participants and the text for your paper.",
      fr: "Ajoutez une tâche pour voir la durée, le coût, le nombre de participants que demande votre question, des participants simulés et le texte de votre article.",
    },
  },
  facts: {
    label: { en: "The study in figures", fr: "L’étude en chiffres" },
    step: { en: "step", fr: "étape" },
    steps: { en: "steps", fr: "étapes" },
    people: { en: "participants", fr: "participants" },
    unknown: { en: "–", fr: "–" },
    /** Screen readers read this text in place of the dash. */
    notKnown: { en: "not known yet", fr: "pas encore connu" },
    minutes: { en: "{n} min", fr: "{n} min" },
  },
  form: {
    stepsTitle: { en: "Steps", fr: "Étapes" },
    stepApp: { en: "{n} trials, {length}", fr: "{n} essais, {length}" },
    stepAnswer: { en: "1 answer, {length}", fr: "1 réponse, {length}" },
    stepForm: { en: "{n} answers, {length}", fr: "{n} réponses, {length}" },
    stepText: { en: "Page of text", fr: "Page de texte" },
    survey: { en: "Questionnaire", fr: "Questionnaire" },
    device: { en: "Device check", fr: "Contrôle de l’appareil" },
    stepDevice: { en: "{parts}, {length}", fr: "{parts}, {length}" },
    stepSurvey: { en: "{n} questions, {length}", fr: "{n} questions, {length}" },
    /** The measure of a survey that counts failed attention checks. */
    failedChecks: {
      en: "failed attention checks",
      fr: "contrôles de l’attention manqués",
    },
    stepQuestion: { en: "1 question, {length}", fr: "1 question, {length}" },
    emptyText: { en: "still empty", fr: "encore vide" },
    addApp: { en: "Add a task", fr: "Ajouter une tâche" },
    addText: { en: "Add a page of text", fr: "Ajouter une page de texte" },
    addSurvey: { en: "Add a questionnaire", fr: "Ajouter un questionnaire" },
    addDevice: { en: "Add a device check", fr: "Ajouter un contrôle de l’appareil" },
    /** The fields of a step that checks the device. */
    deviceParts: {
      title: { en: "What the page measures", fr: "Ce que la page mesure" },
      display: { en: "Display and clock", fr: "Affichage et horloge" },
      displayHelp: {
        en: "15 seconds: refresh rate, time between frames, dropped frames, clock resolution.",
        fr: "15 secondes : fréquence d’actualisation, temps entre deux images, images manquées, pas de l’horloge.",
      },
      presses: { en: "Presses", fr: "Touches et appuis" },
      pressesHelp: {
        en: "12 presses: delay until they are handled, by keyboard or by finger.",
        fr: "12 appuis : délai avant leur traitement, au clavier ou au doigt.",
      },
      size: { en: "Size of the screen", fr: "Taille de l’écran" },
      sizeHelp: {
        en: "Participants hold a bank card against the screen.",
        fr: "Les participants posent une carte bancaire contre l’écran.",
      },
      always: {
        en: "The size of the window is always recorded. Participants can skip each part that no rule below needs.",
        fr: "La taille de la fenêtre est toujours relevée. Les participants peuvent sauter chaque partie dont aucune règle ci-dessous n’a besoin.",
      },
      none: {
        en: "Choose at least one part.",
        fr: "Choisissez au moins une partie.",
      },
      leaveHelp: {
        en: "Rules that end the study for a participant after the check. The participant reads which rule applied and what was measured. A value that the browser cannot measure does not end the study.",
        fr: "Ces règles mettent fin à l’étude pour un participant après le contrôle. La page lui indique la règle et la valeur mesurée. Une valeur que le navigateur ne peut pas mesurer ne met pas fin à l’étude.",
      },
    },
    chooseApp: { en: "Which task?", fr: "Quelle tâche ?" },
    noSteps: {
      en: "There are no steps yet. Add a task or a page of text.",
      fr: "Il n’y a pas encore d’étape. Ajoutez une tâche ou une page de texte.",
    },
    moveUp: { en: "Move {name} up", fr: "Monter {name}" },
    moveDown: { en: "Move {name} down", fr: "Descendre {name}" },
    remove: { en: "Remove this step", fr: "Retirer cette étape" },
    added: {
      en: "{name} is step {place} of {places}.",
      fr: "{name} est l’étape {place} sur {places}.",
    },
    moved: {
      en: "{name} is now step {place} of {places}.",
      fr: "{name} est maintenant l’étape {place} sur {places}.",
    },
    removed: {
      en: "{name} was removed. Undo brings it back.",
      fr: "Étape retirée : {name}. « Annuler » la rétablit.",
    },
    less: { en: "Less: {name}", fr: "Diminuer : {name}" },
    more: { en: "More: {name}", fr: "Augmenter : {name}" },
    limits: { en: "{low} to {high}", fr: "de {low} à {high}" },
    limitsBy: {
      en: "{low} to {high}, in steps of {step}",
      fr: "de {low} à {high}, par pas de {step}",
    },
    ambiguous: {
      en: "“{typed}” can be read as {large} or as {small}. Type one of the two.",
      fr: "« {typed} » peut se lire {large} ou {small}. Tapez l’un des deux.",
    },
    stepId: { en: "Name in the data", fr: "Nom dans les données" },
    stepIdHelp: {
      en: "1 to 32 lower-case letters, digits and hyphens, starting with a letter.",
      fr: "De 1 à 32 minuscules, chiffres ou traits d’union, en commençant par une lettre.",
    },
    fixed: { en: "Keep its place in the order", fr: "Conserver sa place dans l’ordre" },
    leaveTitle: { en: "Early exit", fr: "Sortie anticipée" },
    leaveHelp: {
      en: "Rules that end the study for a participant after this step. If a measure is missing, its rule does not apply, so participants are not excluded for missing data.",
      fr: "Ces règles mettent fin à l’étude pour un participant après cette étape. Si une mesure manque, sa règle ne s’applique pas : aucun participant n’est écarté faute de données.",
    },
    leaveAdd: { en: "Add a rule", fr: "Ajouter une règle" },
    leaveRemove: { en: "Remove the rule", fr: "Retirer la règle" },
    leaveMeasure: { en: "Measure to check", fr: "Mesure à vérifier" },
    leaveHow: { en: "Comparison", fr: "Comparaison" },
    leaveValue: { en: "Value", fr: "Valeur" },
    leaveExit: { en: "Exit", fr: "Sortie" },
    comparisons: {
      below: { en: "below", fr: "inférieure à" },
      above: { en: "above", fr: "supérieure à" },
      is: { en: "equal to", fr: "égale à" },
      isNot: { en: "other than", fr: "différente de" },
    },
    accuracy: { en: "proportion correct", fr: "proportion de réponses correctes" },
    textHelp: {
      en: "Separate paragraphs with an empty line, start each line of a list with a hyphen, and put *emphasis* between asterisks.",
      fr: "Séparez les paragraphes par une ligne vide, commencez chaque ligne d’une liste par un trait d’union et mettez entre astérisques les mots à *mettre en valeur*.",
    },
  },
  norm: {
    published: {
      en: "{n} per condition: published data from {people} participants for this number of trials",
      fr: "{n} par condition : données publiées de {people} participants pour ce nombre d’essais",
    },
    publishedHere: {
      en: "published data from {people} participants with these settings",
      fr: "données publiées de {people} participants avec ces réglages",
    },
    length: {
      en: "There are no published data for this number of trials, but there are for {lengths}.",
      fr: "Il n’existe pas de données publiées pour ce nombre d’essais, mais il en existe pour {lengths}.",
    },
    changed: {
      en: "There are no published data for this value, but there are for {value}.",
      fr: "Il n’existe pas de données publiées pour cette valeur, mais il en existe pour {value}.",
    },
  },
  who: {
    title: { en: "Who takes part", fr: "Qui participe" },
    people: { en: "Participants to analyse", fr: "Participants analysés" },
    loss: { en: "Recruited but not analysed", fr: "Recrutés mais non analysés" },
    recruited: {
      en: "Recruit {n} participants so that {people} can be analysed.",
      fr: "Recrutez {n} participants pour pouvoir en analyser {people}.",
    },
    pay: { en: "Pay per hour", fr: "Rémunération horaire" },
    currency: { en: "Currency", fr: "Monnaie" },
    fee: { en: "Recruiter’s fee", fr: "Frais de recrutement" },
    feeHelp: {
      en: "As a share of the pay. Check with the recruiter: it varies by country and tax.",
      fr: "En pourcentage de la rémunération. Vérifiez auprès de la plateforme : ces frais dépendent du pays et des taxes.",
    },
    noCurrency: { en: "not stated", fr: "non indiquée" },
    recruitment: {
      en: "How participants are found and chosen",
      fr: "Comment les participants sont trouvés et choisis",
    },
    recruiter: { en: "Recruited through", fr: "Recrutement par" },
    nobody: { en: "your own link", fr: "votre propre lien" },
    other: { en: "another service", fr: "un autre service" },
    keeps: { en: "Stores {ids} with the data.", fr: "Enregistre {ids} avec les données." },
    ids: { en: "Identifiers in the link", fr: "Identifiants dans le lien" },
    idsHelp: {
      en: "Separated by commas; the first one identifies the participant. Letters, digits and _, starting with a letter.",
      fr: "Séparés par des virgules ; le premier désigne le participant. Lettres, chiffres ou _, en commençant par une lettre.",
    },
    requireId: { en: "Require {id} to start the study", fr: "Exiger {id} dans le lien" },
    requireIdHelp: {
      en: "If a participant’s link does not contain it, the study does not start, and the page explains what to do. You can still try the study.",
      fr: "Si le lien ne le contient pas, l’étude ne commence pas, et une page explique au participant ce qu’il doit faire. Vous pouvez tout de même essayer l’étude.",
    },
    language: { en: "Language", fr: "Langue" },
    languages: {
      participant: { en: "chosen by the participant", fr: "choisie par le participant" },
      english: { en: "English", fr: "anglais" },
      french: { en: "French", fr: "français" },
    },
  },
  design: {
    title: { en: "Order and conditions", fr: "Ordre et conditions" },
    order: { en: "Order of the steps", fr: "Ordre des étapes" },
    orders: {
      fixed: { en: "as listed", fr: "celui de la liste" },
      shuffled: { en: "shuffled for each participant", fr: "tiré au sort pour chaque participant" },
      "latin-square": { en: "Williams square", fr: "carré de Williams" },
    },
    conditions: { en: "Conditions", fr: "Conditions" },
    conditionsAre: { en: "The conditions are", fr: "Les conditions sont" },
    kinds: {
      groups: { en: "groups of different people", fr: "des groupes de personnes différentes" },
      sessions: { en: "sessions of the same people", fr: "des séances des mêmes personnes" },
    },
    sessions: {
      en: "All participants do all sessions; the program does not assign sessions at random. Give each session its own link, which contains, for example, {parameter}. A link that does not name a session starts {first}. Require the identifier, so that you can match the sessions of a participant.",
      fr: "Tout le monde fait toutes les séances, sans tirage au sort. Donnez à chaque séance son propre lien, par exemple avec {parameter}. Si un lien n’indique pas de séance, l’étude commence par {first}. Exigez l’identifiant, pour pouvoir relier les séances d’une personne.",
    },
    /** The choice between balanced and drawn groups, or orders in a study without conditions. */
    assignment: {
      methods: {
        balanced: { en: "Balanced by the data server", fr: "Équilibrée par le serveur" },
        drawn: { en: "Drawn at random", fr: "Tirée au sort" },
      },
      groups: {
        label: { en: "Assignment to groups", fr: "Répartition entre les groupes" },
        balanced: {
          en: "Each new person joins the group with the fewest people who finished or are active.",
          fr: "Chaque nouvelle personne rejoint le groupe où le moins de personnes ont terminé ou participent en ce moment.",
        },
        drawn: {
          en: "Each group is equally likely.",
          fr: "Tous les groupes ont la même probabilité.",
        },
      },
      orders: {
        label: { en: "Assignment to orders", fr: "Répartition entre les ordres" },
        balanced: {
          en: "Each new person gets the order with the fewest people who finished or are active.",
          fr: "Chaque nouvelle personne reçoit l’ordre avec lequel le moins de personnes ont terminé ou participent en ce moment.",
        },
        drawn: {
          en: "Each order is equally likely.",
          fr: "Tous les ordres ont la même probabilité.",
        },
      },
      /** Above the figures of both methods. */
      figure: { en: "mean difference", fr: "écart moyen" },
      balancedGap: {
        en: "In simulations of {simulated} people, of whom {leave}% leave, two groups of finishers differ by {balanced} on average. The documentation of the data server, in the source code, describes the simulations.",
        fr: "Dans des simulations à {simulated} personnes, dont {leave} % abandonnent, deux groupes terminent avec {balanced} personne d’écart en moyenne. La documentation du serveur de données, dans le code source, décrit ces simulations.",
      },
      drawnGap: {
        en: "With {people} people, two groups differ by {drawn} on average, and by {gap} or more in {percent}% of studies (binomial distribution).",
        fr: "Avec {people} personnes, deux groupes diffèrent en moyenne de {drawn} personnes, et d’au moins {gap} dans {percent} % des études (loi binomiale).",
      },
      drawnMean: {
        en: "With {people} people, two groups differ by {drawn} on average (binomial distribution).",
        fr: "Avec {people} personnes, deux groupes diffèrent en moyenne de {drawn} personnes (loi binomiale).",
      },
      ordersToo: {
        en: "In each group, the orders are balanced as well.",
        fr: "Dans chaque groupe, les ordres sont équilibrés aussi.",
      },
      needs: {
        en: "This needs a data server of this release, JATOS or, in a standalone archive without a server, numbered participants. If the server does not answer within 5 seconds, the page assigns the participant at random.",
        fr: "Il faut un serveur de données dans la même version que ce site, JATOS ou, dans une version autonome sans serveur, des participants numérotés. Si le serveur ne répond pas dans les 5 secondes, la page tire au sort.",
      },
      hides: {
        en: "Also report how many people started: equal numbers at the end can hide that more people left one group.",
        fr: "Indiquez aussi combien de personnes ont commencé : des groupes égaux à la fin peuvent cacher que l’un d’eux en a perdu davantage.",
      },
      elsewhere: {
        en: "If another tool balances your groups, pass the condition in the link: {parameter}.",
        fr: "Si un autre outil équilibre vos groupes, indiquez la condition dans le lien : {parameter}.",
      },
    },
    seed: { en: "Seed", fr: "Graine aléatoire" },
    seedHelp: {
      en: "A seed gives all participants the same trials. Leave empty to draw new trials for each session.",
      fr: "Une graine donne à tous les participants les mêmes essais. Laissez vide pour tirer de nouveaux essais à chaque passation.",
    },
  },
  information: {
    title: { en: "Information and debriefing", fr: "Information et débriefing" },
    help: {
      en: "Write only what is true. Empty fields show as “Not stated”. Participants get a completion code only if you name both a controller and a contact.",
      fr: "N’écrivez que ce qui est vrai. Un champ vide s’affiche comme « Non indiqué ». Les participants ne reçoivent un code de fin que si vous indiquez le responsable du traitement et un contact.",
    },
    stated: { en: "{n} of {all} filled in", fr: "champs remplis : {n} sur {all}" },
    fields: {
      controller: { en: "Controller", fr: "Responsable du traitement" },
      contact: { en: "Contact", fr: "Contact" },
      dataProtectionOfficer: {
        en: "Data protection officer",
        fr: "Délégué à la protection des données",
      },
      purpose: { en: "Purpose", fr: "Finalité" },
      payment: { en: "Payment", fr: "Rémunération" },
      earlyEnd: {
        en: "If a rule ends the study early",
        fr: "Si une règle met fin à l’étude",
      },
      risks: { en: "Risks and burdens", fr: "Risques et contraintes" },
      benefits: { en: "Benefits", fr: "Bénéfices" },
      legalBasis: { en: "Legal basis", fr: "Base légale" },
      ethicsApproval: { en: "Ethics approval", fr: "Avis éthique" },
      recipients: { en: "Recipients", fr: "Destinataires" },
      transfers: { en: "Transfers outside the EU", fr: "Transferts hors de l’UE" },
      retention: { en: "How long the data are kept", fr: "Durée de conservation" },
      openData: { en: "Open data", fr: "Données ouvertes" },
      rights: { en: "Rights", fr: "Droits" },
      complaint: { en: "How to complain", fr: "Réclamation" },
    },
    withdrawUntil: { en: "Last day for withdrawal", fr: "Date limite de retrait" },
    minimumAge: { en: "Minimum age", fr: "Âge minimal" },
    minor: {
      en: "Below 18, the study runs only in JATOS or as a standalone archive: this site cannot check a parent’s consent.",
      fr: "Au-dessous de 18 ans, l’étude n’est possible que dans JATOS ou en version autonome, car ce site ne peut pas vérifier l’accord d’un parent.",
    },
    years: { en: "years", fr: "ans" },
    debriefing: { en: "Debriefing", fr: "Débriefing" },
    inBoth: { en: "In English and French", fr: "En anglais et en français" },
    inOne: { en: "In one language", fr: "En une seule langue" },
    english: { en: "in English", fr: "en anglais" },
    french: { en: "in French", fr: "en français" },
  },
  ends: {
    title: { en: "How it ends", fr: "Comment l’étude se termine" },
    exits: {
      completed: { en: "Completed", fr: "Terminée" },
      declined: { en: "Declined", fr: "Refus" },
      screenedOut: { en: "Screened out", fr: "Non admissible" },
      failedCheck: { en: "Failed check", fr: "Échec à un contrôle" },
      unsent: { en: "Data not sent", fr: "Données non envoyées" },
      full: { en: "Study full", fr: "Étude complète" },
      paused: { en: "Study paused", fr: "Étude suspendue" },
    },
    code: { en: "Code: {exit}", fr: "Code : {exit}" },
    codeShort: { en: "code", fr: "code" },
    url: { en: "Return link: {exit}", fr: "Lien de retour : {exit}" },
    urlShort: { en: "return link, https://…", fr: "lien de retour, https://…" },
    receiver: { en: "Data server of the archive", fr: "Serveur de données de la version autonome" },
    receiverHelp: {
      en: "The https address to which a standalone archive sends its data. You confirm it when you download the archive.",
      fr: "Adresse https à laquelle la version autonome envoie ses données. Vous la confirmez au moment du téléchargement.",
    },
    receipts: { en: "Receipts from this data server", fr: "Accusés de réception de ce serveur" },
    receiptsHelp: {
      en: "The data server of this project confirms with a receipt which data it has stored. If yours does not, choose “not sent”: participants then read that it accepted their data, not that the data have arrived.",
      fr: "Le serveur de données de ce projet confirme par un accusé de réception ce qu’il a enregistré. Si le vôtre ne le fait pas, choisissez « non envoyés » : la page indiquera alors aux participants que leurs données ont été acceptées, et non qu’elles sont arrivées.",
    },
    receiptsChoices: {
      required: { en: "required", fr: "exigés" },
      none: { en: "not sent", fr: "non envoyés" },
    },
    byRule: {
      en: "Only an early-exit rule of a step leads to this exit.",
      fr: "Seule une règle de sortie anticipée mène à cette sortie.",
    },
    byServer: {
      en: "For people whom the data server does not allow to begin. Nothing is recorded about them.",
      fr: "Pour les personnes qui ne peuvent pas commencer parce que le serveur de données l’indique. Rien n’est enregistré à leur sujet.",
    },
    codeHelp: {
      en: "Anyone can read the code in the link, so a code does not prove that somebody took part. Participants see it only when a data server or JATOS has received or accepted all their data.",
      fr: "N’importe qui peut lire le code dans le lien : un code ne prouve donc pas la participation. Il ne s’affiche que lorsque le serveur de données ou JATOS a reçu ou accepté toutes les données.",
    },
  },
  faults: {
    title: { en: "{n} things to fix", fr: "{n} points à corriger" },
    one: { en: "1 thing to fix", fr: "1 point à corriger" },
    help: {
      en: "What you typed is kept. Until this is corrected, the study does not run, and the figures are computed from the last valid settings.",
      fr: "Votre saisie est conservée. Tant que ces points ne sont pas corrigés, l’étude ne peut pas être lancée et les chiffres sont calculés avec les derniers réglages valables.",
    },
    whole: { en: "the whole study", fr: "toute l’étude" },
    stale: {
      en: "for the last valid settings",
      fr: "d’après les derniers réglages valables",
    },
  },
  broken: {
    part: {
      en: "This part cannot be shown for the study as it is. The rest of the page works. When you change the study, the page tries to show this part again.",
      fr: "Cette partie ne peut pas s’afficher pour l’étude telle qu’elle est. Le reste de la page fonctionne. Dès que vous modifiez l’étude, la page essaie de nouveau d’afficher cette partie.",
    },
    title: {
      en: "The editor cannot show this study",
      fr: "L’éditeur ne peut pas afficher cette étude",
    },
    text: {
      en: "Nothing is lost: the study is below, as text. Change the text and apply it, undo the last change, or download the text and start with an empty study.",
      fr: "Rien n’est perdu : l’étude figure ci-dessous sous forme de texte. Modifiez ce texte et appliquez-le, revenez à l’étude d’avant le dernier changement, ou téléchargez le texte et partez d’une étude vide.",
    },
    undo: { en: "Undo the last change", fr: "Annuler le dernier changement" },
    download: { en: "Download it as a file", fr: "Le télécharger" },
    empty: { en: "Start with an empty study", fr: "Partir d’une étude vide" },
    setAside: {
      en: "Your draft of {date}, “{title}”, was set aside, because the page stopped working twice when it was opened.",
      fr: "Votre brouillon du {date}, « {title} », a été mis de côté, car la page a cessé de fonctionner deux fois à son ouverture.",
    },
  },
  cautions: {
    title: { en: "{n} things to look at", fr: "{n} points à vérifier" },
    one: { en: "1 thing to look at", fr: "1 point à vérifier" },
    help: {
      en: "The study can run as it is, but you may not have intended this:",
      fr: "L’étude peut se dérouler telle quelle, mais ceci n’est sans doute pas voulu :",
    },
  },
  text: {
    title: { en: "The study as text", fr: "L’étude sous forme de texte" },
    label: { en: "Study (JSON)", fr: "Étude (JSON)" },
    apply: { en: "Apply", fr: "Appliquer" },
    close: { en: "Close", fr: "Fermer" },
    unread: {
      en: "This is not a valid study yet. Your text is still here: fix it and apply it again.",
      fr: "Ce n’est pas encore une étude valable. Votre texte est conservé : corrigez-le, puis appliquez-le de nouveau.",
    },
    ...linkFaults,
    part: {
      en: "This is the part that could be read. It may be incomplete or wrong: check every line before you apply it.",
      fr: "Voici la partie qui a pu être lue. Elle est peut-être incomplète ou fausse : vérifiez chaque ligne avant de l’appliquer.",
    },
    found: { en: "found: {value}", fr: "trouvé : {value}" },
    missing: { en: "missing", fr: "absent" },
  },
  sees: {
    trySix: { en: "Try six trials here", fr: "Faire six essais ici" },
    tryForm: { en: "Try one page here", fr: "Remplir une page ici" },
    notTried: {
      en: "This task could not be loaded. Check your connection and try again.",
      fr: "La tâche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
    },
    tried: {
      en: "Six trials done: {right} correct, {rt} on average. Nothing was saved.",
      fr: "Six essais faits. Réponses correctes : {right} ; temps moyen : {rt}. Rien n’a été enregistré.",
    },
    triedForm: { en: "Tried. Nothing was saved.", fr: "Page remplie. Rien n’a été enregistré." },
    loading: {
      en: "Loading the texts of this task…",
      fr: "Les textes de cette tâche se chargent.",
    },
    notLoaded: {
      en: "The texts of the tasks could not be loaded. Check your connection and try again.",
      fr: "Les textes des tâches n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
    },
  },
  cost: {
    title: {
      en: "{recruited} participants for {minutes} at {hour} an hour cost {total}",
      fr: "{recruited} participants pendant {minutes}, à {hour} de l’heure : {total}",
    },
    titleNoPay: {
      en: "One participant takes {minutes}; all {recruited} together take {hours}",
      fr: "Durée par participant : {minutes} ; {recruited} participants, {hours} en tout",
    },
    titleAlone: { en: "One participant takes {minutes}", fr: "Durée par participant : {minutes}" },
    sum: {
      en: "{pay} in pay and {fee} in fees; each participant gets {each}. The length is calculated from your settings and from measured response times, without the time for reading and consent.",
      fr: "{pay} de rémunération, soit {each} par participant, et {fee} de frais. La durée est calculée d’après vos réglages et des temps de réponse mesurés, sans le temps de lecture et de consentement.",
    },
    length: {
      en: "The length is calculated from your settings and from measured response times, without the time for reading and consent. Enter the number of participants and the pay to see the cost.",
      fr: "La durée est calculée d’après vos réglages et des temps de réponse mesurés, sans le temps de lecture et de consentement. Indiquez le nombre de participants et la rémunération pour voir le coût.",
    },
    visits: {
      en: "All times and amounts include the {n} visits of each participant.",
      fr: "Durées et montants : total des {n} visites d’un participant.",
    },
    sessions: {
      en: "All times and amounts include the {n} sessions of each participant.",
      fr: "Les durées et les montants sont ceux des {n} séances d’un participant, prises ensemble.",
    },
    step: { en: "Step", fr: "Étape" },
    trials: { en: "Trials", fr: "Essais" },
    time: { en: "Length", fr: "Durée" },
  },
  plan: {
    title: {
      en: "How many participants you need depends on the question",
      fr: "Le nombre de participants dépend de la question",
    },
    question: { en: "Question", fr: "Question posée" },
    questions: {
      effect: { en: "Is there an effect?", fr: "l’effet existe-t-il ?" },
      groups: { en: "Do two groups differ?", fr: "deux groupes diffèrent-ils ?" },
      change: { en: "Does the measure change?", fr: "la mesure change-t-elle ?" },
      correlation: {
        en: "Are two measures correlated?",
        fr: "deux mesures sont-elles corrélées ?",
      },
      proportions: { en: "Do two proportions differ?", fr: "deux proportions diffèrent-elles ?" },
      proportion: {
        en: "Does a proportion differ from a value?",
        fr: "une proportion diffère-t-elle d’une valeur ?",
      },
      mean: {
        en: "Does a mean differ from a value?",
        fr: "une moyenne diffère-t-elle d’une valeur ?",
      },
    },
    measure: { en: "Measure", fr: "Mesure" },
    other: { en: "Other measure", fr: "Autre mesure" },
    compare: { en: "The two sides of the comparison", fr: "Les deux termes de la comparaison" },
    compareHelp: {
      en: "The difference is the second side minus the first.",
      fr: "L’écart est le second terme moins le premier.",
    },
    comparedSides: {
      groups: {
        first: { en: "First group", fr: "Premier groupe" },
        second: { en: "Second group", fr: "Second groupe" },
      },
      sessions: {
        first: { en: "First session compared", fr: "Première séance comparée" },
        second: { en: "Second session compared", fr: "Seconde séance comparée" },
      },
      visits: {
        first: { en: "First visit compared", fr: "Première visite comparée" },
        second: { en: "Second visit compared", fr: "Seconde visite comparée" },
      },
    },
    /** For a difference between groups in a study with visits. */
    atVisit: { en: "Compared at the visit", fr: "Visite de la comparaison" },
    firstVisit: {
      en: "the first visit with this measure",
      fr: "la première visite qui a cette mesure",
    },
    sideMeasures: {
      first: { en: "Measure of the first side", fr: "Mesure du premier terme" },
      second: { en: "Measure of the second side", fr: "Mesure du second terme" },
    },
    sameMeasure: { en: "the measure above", fr: "la mesure ci-dessus" },
    chooseSide: { en: "choose", fr: "à choisir" },
    comparedWith: { en: "Compared with", fr: "Comparée à" },
    itself: {
      en: "the same measure on another day",
      fr: "la même mesure un autre jour",
    },
    none: {
      en: "a measure outside this study",
      fr: "une mesure extérieure à cette étude",
    },
    effect: { en: "Smallest effect size of interest (SESOI)", fr: "Plus petit effet d’intérêt" },
    effectHelp: {
      en: "Not the published effect: published effects are too large on average. Enter a correlation, or a difference in the unit of the measure.",
      fr: "Ne reprenez pas l’effet publié : en moyenne, les effets publiés sont surestimés. Donnez une corrélation, ou une différence dans l’unité de la mesure.",
    },
    effectIn: { en: "Unit of the effect", fr: "Unité de l’effet" },
    effectUnits: {
      unit: { en: "the unit of the measure", fr: "celle de la mesure" },
      d: { en: "standard deviations (d)", fr: "écarts types (d)" },
    },
    d: { en: "Smallest d of interest", fr: "Plus petit d d’intérêt" },
    dSd: { en: "SD used to standardise d", fr: "Écart type utilisé pour standardiser d" },
    dTrials: {
      en: "Trials per condition in the study that reported d",
      fr: "Essais par condition dans l’étude qui a publié d",
    },
    goal: { en: "Aim", fr: "But" },
    goals: {
      power: { en: "detect it (power)", fr: "le détecter (puissance)" },
      width: {
        en: "estimate it (width of the interval)",
        fr: "l’estimer (largeur de l’intervalle)",
      },
      equivalence: {
        en: "show that it is negligible (equivalence)",
        fr: "montrer qu’il est négligeable (équivalence)",
      },
      smallestEffect: {
        en: "find the smallest effect that this sample can detect",
        fr: "trouver le plus petit effet que cet effectif permet de détecter",
      },
    },
    width: { en: "Width of the interval", fr: "Largeur de l’intervalle" },
    widthHelp: {
      en: "The distance between its two ends, in the unit of the effect.",
      fr: "Distance entre ses deux bornes, dans l’unité de l’effet.",
    },
    reference: { en: "Compared with", fr: "Valeur de référence" },
    referenceHelp: {
      en: "The mean or proportion to which the effect is added. To compare two proportions, enter the first one.",
      fr: "La moyenne ou la proportion à laquelle s’ajoute l’effet. Pour comparer deux proportions, indiquez la première.",
    },
    rho: { en: "Correlation of the true scores (ρ)", fr: "Corrélation des scores vrais (ρ)" },
    rhoHelp: {
      en: "Between days or conditions. At 1, with equal SDs, all participants change by the same amount.",
      fr: "Entre les deux jours ou les deux conditions. Si elle vaut 1 et que les écarts types sont égaux, tous les participants changent de la même quantité.",
    },
    observed: {
      en: "The correlation that I entered is observed (not corrected for unreliability)",
      fr: "La corrélation que j’indique est observée (non corrigée pour l’atténuation)",
    },
    observedHelp: {
      en: "Published correlations are observed: the measures were not perfectly reliable, which makes the correlations smaller.",
      fr: "Les corrélations publiées sont observées : le manque de fidélité des mesures les réduit.",
    },
    observedMeasure: {
      en: "Reliability of this measure in the original study",
      fr: "Fidélité de cette mesure dans l’étude d’origine",
    },
    observedOther: {
      en: "Reliability of the other measure in the original study",
      fr: "Fidélité de l’autre mesure dans l’étude d’origine",
    },
    otherName: { en: "Name of the other measure", fr: "Nom de l’autre mesure" },
    otherReliability: { en: "Reliability of the other measure", fr: "Fidélité de l’autre mesure" },
    otherRetest: {
      en: "Test–retest reliability of the other measure",
      fr: "Fidélité test-retest de l’autre mesure",
    },
    days: { en: "Days between the sessions", fr: "Jours entre les passations" },
    test: { en: "Test", fr: "Test" },
    alpha: { en: "α, for all tests together", fr: "α, pour tous les tests ensemble" },
    tests: { en: "Tests that share α", fr: "Tests qui se partagent α" },
    sides: { en: "Two-sided or one-sided", fr: "Bilatéral ou unilatéral" },
    twoSided: { en: "two-sided", fr: "bilatéral" },
    oneSided: { en: "one-sided", fr: "unilatéral" },
    whyOneSided: {
      en: "Why an effect in the other direction would be of no interest",
      fr: "Pourquoi un effet de sens contraire serait sans intérêt",
    },
    hypotheses: {
      en: "Hypotheses (not shown to participants)",
      fr: "Hypothèses (les participants ne les reçoivent pas)",
    },
    whyEffect: {
      en: "Why a smaller effect would be of no interest",
      fr: "Pourquoi un effet plus petit serait sans intérêt",
    },
    sizeRatio: {
      en: "Participants in the second group for each one in the first",
      fr: "Participants du second groupe pour un participant du premier",
    },
    sdRatio: {
      en: "SD of the second group relative to the first",
      fr: "Écart type du second groupe rapporté au premier",
    },
    besideCorrelation: {
      en: "Second curve: a true correlation",
      fr: "Seconde courbe : une corrélation vraie",
    },
    besideGroups: {
      en: "Second curve: a group difference",
      fr: "Seconde courbe : une différence entre groupes",
    },
    own: { en: "Your own values", fr: "Vos propres valeurs" },
    ownHelp: {
      en: "These replace the published values; required where none are published.",
      fr: "Elles remplacent les valeurs publiées. S’il n’y en a pas, vous devez indiquer les vôtres.",
    },
    sd: { en: "SD of the score", fr: "Écart type du score" },
    reliability: { en: "Reliability in one session", fr: "Fidélité dans une passation" },
    retest: { en: "Test–retest reliability", fr: "Fidélité test-retest" },
    figuresFrom: { en: "Source of these values", fr: "Origine de ces valeurs" },
    exclude: { en: "Exclusion criteria", fr: "Critères d’exclusion" },
    excludeHelp: {
      en: "Set these before you collect data. A participant is excluded if a rule applies. Rules apply to the steps of the planned measures, or to one step that you choose. For a rule about trials, such as “pasted answers”, enter the percentage of test trials above which a participant is excluded.",
      fr: "À fixer avant le recueil. Un participant est exclu si une règle s’applique. Une règle porte sur les étapes des mesures prévues, ou sur une seule étape. Pour un signalement, indiquez le pourcentage maximal d’essais expérimentaux signalés : au-delà, le participant est exclu.",
    },
    flags: {
      untrusted: { en: "answers made by software", fr: "réponses données par un programme" },
      tooSoon: {
        en: "response times below 100 ms",
        fr: "temps de réponse inférieurs à 100 ms",
      },
      pasted: { en: "pasted answers", fr: "réponses collées" },
      stillMouse: {
        en: "answers with a mouse that never moved",
        fr: "réponses avec une souris immobile",
      },
      lateFrames: { en: "trials with dropped frames", fr: "essais avec des images manquées" },
      hidden: {
        en: "trials during which the page was not shown",
        fr: "essais pendant lesquels la page n’était pas affichée",
      },
      sittings: {
        en: "sittings, at most",
        fr: "étape faite en plusieurs fois, nombre de fois au plus (1 : sans reprise)",
      },
      failedChecks: {
        en: "failed attention checks, at most",
        fr: "contrôles de l’attention manqués, au plus",
      },
      accuracyBelow: {
        en: "correct answers, at least",
        fr: "réponses correctes, au moins",
      },
      input: { en: "answers only with", fr: "moyen de réponse admis" },
    },
    inputs: {
      any: { en: "any input", fr: "n’importe quel moyen" },
      keyboard: { en: "the keyboard", fr: "le clavier" },
      mouse: { en: "a mouse or touchpad", fr: "une souris ou un pavé tactile" },
      touch: { en: "touch", fr: "le doigt" },
      pen: { en: "a stylus", fr: "un stylet" },
    },
    ofPlanned: {
      en: "In the steps of the planned measures",
      fr: "Dans les étapes des mesures prévues",
    },
    ofStep: { en: "In {step}", fr: "Dans {step}" },
    addStep: { en: "Rules for one step", fr: "Règles pour une étape" },
    chooseStep: { en: "choose a step", fr: "choisir une étape" },
    power: { en: "Power", fr: "Puissance" },
    when: { en: "Both are measured", fr: "Les deux sont mesurées" },
    sameSession: { en: "in the same session", fr: "dans la même passation" },
    anotherDay: { en: "on different days", fr: "à des jours différents" },
  },
  paper: {
    title: {
      en: "Texts for your paper and ethics committee",
      fr: "Textes pour l’article et le comité d’éthique",
    },
    tabs: {
      methods: { en: "Methods", fr: "Méthode" },
      preregistration: { en: "Preregistration", fr: "Préenregistrement" },
      aspredicted: { en: "AsPredicted", fr: "AsPredicted" },
      consent: { en: "Consent", fr: "Consentement" },
      questionnaire: { en: "Questionnaire", fr: "Questionnaire" },
      protection: { en: "Data protection", fr: "Protection des données" },
      cherries: { en: "CHERRIES", fr: "CHERRIES" },
      cite: { en: "Cite", fr: "Citer" },
    },
    /** Displayed above the papers if the chosen way of collecting data sends the data elsewhere than the papers state. */
    elsewhere: {
      lab: {
        en: "These texts state where this site sends the data. For your lab, start its command and open the study file in the editor of the site that it serves: the texts made there state that the data are sent to your lab’s computer.",
        fr: "Ces documents indiquent où ce site envoie les données. Pour votre laboratoire, lancez sa commande et ouvrez le fichier de l’étude dans l’éditeur du site qu’elle sert : les documents rédigés là indiquent que les données sont envoyées à l’ordinateur de votre laboratoire.",
      },
      jatos: {
        en: "These texts state where this site sends the data. Your JATOS server collects them: correct what Methods, Consent, Data protection and CHERRIES state about where the data go and how they are withdrawn.",
        fr: "Ces documents indiquent où ce site envoie les données. Votre serveur JATOS les recueille : corrigez ce que Méthode, Consentement, Protection des données et CHERRIES indiquent sur leur destination et leur retrait.",
      },
    },
    whole: { en: "The whole methods section", fr: "Toute la section Méthode" },
    loading: { en: "Loading the texts…", fr: "Les documents se chargent." },
    notLoaded: {
      en: "The texts could not be loaded. Check your connection and select the tab again.",
      fr: "Les documents n’ont pas pu se charger. Vérifiez votre connexion, puis rouvrez cet onglet.",
    },
    downloadFile: { en: "Download CITATION.cff", fr: "Télécharger CITATION.cff" },
    pointing: {
      en: "Underlined numbers come from your settings: point at one to find its field.",
      fr: "Les nombres soulignés viennent de vos réglages : pointez-en un pour trouver son champ.",
    },
    copy: { en: "Copy", fr: "Copier" },
    download: { en: "Download as Markdown", fr: "Télécharger en Markdown" },
    print: { en: "Print all texts", fr: "Imprimer tous les documents" },
    printOne: { en: "Print this text", fr: "Imprimer ce document" },
    other: { en: "In French", fr: "En anglais" },
    own: { en: "In English", fr: "En français" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow copying: select the text and copy it yourself.",
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.",
    },
    stepText: {
      en: "Participants read a page of text.",
      fr: "Les participants lisaient une page de texte.",
    },
    stepDevice: {
      en: "The page checked the device of the participants. The whole methods section describes the parts of the check and its rules.",
      fr: "La page contrôlait l’appareil des participants. La section Méthode complète décrit les parties du contrôle et ses règles.",
    },
    stepSurvey: {
      en: "Participants filled in a questionnaire. The whole methods section describes its questions, scores and sources.",
      fr: "Les participants remplissaient un questionnaire. La section Méthode complète en décrit les questions, les scores et les sources.",
    },
    noSteps: { en: "Nothing to describe yet.", fr: "Rien à décrire pour l’instant." },
  },
  away: {
    title: { en: "Share and export", fr: "Partager et exporter" },
    noLink: {
      en: "The study does not fit into a link. Publish it under a name, or use the standalone archive or JATOS: see the ways to collect data.",
      fr: "L’étude ne tient pas dans un lien. Publiez-la sous un nom, ou prenez la version autonome ou JATOS : voyez les façons de recueillir les données.",
    },
    characters: { en: "{n} characters", fr: "{n} caractères" },
    tooLong: {
      en: "Some programs cut links longer than 2,000 characters. Share the file instead.",
      fr: "Au-delà de 2 000 caractères, certains programmes coupent un lien. Transmettez plutôt le fichier.",
    },
    placeholders: {
      en: "Paste it as it is: {name} fills in each participant’s identifiers.",
      fr: "Collez-le tel quel : {name} y insère les identifiants de chaque participant.",
    },
    noPlaceholders: {
      en: "Replace the dots with the service’s own placeholders; its help pages list them.",
      fr: "Remplacez les points par les variables du service ; son aide en donne la liste.",
    },
    editLink: { en: "Link to this editor", fr: "Lien vers cet éditeur" },
    editLinkHelp: {
      en: "For colleagues: this link opens the study in this editor, with its plan.",
      fr: "Pour des collègues : ce lien ouvre l’étude dans cet éditeur, avec son plan.",
    },
    qr: { en: "QR code of the link", fr: "Code QR du lien" },
    file: { en: "protocol.json", fr: "protocol.json" },
    send: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
    sendText: {
      en: "The contact form opens with {name} ({size}) attached. Nothing leaves this device until you send the message there.",
      fr: "Le formulaire de contact s’ouvre avec {name} ({size}) en pièce jointe. Rien ne quitte cet appareil avant que vous n’envoyiez le message.",
    },
    run: { en: "Try the study", fr: "Essayer l’étude" },
    notYet: {
      en: "First fix what is marked.",
      fr: "Corrigez d’abord ce qui est signalé.",
    },
    noSteps: { en: "Add a step first.", fr: "Ajoutez d’abord une étape." },
    sendFailed: {
      en: "This browser does not allow the page to store the file. Download {name} and attach it yourself.",
      fr: "Ce navigateur ne permet pas à la page de garder le fichier. Téléchargez {name} et joignez-le vous-même.",
    },
    /** Displayed while the study cannot run. */
    unfinished: {
      missing: {
        en: "Participants cannot do the study yet. Write or correct first:",
        fr: "Les participants ne peuvent pas encore faire l’étude. Écrivez ou corrigez d’abord :",
      },
      save: {
        en: "To continue later or elsewhere, save the unfinished study as {name}. This editor opens the file again.",
        fr: "Pour continuer plus tard ou ailleurs, enregistrez l’étude inachevée sous {name}. Cet éditeur rouvre le fichier.",
      },
      file: { en: "Save the unfinished study", fr: "Enregistrer l’étude inachevée" },
    },
    archive: {
      take: {
        en: "Download as a standalone archive (zip, about {size})",
        fr: "Télécharger en version autonome (zip, environ {size})",
      },
      sendsNothing: {
        en: "The study does not name a data server, so the data are not sent: participants download them.",
        fr: "L’étude n’indique pas de serveur de données : les données ne sont pas envoyées, les participants les téléchargent.",
      },
      confirm: {
        en: "Notify {host}, the data server that the study names, when a participant begins, and send each finished part there. The archive does not send data anywhere else.",
        fr: "Indiquer chaque passation commencée à {host}, le serveur de données de l’étude, et y envoyer chaque partie terminée. La version autonome n’envoie rien à un autre serveur.",
      },
      withoutReceipts: {
        en: "According to the study, this data server does not send receipts: participants will read that it accepted their data, not that the data have arrived.",
        fr: "D’après l’étude, ce serveur n’envoie pas d’accusé de réception : la page indiquera aux participants que leurs données ont été acceptées, et non qu’elles sont arrivées.",
      },
      making: { en: "Preparing the download…", fr: "Préparation…" },
      made: {
        en: "Download started: {file}, {size}. Unpack it and open index.html.",
        fr: "Téléchargement lancé : {file}, {size}. Décompressez-le et ouvrez index.html.",
      },
      noVisits: {
        en: "This study has several visits, so it cannot be downloaded for JATOS: JATOS opens studies with links of its own, and a personal link to the next visit would not lead there. Use a copy of this site, or a standalone archive on a web server.",
        fr: "Cette étude comporte plusieurs visites : elle ne peut pas être téléchargée pour JATOS. JATOS ouvre les études avec ses propres liens : un lien personnel vers la visite suivante n’y mènerait pas. Utilisez une copie de ce site, ou une version autonome sur un serveur web.",
      },
      toJatos: {
        en: "Download for JATOS (jzip, {size})",
        fr: "Télécharger pour JATOS (jzip, {size})",
      },
      madeForJatos: {
        en: "Download started: {file}, {size}. In JATOS, choose “Import Study”.",
        fr: "Téléchargement lancé : {file}, {size}. Dans JATOS, choisissez « Import Study ».",
      },
      failed: {
        en: "Part of the download could not be loaded. Check your connection and try again.",
        fr: "Une partie n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
      },
    },
  },
});
