import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the map on /contact and of the list next to it. */
export const map = defineContent("map", {
  title: {
    en: "Where we are, and where we travel",
    fr: "Où nous sommes, et jusqu’où nous nous déplaçons",
  },
  intro: {
    en: "Come and see us, run sessions in one of our regions, or have us bring the equipment.",
    fr: "Venez nous voir, faites vos passations dans une de nos régions, ou faites venir le matériel.",
  },
  label: { en: "Map of our places", fr: "Carte de nos lieux" },
  help: {
    en: "Arrow keys move the map, plus and minus zoom, Tab goes on. The list after the map has the same places.",
    fr: "Les flèches déplacent la carte, plus et moins changent l’échelle, Tab passe à la suite. La liste après la carte contient les mêmes lieux.",
  },
  list: { en: "The same places as a list", fr: "Les mêmes lieux en liste" },
  reach: {
    en: "We travel this far with our equipment.",
    fr: "Nous nous déplaçons jusque-là avec notre matériel.",
  },
  links: {
    geo: {
      en: "Open in this device’s map app",
      fr: "Ouvrir dans l’application de cartes de l’appareil",
    },
    openStreetMap: { en: "Open in OpenStreetMap", fr: "Voir sur OpenStreetMap" },
  },
  controls: {
    zoomIn: { en: "Zoom in", fr: "Zoom avant" },
    zoomOut: { en: "Zoom out", fr: "Zoom arrière" },
    locate: { en: "Where am I?", fr: "Où suis-je ?" },
    fullScreen: { en: "Full screen", fr: "Plein écran" },
    zoomLevel: { en: "Zoom level {zoom} of {max}", fr: "Niveau de zoom {zoom} sur {max}" },
    layers: { en: "Show", fr: "Afficher" },
    regions: { en: "regions", fr: "régions" },
    circles: { en: "distance", fr: "distance" },
  },
  close: { en: "Close", fr: "Fermer" },
  gestures: {
    "one-finger": {
      en: "Two fingers move the map",
      fr: "Deux doigts déplacent la carte",
    },
    wheel: {
      en: "To zoom with the wheel, click on the map or hold Ctrl",
      fr: "Pour zoomer à la molette, cliquez sur la carte ou maintenez Ctrl",
    },
  },
  location: {
    asking: {
      en: "Looking for your position…",
      fr: "Le navigateur cherche votre position…",
    },
    found: {
      en: "You are at the dot. The position stays on this device: it is not sent or stored.",
      fr: "Vous êtes au point marqué. La position reste sur cet appareil : rien n’est envoyé ni conservé.",
    },
    denied: {
      en: "Location is blocked for this site. Allow it in the settings next to the address, then ask again.",
      fr: "La localisation est bloquée pour ce site. Autorisez-la dans les réglages à côté de l’adresse, puis réessayez.",
    },
    unavailable: {
      en: "This device could not find its position. Turn on its location service, or find yourself on the map with the arrow keys.",
      fr: "Cet appareil n’a pas trouvé sa position. Activez son service de localisation, ou cherchez-vous sur la carte avec les flèches.",
    },
    timeout: {
      en: "We could not find your position within {seconds} seconds. Try again, ideally near a window.",
      fr: "Votre position n’a pas été trouvée en {seconds} secondes. Réessayez, de préférence près d’une fenêtre.",
    },
  },
  tilesFailed: {
    en: "Part of the map could not be loaded. The list of places is complete.",
    fr: "Une partie de la carte n’a pas pu être chargée. La liste des lieux est complète.",
  },
  failed: {
    en: "The map could not be loaded. The list has the same places.",
    fr: "La carte n’a pas pu être chargée. La liste contient les mêmes lieux.",
  },
  again: { en: "Try again", fr: "Réessayer" },
  attribution: { en: "Map:", fr: "Carte :" },
  street: {
    show: { en: "Show street map", fr: "Afficher le plan des rues" },
    hide: { en: "Hide street map", fr: "Masquer le plan des rues" },
    host: {
      en: "It comes from {host}, which then receives your IP address and the part of the map that you look at.",
      fr: "Il vient de {host}, qui reçoit alors votre adresse IP et la partie de la carte que vous regardez.",
    },
    failed: {
      en: "Part of the street map could not be loaded from {host}. The site’s own map is shown instead.",
      fr: "Une partie du plan des rues n’a pas pu être chargée depuis {host}. La carte du site s’affiche à sa place.",
    },
  },
  caption: {
    en: "**Figure 1.** The cross marks our office, letters the regions of lab sessions, and the circle how far we travel.",
    fr: "**Figure 1.** La croix est notre adresse, les lettres sont les régions des passations en laboratoire, le cercle est la distance jusqu’à laquelle nous nous déplaçons.",
  },
});

/** The texts in one language. */
export type MapWords = Localized<typeof map>;
