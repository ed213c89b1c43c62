import { defineContent } from "@/lib/i18n/define-content";
import { country } from "./organisation";

export const contact = defineContent("contact", {
  title: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
  description: {
    en: "Write to us about an experiment or a questionnaire, in the lab, online or on smartphones: our e-mail address, postal address, telephone and opening hours.",
    fr: "Écrivez-nous au sujet d’une expérience ou d’un questionnaire, au laboratoire, en ligne ou sur smartphone : courriel, adresse, téléphone et horaires.",
  },
  lede: {
    en: "A few lines are enough to begin. The person who answers you also builds the tasks.",
    fr: "Quelques lignes suffisent pour commencer. La personne qui vous répond développe aussi les tâches.",
  },
  write: { en: "Write an e-mail", fr: "Écrire un courriel" },
  writeNote: {
    en: "Opens your own e-mail program with these questions; you send the message there.",
    fr: "Ouvre votre messagerie avec ces questions ; c’est de là que vous envoyez le message.",
  },
  subject: { en: "A study", fr: "Une étude" },
  questionsTitle: { en: "What helps us answer well", fr: "Ce qui nous aide à bien répondre" },
  questions: [
    {
      en: "The question and the measure: what do you want to be able to conclude?",
      fr: "La question et la mesure : que voulez-vous pouvoir conclure ?",
    },
    {
      en: "Where it runs: in the lab, online, on smartphones, or not known yet.",
      fr: "Le lieu de passation : au laboratoire, en ligne, sur smartphone, ou pas encore décidé.",
    },
    {
      en: "Who takes part, about how many, and how they are recruited.",
      fr: "Les participants : qui, combien environ, et comment vous les recrutez.",
    },
    {
      en: "What exists: a published task, a script, a preregistration, an ethics approval.",
      fr: "Ce qui existe : une tâche publiée, un script, un préenregistrement, un avis éthique.",
    },
    { en: "When you need the data.", fr: "La date à laquelle il vous faut les données." },
  ],
  addressTitle: { en: "Address", fr: "Adresse" },
  country,
  phoneTitle: { en: "Telephone", fr: "Téléphone" },
  emailTitle: { en: "E-mail", fr: "Courriel" },
  hoursTitle: { en: "Opening hours", fr: "Horaires" },
  hours: {
    en: "Monday to Friday, {opens} to {closes} ({timeZone})",
    fr: "Du lundi au vendredi, de {opens} à {closes} ({timeZone})",
  },
  rateTitle: { en: "What it costs", fr: "Tarif" },
  rate: {
    en: "A day of work costs {rate} before tax. [What a study costs](page:about#costs).",
    fr: "Une journée de travail : {rate} hors taxes. [Ce que coûte une étude](page:about#costs).",
  },
  next: {
    title: { en: "What happens next", fr: "Et ensuite" },
    steps: [
      {
        en: "You get a written answer within {time}: which parts exist already, which would have to be built, and whether you need us.",
        fr: "Vous recevez une réponse écrite sous {time} : ce qui existe déjà, ce qu’il faudrait développer, et si vous avez besoin de nous.",
      },
      {
        en: "If it makes sense, we talk the design through, by telephone or video.",
        fr: "Si le projet s’y prête, nous discutons du plan de l’étude, au téléphone ou en visioconférence.",
      },
      {
        en: "You get a written brief with price and date, and decide whether to go ahead. The brief is yours in either case.",
        fr: "Vous recevez une proposition détaillée, avec prix et date, puis vous décidez de poursuivre ou non. Elle est à vous dans tous les cas.",
      },
    ],
  },
  privacy: {
    en: "We use your message to reply, and store it as described under [privacy](page:cgu#privacy).",
    fr: "Ce que vous écrivez sert à vous répondre et est conservé comme l’indique la [section vie privée](page:cgu#privacy).",
  },
});
