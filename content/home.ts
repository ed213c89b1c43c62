import { defineContent } from "@/lib/i18n/define-content";
import { organisation } from "./organisation";

export const home = defineContent("home", {
  title: {
    en: "Behavioural experiments that run anywhere",
    fr: "Des expériences comportementales, partout",
  },
  description: {
    en: `${organisation.name} offers web and smartphone applications that use tools for experiments and surveys, in the lab and online. Try one on this page.`,
    fr: `${organisation.name} propose des applications web et smartphone qui utilisent des outils d’expérimentation et de questionnaire, en laboratoire et en ligne. Essayez-les.`,
  },
  headline: {
    en: "Behavioural experiments that run anywhere.",
    fr: "Des expériences comportementales, partout.",
  },
  lede: {
    en: "We build apps for lab and online experiments, surveys and smartphone studies. Don’t take our word for it: do one now. It takes 20 seconds.",
    fr: "Nous développons des applications pour les expériences en laboratoire et en ligne, les questionnaires et les études sur smartphone. Jugez sur pièces : passez une expérience tout de suite, en 20 secondes.",
  },
  primary: { en: "See the portfolio", fr: "Voir le portfolio" },
  secondary: { en: "Plan a study with us", fr: "Préparer une étude avec nous" },
  figureOne: {
    en: "**Figure 1.** Name the colour of the ink, not the word: {trials} trials, about 20 seconds. Nothing leaves your device. You need to tell four colours apart; it does not work with a screen reader.",
    fr: "**Figure 1.** Indiquez la couleur de l’encre, pas le mot : {trials} essais, environ 20 secondes. Rien ne quitte votre appareil. Il faut pouvoir distinguer quatre couleurs ; la tâche ne fonctionne pas avec un lecteur d’écran.",
  },
  afterResult: {
    full: { en: "Do the full version", fr: "Faire la version complète" },
    ask: { en: "Ask for a study like this", fr: "Demander une étude comme celle-ci" },
  },
  settings: {
    title: {
      en: "One program, three settings",
      fr: "Un seul programme : au labo, en ligne, sur smartphone",
    },
    intro: {
      en: "We write your study once. Only the device, the consent and the risks change.",
      fr: "Nous écrivons votre étude une seule fois. Seuls changent l’appareil, le consentement et les risques.",
    },
    items: [
      {
        id: "lab",
        title: { en: "In the lab", fr: "Au laboratoire" },
        picture: {
          en: "A monitor that shows one coloured word and nothing else, above a keyboard whose keys D, F, J and K are marked.",
          fr: "Un écran qui ne montre qu’un mot en couleur, au-dessus d’un clavier dont les touches D, F, J et K sont marquées.",
        },
        body: {
          en: "Full screen on your machines, offline if you like. Identical machines, much the same lag.",
          fr: "En plein écran sur vos machines, avec ou sans réseau. À postes identiques, même retard ou presque.",
        },
      },
      {
        id: "online",
        title: { en: "Online", fr: "En ligne" },
        picture: {
          en: "A browser window with the same word and four answers; its address bar holds a PROLIFIC_PID.",
          fr: "Une fenêtre de navigateur avec le même mot et quatre réponses ; sa barre d’adresse contient un PROLIFIC_PID.",
        },
        body: {
          en: "One link that carries the participant’s ID. Trials with the page hidden are excluded, late frames flagged.",
          fr: "Un lien, avec l’identifiant du participant. Les essais pendant lesquels la page était cachée sont exclus, les images en retard signalées.",
        },
      },
      {
        id: "smartphone",
        title: { en: "On a smartphone", fr: "Sur smartphone" },
        picture: {
          en: "A phone with the same word, and two thumbs on its answers.",
          fr: "Un téléphone avec le même mot, deux pouces posés sur les réponses.",
        },
        body: {
          en: "Large targets within thumb’s reach; timed when the finger lands, not when it lifts.",
          fr: "De grandes cibles sous les pouces ; la réponse est datée quand le doigt se pose.",
        },
      },
    ],
  },
  app: {
    title: {
      en: "The same task, as a paper describes it",
      fr: "La même tâche, décrite comme dans un article",
    },
    figure: {
      en: "**Figure 2.** One trial, drawn from the same parameters as the text.",
      fr: "**Figure 2.** Un essai, dessiné d’après les mêmes paramètres que le texte.",
    },
    methodsTitle: { en: "Methods paragraph", fr: "Section Méthode" },
    parameters: {
      legend: { en: "Parameters", fr: "Paramètres" },
      fixationMs: { en: "Fixation cross", fr: "Croix de fixation" },
      responseWindowMs: { en: "Time to respond", fr: "Temps limite" },
      trials: { en: "Test trials", fr: "Essais mesurés" },
      inBlocks: { en: "{trials} in {blocks} blocks", fr: "{trials} en {blocks} blocs" },
      length: { en: "Length", fr: "Durée" },
      assumed: {
        en: "{length}, at {rt} s per answer",
        fr: "{length}, à raison de {rt} s par réponse",
      },
      asRun: {
        en: "The app runs with these values.",
        fr: "L’application tourne avec ces valeurs.",
      },
      tryThem: {
        en: "The app runs with these values. Move a slider: figure, text and length follow.",
        fr: "L’application tourne avec ces valeurs. Déplacez un curseur : la figure, le texte et la durée suivent.",
      },
      changed: {
        en: "“{run}” starts the app with these values, as a study with its own link.",
        fr: "« {run} » lance l’application avec les valeurs affichées, comme une étude qui a son propre lien.",
      },
      runThese: { en: "Run it with these values", fr: "Lancer avec ces valeurs" },
      runFailed: {
        en: "The link could not be created. Check your connection and try again.",
        fr: "Le lien n’a pas pu être fait. Vérifiez votre connexion et réessayez.",
      },
      studyTitle: { en: "Stroop task with your values", fr: "Stroop avec vos valeurs" },
      reset: { en: "Reset the values", fr: "Rétablir les valeurs" },
      copy: { en: "Copy the paragraph", fr: "Copier le paragraphe" },
      copied: { en: "Paragraph copied", fr: "Paragraphe copié" },
      copyFailed: {
        en: "The browser did not allow copying: select the text and copy it yourself.",
        fr: "Le navigateur ne l’a pas permis : sélectionnez le texte pour le copier.",
      },
    },
    run: { en: "Try it", fr: "Essayer" },
    details: { en: "Details in the portfolio", fr: "Détails dans le portfolio" },
  },
  featured: {
    title: { en: "Six more to try", fr: "Six autres à essayer" },
    intro: {
      en: "They run offline, on a phone or a computer, and the data are yours.",
      fr: "Elles fonctionnent hors ligne, sur téléphone ou ordinateur, et vos données restent entre vos mains.",
    },
    all: { en: "See all {count} apps", fr: "Voir les {count} applications" },
  },
  closing: {
    title: { en: "Have a study in mind?", fr: "Une étude en tête ?" },
    body: {
      en: "Tell us the question, who takes part, where, and by when. A few lines are enough.",
      fr: "Dites-nous la question, qui participe, où, et pour quand. Quelques lignes suffisent.",
    },
    action: { en: "Write to us", fr: "Nous écrire" },
  },
  promises: {
    title: { en: "What you can hold us to", fr: "Ce que vous pouvez exiger de nous" },
    scores: {
      title: { en: "No score without its uncertainty", fr: "Des scores avec leur marge d’erreur" },
      body: {
        en: "Every score comes with its 95% interval, beside published data and their source. Where it can’t, we say why. We also say how far to rely on it. [Recompute one yourself](page:about#sample-data).",
        fr: "Chaque score a son intervalle à 95 %, et pour repère des données publiées avec leur source. Ce qui manque est signalé et expliqué. Nous disons aussi jusqu’où s’y fier. [Recalculez-en un vous-même](page:about#sample-data).",
      },
      interval: { en: "{r} [{low}, {high}]", fr: "{r} [{low} ; {high}]" },
      caption: {
        en: "How well scores on four such tasks agree after some {days} days: published test-retest correlations with 95% intervals, {least} to {most} people ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)).",
        fr: "Corrélations test-retest publiées de quatre tâches semblables, à environ {days} jours d’intervalle, avec leurs intervalles à 95 %, de {least} à {most} personnes ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)).",
      },
    },
    requests: {
      title: { en: "Nothing sent behind your back", fr: "Aucun envoi à votre insu" },
      body: {
        en: "No cookies, no analytics. Our [Content-Security-Policy](page:cgu#storage) lists every host that a page may connect to, and the browser enforces it.",
        fr: "Ni cookie ni mesure d’audience. Notre [Content-Security-Policy](page:cgu#storage) énumère les serveurs auxquels une page peut se connecter, et le navigateur la fait respecter.",
      },
      self: {
        en: "The line of that policy; “self” is this site.",
        fr: "La ligne de cette règle ; « self » désigne ce site.",
      },
      count: {
        en: "Requests to other hosts since you arrived: {count}",
        fr: "Requêtes vers d’autres serveurs depuis votre arrivée : {count}",
      },
    },
    advice: {
      title: {
        en: "Frank advice, even against our interest",
        fr: "Un avis franc, même contre notre intérêt",
      },
      body: {
        en: "Often an existing tool is enough. We say which, and [when not to hire us](page:about#not-us):",
        fr: "Souvent, un outil existant suffit. Nous disons lequel, et [quand ne pas faire appel à nous](page:about#not-us) :",
      },
    },
  },
});
