import { defineContent, type Localized, untranslated } from "@/lib/i18n/define-content";
import { organisation } from "./organisation";
import { ofEachPage } from "./pages";

/** Texts of the layout, which is the same on every page: header, footer, notices. */
export const siteWords = defineContent("site", {
  siteTitle: untranslated(organisation.name),
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  navigation: { en: "Main", fr: "Principale" },
  menu: { en: "Menu", fr: "Menu" },
  pages: ofEachPage(({ name }) => name),
  otherLanguage: { en: "Français", fr: "English" },
  scheme: {
    legend: { en: "Colour scheme", fr: "Thème de couleurs" },
    system: { en: "Match the system", fr: "Selon le système" },
    light: { en: "Light", fr: "Clair" },
    dark: { en: "Dark", fr: "Sombre" },
  },
  textSize: {
    legend: { en: "Text size", fr: "Taille du texte" },
    percent: { en: "{size}%", fr: "{size} %" },
  },
  connection: {
    online: { en: "Connection: online", fr: "Connexion : en ligne" },
    offline: {
      en: "Offline: what has already loaded still works",
      fr: "Hors ligne : ce qui est déjà chargé fonctionne encore",
    },
    offlineKept: {
      en: "Offline: the whole site works from this device",
      fr: "Hors ligne : tout le site fonctionne depuis cet appareil",
    },
    kept: { en: "also works offline", fr: "fonctionne aussi hors ligne" },
    noRoom: {
      en: "this device cannot store the whole site for use offline",
      fr: "cet appareil n’a pas la place de tout garder pour un usage hors ligne",
    },
  },
  update: {
    ready: {
      en: "A new version of this site is ready.",
      fr: "Une nouvelle version de ce site est prête.",
    },
    use: { en: "Use it now", fr: "L’utiliser maintenant" },
    later: { en: "Later", fr: "Plus tard" },
    hide: { en: "Hide this note", fr: "Masquer ce message" },
    changing: {
      en: "The new version is being installed. This page will then reload.",
      fr: "La nouvelle version prend le relais. Cette page se rechargera ensuite.",
    },
    waiting: {
      en: "The new version will be used once the session in another tab has ended.",
      fr: "La nouvelle version sera utilisée dès que ce qui est en cours dans un autre onglet sera terminé.",
    },
  },
  install: {
    offer: { en: "Install this site", fr: "Installer ce site" },
    accepted: {
      en: "Your browser is installing the site.",
      fr: "Votre navigateur installe le site.",
    },
    dismissed: {
      en: "Not installed. Your browser’s menu can still install it.",
      fr: "Site non installé. Le menu du navigateur permet de l’installer.",
    },
    installed: {
      en: "Installed: it opens like your other apps.",
      fr: "Site installé : il s’ouvre comme vos autres applications.",
    },
    byHand: {
      en: "Press Share in your browser, then choose “Add to Home Screen”.",
      fr: "Appuyez sur Partager dans le navigateur, puis choisissez « Sur l’écran d’accueil ».",
    },
  },
  footer: {
    statement: {
      en: "Behavioural experiments, questionnaires and a free study builder.",
      fr: "Des expériences comportementales, des questionnaires et un éditeur d’étude gratuit.",
    },
    sitemap: { en: "Pages", fr: "Pages" },
    participants: { en: "For participants", fr: "Pour les participants" },
    legal: { en: "Legal", fr: "Informations légales" },
    legalNotice: { en: "Legal notice", fr: "Mentions légales" },
    privacy: { en: "Privacy", fr: "Vie privée" },
    accessibility: { en: "Accessibility", fr: "Accessibilité" },
    source: { en: "Source code", fr: "Code source" },
    nothingLeaves: {
      en: "No cookies, no analytics, no third-party requests.",
      fr: "Ni cookie, ni mesure d’audience, ni requête vers un tiers.",
    },
  },
});

/** The texts in one language. */
export type SiteWords = Localized<typeof siteWords>;
