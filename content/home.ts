import { defineContent } from "@/lib/i18n/define-content";
import { organisation } from "./organisation";

export const home = defineContent("home", {
  title: {
    en: "Behavioural experiments for research teams",
    fr: "Des expériences comportementales pour la recherche",
  },
  /** The English text states what the specification asks for ("What the product does and for whom"). */
  description: {
    en: `${organisation.name} builds behavioural experiments for research teams and offers web and smartphone applications that use tools for experiments and surveys.`,
    fr: "Nous développons des expériences comportementales pour la recherche : au laboratoire, en ligne, sur smartphone. Code, données et section Méthode sont à vous.",
  },
  headline: {
    en: "We build behavioural experiments for research teams, then hand everything over.",
    fr: "Nous développons des expériences comportementales pour la recherche, puis nous vous remettons tout.",
  },
  lede: {
    en: "In the lab, online or on smartphones. You keep the code, the data and the methods text. Try a task here: it takes 20 seconds.",
    fr: "Au laboratoire, en ligne ou sur smartphone. Vous gardez le code, les données et la section Méthode. Essayez ici une tâche : 20 secondes suffisent.",
  },
  /** The two main links of the home page: to the service and to the free study builder. */
  doors: {
    tell: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
    build: {
      en: "Build one yourself, free",
      fr: "Créez-la gratuitement",
    },
  },
  figureOne: {
    en: "**Figure 1.** {trials} trials, about 20 seconds. Your answers stay on your device. You need to tell four colours apart; the task does not work with a screen reader.",
    fr: "**Figure 1.** {trials} essais, environ 20 secondes. Rien ne quitte votre appareil. Il faut pouvoir distinguer quatre couleurs ; la tâche ne fonctionne pas avec un lecteur d’écran.",
  },
  afterResult: {
    full: { en: "Do the full version", fr: "Faire la version complète" },
  },
  facts: {
    label: { en: "In brief", fr: "En bref" },
    audience: {
      name: { en: "for", fr: "pour" },
      value: { en: "research labs, R&D teams", fr: "laboratoires, équipes de R&D" },
    },
    tasks: {
      name: { en: "try now", fr: "à essayer" },
      value: { en: "{count} tasks, no sign-up", fr: "{count} tâches, sans inscription" },
    },
    languages: {
      name: { en: "languages", fr: "langues" },
      value: { en: "English and French", fr: "français et anglais" },
    },
    builder: {
      name: { en: "build a study", fr: "créer une étude" },
      value: { en: "free, no account", fr: "gratuit, sans compte" },
    },
    code: {
      name: { en: "the code", fr: "le code" },
      value: { en: "open, MIT licence", fr: "libre, licence MIT" },
    },
    price: {
      name: { en: "a new task", fr: "une nouvelle tâche" },
      value: { en: "from {price}", fr: "à partir de {price}" },
    },
    place: {
      name: { en: "where", fr: "où" },
      value: { en: "{city}, {country}", fr: "{city}, {country}" },
    },
  },
  /** Marks a fact that still contains a sample value. */
  sample: { en: "sample", fr: "exemple" },
  builder: {
    title: {
      en: "Move one slider: power, cost and methods text follow.",
      fr: "Déplacez un curseur : puissance, coût et section Méthode suivent.",
    },
    intro: {
      en: "The study builder plans your sample, estimates its cost, drafts the methods and the preregistration, and exports a study that is ready to run. You need neither an account nor programming; to collect online, you need a server or JATOS.",
      fr: "L’éditeur calcule votre effectif et son coût, rédige une première version de la section Méthode et du préenregistrement, et exporte une étude prête pour la passation. Ni compte ni programmation ; pour un recueil en ligne, il faut un serveur ou JATOS.",
    },
    axis: { en: "estimated correlation", fr: "corrélation estimée" },
    missed: { en: "{n} miss the effect", fr: "{n} manquent l’effet" },
    detected: { en: "{n} detect it", fr: "{n} le détectent" },
    figure: {
      en: "The 95% intervals of one hundred studies with {people} participants: {times} exclude zero.",
      fr: "Les intervalles à 95 % de cent études de {people} participants : {times} excluent zéro.",
    },
    caption: {
      en: "**Figure 2.** One hundred studies of this size, each with the 95% interval that it would report; the blue ones exclude zero. The question: is the Stroop effect correlated with extraversion? The true correlation is assumed to be {effect}. Reliabilities within one session: Stroop effect, {trials} trials, {reliability}; extraversion, α, {other}.",
      fr: "**Figure 2.** Cent études de cet effectif, chacune avec l’intervalle à 95 % qu’elle publierait ; ceux en bleu excluent zéro. La question : l’effet Stroop est-il corrélé à l’extraversion ? La corrélation vraie est supposée de {effect}. Fidélités dans une même passation : effet Stroop, {trials} essais, {reliability} ; extraversion, α, {other}.",
    },
    participants: { en: "participants", fr: "participants" },
    needsScripts: {
      en: "The slider needs JavaScript, which is off in this browser. The builder needs it, too.",
      fr: "Le curseur et l’éditeur nécessitent JavaScript, désactivé dans ce navigateur.",
    },
    /** The link to the builder. Below a text about methods, its name states what visitors can build. */
    build: { en: "Build a study yourself, free", fr: "Créer une étude gratuitement" },
    moved: {
      en: "{people} participants, power {power}, {total}",
      fr: "{people} participants, puissance {power}, {total}",
    },
    mark: { en: "{need}: power {power}", fr: "{need} : puissance {power}" },
    /** The name of the button. It contains the text of the mark. */
    setNeed: {
      en: "Set the number of participants to {need}: power {power}",
      fr: "Choisir un effectif de {need} : puissance {power}",
    },
    power: {
      name: { en: "power", fr: "puissance" },
      text: {
        en: "With {people} participants, {times} of 100 such studies would detect the effect (power {power}). A power of {target} requires {need} ({low} to {high}).",
        fr: "Avec {people} participants, la puissance est de {power} : {times} études sur 100 détecteraient l’effet. Pour une puissance de {target}, il faut {need} participants ({low} à {high}).",
      },
    },
    price: {
      name: { en: "cost", fr: "coût" },
      text: {
        en: "{total} for {people} participants: {minutes} min each at {hour} an hour, before fees and without the time for reading and consent.",
        fr: "{total} pour {people} participants : {minutes} min chacun à {hour} de l’heure, hors frais de recrutement, sans le temps de lecture et de consentement.",
      },
    },
    methods: {
      name: { en: "methods text", fr: "section Méthode" },
      text: {
        en: "“We planned to test {people} participants. With the published reliabilities within one session ({reliability} for the Stroop effect with {trials} trials, {other} for extraversion), this gave a power of {power} to detect a true correlation of {effect} (two-sided, α = {alpha}).”",
        fr: "« Nous avons prévu de tester {people} participants. Avec les fidélités publiées dans une même passation ({reliability} pour l’effet Stroop en {trials} essais, {other} pour l’extraversion), la puissance était de {power} pour détecter une corrélation vraie de {effect} (test bilatéral, α = {alpha}). »",
      },
    },
  },
  tasks: {
    title: {
      en: "Tasks you can try, adapt and run",
      fr: "Des tâches à essayer, à adapter, à faire passer",
    },
    intro: {
      en: "Each is shown with one trial and, where we have published data, with the published scores. They are starting points, not replacements for validated versions.",
      fr: "Chacune est présentée avec un essai et, s’il existe des données publiées, avec leurs scores. Ce sont des points de départ : elles ne remplacent pas les versions validées.",
    },
    try: { en: "Try it", fr: "Essayer" },
    adapt: { en: "Adapt it", fr: "Adapter" },
    all: {
      en: "All {count} tasks, with methods, references and files",
      fr: "Les {count} tâches, avec méthode, références et fichiers",
    },
  },
  settings: {
    title: { en: "One study, wherever it runs", fr: "Une seule étude, où qu’elle ait lieu" },
    intro: {
      en: "We write your study once; it runs in the lab, online and on smartphones. Only the device, the consent form and the risks to data quality differ.",
      fr: "Nous écrivons votre étude une seule fois ; elle fonctionne au laboratoire, en ligne et sur smartphone. Seuls changent l’appareil, le formulaire de consentement et les risques pour la qualité des données.",
    },
    items: [
      {
        title: { en: "In the lab", fr: "Au laboratoire" },
        body: {
          en: "Full screen on your computers, with or without a network. You assign each participant a number, which is stored in the data.",
          fr: "En plein écran sur vos ordinateurs, avec ou sans réseau. Vous donnez à chaque participant un numéro, qui figure dans les données.",
        },
      },
      {
        title: { en: "Online", fr: "En ligne" },
        body: {
          en: "One link, which carries the participant’s ID. If a participant switches tabs, the trial is excluded; dropped frames are flagged.",
          fr: "Un lien, avec l’identifiant du participant. Si le participant change d’onglet, l’essai est exclu ; les images manquées sont signalées.",
        },
      },
      {
        title: { en: "On a smartphone", fr: "Sur smartphone" },
        body: {
          en: "Large targets within reach of the thumbs. The response is timed when the finger lands, not when it lifts. In a study of several days, participants get a personal link and a calendar file; the site does not send reminders.",
          fr: "De grandes cibles à portée des pouces. La réponse est datée quand le doigt se pose, non quand il se lève. Pour une étude sur plusieurs jours, les participants reçoivent un lien personnel et un fichier pour leur agenda ; le site n’envoie pas de rappel.",
        },
      },
    ],
  },
  promises: {
    title: { en: "What you can rely on", fr: "Nos engagements" },
    scores: {
      title: { en: "Scores with their uncertainty", fr: "Des scores avec leur marge d’erreur" },
      body: {
        en: "Scores come with a 95% interval and with published data to compare them with. Where there is no interval or no comparison, we say why. [Recompute one yourself](page:about#sample-data).",
        fr: "Les scores ont un intervalle à 95 %, et pour repère des données publiées. Quand l’intervalle ou la comparaison manquent, nous disons pourquoi. [Recalculez-en un vous-même](page:about#sample-data).",
      },
      interval: { en: "{r} [{low}, {high}]", fr: "{r} [{low} ; {high}]" },
      caption: {
        en: "Test–retest reliability of four such tasks, about {days} days apart, in {least} to {most} participants ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)).",
        fr: "Fidélité test-retest de quatre tâches semblables, à environ {days} jours d’intervalle, chez {least} à {most} participants ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)).",
      },
    },
    requests: {
      title: { en: "Data go only where you decide", fr: "Aucun envoi à votre insu" },
      body: {
        en: "A study sends its data only to the server that you name; [the browser blocks all other requests](page:cgu#storage). The link back to the recruiter carries the completion code, not the answers.",
        fr: "Une étude n’envoie ses données qu’au serveur que vous avez choisi ; [le navigateur bloque toute autre requête](page:cgu#storage). Le lien de retour vers le service de recrutement porte le code de fin, pas les réponses.",
      },
      none: {
        en: "cookies, trackers, advertisements",
        fr: "cookie, traceur ou publicité",
      },
      count: {
        en: "requests to other sites since you arrived: {count}",
        fr: "requêtes vers d’autres sites depuis votre arrivée : {count}",
      },
    },
    advice: {
      lead: { en: "we decline, at least for now:", fr: "nous disons non, ou pas encore :" },
      title: { en: "We say when not to hire us", fr: "Nous disons quand se passer de nous" },
      body: {
        en: "In these {count} cases we do not take on the study, or not yet. [Where another solution fits better, we name it](page:about#not-us).",
        fr: "Dans ces {count} cas, nous ne réalisons pas l’étude, ou pas encore. [Si une autre solution convient mieux, nous la nommons](page:about#not-us).",
      },
    },
    own: {
      title: { en: "You keep all of it", fr: "Tout reste à vous" },
      body: {
        en: "The study runs without us, offline too. Its scripts compute the same numbers as the page.",
        fr: "L’étude fonctionne sans nous, même hors ligne. Ses scripts donnent les mêmes nombres que la page.",
      },
      archive: { en: "your-study.zip", fr: "votre-etude.zip" },
      files: [
        { file: "index.html", holds: { en: "the study", fr: "l’étude" } },
        { file: "protocol.json", holds: { en: "its settings", fr: "ses réglages" } },
        { file: "analysis/", holds: { en: "R and Python", fr: "R et Python" } },
        { file: "papers/", holds: { en: "methods and more", fr: "méthode, etc." } },
        { file: "data/", holds: { en: "for your data", fr: "pour vos données" } },
      ],
    },
  },
  who: {
    title: { en: "Who is behind it", fr: "Qui sommes-nous ?" },
    new: {
      en: "**We are new: we do not have a client list yet.** Judge us by the {count} tasks.",
      fr: "**Nous débutons : nous n’avons pas encore de liste de clients.** Jugez-nous sur les {count} tâches.",
    },
    address: { en: "{name}, {street}, {city}.", fr: "{name}, {street}, {city}." },
    rate: {
      en: "A day of work costs {rate} before tax. [What a study costs](page:about#costs).",
      fr: "Une journée de travail coûte {rate} hors taxes. [Ce que coûte une étude](page:about#costs).",
    },
  },
  closing: {
    title: { en: "Have a study in mind?", fr: "Une étude en tête ?" },
    body: {
      en: "Tell us the question, who takes part, where, and by when. A few lines are enough.",
      fr: "Dites-nous la question, qui participe, où, et pour quand. Quelques lignes suffisent.",
    },
  },
});
