import { defineContent } from "@/lib/i18n/define-content";
import { organisation } from "./organisation";

export const home = defineContent("home", {
  title: {
    en: "Behavioural experiments that run anywhere",
    fr: "Des expériences comportementales qui tournent partout",
  },
  description: {
    en: `${organisation.name} offers web and smartphone applications that use tools for experiments and surveys, in the lab and online. Try one on this page.`,
    fr: `${organisation.name} propose des applications web et smartphone qui utilisent des outils d’expérimentation et de questionnaire, en laboratoire et en ligne. Essayez-les.`,
  },
  headline: {
    en: "Behavioural experiments that run anywhere.",
    fr: "Des expériences qui tournent partout.",
  },
  lede: {
    en: "We build apps for lab and online experiments, surveys and smartphone studies. Do not take our word for it: try one here.",
    fr: "Nous développons des applications pour les expériences en laboratoire et en ligne, les questionnaires et les études sur smartphone. Jugez sur pièces : essayez-en une ici.",
  },
  primary: { en: "See the portfolio", fr: "Voir le portfolio" },
  secondary: { en: "Plan a study with us", fr: "Préparer une étude avec nous" },
  figureOne: {
    en: "**Figure 1.** Name the colour of the ink, not the word: {trials} trials, about 20 seconds; nothing leaves your device. It takes eyes that tell four colours apart, and cannot be done with a screen reader.",
    fr: "**Figure 1.** Nommez la couleur de l’encre, pas le mot : {trials} essais, environ 20 secondes ; rien ne quitte votre appareil. Il faut voir et distinguer quatre couleurs : impossible avec un lecteur d’écran.",
  },
  afterResult: {
    en: "Do the full version",
    fr: "Faire la version complète",
  },
  settings: {
    title: {
      en: "One program, three settings",
      fr: "Un seul programme, trois cadres de passation",
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
          fr: "Un navigateur en plein écran sur vos propres machines, sans réseau si vous voulez. Un écran et un clavier connus, donc le même retard pour tous.",
        },
      },
      {
        id: "online",
        title: { en: "Online", fr: "En ligne" },
        body: {
          en: "A link that opens in a current browser, and that can carry the identifier given by a recruitment service. Trials during which the page is hidden are left out, those with a late frame are marked, and the result says how many.",
          fr: "Un lien qui s’ouvre dans un navigateur récent et peut porter l’identifiant donné par un service de recrutement. Les essais pendant lesquels la page est masquée sont écartés, ceux qui ont une image en retard sont marqués, et le résultat en donne le nombre.",
        },
      },
      {
        id: "smartphone",
        title: { en: "On a smartphone", fr: "Sur smartphone" },
        body: {
          en: "Large targets under the thumbs, and the response taken when the finger lands rather than when it lifts. Durations are set in milliseconds, not in frames, so they hold on a 120 Hz screen too.",
          fr: "De grandes cibles sous les pouces, et la réponse prise quand le doigt se pose, non quand il se lève. Les durées sont fixées en millisecondes, non en nombre d’images : elles valent aussi sur un écran à 120 Hz.",
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
    methodsTitle: { en: "Methods paragraph", fr: "Paragraphe de méthode" },
    methodsNote: {
      en: "Written from the same parameters: when one of them changes, the figure and this paragraph change with it.",
      fr: "Écrit d’après les mêmes paramètres : quand l’un d’eux change, la figure et ce paragraphe changent aussi.",
    },
    run: { en: "Take part", fr: "Participer" },
    details: { en: "Details in the portfolio", fr: "Détails dans le portfolio" },
  },
  featured: {
    title: { en: "Three more to take part in", fr: "Trois autres à passer vous-même" },
    intro: {
      en: "Each runs on this page’s own terms: offline, on a phone or a computer, with your data in your hands at the end.",
      fr: "Chacune tourne aux mêmes conditions que celle-ci : hors ligne, sur téléphone ou ordinateur, et vos données restent entre vos mains.",
    },
    all: { en: "See all {count} apps", fr: "Voir les {count} applications" },
  },
  promises: {
    title: { en: "What you can hold us to", fr: "Ce que vous pouvez exiger de nous" },
    items: [
      {
        title: { en: "No score without its uncertainty", fr: "Pas de score sans son incertitude" },
        body: {
          en: "Every score has a 95% interval, or says why it has none. Where data have been published it stands beside them, with their source and what differs; where none have, beside what chance gives.",
          fr: "Chaque score a un intervalle à 95 %, ou dit pourquoi il n’en a pas. S’il existe des données publiées, il est placé en regard, avec leur source et ce qui diffère ; sinon, en regard de ce que donne le hasard.",
        },
      },
      {
        title: { en: "Nothing sent behind your back", fr: "Aucun envoi à votre insu" },
        body: {
          en: "This site sets no cookie and does not measure its audience. Its pages request nothing from another host: their [Content-Security-Policy](page:cgu#storage) forbids it.",
          fr: "Ce site ne dépose aucun cookie et ne mesure pas son audience. Ses pages ne demandent rien à un autre serveur : leur [Content-Security-Policy](page:cgu#storage) l’interdit.",
        },
      },
      {
        title: {
          en: "Frank advice, even against our interest",
          fr: "Un avis franc, même contre notre intérêt",
        },
        body: {
          en: "Often a survey tool or a published task is enough. We list the tools that may do, and say [when not to hire us](page:about#not-us).",
          fr: "Souvent, un outil de questionnaire ou une tâche publiée suffit. Nous indiquons les outils possibles, et [quand ne pas faire appel à nous](page:about#not-us).",
        },
      },
    ],
  },
});
