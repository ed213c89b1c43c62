import { z } from "zod";
import { countryName } from "@/lib/countries";

/** The values to be replaced before launch. */
const samples = new Set<unknown>();

/**
 * Marks a value that must be replaced before launch. The value is displayed unchanged, so it must look like a sample.
 * `npm run check:launch` finds each use by this function's name.
 */
function sample<const T>(value: T): T {
  samples.add(value);
  return value;
}

/** A figure that is not set yet, and the note that all such figures share. */
const TO_BE_SET = { en: "to be set", fr: "à définir" };
const NOT_SET_YET = {
  en: "Prices and times are still to be set (sample).",
  fr: "Les prix et les délais restent à définir (exemple).",
};

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const name = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

/**
 * The price of a kind of work before tax, the time from the client's brief to the first participant, and a note on
 * price and time, or null.
 */
const cost = z.strictObject({ price: name, time: name, note: name.nullable() });

/** A person who works here. `link` is the person's own address, such as ORCID. */
const person = z.strictObject({ name: z.string().min(1), role: name, link: z.url().nullable() });

/**
 * A study that was run for a client who agreed to be named. `link` leads to the publication or the data of the study.
 */
const pastStudy = z.strictObject({ title: name, client: name, link: z.url().nullable() });

const schema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  legalForm: z.string().min(1),
  shareCapital: z.string().min(1),
  registration: z.string().min(1),
  vatNumber: z.string().min(1),
  publicationDirector: z.string().min(1),
  email: z.email(),
  phone: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  city: z.string().min(1),
  countryCode: z.string().length(2),
  coordinates: z.strictObject({ latitude, longitude }),
  labRegions: z.array(
    z.strictObject({ name, outline: z.array(z.tuple([latitude, longitude])).min(3) }),
  ),
  cities: z.array(z.strictObject({ name, position: z.tuple([latitude, longitude]) })),
  reach: z.strictObject({ name, km: z.number().positive() }),
  openingHours: z.strictObject({ opens: z.iso.time(), closes: z.iso.time(), timeZone: z.string() }),
  dayRate: name,
  /** The time within which a message is answered. */
  replyTime: name,
  /** A sentence that states how an institution can order. */
  ordering: name,
  /** A sentence that states who answers when a running study fails, and when. */
  support: name,
  costs: z.strictObject({ questionnaire: cost, adaptation: cost, task: cost, sessions: cost }),
  host: z.strictObject({ name: z.string(), address: z.string(), phone: z.string() }),
  courtCity: z.string().min(1),
  people: z.array(person).min(1),
  work: z.array(pastStudy).min(1),
});

const facts = {
  name: "Protocole",
  legalName: sample("Sample Company"),
  legalForm: sample("SAMPLE-FORM"),
  shareCapital: sample("0 €"),
  registration: sample("RCS Sampleville 000 000 000"),
  vatNumber: sample("FR 00 000000000"),
  publicationDirector: sample("Sample Person"),
  email: sample("hello@protocole.example"),
  phone: sample("+33 0 00 00 00 00"),
  street: sample("0 Sample Street"),
  postalCode: sample("00000"),
  city: sample("Sampleville"),
  countryCode: sample("FR"),
  coordinates: sample({ latitude: 48.86, longitude: 2.35 }),
  /** The regions in which we run lab sessions. Each region is a list of corners, as latitude and longitude. */
  labRegions: sample([
    {
      name: { en: "Sample region 1", fr: "Région d’exemple 1" },
      outline: [
        [50.95, 1.9],
        [51.05, 4.4],
        [49.75, 4.9],
        [49.65, 2.4],
      ],
    },
    {
      name: { en: "Sample region 2", fr: "Région d’exemple 2" },
      outline: [
        [46.5, 3.7],
        [46.6, 6.1],
        [45.0, 6.2],
        [44.9, 3.9],
      ],
    },
  ]),
  /** Nearby cities, which have labels on the map. */
  cities: sample([
    { name: { en: "London", fr: "Londres" }, position: [51.51, -0.13] },
    { name: { en: "Brussels", fr: "Bruxelles" }, position: [50.85, 4.35] },
    { name: { en: "Strasbourg", fr: "Strasbourg" }, position: [48.57, 7.75] },
    { name: { en: "Rouen", fr: "Rouen" }, position: [49.44, 1.1] },
    { name: { en: "Dijon", fr: "Dijon" }, position: [47.32, 5.04] },
  ]),
  /** The distance that we travel with equipment, in kilometres. */
  reach: sample({ name: { en: "Sample distance", fr: "Distance d’exemple" }, km: 200 }),
  openingHours: sample({ opens: "09:00", closes: "17:00", timeZone: "Europe/Paris" }),
  dayRate: sample({ en: "[to be set]", fr: "[à définir]" }),
  replyTime: sample({ en: "a few working days (sample)", fr: "quelques jours ouvrés (exemple)" }),
  ordering: sample({
    en: "By a purchase order of your institution (sample).",
    fr: "Par un bon de commande de votre établissement (exemple).",
  }),
  support: sample({
    en: "The person who built the study answers you on working days (sample).",
    fr: "La personne qui a développé l’étude vous répond les jours ouvrés (exemple).",
  }),
  /** The costs of each kind of work. The names of the kinds are in content/about.ts. */
  costs: {
    questionnaire: sample({
      price: TO_BE_SET,
      time: TO_BE_SET,
      note: NOT_SET_YET,
    }),
    adaptation: sample({
      price: TO_BE_SET,
      time: TO_BE_SET,
      note: NOT_SET_YET,
    }),
    task: sample({
      price: TO_BE_SET,
      time: TO_BE_SET,
      note: NOT_SET_YET,
    }),
    sessions: sample({
      price: TO_BE_SET,
      time: TO_BE_SET,
      note: NOT_SET_YET,
    }),
  },
  host: {
    name: sample("Sample Host"),
    address: sample("0 Host Street, 00000 Sampleville"),
    phone: sample("+33 0 00 00 00 00"),
  },
  courtCity: sample("Sampleville"),
  people: sample([
    {
      name: "Sample Person",
      role: {
        en: "Builds the tasks and answers your message.",
        fr: "Développe les tâches et répond à votre message.",
      },
      link: null,
    },
    {
      name: "Sample Person",
      role: {
        en: "Plans the design and checks the statistics.",
        fr: "Établit le plan de l’étude et vérifie les statistiques.",
      },
      link: null,
    },
  ]),
  /** The studies that we have run for clients. */
  work: sample([
    {
      title: { en: "A study that we ran", fr: "Une étude que nous avons réalisée" },
      client: {
        en: "Its title, lab and year, with a link to the paper, once there is one.",
        fr: "Son titre, son laboratoire et son année, avec un lien vers l’article, quand il y en aura une.",
      },
      link: null,
    },
  ]),
};

/** The only source of the facts about the provider. All other files import these facts from here. */
export const organisation = schema.parse(facts);

/** The people and the past studies, as entries with the same fields. */
export const introductions = {
  people: organisation.people.map(({ name: title, role: text, link }) => ({ title, text, link })),
  work: organisation.work.map(({ title, client: text, link }) => ({ title, text, link })),
};

const holdsSample = (value: unknown): boolean =>
  samples.has(value) ||
  (typeof value === "object" && value !== null && Object.values(value).some(holdsSample));

/** Whether a fact about the provider is a sample value or contains a sample value. */
export const isSample = (fact: keyof typeof facts): boolean => holdsSample(facts[fact]);

/** The name of the country in both languages. */
export const country = {
  en: countryName(organisation.countryCode, "en"),
  fr: countryName(organisation.countryCode, "fr"),
};
