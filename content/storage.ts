import { RELOADED_CHUNKS_KEY } from "@/lib/chunk-failure";
import { PREFERENCES_KEY } from "@/lib/preferences";
import { defineContent } from "./define-content";

/** Everything the site may keep on a device, as the terms page lists it. */
export const storage = defineContent("storage", {
  caption: { en: "What may be kept on this device", fr: "Ce qui peut rester sur cet appareil" },
  columns: {
    key: { en: "Entry", fr: "Entrée" },
    purpose: { en: "What it is for", fr: "À quoi elle sert" },
    lifetime: { en: "How long", fr: "Combien de temps" },
  },
  entries: [
    {
      key: PREFERENCES_KEY,
      purpose: {
        en: "Colour scheme and text size, once you have changed either (local storage).",
        fr: "Couleurs et taille du texte, dès que vous avez changé l’une ou l’autre (stockage local).",
      },
      lifetime: { en: "Until you erase it.", fr: "Jusqu’à ce que vous l’effaciez." },
    },
    {
      key: RELOADED_CHUNKS_KEY,
      purpose: {
        en: "Which script did not arrive and when, so that the page does not reload for ever (session storage).",
        fr: "Quel script n’est pas arrivé et quand, pour que la page ne se recharge pas sans fin (stockage de session).",
      },
      lifetime: { en: "Until the tab is closed.", fr: "Jusqu’à la fermeture de l’onglet." },
    },
  ],
  erase: { en: "Erase all of this from this device", fr: "Tout effacer de cet appareil" },
  erased: { en: "Erased. Nothing is kept any more.", fr: "Effacé. Il ne reste plus rien." },
  refused: {
    en: "This browser keeps nothing for this site, so there was nothing to erase.",
    fr: "Ce navigateur ne garde rien pour ce site : il n’y avait rien à effacer.",
  },
});
