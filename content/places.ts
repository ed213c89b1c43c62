import { type Bilingual, defineContent, untranslated } from "@/lib/i18n/define-content";
import { country, organisation } from "./organisation";

const { cities, coordinates, labRegions, reach } = organisation;
const place = { lat: coordinates.latitude, lng: coordinates.longitude };

const inRegion: Bilingual = {
  en: "We run lab sessions in this region.",
  fr: "Nous menons des passations en laboratoire dans cette région.",
};

/**
 * All content of the map on /contact, derived from the organisation's facts: points with a popup, areas with a marker
 * in the middle, circles, and names of cities. The sign of a place is displayed on its marker and in the list next to
 * the map.
 */
export const places = defineContent("places", {
  cities: cities.map(({ name, position: [lat, lng] }) => ({ name, position: { lat, lng } })),
  markers: [
    {
      id: "office",
      sign: "+",
      position: place,
      name: untranslated(organisation.legalName),
      what: { en: "Our office", fr: "Notre adresse" },
      lines: [
        untranslated(organisation.street),
        untranslated(`${organisation.postalCode} ${organisation.city}`),
        country,
      ],
    },
  ],
  polygons: labRegions.map((region, index) => ({
    id: `region-${index + 1}`,
    sign: String.fromCharCode("A".charCodeAt(0) + index),
    outline: region.outline.map(([lat, lng]) => ({ lat, lng })),
    name: region.name,
    what: inRegion,
  })),
  circles: [
    {
      id: "reach",
      centre: place,
      radiusKm: reach.km,
      name: {
        en: `${reach.name.en}: ${reach.km} km`,
        fr: `${reach.name.fr} : ${reach.km} km`,
      },
    },
  ],
});

export type Places = typeof places;
