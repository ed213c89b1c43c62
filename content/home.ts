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
    fr: "**Figure 1.** Nommez la couleur de l’encre, pas le mot : {trials} essais, environ 20 secondes. Rien ne quitte votre appareil. Il faut pouvoir distinguer quatre couleurs ; la tâche ne fonctionne pas avec un lecteur d’écran.",
  },
  afterResult: {
    en: "Do the full version",
    fr: "Faire la version complète",
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
        body: {
          en: "Full screen on your machines, with no network if you prefer. Everyone has the same screen and keyboard, so any lag is the same for all.",
          fr: "En plein écran sur vos machines, avec ou sans réseau. L’écran et le clavier sont les mêmes pour tous, et leur retard aussi.",
        },
      },
      {
        id: "online",
        title: { en: "Online", fr: "En ligne" },
        body: {
          en: "One link, any current browser. It passes on participant IDs from Prolific or your own panel. Trials with the page hidden are excluded, those with a late frame are flagged, and the result says how many.",
          fr: "Un simple lien, dans tout navigateur récent. Il transmet l’identifiant donné par Prolific ou par votre propre panel. Les essais où la page est masquée sont exclus, ceux dont une image est en retard sont signalés, et le résultat en donne le nombre.",
        },
      },
      {
        id: "smartphone",
        title: { en: "On a smartphone", fr: "Sur smartphone" },
        body: {
          en: "Large targets under the thumbs. Responses are timed when the finger lands, not when it lifts. Durations are set in milliseconds, so they also hold on a 120 Hz screen.",
          fr: "De grandes cibles sous les pouces ; la réponse est datée quand le doigt se pose, pas quand il se relève. Les durées sont fixées en millisecondes : elles valent aussi sur un écran à 120 Hz.",
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
      en: "**Figure 2.** One trial, drawn from the parameters that the app runs with.",
      fr: "**Figure 2.** Un essai, dessiné d’après les paramètres mêmes de l’application.",
    },
    methodsTitle: { en: "Methods paragraph", fr: "Section Méthode" },
    methodsNote: {
      en: "Figure and text come from the same parameters. Change one and both change.",
      fr: "Figure et texte viennent des mêmes paramètres : ils changent ensemble.",
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
    items: [
      {
        title: { en: "No score without its uncertainty", fr: "Aucun score sans sa marge d’erreur" },
        body: {
          en: "Every score comes with a 95% interval, or says why not. It’s shown next to published data, with their source and how that study differed, or, if there are none, next to what you’d expect by chance.",
          fr: "Chaque score est donné avec son intervalle à 95 %, ou l’on explique pourquoi il n’en a pas. Il figure en regard de données publiées, avec leur source et ce qui distingue l’étude dont elles viennent ; à défaut, en regard de ce que donnerait le hasard.",
        },
      },
      {
        title: { en: "Nothing sent behind your back", fr: "Aucun envoi à votre insu" },
        body: {
          en: "No cookies, no analytics. Pages request nothing from another host: their [Content-Security-Policy](page:cgu#storage) forbids it.",
          fr: "Ni cookie ni mesure d’audience. Les pages ne demandent rien à un autre serveur : leur [Content-Security-Policy](page:cgu#storage) l’interdit.",
        },
      },
      {
        title: {
          en: "Frank advice, even against our interest",
          fr: "Un avis franc, même contre notre intérêt",
        },
        body: {
          en: "Often an existing tool is enough. We say which, and [when not to hire us](page:about#not-us).",
          fr: "Souvent, un outil existant suffit. Nous disons lequel, et [quand ne pas faire appel à nous](page:about#not-us).",
        },
      },
    ],
  },
});
