import { defineContent } from "@/lib/i18n/define-content";

export const protocol = defineContent("protocol", {
  /** The title, which other pages also use as the name of this page. */
  title: { en: "Build a study", fr: "Créer une étude" },
  description: {
    en: "Choose tasks, arrange them and set their parameters: you see at once how long the study takes, what it costs and how many participants you need. Free.",
    fr: "Choisissez des tâches, leur ordre et leurs réglages : la durée, le coût et le nombre de participants s’affichent aussitôt. C’est gratuit.",
  },
  lede: {
    en: "Choose tasks, arrange them and set their parameters. You see at once how long the study takes, what it costs, how many participants you need, and the text for your paper. The study is stored in the link of this page and on this device; it is not sent.",
    fr: "Choisissez des tâches, leur ordre et leurs réglages : la durée, le coût, le nombre de participants et le texte de votre article s’affichent aussitôt. L’étude reste dans le lien de cette page et sur cet appareil ; rien n’est envoyé.",
  },
  needsScripts: {
    en: "To build your own study, turn on JavaScript in this browser. Below is an example.",
    fr: "Pour construire votre étude, activez JavaScript dans ce navigateur. Voici un exemple.",
  },
  loading: { en: "Loading the editor…", fr: "L’éditeur se charge." },
  lost: {
    en: "The editor could not be loaded. Check your connection and try again: the study in the link is not lost.",
    fr: "L’éditeur n’a pas pu être chargé. Vérifiez votre connexion et réessayez : l’étude contenue dans le lien n’est pas perdue.",
  },
  retry: { en: "Try again", fr: "Réessayer" },
  example: {
    name: { en: "Stroop and personality", fr: "Stroop et personnalité" },
    eyebrow: { en: "An example", fr: "Un exemple" },
    setTitle: { en: "Settings", fr: "Réglages" },
    steps: { en: "steps", fr: "étapes" },
    perPerson: { en: "per participant", fr: "par participant" },
    people: { en: "participants", fr: "participants" },
    pay: { en: "cost before fees", fr: "coût hors frais" },
    atDefault: { en: "{n} more settings", fr: "{n} autres réglages" },
    defaults: { en: "at their defaults", fr: "à leur valeur par défaut" },
    trials: { en: "{n} test trials", fr: "{n} essais expérimentaux" },
    items: { en: "{n} statements", fr: "{n} énoncés" },
    question: {
      en: "The effect to detect: a true correlation of .30 between the Stroop effect and extraversion, both measured in one session.",
      fr: "L’effet à détecter : une corrélation vraie de 0,30 entre l’effet Stroop et l’extraversion, mesurées dans la même passation.",
    },
    seesTitle: { en: "What a participant sees", fr: "Ce que voit un participant" },
    paperTitle: { en: "For your paper", fr: "Dans l’article" },
    afterwards: {
      en: "The {n} statements of the Mini-IPIP follow.",
      fr: "Les {n} énoncés du Mini-IPIP suivent.",
    },
    costTitle: {
      en: "{people} participants for {minutes} minutes at {hour} an hour cost {pay}",
      fr: "{people} participants pendant {minutes} minutes, à {hour} de l’heure : {pay}",
    },
    costText: {
      en: "This is the pay alone. The editor adds the recruiter’s fee and the participants whose data cannot be analysed.",
      fr: "C’est la rémunération seule. L’éditeur y ajoute les frais de recrutement et les participants dont les données ne pourront pas être analysées.",
    },
  },
});
