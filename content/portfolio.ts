import { defineContent } from "./define-content";

export const portfolio = defineContent("portfolio", {
  title: {
    en: "Apps to try in your browser",
    fr: "Des applications à essayer dans votre navigateur",
  },
  description: {
    en: "Experiments that run in your browser, on a phone or a computer, in English or French, with their measure, their scoring and published data.",
    fr: "Des expériences qui tournent dans le navigateur, sur téléphone ou ordinateur, en français ou en anglais : mesure, cotation et données publiées.",
  },
  lede: {
    en: "Each entry runs in your browser and ends in a result that you can compare with published data.",
    fr: "Chaque entrée tourne dans votre navigateur et aboutit à un résultat que vous pouvez comparer à des données publiées.",
  },
  count: { en: "Apps in the list: {count}", fr: "Applications dans la liste : {count}" },
  run: { en: "Take part", fr: "Participer" },
  details: { en: "Measure and references", fr: "Mesure et références" },
  close: { en: "Close", fr: "Fermer" },
  copyLink: { en: "Copy the link to this app", fr: "Copier le lien vers cette application" },
  copied: { en: "Link copied", fr: "Lien copié" },
  copyFailed: {
    en: "The browser did not allow it. The link: {link}",
    fr: "Le navigateur ne l’a pas permis. Le lien : {link}",
  },
  phoneShot: { en: "{app} on a phone", fr: "{app} sur un téléphone" },
  desktopShot: { en: "{app} on a computer", fr: "{app} sur un ordinateur" },
  shots: {
    en: "The app as it runs, on a computer and on a phone: screenshots, taken by a script.",
    fr: "L’application telle qu’elle tourne, sur ordinateur et sur téléphone : captures d’écran, prises par un script.",
  },
  own: {
    title: { en: "Yours not in the list?", fr: "La vôtre n’est pas dans la liste ?" },
    body: {
      en: "It seldom is. Tell us the question and the constraints, and we answer with what exists, what would have to be built, and [whether you need us at all](page:about#not-us).",
      fr: "C’est souvent le cas. Dites-nous la question et les contraintes : nous vous dirons ce qui existe, ce qu’il faudrait développer, et [si vous avez besoin de nous](page:about#not-us).",
    },
    action: { en: "Write to us", fr: "Nous écrire" },
  },
});
