import { defineContent } from "@/lib/i18n/define-content";

export const protocol = defineContent("protocol", {
  /** Also used as the name of the page elsewhere. */
  title: { en: "Write a protocol", fr: "Écrire un protocole" },
  description: {
    en: "Put apps in order, set their parameters, and see at once how long the study takes, what it costs and how many people it needs. Nothing is sent.",
    fr: "Mettez des applications en ordre, réglez-les, et voyez aussitôt la durée de l’étude, son coût et le nombre de personnes qu’il lui faut. Rien n’est envoyé.",
  },
  lede: {
    en: "Put apps in order and set their parameters: length, cost, number of people and the text for your paper follow at once. The study stays in the address of this page and on this device; nothing is sent.",
    fr: "Mettez des applications en ordre et réglez-les : la durée, le coût, le nombre de personnes et le texte de votre article suivent aussitôt. L’étude reste dans l’adresse de cette page et sur cet appareil ; rien n’est envoyé.",
  },
  needsScripts: {
    en: "Writing your own protocol needs JavaScript, which is turned off in this browser. Below is one example, with everything that follows from it.",
    fr: "Pour écrire votre protocole, il faut JavaScript, désactivé dans ce navigateur. Voici un exemple, avec tout ce qui en découle.",
  },
  loading: { en: "Loading the editor…", fr: "L’éditeur se charge." },
  lost: {
    en: "The editor could not be loaded. Check your connection and try again: the study in the address is not lost.",
    fr: "L’éditeur n’a pas pu se charger. Vérifiez votre connexion et réessayez ; ce que contient l’adresse n’est pas perdu.",
  },
  retry: { en: "Try again", fr: "Réessayer" },
  example: {
    name: { en: "Stroop and personality", fr: "Stroop et personnalité" },
    eyebrow: { en: "An example", fr: "Un exemple" },
    setTitle: { en: "What is set", fr: "Ce qui est réglé" },
    steps: { en: "steps", fr: "étapes" },
    perPerson: { en: "per person", fr: "par personne" },
    people: { en: "people", fr: "personnes" },
    pay: { en: "pay, before fees", fr: "rémunération, hors frais" },
    atDefault: { en: "{n} more settings", fr: "{n} autres réglages" },
    defaults: { en: "at their defaults", fr: "à leur valeur par défaut" },
    items: { en: "{n} statements", fr: "{n} énoncés" },
    question: {
      en: "The question: a true correlation of .30 between interference and extraversion, both measured in one session.",
      fr: "La question : une corrélation vraie de 0,30 entre l’interférence et l’extraversion, mesurées dans la même séance.",
    },
    seesTitle: { en: "What a participant sees", fr: "Ce que voit un participant" },
    paperTitle: { en: "For your paper", fr: "Dans l’article" },
    afterwards: {
      en: "Then come the {n} statements of the Mini-IPIP.",
      fr: "Viennent ensuite les {n} énoncés du Mini-IPIP.",
    },
    costTitle: {
      en: "{people} people for {minutes} minutes at {hour} an hour cost {pay}",
      fr: "{people} personnes pendant {minutes} minutes, à {hour} de l’heure : {pay}",
    },
    costText: {
      en: "That is the pay alone. The editor adds the recruiter’s fee and the people you will lose.",
      fr: "C’est la rémunération seule. L’éditeur y ajoute les frais de recrutement et les pertes attendues.",
    },
  },
});
