import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** The words of the map on /contact and of the list beside it. */
export const map = defineContent("map", {
  title: { en: "Where we are, and where we go", fr: "Où nous sommes, et où nous allons" },
  intro: {
    en: "The map is part of this site: no other host learns that you looked at it, and it works without a connection.",
    fr: "La carte fait partie de ce site : aucun autre hébergeur n’apprend que vous l’avez regardée, et elle fonctionne sans connexion.",
  },
  label: { en: "Map of our places", fr: "Carte de nos lieux" },
  help: {
    en: "Arrow keys move the map, plus and minus zoom, Tab goes on. The list after the map says the same.",
    fr: "Les flèches déplacent la carte, plus et moins changent l’échelle, Tab passe à la suite. La liste après la carte dit la même chose.",
  },
  list: { en: "The same places as a list", fr: "Les mêmes lieux en liste" },
  reach: {
    en: "We travel this far with equipment.",
    fr: "Nous nous déplaçons jusque-là avec du matériel.",
  },
  links: {
    geo: {
      en: "Open in this device’s map app",
      fr: "Ouvrir dans l’application de cartes de l’appareil",
    },
    openStreetMap: { en: "Streets on OpenStreetMap", fr: "Les rues sur OpenStreetMap" },
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
      en: "Your browser is asked where you are …",
      fr: "Votre position est demandée au navigateur…",
    },
    found: {
      en: "You are at the dot. The position stays on this device: nothing is sent or kept.",
      fr: "Vous êtes au point marqué. La position reste sur cet appareil : rien n’est envoyé ni conservé.",
    },
    denied: {
      en: "Your browser does not tell this site where you are. To change that, allow the location in the settings beside the address, and ask again.",
      fr: "Votre navigateur n’indique pas votre position à ce site. Pour changer cela, autorisez la localisation dans les réglages à côté de l’adresse, puis redemandez.",
    },
    unavailable: {
      en: "This device does not know where it is. Turn on its location service, or find yourself on the map with the arrow keys.",
      fr: "Cet appareil ne connaît pas sa position. Activez son service de localisation, ou cherchez-vous sur la carte avec les flèches.",
    },
    timeout: {
      en: "No position arrived within {seconds} seconds. Try again, better near a window.",
      fr: "Aucune position n’est arrivée en {seconds} secondes. Réessayez, de préférence près d’une fenêtre.",
    },
  },
  tilesFailed: {
    en: "Part of the map did not arrive. The list of places is complete.",
    fr: "Une partie de la carte n’est pas arrivée. La liste des lieux est complète.",
  },
  failed: {
    en: "The map did not arrive. The list says the same.",
    fr: "La carte n’est pas arrivée. La liste dit la même chose.",
  },
  again: { en: "Try again", fr: "Réessayer" },
  attribution: { en: "Map:", fr: "Carte :" },
  street: {
    show: { en: "Show street map", fr: "Afficher le plan des rues" },
    hide: { en: "Hide street map", fr: "Masquer le plan des rues" },
    host: {
      en: "It comes from {host}, which then learns your address on the internet and the part of the map that you look at.",
      fr: "Il vient de {host}, qui apprend alors votre adresse sur internet et la partie de la carte que vous regardez.",
    },
    failed: {
      en: "Part of the street map did not arrive from {host}. The site’s own map is shown in its place.",
      fr: "Une partie du plan des rues n’est pas arrivée de {host}. La carte du site s’affiche à sa place.",
    },
  },
  caption: {
    en: "**Figure 1.** The cross is our place, letters are the regions of lab sessions, the circle is how far we travel.",
    fr: "**Figure 1.** La croix est notre adresse, les lettres sont les régions des passations en laboratoire, le cercle est la distance jusqu’à laquelle nous nous déplaçons.",
  },
});

/** The words in one language. */
export type MapWords = Localized<typeof map>;
