import { z } from "zod";
import { type Bilingual, defineContent, same } from "./define-content";
import { country, organisation } from "./organisation";

const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
/** As Leaflet takes it. */
const position = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** How a place is marked on the map and in the list beside it. */
const sign = z.string().regex(/^(\+|[A-Z])$/);

const schema = z.strictObject({
  /** Points, each with a popup that says its name and what it is. */
  markers: z.array(
    z.strictObject({
      id: z.string(),
      sign,
      position,
      name: text,
      what: text,
      lines: z.array(text),
    }),
  ),
  /** Areas, with a marker in the middle. */
  polygons: z.array(
    z.strictObject({
      id: z.string(),
      sign,
      outline: z.array(position).min(3),
      name: text,
      what: text,
    }),
  ),
  circles: z.array(
    z.strictObject({
      id: z.string(),
      centre: position,
      radiusKm: z.number().positive(),
      name: text,
    }),
  ),
  controls: z.array(z.enum(["zoom", "locate", "fullscreen", "scale", "layers"])),
});

export type Places = z.infer<typeof schema>;

const { coordinates, labRegions, reach } = organisation;
const place = { lat: coordinates.latitude, lng: coordinates.longitude };

const inRegion: Bilingual = {
  en: "We run lab sessions in this region.",
  fr: "Nous menons des passations en laboratoire dans cette région.",
};

/** All that the map of /contact shows, from the organisation's facts. */
export const places = defineContent(
  "places",
  schema.parse({
    markers: [
      {
        id: "office",
        sign: "+",
        position: place,
        name: same(organisation.name),
        what: { en: "Our place", fr: "Notre adresse" },
        lines: [
          same(organisation.street),
          same(`${organisation.postalCode} ${organisation.city}`),
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
    controls: ["zoom", "locate", "fullscreen", "scale", "layers"],
  }),
);
