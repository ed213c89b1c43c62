import { defineContent } from "./define-content";

export const home = defineContent("home", {
  title: {
    en: "Behavioural experiments that run anywhere",
    fr: "Des expériences comportementales qui tournent partout",
  },
  description: {
    en: "Protocole offers web and smartphone applications that use tools for experiments and surveys, in the lab and online. Try one on this page.",
    fr: "Protocole propose des applications web et smartphone qui utilisent des outils d’expérimentation et de questionnaire, au labo et en ligne. Essayez.",
  },
  headline: {
    en: "Behavioural experiments that run anywhere.",
    fr: "Des expériences qui tournent partout.",
  },
  lede: {
    en: "We build apps for lab and online experiments, surveys and smartphone studies. What we claim can be tried on the spot. Start with this one.",
    fr: "Nous construisons des applications pour les expériences en laboratoire et en ligne, les questionnaires et les études sur smartphone. Ce que nous affirmons s’essaie sur place. Commencez par celle-ci.",
  },
  primary: { en: "See the portfolio", fr: "Voir le portfolio" },
  secondary: { en: "Plan a study with us", fr: "Préparer une étude avec nous" },
  figureOne: {
    en: "**Figure 1.** Name the ink, not the word. Twelve trials, about 20 seconds; nothing leaves your device.",
    fr: "**Figure 1.** Nommez l’encre, pas le mot. Douze essais, environ 20 secondes ; rien ne quitte votre appareil.",
  },
  afterResult: {
    en: "Run it as a participant would",
    fr: "La passer comme un participant",
  },
  settings: {
    title: {
      en: "One program, three places to run it",
      fr: "Un seul programme, trois lieux de passation",
    },
    intro: {
      en: "A study is written once. What changes from one setting to the next is the device, the consent and what can go wrong.",
      fr: "Une étude s’écrit une fois. Ce qui change d’un cadre à l’autre, ce sont l’appareil, le consentement et ce qui peut mal tourner.",
    },
    items: [
      {
        id: "lab",
        title: { en: "In the lab", fr: "Au laboratoire" },
        body: {
          en: "A browser in full screen on your own machines, without a network if you like. One known display and keyboard, so that their lag is the same for everyone.",
          fr: "Un navigateur en plein écran sur vos propres machines, sans réseau si vous voulez. Un écran et un clavier connus, donc un même retard pour tous.",
        },
      },
      {
        id: "online",
        title: { en: "Online", fr: "En ligne" },
        body: {
          en: "A link that works in any current browser, with arrivals from a recruitment service recorded. Trials seen in a hidden tab or on a late frame are marked, and counted in the report.",
          fr: "Un lien qui marche dans tout navigateur actuel, avec l’arrivée depuis un service de recrutement enregistrée. Les essais passés dans un onglet caché ou sur une image en retard sont marqués, et comptés dans le rapport.",
        },
      },
      {
        id: "smartphone",
        title: { en: "On a smartphone", fr: "Sur smartphone" },
        body: {
          en: "Large targets under the thumbs, and the response taken when the finger lands rather than when it lifts. Durations are kept in time, not in frames, so that a 120 Hz screen shows them right.",
          fr: "De grandes cibles sous les pouces, et la réponse prise quand le doigt se pose, non quand il se lève. Les durées sont tenues en temps, non en images : un écran à 120 Hz les montre justes.",
        },
      },
    ],
  },
  app: {
    title: { en: "What you have just seen, described", fr: "Ce que vous venez de voir, décrit" },
    figure: {
      en: "**Figure 2.** One trial, drawn from the parameters that the app runs with.",
      fr: "**Figure 2.** Un essai, dessiné d’après les paramètres avec lesquels l’application tourne.",
    },
    methodsTitle: { en: "Methods paragraph", fr: "Paragraphe de méthode" },
    methodsNote: {
      en: "Written from the same parameters. Change one, and the figure, the facts and this paragraph change with it.",
      fr: "Écrit d’après les mêmes paramètres. Changez-en un : la figure, les données et ce paragraphe changent avec lui.",
    },
    run: { en: "Take part", fr: "Participer" },
    details: { en: "Details in the portfolio", fr: "Détails dans le portfolio" },
  },
  promises: {
    title: { en: "What you can hold us to", fr: "Ce que vous pouvez exiger de nous" },
    items: [
      {
        title: { en: "A result with its doubt", fr: "Un résultat avec son doute" },
        body: {
          en: "Every score comes with its interval and beside published data, with the source and what differs. Never a percentile, never a diagnosis.",
          fr: "Chaque score vient avec son intervalle et à côté de données publiées, avec la source et ce qui diffère. Jamais un centile, jamais un diagnostic.",
        },
      },
      {
        title: { en: "Nothing sent behind your back", fr: "Rien d’envoyé à votre insu" },
        body: {
          en: "This site sets no cookie, measures no audience and asks nothing of another host. Its [Content-Security-Policy](page:cgu#storage) forbids it.",
          fr: "Ce site ne pose aucun cookie, ne mesure aucune audience et ne demande rien à un autre serveur. Sa [Content-Security-Policy](page:cgu#storage) l’interdit.",
        },
      },
      {
        title: { en: "Advice against us", fr: "Des conseils contre nous" },
        body: {
          en: "Often a survey tool or a published task is enough. We say [which tool fits when, and when not to hire us](page:about#not-us).",
          fr: "Souvent, un outil de questionnaire ou une tâche publiée suffit. Nous disons [quel outil convient à quoi, et quand se passer de nous](page:about#not-us).",
        },
      },
    ],
  },
});
