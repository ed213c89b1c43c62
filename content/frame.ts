import { defineContent, same } from "./define-content";

/** The words around every page. */
export const frame = defineContent("frame", {
  siteTitle: same("Protocole"),
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  navigation: { en: "Main", fr: "Principale" },
  pages: {
    home: { en: "Home", fr: "Accueil" },
    portfolio: { en: "Portfolio", fr: "Portfolio" },
    study: { en: "Take part", fr: "Participer" },
    about: { en: "About", fr: "À propos" },
    contact: { en: "Contact", fr: "Contact" },
    cgu: { en: "Terms and privacy", fr: "CGU et vie privée" },
  },
  otherLanguage: { en: "Français", fr: "English" },
  scheme: {
    legend: { en: "Colour scheme", fr: "Couleurs" },
    system: { en: "Match the system", fr: "Selon le système" },
    light: { en: "Light", fr: "Clair" },
    dark: { en: "Dark", fr: "Sombre" },
  },
  textSize: {
    legend: { en: "Text size", fr: "Taille du texte" },
    percent: { en: "{size}%", fr: "{size} %" },
  },
  connection: {
    online: { en: "Online", fr: "En ligne" },
    offline: {
      en: "Offline: what has already loaded still works",
      fr: "Hors ligne : ce qui est déjà chargé fonctionne encore",
    },
  },
  footer: {
    statement: {
      en: "Apps for lab and online behavioural experiments, surveys and smartphone studies.",
      fr: "Des applications pour les expériences comportementales en laboratoire et en ligne, les questionnaires et les études sur smartphone.",
    },
    sitemap: { en: "Pages", fr: "Pages" },
    legal: { en: "Legal", fr: "Informations légales" },
    legalNotice: { en: "Legal notice", fr: "Mentions légales" },
    privacy: { en: "Privacy", fr: "Vie privée" },
    accessibility: { en: "Accessibility", fr: "Accessibilité" },
    display: { en: "Display", fr: "Affichage" },
    nothingLeaves: {
      en: "No cookies, no analytics, no third-party requests.",
      fr: "Ni cookie, ni mesure d’audience, ni requête vers un tiers.",
    },
  },
});
