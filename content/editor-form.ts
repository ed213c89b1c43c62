import { defineContent } from "@/lib/i18n/define-content";

/** Texts of the editor's form: groups of settings, keys, conditions, texts, repairs. Fetched with `editorWords`. */
export const editorFormWords = defineContent("editor form", {
  groups: {
    trials: { en: "Trials", fr: "Essais" },
    difficulty: { en: "Difficulty", fr: "Difficulté" },
    amounts: { en: "Amounts", fr: "Montants" },
    display: { en: "Display", fr: "Affichage" },
    timing: { en: "Timing", fr: "Durées" },
    keys: { en: "Keys", fr: "Touches" },
    instructions: { en: "Instructions", fr: "Consigne" },
    exclusions: { en: "Exclusions", fr: "Exclusions" },
    step: { en: "Place in the study", fr: "Place dans l’étude" },
    /** The main values of the trials, displayed next to the name of the group. */
    inBlocks: { en: "{n} in {blocks} blocks", fr: "{n} en {blocks} blocs" },
    changed: { en: "{n} changed", fr: "{n} changements" },
    oneChanged: { en: "1 changed", fr: "1 changement" },
  },
  default: {
    /** Displayed below a setting that differs from its default: the default, and the button that restores it. */
    is: { en: "default {value}", fr: "par défaut : {value}" },
    /** The name of the button. It contains the visible text. */
    back: {
      en: "{name}: restore default {value}",
      fr: "{name} : rétablir la valeur par défaut {value}",
    },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
  },
  notSet: { en: "not set", fr: "non indiqué" },
  keys: {
    help: {
      en: "Choose an answer, then press its key on your own keyboard or on the one shown. If a key is already in use, the two answers swap keys.",
      fr: "Choisissez une réponse, puis appuyez sur sa touche, sur votre clavier ou sur le clavier dessiné. Si la touche est déjà prise, les deux réponses échangent leurs touches.",
    },
    touch: {
      en: "On a touchscreen, participants press buttons instead.",
      fr: "Sur un écran tactile, les participants appuient sur des boutons.",
    },
    board: { en: "Keyboard", fr: "Clavier" },
    key: { en: "{key}, {meaning}", fr: "{key}, {meaning}" },
    free: { en: "{key}, free", fr: "{key}, libre" },
    first: {
      en: "First choose an answer above, then its key.",
      fr: "Choisissez d’abord une réponse ci-dessus, puis sa touche.",
    },
    waiting: {
      en: "Now press the key for “{meaning}”.",
      fr: "Appuyez maintenant sur la touche pour « {meaning} ».",
    },
    set: { en: "{meaning}: {key}.", fr: "{meaning} : {key}." },
    swapped: {
      en: "{meaning}: {key}. {other} has changed to {otherKey}.",
      fr: "{meaning} : {key}. {other} passe à {otherKey}.",
    },
    unusable: {
      en: "This key cannot be used. Press a letter or a digit.",
      fr: "Cette touche ne peut pas servir. Appuyez sur une lettre ou un chiffre.",
    },
  },
  add: {
    close: { en: "Close", fr: "Fermer" },
  },
  text: {
    /** The label of a text if the study has only one language. */
    text: { en: "Text", fr: "Texte" },
    english: { en: "Text in English", fr: "Texte en anglais" },
    french: { en: "Text in French", fr: "Texte en français" },
    inEnglish: { en: "in English", fr: "en anglais" },
    inFrench: { en: "in French", fr: "en français" },
    keptEnglish: {
      en: "The English text is kept. It appears again when the study is also in English.",
      fr: "Le texte anglais est conservé. Il réapparaît dès que l’étude est aussi en anglais.",
    },
    keptFrench: {
      en: "The French text is kept. It appears again when the study is also in French.",
      fr: "Le texte français est conservé. Il réapparaît dès que l’étude est aussi en français.",
    },
    placeholder: {
      en: "What participants read on this page",
      fr: "Ce que les participants lisent sur cette page",
    },
  },
  instructions: {
    label: {
      en: "What participants read before the task and before each block",
      fr: "Ce que les participants lisent avant la tâche et avant chaque bloc",
    },
    ours: { en: "ours", fr: "la nôtre" },
    own: { en: "your own", fr: "la vôtre" },
    none: { en: "none", fr: "aucune" },
    text: { en: "Your instructions", fr: "Votre consigne" },
    /** Instructions that apply to single conditions; {name} is the condition. */
    forOne: { en: "In the condition {name}", fr: "Dans la condition {name}" },
    same: { en: "the same", fr: "la même" },
    textForOne: { en: "Your instructions: {name}", fr: "Votre consigne : {name}" },
    ownNote: {
      en: "Participants in the published data read other instructions, so compare scores with caution. The methods text and the data state that the instructions are yours.",
      fr: "Les participants des études publiées avaient lu une autre consigne : la comparaison des scores demande de la prudence. La section Méthode et les données indiquent que la consigne est la vôtre.",
    },
    noneNote: {
      en: "Before this step, add a page of text that explains the task. Be cautious when you compare scores with published data.",
      fr: "Expliquez la tâche aux participants sur une page de texte placée avant cette étape. La comparaison avec les données publiées demande de la prudence.",
    },
  },
  /** Tasks that the author has not completed yet, such as a text to write. They are not errors. */
  toDo: {
    one: { en: "Still to write", fr: "Reste à écrire" },
    title: { en: "Still to write: {n}", fr: "Reste à écrire : {n}" },
  },
  conditions: {
    title: { en: "Conditions", fr: "Conditions" },
    none: {
      en: "Everyone does the same. Add conditions to compare groups, such as Speed and Accuracy.",
      fr: "Tous les participants font la même chose. Ajoutez des conditions pour comparer des groupes, par exemple Vitesse et Précision.",
    },
    name: { en: "Condition {n}", fr: "Condition {n}" },
    inData: { en: "in the data: {id}", fr: "dans les données : {id}" },
    add: { en: "Add a condition", fr: "Ajouter une condition" },
    addFirst: { en: "Add conditions", fr: "Ajouter des conditions" },
    remove: { en: "Remove the condition {name}", fr: "Retirer la condition {name}" },
    placeholder: { en: "Speed, Accuracy", fr: "Vitesse, Précision" },
    second: {
      en: "A comparison needs at least two conditions: name another one, or remove this one.",
      fr: "Une comparaison demande au moins deux conditions : nommez-en une autre, ou retirez celle-ci.",
    },
    help: {
      en: "Commas separate names. The name in the data is made from the first name that you give the condition, and stays when you rename it.",
      fr: "Les virgules séparent les noms. Le nom dans les données est formé à partir du premier nom que vous donnez à la condition, et reste le même si vous la renommez.",
    },
    who: { en: "Who does this step", fr: "Qui fait cette étape" },
    everyone: { en: "everyone", fr: "tous les participants" },
    some: { en: "only some conditions:", fr: "certaines conditions seulement :" },
    tick: {
      en: "Tick at least one condition, or choose “everyone”.",
      fr: "Il faut cocher au moins une condition, ou choisir « tous les participants ».",
    },
    onlySome: { en: "only {names}", fr: "seulement {names}" },
  },
  visits: {
    title: { en: "Visits", fr: "Visites" },
    none: {
      en: "Participants take part once. Add a visit if they come back on another day.",
      fr: "Les participants viennent une seule fois. Ajoutez une visite s’ils reviennent un autre jour.",
    },
    name: { en: "Visit {n}", fr: "Visite {n}" },
    add: { en: "Add a visit", fr: "Ajouter une visite" },
    remove: { en: "Remove the visit {name}", fr: "Retirer la visite {name}" },
    after: { en: "Visit {n}: days counted from", fr: "Visite {n} : jours comptés depuis" },
    from: { en: "Visit {n}: first day", fr: "Visite {n} : premier jour" },
    to: { en: "Visit {n}: last day", fr: "Visite {n} : dernier jour" },
    help: {
      en: "At the end of each visit, participants get a personal link to the next one, and a file for their calendar. The site does not send reminders. Days are calendar dates of the participant’s device. JATOS cannot run a study with several visits.",
      fr: "À la fin de chaque visite, les participants reçoivent un lien personnel vers la suivante et un fichier pour leur agenda. Le site n’envoie pas de rappel. Les jours sont des jours calendaires, d’après la date de l’appareil du participant. JATOS ne permet pas plusieurs visites.",
    },
    at: { en: "Visits that include this step", fr: "À quelles visites se fait cette étape" },
    every: { en: "every visit", fr: "toutes les visites" },
    some: { en: "only some visits:", fr: "certaines visites seulement :" },
    tick: {
      en: "Tick at least one visit, or choose “every visit”.",
      fr: "Il faut cocher au moins une visite, ou choisir « toutes les visites ».",
    },
  },
  repair: {
    use: { en: "Use {value}", fr: "Mettre {value}" },
    other: { en: "{name}: use {value}", fr: "{name} : mettre {value}" },
    otherClear: { en: "{name}: use the default", fr: "{name} : mettre la valeur par défaut" },
    remove: { en: "Remove it", fr: "Le retirer" },
    clear: { en: "Clear it", fr: "Vider ce champ" },
    english: { en: "Run the study in English only", fr: "Étude en anglais seulement" },
    french: { en: "Run the study in French only", fr: "Étude en français seulement" },
    done: { en: "Corrected: {name}.", fr: "Corrigé : {name}." },
  },
  /** Labels of locations in the document that have no field, or whose field has no label of its own. */
  places: {
    steps: { en: "Steps", fr: "Étapes" },
    rule: { en: "early exit, rule {n}", fr: "sortie anticipée, règle {n}" },
    title: { en: "Title of the study", fr: "Titre de l’étude" },
    plan: { en: "Sample size", fr: "Effectif" },
    /** A question of a survey: its number and the beginning of its text. */
    question: { en: "question {n} {text}", fr: "question {n} {text}" },
    note: { en: "text {text}", fr: "texte {text}" },
    page: { en: "page {n}", fr: "page {n}" },
    scale: { en: "scale {n}", fr: "échelle {n}" },
    source: { en: "source {n}", fr: "source {n}" },
    questions: { en: "questions", fr: "questions" },
    survey: {
      label: { en: "text", fr: "texte" },
      hint: { en: "hint", fr: "indication" },
      id: { en: "name in the data", fr: "nom dans les données" },
      type: { en: "type", fr: "type" },
      choices: { en: "choices", fr: "réponses proposées" },
      matrix: { en: "choices of the table", fr: "réponses proposées du tableau" },
      show: { en: "show only if", fr: "afficher seulement si" },
      min: { en: "smallest answer", fr: "plus petite réponse" },
      max: { en: "largest answer", fr: "plus grande réponse" },
      step: { en: "step", fr: "pas" },
      labels: { en: "labels of the scale", fr: "libellés de l’échelle" },
      problem: { en: "message", fr: "message" },
      required: { en: "answer required", fr: "réponse obligatoire" },
      expect: { en: "expected answer", fr: "réponse attendue" },
      order: { en: "order", fr: "ordre" },
      fixed: { en: "place of the page", fr: "place de la page" },
      items: { en: "questions", fr: "questions" },
      reversed: { en: "reversed questions", fr: "questions inversées" },
      score: { en: "score", fr: "score" },
      answered: { en: "share of answers", fr: "part de réponses" },
      title: { en: "title", fr: "titre" },
      citation: { en: "citation", fr: "référence" },
      url: { en: "link", fr: "lien" },
    },
    version: { en: "version of the task", fr: "version de la tâche" },
    task: { en: "task", fr: "tâche" },
    unknown: { en: "unknown field “{key}”", fr: "champ inconnu « {key} »" },
  },
});
