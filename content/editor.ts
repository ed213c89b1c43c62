import { defineContent } from "@/lib/i18n/define-content";
import { linkFaults } from "./link-faults";

/** Texts of the protocol editor, fetched when the editor opens (`editorPayload`). */
export const editorWords = defineContent("editor", {
  kept: {
    en: "protocol {id} · kept in this page’s address",
    fr: "protocole {id} · dans l’adresse de cette page",
  },
  notYet: {
    en: "not a protocol yet · what you typed is kept",
    fr: "pas encore un protocole · votre saisie est conservée",
  },
  untitled: { en: "Untitled study", fr: "Étude sans titre" },
  rename: { en: "Rename", fr: "Renommer" },
  renamed: { en: "Done", fr: "Terminé" },
  titleLabel: { en: "Title of the study", fr: "Titre de l’étude" },
  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  startAnew: { en: "Start over", fr: "Recommencer" },
  openReady: { en: "Ready-made protocols", fr: "Prêts à l’emploi" },
  openFile: { en: "Open a file", fr: "Ouvrir un fichier" },
  asText: { en: "Edit as text", fr: "Modifier le texte" },
  dropHere: { en: "Drop the file to open it.", fr: "Déposez le fichier pour l’ouvrir." },
  /** Messages about the file of an archive. */
  archive: {
    unlike: {
      en: "In this archive, index.html and protocol.json hold different documents. This is the one in index.html, which is what runs. For the other, unpack the archive and open protocol.json.",
      fr: "Dans cette archive, index.html et protocol.json contiennent deux documents différents. Voici celui d’index.html, qui est celui qui se déroule. Pour l’autre, décompressez l’archive et ouvrez protocol.json.",
    },
    ownRelease: {
      en: "The archive itself still runs, with release {release}, which is in it.",
      fr: "L’archive elle-même fonctionne toujours, avec la version {release} qu’elle contient.",
    },
    notUtf8: {
      en: "{name} was packed with a study file that is not in UTF-8. Unpack it, save protocol.json as UTF-8 and open that.",
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
      en: "{name} was not opened: it holds files that lead out of their folder, or several of one name. No archive of a study does.",
      fr: "{name} n’a pas été ouvert : il contient des fichiers qui sortent de leur dossier, ou plusieurs du même nom. Aucune archive d’étude n’en contient.",
    },
    nested: {
      en: "{name} holds other archives. Unpack it, then open the archive of the study.",
      fr: "{name} contient d’autres archives. Décompressez-le, puis ouvrez l’archive de l’étude.",
    },
    packing: {
      en: "{name} is packed in a way that cannot be read here. Unpack it and open protocol.json.",
      fr: "{name} est compressé d’une façon qui ne peut pas être lue ici. Décompressez-le et ouvrez protocol.json.",
    },
    unreadable: {
      en: "{name} cannot be read: it is not a whole zip archive. Copy or download it again.",
      fr: "{name} est illisible : ce n’est pas une archive zip complète. Copiez-la ou téléchargez-la de nouveau.",
    },
    noStudy: {
      en: "{name} holds no study. An archive of a study has protocol.json in it; one for JATOS has a file of the type “jas”.",
      fr: "{name} ne contient pas d’étude. L’archive d’une étude contient protocol.json ; celle pour JATOS, un fichier de type « jas ».",
    },
    tooLarge: {
      en: "{name} holds more than any archive of a study. If it is one, unpack it and open protocol.json.",
      fr: "{name} contient plus que toute archive d’étude. Si c’en est une, décompressez-la et ouvrez protocol.json.",
    },
    lost: {
      en: "The code that reads archives could not be fetched. Check your connection and try again.",
      fr: "Le code qui lit les archives n’a pas pu se charger. Vérifiez votre connexion et réessayez.",
    },
  },
  undone: { en: "Undone.", fr: "Annulé." },
  redone: { en: "Redone.", fr: "Rétabli." },
  opened: { en: "Opened: {name}.", fr: "Ouvert : {name}." },
  fileTooLarge: {
    en: "“{name}” is larger than any protocol.",
    fr: "« {name} » est plus grand que tout protocole.",
  },
  fileUnreadable: {
    en: "“{name}” could not be read. Is it a folder, or was it moved?",
    fr: "« {name} » n’a pas pu être lu. Est-ce un dossier, ou a-t-il été déplacé ?",
  },
  fileNotUtf8: {
    en: "“{name}” is not in UTF-8. Save it as UTF-8, then open it again. It was not opened, since letters with accents would be lost.",
    fr: "« {name} » n’est pas en UTF-8. Enregistrez-le en UTF-8, puis rouvrez-le. Il n’a pas été ouvert, car ses lettres accentuées seraient perdues.",
  },
  fileOtherKind: {
    en: "“{name}” is not a study. Open a study file (JSON) or the zip archive of a study.",
    fr: "« {name} » n’est pas une étude. Ouvrez un fichier d’étude (JSON) ou l’archive zip d’une étude.",
  },
  earlier: {
    en: "Your draft of {date}, “{title}”, is still saved on this device.",
    fr: "Votre brouillon du {date}, « {title} », est toujours conservé sur cet appareil.",
  },
  olderDrafts: { en: "Other saved drafts: {n}", fr: "Autres brouillons conservés : {n}" },
  openEarlier: { en: "Open it instead", fr: "L’ouvrir à la place" },
  exampleNote: {
    en: "This is an example. Change it, or:",
    fr: "Ceci est un exemple. Modifiez-le, ou :",
  },
  startEmpty: { en: "Start empty", fr: "Partir d’une étude vide" },
  startReady: { en: "Open a ready-made protocol", fr: "Ouvrir un protocole prêt à l’emploi" },
  empty: {
    title: {
      en: "What follows from the study will stand here",
      fr: "Ce qui découle de l’étude s’affichera ici",
    },
    text: {
      en: "Add an app, and you see how long it takes, what it costs, how many people your question needs, simulated participants, and the text for your paper.",
      fr: "Ajoutez une application : vous verrez la durée, le coût, le nombre de personnes que demande votre question, des participants simulés et le texte de votre article.",
    },
  },
  facts: {
    label: { en: "The study in figures", fr: "L’étude en chiffres" },
    step: { en: "step", fr: "étape" },
    steps: { en: "steps", fr: "étapes" },
    perPerson: { en: "per person", fr: "par personne" },
    people: { en: "people", fr: "personnes" },
    pay: { en: "pay, before fees", fr: "rémunération, hors frais" },
    total: { en: "with fees", fr: "avec les frais" },
    collected: { en: "collected (no receiver)", fr: "donnée recueillie : pas de serveur" },
    collects: { en: "receives the data", fr: "reçoit les données" },
    none: { en: "not said", fr: "non indiqué" },
    nothing: { en: "0", fr: "0" },
    unknown: { en: "–", fr: "–" },
    minutes: { en: "{n} min", fr: "{n} min" },
  },
  form: {
    label: { en: "The protocol", fr: "Le protocole" },
    stepsTitle: { en: "Steps", fr: "Étapes" },
    stepApp: { en: "{n} trials, {length}", fr: "{n} essais, {length}" },
    stepAnswer: { en: "1 answer, {length}", fr: "1 réponse, {length}" },
    stepForm: { en: "{n} answers, {length}", fr: "{n} réponses, {length}" },
    stepText: { en: "Page of text", fr: "Page de texte" },
    emptyText: { en: "still empty", fr: "encore vide" },
    unknownApp: { en: "unknown app", fr: "application inconnue" },
    addApp: { en: "Add an app", fr: "Ajouter une application" },
    addText: { en: "Add a page of text", fr: "Ajouter une page de texte" },
    chooseApp: { en: "Which app?", fr: "Quelle application ?" },
    cancel: { en: "Cancel", fr: "Annuler" },
    noSteps: {
      en: "There are no steps yet. Add an app or a page of text.",
      fr: "Il n’y a pas encore d’étape. Ajoutez une application ou une page de texte.",
    },
    open: { en: "Settings of {name}", fr: "Réglages : {name}" },
    moveUp: { en: "Move {name} up", fr: "Monter {name}" },
    moveDown: { en: "Move {name} down", fr: "Descendre {name}" },
    drag: { en: "Drag {name} to another place", fr: "Déplacer {name}" },
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
    moreSettings: { en: "{n} more settings", fr: "{n} autres réglages" },
    oneMoreSetting: { en: "1 more setting", fr: "1 autre réglage" },
    allSettings: { en: "{n} settings", fr: "{n} réglages" },
    atDefaults: { en: "at their defaults", fr: "par défaut" },
    backToDefault: { en: "Back to {value}", fr: "Revenir à {value}" },
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
    keyLimits: { en: "one letter or digit", fr: "une lettre ou un chiffre" },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
    stepId: { en: "Name in the data", fr: "Nom dans les données" },
    stepIdHelp: {
      en: "1 to 32 lower-case letters, digits and hyphens, starting with a letter.",
      fr: "De 1 à 32 minuscules, chiffres ou traits d’union, en commençant par une lettre.",
    },
    fixed: { en: "Keep its place in the order", fr: "Garde sa place dans l’ordre" },
    forConditions: { en: "Only in these conditions", fr: "Seulement dans ces conditions" },
    everyCondition: {
      en: "None selected: in all of them.",
      fr: "Si aucune n’est cochée : dans toutes.",
    },
    leaveTitle: { en: "Early exit", fr: "Sortie anticipée" },
    leaveHelp: {
      en: "Rules that end the study for a person after this step. A missing measure triggers no rule: nobody is sent away for lack of data.",
      fr: "Ces règles mettent fin à l’étude pour une personne après cette étape. Une mesure manquante n’en déclenche aucune : personne n’est écarté faute de données.",
    },
    leaveAdd: { en: "Add a rule", fr: "Ajouter une règle" },
    leaveRemove: { en: "Remove the rule", fr: "Retirer la règle" },
    leaveMeasure: { en: "Measure to check", fr: "Si" },
    leaveHow: { en: "Comparison", fr: "est" },
    leaveValue: { en: "Value", fr: "valeur" },
    leaveExit: { en: "Exit", fr: "sortie" },
    comparisons: {
      below: { en: "below", fr: "inférieure à" },
      above: { en: "above", fr: "supérieure à" },
      is: { en: "equal to", fr: "égale à" },
      isNot: { en: "other than", fr: "différente de" },
    },
    accuracy: { en: "proportion correct", fr: "proportion de réponses correctes" },
    textInEnglish: { en: "Text in English", fr: "Texte en anglais" },
    textInFrench: { en: "Text in French", fr: "Texte en français" },
    textHelp: {
      en: "Separate paragraphs with an empty line, start each line of a list with a hyphen, and put *emphasis* between asterisks.",
      fr: "Une ligne vide entre les paragraphes, un trait d’union devant chaque ligne d’une liste, *mise en valeur* entre astérisques.",
    },
  },
  norm: {
    published: {
      en: "{n} per condition: published data from {people} people at this length",
      fr: "{n} par condition : données publiées de {people} personnes pour ce nombre",
    },
    publishedHere: {
      en: "published data from {people} people with these settings",
      fr: "données publiées de {people} personnes avec ces réglages",
    },
    length: {
      en: "No published data at this length; there are some at {lengths}.",
      fr: "Pas de données publiées pour ce nombre. Il y en a pour {lengths}.",
    },
    changed: {
      en: "No published data for this value; there are some for {value}.",
      fr: "Pas de données publiées pour cette valeur. Il y en a pour {value}.",
    },
  },
  who: {
    title: { en: "Who takes part", fr: "Qui participe" },
    people: { en: "Participants to analyse", fr: "Personnes à analyser" },
    loss: { en: "Recruited but not analysed", fr: "Recrutés mais non analysés" },
    recruited: {
      en: "Recruit {n} to have {people} left for analysis.",
      fr: "Recrutez-en {n} pour qu’il en reste {people}.",
    },
    pay: { en: "Pay per hour", fr: "Rémunération horaire" },
    currency: { en: "Currency", fr: "Monnaie" },
    fee: { en: "Recruiter’s fee", fr: "Frais de recrutement" },
    feeHelp: {
      en: "As a share of the pay. Check with the recruiter: it varies by country and tax.",
      fr: "En part de la rémunération. Vérifiez auprès de la plateforme : ils dépendent du pays et des taxes.",
    },
    noCurrency: { en: "not stated", fr: "non indiquée" },
    recruitment: {
      en: "How participants are found and chosen",
      fr: "Comment les participants sont trouvés et choisis",
    },
    recruiter: { en: "Recruited through", fr: "Recrutement par" },
    nobody: { en: "your own link", fr: "votre propre lien" },
    other: { en: "another service", fr: "un autre service" },
    keeps: { en: "Stores {ids} with the data.", fr: "Garde {ids} avec les données." },
    ids: { en: "Identifiers in the link", fr: "Identifiants dans l’adresse" },
    idsHelp: {
      en: "Separated by commas; the first one identifies the person. Letters, digits and _, starting with a letter.",
      fr: "Séparés par des virgules ; le premier désigne la personne. Lettres, chiffres ou _, en commençant par une lettre.",
    },
    language: { en: "Language", fr: "Langue" },
    languages: {
      participant: { en: "chosen by the participant", fr: "celle du participant" },
      english: { en: "English", fr: "anglais" },
      french: { en: "French", fr: "français" },
    },
  },
  design: {
    title: { en: "Order and conditions", fr: "Ordre et conditions" },
    order: { en: "Order of the steps", fr: "Ordre des étapes" },
    orders: {
      fixed: { en: "as listed", fr: "celui de la liste" },
      shuffled: { en: "shuffled for each person", fr: "tiré au sort pour chacun" },
      "latin-square": { en: "Williams square", fr: "carré de Williams" },
    },
    conditions: { en: "Conditions", fr: "Conditions" },
    conditionLabel: {
      en: "What “{condition}” is called in papers",
      fr: "Nom de « {condition} » dans les textes",
    },
    conditionsHelp: {
      en: "Separated by commas, such as: low, high. Leave empty if everybody does the same.",
      fr: "Séparées par des virgules, par exemple : bas, haut. Aucune : tout le monde fait la même chose.",
    },
    imbalance: {
      en: "Where the link names none, the page draws one and balances nothing: with {people} people, the sizes of two groups differ by {gap} or more in {percent}% of studies. To balance them elsewhere, add {parameter} to the link.",
      fr: "Si le lien n’en indique pas, la page en tire une, sans équilibrage : avec {people} personnes, deux groupes diffèrent de {gap} ou plus dans {percent} % des études. Pour équilibrer ailleurs, écrivez {parameter} dans l’adresse.",
    },
    seed: { en: "Seed", fr: "Graine aléatoire" },
    seedHelp: {
      en: "Gives everybody the same trials. Leave empty to draw new ones for each session.",
      fr: "Donne à tous les mêmes essais. Vide : chaque passation tire les siens.",
    },
  },
  information: {
    title: { en: "Information and debriefing", fr: "Information et débriefing" },
    help: {
      en: "Write only what is true. An empty field reads “Not stated”; unless both a controller and a contact are given, no completion code is.",
      fr: "N’écrivez que ce qui est vrai. Un champ vide donne « non indiqué » ; s’il manque le responsable ou le contact, aucun code de fin n’est donné.",
    },
    stated: { en: "{n} of {all} filled in", fr: "{n} sur {all} indiqués" },
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
    withdrawUntil: { en: "Last day for withdrawal", fr: "Retrait possible jusqu’au" },
    minimumAge: { en: "Minimum age", fr: "Âge minimal" },
    minor: {
      en: "Below 18, the study runs only as a standalone archive: a page cannot check that a parent agrees.",
      fr: "Avant 18 ans, l’étude ne se fait que depuis une archive emportée : une page ne peut pas vérifier l’accord d’un parent.",
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
    },
    code: { en: "Code: {exit}", fr: "Code : {exit}" },
    codeShort: { en: "code", fr: "code" },
    url: { en: "Return link: {exit}", fr: "Adresse : {exit}" },
    urlShort: { en: "return link, https://…", fr: "adresse, https://…" },
    receiver: { en: "Receiver for archives", fr: "Serveur de réception de l’archive" },
    receiverHelp: {
      en: "The https address that a standalone archive sends its data to. You confirm it when you download the archive.",
      fr: "Adresse https à laquelle l’étude emportée envoie ses données. Vous la confirmez au moment d’emporter l’étude.",
    },
    receipts: { en: "Receipts of that receiver", fr: "Accusés de réception de ce serveur" },
    receiptsHelp: {
      en: "A receiver of this project answers with a receipt of what it has stored. If yours does not, choose “gives none”: participants then read that it accepted their data, not that they have arrived.",
      fr: "Un serveur de réception de ce projet répond par un accusé de réception de ce qu’il a enregistré. Si le vôtre ne le fait pas, choisissez « n’en envoie pas » : les participants liront alors que leurs données ont été acceptées, et non qu’elles sont arrivées.",
    },
    receiptsChoices: {
      required: { en: "required", fr: "exigés" },
      none: { en: "gives none", fr: "n’en envoie pas" },
    },
    byRule: {
      en: "Only reached by a step’s early-exit rule.",
      fr: "Seule une règle d’une étape y mène.",
    },
    codeHelp: {
      en: "Anybody can read the code in a link, so a code proves nothing. It appears once a receiver has all the data.",
      fr: "N’importe qui peut lire un code dans un lien : un code ne prouve rien. Les codes s’affichent une fois toutes les données reçues.",
    },
  },
  faults: {
    title: { en: "{n} things to fix", fr: "{n} points à corriger" },
    one: { en: "1 thing to fix", fr: "1 point à corriger" },
    help: {
      en: "Nothing you typed is lost. Until this is fixed, the study does not run, and the figures are those of the last valid settings.",
      fr: "Votre saisie est conservée. D’ici là, les résultats sont ceux des derniers réglages valables et l’étude ne peut pas être lancée.",
    },
    whole: { en: "the whole document", fr: "tout le document" },
    stale: {
      en: "for the last valid settings",
      fr: "d’après les derniers réglages valables",
    },
  },
  broken: {
    part: {
      en: "This part cannot be shown for the study as it is. The rest of the page works; change the study, and the part is tried again.",
      fr: "Cette partie ne peut pas s’afficher pour l’étude telle qu’elle est. Le reste de la page fonctionne ; dès que l’étude change, la partie est réessayée.",
    },
    title: {
      en: "The editor cannot show this study",
      fr: "L’éditeur ne peut pas afficher cette étude",
    },
    text: {
      en: "Nothing is lost: the study stands below as text. Change the text and apply it, go back to the study before the last change, or take the text with you and start with an empty study.",
      fr: "Rien n’est perdu : l’étude figure ci-dessous sous forme de texte. Modifiez ce texte et relisez-le, revenez à l’étude d’avant le dernier changement, ou emportez le texte et partez d’une étude vide.",
    },
    undo: { en: "Undo the last change", fr: "Annuler le dernier changement" },
    download: { en: "Download it as a file", fr: "Le télécharger" },
    empty: { en: "Start with an empty study", fr: "Partir d’une étude vide" },
    setAside: {
      en: "Your draft of {date}, “{title}”, was set aside: the page stopped twice when it was opened.",
      fr: "Votre brouillon du {date}, « {title} », a été mis de côté : la page s’est arrêtée deux fois à son ouverture.",
    },
  },
  cautions: {
    title: { en: "{n} things to look at", fr: "{n} points à vérifier" },
    one: { en: "1 thing to look at", fr: "1 point à vérifier" },
    help: {
      en: "The study runs as it is. You may not have meant this:",
      fr: "L’étude peut se dérouler telle quelle, mais ceci n’est sans doute pas voulu :",
    },
  },
  text: {
    title: { en: "The document as text", fr: "Le document en texte" },
    label: { en: "Document (JSON)", fr: "Document (JSON)" },
    apply: { en: "Apply", fr: "Lire ce texte" },
    close: { en: "Close", fr: "Fermer" },
    unread: {
      en: "This is not a valid protocol yet. Your text is still here: fix it and apply it again.",
      fr: "Ce n’est pas encore un protocole. Le texte est gardé ici : corrigez-le, puis relisez-le.",
    },
    ...linkFaults,
    part: {
      en: "What could be read of it stands here. It may be incomplete or wrong: check every line before you apply it.",
      fr: "Voici ce qui a pu en être lu. C’est peut-être incomplet ou faux : vérifiez chaque ligne avant de le relire.",
    },
    found: { en: "found: {value}", fr: "trouvé : {value}" },
    missing: { en: "missing", fr: "absent" },
  },
  sees: {
    title: {
      en: "What a participant sees in {name}",
      fr: "Ce que voit un participant dans {name}",
    },
    play: {
      en: "The figure follows the settings. Play it to see their times.",
      fr: "La figure suit les réglages. Lancez-la pour la voir en temps réel.",
    },
    trySix: { en: "Try six trials here", fr: "Faire six essais ici" },
    tryForm: { en: "Try one page here", fr: "Remplir une page ici" },
    doAll: { en: "Do the whole study", fr: "Faire l’étude entière" },
    trying: { en: "Loading the trials…", fr: "Les essais se chargent." },
    notTried: {
      en: "This app could not be loaded. Check your connection and try again.",
      fr: "L’application n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
    },
    tried: {
      en: "Six trials done: {right} correct, {rt} on average. Nothing was saved.",
      fr: "Six essais faits. Réponses correctes : {right} ; temps moyen : {rt}. Rien n’a été gardé.",
    },
    triedForm: { en: "Tried. Nothing was saved.", fr: "Page remplie. Rien n’a été gardé." },
    loading: {
      en: "Loading the texts of this app…",
      fr: "Les textes de cette application se chargent.",
    },
    notLoaded: {
      en: "The texts of the apps could not be loaded.",
      fr: "Les textes des applications n’ont pas pu être chargés.",
    },
  },
  cost: {
    title: {
      en: "{recruited} people for {minutes} at {hour} an hour cost {total}",
      fr: "{recruited} personnes pendant {minutes}, à {hour} de l’heure : {total}",
    },
    titleNoPay: {
      en: "One person takes {minutes}, {recruited} take {hours}",
      fr: "Une personne y passe {minutes} ; {recruited} personnes, {hours} en tout",
    },
    titleAlone: { en: "One person takes {minutes}", fr: "Une personne y passe {minutes}" },
    sum: {
      en: "{pay} in pay and {fee} in fees; each person gets {each}. Lengths come from your settings and from measured response times; reading and consent come on top.",
      fr: "{pay} de rémunération, soit {each} par personne, et {fee} de frais. La durée vient des temps réglés et de temps de réponse mesurés ; lecture et consentement s’y ajoutent.",
    },
    length: {
      en: "Lengths come from your settings and from measured response times; reading and consent come on top. Enter the number of people and the pay to see the cost.",
      fr: "La durée vient des temps réglés et de temps de réponse mesurés ; lecture et consentement s’y ajoutent. Indiquez le nombre de personnes et la rémunération : le coût s’affichera ici.",
    },
    step: { en: "Step", fr: "Étape" },
    trials: { en: "Trials", fr: "Essais" },
    time: { en: "Length", fr: "Durée" },
    sumRow: { en: "All", fr: "Total" },
    longest: {
      en: "The longest condition counts.",
      fr: "C’est la condition la plus longue qui compte.",
    },
  },
  plan: {
    title: {
      en: "How many people it takes depends on the question",
      fr: "Le nombre de personnes dépend de la question",
    },
    question: { en: "Question", fr: "Question posée" },
    questions: {
      effect: { en: "Is there an effect?", fr: "l’effet existe-t-il ?" },
      groups: { en: "Do two groups differ?", fr: "deux groupes diffèrent-ils ?" },
      change: { en: "Does it change?", fr: "change-t-il ?" },
      correlation: {
        en: "Do two true scores correlate?",
        fr: "deux scores vrais sont-ils corrélés ?",
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
    none: {
      en: "a measure outside of this study",
      fr: "une mesure extérieure à cette étude",
    },
    effect: { en: "Smallest effect that would matter", fr: "Plus petit effet d’intérêt" },
    effectHelp: {
      en: "Not the published effect: published effects are too large on average. Enter a correlation, or a difference in the unit of the measure.",
      fr: "Ne reprenez pas l’effet publié : en moyenne, les effets publiés sont surestimés. Donnez une corrélation, ou une différence dans l’unité de la mesure.",
    },
    effectIn: { en: "Effect in", fr: "Effet en" },
    effectUnits: {
      unit: { en: "the unit of the measure", fr: "unité de la mesure" },
      d: { en: "standard deviations (d)", fr: "écarts types (d)" },
    },
    d: { en: "Smallest d that would matter", fr: "Le plus petit d qui compterait" },
    dSd: { en: "SD that d was divided by", fr: "Écart type par lequel d a été divisé" },
    dTrials: {
      en: "Trials per condition it was measured at",
      fr: "Essais par condition où il a été mesuré",
    },
    goal: { en: "Aim", fr: "But" },
    goals: {
      power: { en: "find it (power)", fr: "le trouver (puissance)" },
      width: {
        en: "estimate it (width of the interval)",
        fr: "l’estimer (largeur de l’intervalle)",
      },
      equivalence: {
        en: "show that it is negligible (equivalence)",
        fr: "montrer qu’il est négligeable (équivalence)",
      },
      smallestEffect: {
        en: "the smallest effect that these people can find",
        fr: "le plus petit effet que ces personnes permettent de trouver",
      },
    },
    width: { en: "Width of the interval", fr: "Largeur de l’intervalle" },
    widthHelp: {
      en: "From end to end, in the unit of the effect.",
      fr: "D’un bout à l’autre, dans l’unité de l’effet.",
    },
    reference: { en: "Compared with", fr: "Valeur de référence" },
    referenceHelp: {
      en: "The mean or the proportion that the effect is added to; of two proportions, the first.",
      fr: "La moyenne ou la proportion à laquelle l’effet s’ajoute ; de deux proportions, la première.",
    },
    rho: { en: "Correlation of the true scores (ρ)", fr: "Corrélation des scores vrais (ρ)" },
    rhoHelp: {
      en: "Between the two days or conditions. At 1 all change alike.",
      fr: "Entre les deux jours ou conditions. À 1, tous changent de la même façon.",
    },
    observed: { en: "As observed, not a true one", fr: "Observée, et non vraie" },
    observedHelp: {
      en: "Published correlations are observed: unreliable measures have made them smaller.",
      fr: "Les corrélations publiées sont observées : des mesures peu fidèles les ont réduites.",
    },
    observedMeasure: {
      en: "Reliability of this measure in that study",
      fr: "Fidélité de cette mesure dans cette étude-là",
    },
    observedOther: {
      en: "Reliability of the other measure in that study",
      fr: "Fidélité de l’autre mesure dans cette étude-là",
    },
    otherName: { en: "Name of the other measure", fr: "Nom de l’autre mesure" },
    otherReliability: { en: "Its reliability in one session", fr: "Sa fidélité dans une séance" },
    otherRetest: { en: "Its retest correlation", fr: "Sa corrélation test-retest" },
    days: { en: "Days between", fr: "Jours d’intervalle" },
    test: { en: "Test", fr: "Test" },
    alpha: { en: "α, for all tests together", fr: "α, pour tous les tests ensemble" },
    tests: { en: "Tests that share α", fr: "Tests qui se partagent α" },
    sides: { en: "Sides", fr: "Côtés" },
    twoSided: { en: "two-sided", fr: "bilatéral" },
    oneSided: { en: "one-sided", fr: "unilatéral" },
    whyOneSided: {
      en: "Why an effect in the other direction would not matter",
      fr: "Pourquoi un effet dans l’autre sens n’importerait pas",
    },
    hypotheses: {
      en: "Hypotheses (participants do not get them)",
      fr: "Hypothèses (les participants ne les reçoivent pas)",
    },
    whyEffect: {
      en: "Why a smaller effect would not matter",
      fr: "Pourquoi un effet plus petit n’importerait pas",
    },
    sizeRatio: {
      en: "People in the second group for one in the first",
      fr: "Personnes dans le second groupe pour une dans le premier",
    },
    sdRatio: {
      en: "SD of the second group relative to the first",
      fr: "Écart type du second groupe rapporté au premier",
    },
    besideCorrelation: {
      en: "Draw a true correlation beside it",
      fr: "Tracer à côté une corrélation vraie",
    },
    besideGroups: {
      en: "Draw a group difference beside it",
      fr: "Tracer à côté une différence de groupes",
    },
    own: { en: "Figures of your own", fr: "Vos propres valeurs" },
    ownHelp: {
      en: "They take the place of the published ones. Without published ones they are needed.",
      fr: "Elles remplacent les valeurs publiées. En l’absence de celles-ci, elles sont nécessaires.",
    },
    sd: { en: "SD of the score", fr: "Écart type du score" },
    reliability: { en: "Reliability in one session", fr: "Fidélité dans une séance" },
    retest: { en: "Retest correlation", fr: "Corrélation test-retest" },
    figuresFrom: { en: "Where these figures come from", fr: "Origine de ces valeurs" },
    exclude: { en: "Who is left out", fr: "Qui est écarté" },
    excludeHelp: {
      en: "Said before there are data. A person is left out who exceeds any of these shares of the test trials.",
      fr: "À dire avant d’avoir des données. Une personne est écartée si elle dépasse l’une de ces parts des essais mesurés.",
    },
    flags: {
      untrusted: { en: "answers made by a program", fr: "réponses données par un programme" },
      tooSoon: {
        en: "response times below 100 ms",
        fr: "temps de réponse inférieurs à 100 ms",
      },
      pasted: { en: "pasted answers", fr: "réponses collées" },
      stillMouse: {
        en: "answers by a mouse that never moved",
        fr: "réponses d’une souris qui n’a jamais bougé",
      },
    },
    power: { en: "Power", fr: "Puissance" },
    when: { en: "Both measured", fr: "Les deux sont mesurées" },
    sameSession: { en: "in the same session", fr: "dans la même séance" },
    anotherDay: { en: "on different days", fr: "à des jours différents" },
    powerFact: { en: "power", fr: "puissance" },
    reliabilityDay: { en: "reliability within a session", fr: "fidélité dans la séance" },
    reliabilityLater: { en: "test–retest correlation", fr: "fidélité d’un jour à l’autre" },
  },
  collects: {
    nothing: { en: "It collects nothing", fr: "L’étude ne recueille rien" },
    something: { en: "It sends its data to {host}", fr: "L’étude envoie ses données à {host}" },
    here: {
      en: "Run from this link, the data stay on the device of each participant, who can download them.",
      fr: "Depuis ce lien, les données restent sur l’appareil de chaque participant, qui peut les télécharger.",
    },
    howTitle: { en: "To collect data:", fr: "Pour recueillir les données :" },
    publish: {
      en: "publish it on your own copy of this site, with a receiver,",
      fr: "publiez l’étude sur votre propre copie de ce site, avec un serveur de réception,",
    },
    home: {
      en: "export it to JATOS, or as an archive that names a receiver (“Share and export”, below),",
      fr: "emportez-la dans JATOS, ou sur votre hébergement en indiquant un serveur de réception (« À emporter », plus bas),",
    },
    ask: { en: "or let us run it for you.", fr: "ou confiez-nous le recueil." },
    what: { en: "What is recorded for each person", fr: "Ce qui est recueilli de chaque personne" },
    columns: {
      en: "answers and their times, the condition, the order, the identifiers that you named, and technical details such as screen size and language; not the name, the IP address, or the make of browser or device",
      fr: "les réponses et leurs temps, la condition, l’ordre, les identifiants que vous avez nommés et des détails techniques, comme la taille de l’écran et la langue ; ni nom, ni adresse IP, ni marque du navigateur ou de l’appareil",
    },
  },
  paper: {
    title: { en: "Texts for your paper and committee", fr: "Textes pour l’article et le comité" },
    tabs: {
      methods: { en: "Methods", fr: "Méthode" },
      preregistration: { en: "Preregistration", fr: "Préenregistrement" },
      aspredicted: { en: "AsPredicted", fr: "AsPredicted" },
      consent: { en: "Consent", fr: "Consentement" },
      protection: { en: "Data protection", fr: "Protection des données" },
      cherries: { en: "CHERRIES", fr: "CHERRIES" },
      cite: { en: "Cite", fr: "Citer" },
    },
    whole: { en: "The whole methods section", fr: "Toute la section Méthode" },
    loading: { en: "Loading the texts…", fr: "Les documents se chargent." },
    notLoaded: {
      en: "The texts could not be loaded. Check your connection and select the tab again.",
      fr: "Les documents n’ont pas pu se charger. Vérifiez votre connexion, puis choisissez-les de nouveau.",
    },
    downloadFile: { en: "Download CITATION.cff", fr: "Télécharger CITATION.cff" },
    pointing: {
      en: "Underlined numbers come from your settings: point at one to find its field.",
      fr: "Les nombres soulignés viennent de vos réglages : pointez-en un pour trouver son champ.",
    },
    copy: { en: "Copy", fr: "Copier" },
    download: { en: "Download as Markdown", fr: "Télécharger en Markdown" },
    print: { en: "Print all texts", fr: "Imprimer tous les documents" },
    other: { en: "In French", fr: "En anglais" },
    own: { en: "In English", fr: "En français" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow copying: select the text and copy it yourself.",
      fr: "Le navigateur ne l’a pas permis : sélectionnez le texte et copiez-le.",
    },
    stepText: { en: "A page of text is shown.", fr: "Une page de texte est affichée." },
    noSteps: { en: "Nothing to describe yet.", fr: "Rien à décrire pour l’instant." },
  },
  away: {
    title: { en: "Share and export", fr: "À emporter" },
    label: { en: "Export and run", fr: "Emporter et lancer" },
    link: { en: "Link of the study", fr: "Lien de l’étude" },
    copyLink: { en: "Copy link", fr: "Copier le lien" },
    characters: { en: "{n} characters", fr: "{n} caractères" },
    tooLong: {
      en: "Some programs cut links longer than 2,000 characters. Share the file instead.",
      fr: "Au-delà de 2 000 caractères, certains programmes coupent un lien. Transmettez plutôt le fichier.",
    },
    recruiterLink: { en: "Link for {name}", fr: "Adresse pour {name}" },
    placeholders: {
      en: "Paste it as it is: {name} fills in each person’s identifiers.",
      fr: "Collez-la telle quelle : {name} y met les identifiants de chaque personne.",
    },
    noPlaceholders: {
      en: "Replace the dots with the service’s own placeholders; its help pages list them.",
      fr: "Mettez à la place des points les variables du service ; son aide les indique.",
    },
    editLink: { en: "Link to this editor", fr: "Lien vers cet éditeur" },
    editLinkHelp: {
      en: "For colleagues: it opens the protocol in this editor, with its plan.",
      fr: "Pour des collègues : il ouvre le protocole ici, plan compris.",
    },
    qr: { en: "QR code of the link", fr: "Code QR du lien" },
    qrTooLong: {
      en: "The link is too long for a QR code.",
      fr: "Le lien est trop long pour un code QR.",
    },
    file: { en: "protocol.json", fr: "protocol.json" },
    send: { en: "Send it to us", fr: "Nous l’envoyer" },
    sendText: {
      en: "Attaches {name} ({size}) to the contact form. Nothing is sent until you send the form.",
      fr: "{name}, {size}, sera joint au formulaire de contact. Rien ne part avant que vous ne l’envoyiez.",
    },
    run: { en: "Run it", fr: "Lancer" },
    runText: { en: "as a participant", fr: "comme un participant" },
    notYet: {
      en: "Fix what is marked first.",
      fr: "Corrigez d’abord ce qui est signalé.",
    },
    noSteps: { en: "Add a step first.", fr: "Ajoutez d’abord une étape." },
    sendFailed: {
      en: "This browser does not let the page store the file. Download protocol.json and attach it yourself.",
      fr: "Ce navigateur ne permet pas de garder le fichier. Téléchargez protocol.json et joignez-le vous-même.",
    },
    more: { en: "Export", fr: "Emporter" },
    archive: {
      take: {
        en: "Download as a standalone archive (zip, about {size})",
        fr: "Emporter ce protocole (zip, environ {size})",
      },
      text: {
        en: "It runs without this site: from a disk, from any web host, without a connection. It includes methods and consent texts, codebooks, and scripts in R and Python.",
        fr: "Il fonctionne sans ce site : depuis un disque, depuis n’importe quel hébergement, sans connexion. Avec les documents, le dictionnaire des données et des scripts R et Python.",
      },
      sendsNothing: {
        en: "The study names no receiver: participants download their data, and nothing is sent.",
        fr: "Le document n’indique aucun serveur de réception : les données ne sortent que par téléchargement.",
      },
      confirm: {
        en: "Send each finished part to {host}, the receiver that the study names. The archive sends data nowhere else.",
        fr: "Envoyer chaque partie terminée à {host}, comme l’indique le document. L’étude emportée ne pourra joindre aucun autre serveur.",
      },
      withoutReceipts: {
        en: "This receiver is said to give no receipts: the page will tell participants that it accepted their data, not that they have arrived.",
        fr: "D’après le document, ce serveur n’envoie pas d’accusé de réception : la page dira aux participants que leurs données ont été acceptées, et non qu’elles sont arrivées.",
      },
      making: { en: "Preparing the download…", fr: "Préparation…" },
      made: {
        en: "Handed to the browser: {file}, {size}. Unpack it and open index.html.",
        fr: "Transmis au navigateur : {file}, {size}. Décompressez-le et ouvrez index.html.",
      },
      toJatos: {
        en: "Download for JATOS (jzip, {size})",
        fr: "L’emporter dans JATOS (jzip, {size})",
      },
      jatosText: {
        en: "A study for a JATOS server, which collects the data. You can edit the protocol there, as the input of its component. JATOS treats each download as a new study.",
        fr: "Une étude pour un serveur JATOS, qui recueille les données. Le protocole se trouve dans l’entrée du composant (« Component input ») et s’y modifie. Chaque téléchargement crée une étude distincte.",
      },
      madeForJatos: {
        en: "Handed to the browser: {file}, {size}. In JATOS, choose “Import Study”.",
        fr: "Transmis au navigateur : {file}, {size}. Dans JATOS, choisissez « Import Study ».",
      },
      failed: {
        en: "Part of the download could not be loaded. Check your connection and try again.",
        fr: "Une partie n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
      },
    },
  },
});
