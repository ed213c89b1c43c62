import type { RunningStudy } from "@/experiments/engine/sending/running-studies";
import { type Random, seededRandom } from "@/lib/stats/random";
import type { Place } from "../sessions/place.ts";
import type { PlaceStore } from "../sessions/place-store.ts";
import { createPlaces } from "../sessions/places.ts";
import { parseStudies } from "../sessions/studies.ts";
import { PROTOCOL } from "./records";

const MINUTE = 60_000;
const [PLACES, SPREAD_MINUTES, STUDY_MINUTES] = [60, 30, 15];
/** The time after which the recruiter gives the place of a participant who left silently to somebody else. */
const RETURNED_MINUTES = 60;
const STEPS = ["one", "two", "three"];
const CONDITIONS = ["high", "low"];

const A_STUDY: RunningStudy = {
  documents: [],
  title: "A study",
  conditions: CONDITIONS.map((name) => ({ name, steps: STEPS, rows: null })),
  leaseMinutes: 45,
};

export type FinalFigures = { started: number[]; finished: number[] };

type Options = {
  /** The share of the participants who leave, in each condition. */
  leave: readonly [number, number];
  /** The share of the participants who do not receive an answer and draw their condition. */
  fallback?: number;
};

/** A storage in memory, because these simulations test only the rule of assignment. */
function createMemory(): PlaceStore {
  const known = new Map<string, Place>();
  return {
    async change(_protocols, persons, decide) {
      const places = [...known.values()];
      const { put, removed } = decide(
        persons ? places.filter(({ person }) => persons.includes(person)) : places,
      );
      for (const { person } of removed) known.delete(person);
      for (const place of put) known.set(place.person, place);
    },
    places: async () => [...known.values()],
    forget: async () => undefined,
  };
}

/**
 * Simulates studies in which 60 participants begin in a burst: 60 places of a recruiter, taken within half an hour; each
 * participant takes about 15 minutes for three steps. Half of those who leave return their place to the recruiter at
 * once, the others are replaced after an hour; nobody tells the receiver that they left. The code of the receiver
 * assigns the conditions.
 *
 * @returns the numbers of participants of each study who began and finished, in each condition
 */
export async function simulateStudies(count: number, options: Options): Promise<FinalFigures[]> {
  const random = seededRandom(20_261_127);
  const all: FinalFigures[] = [];
  for (let study = 0; study < count; study++) all.push(await simulateStudy(random, options));
  return all;
}

async function simulateStudy(
  random: Random,
  { leave, fallback = 0 }: Options,
): Promise<FinalFigures> {
  let now = 0;
  const studies = parseStudies(JSON.stringify({ format: 1, studies: { [PROTOCOL]: A_STUDY } }));
  const places = createPlaces(createMemory(), async () => studies, { random, now: () => now });
  const events: { at: number; what: () => Promise<void> | void }[] = [];
  const plan = (at: number, what: () => Promise<void> | void) => void events.push({ at, what });
  const figures = { started: [0, 0], finished: [0, 0] };
  let people = 0;

  const arrive = async () => {
    const session = `s${people++}`;
    const person = session;
    const isOffered = random() >= fallback;
    const { condition } = isOffered
      ? await places.offer({ protocol: PROTOCOL, person, session, rehearsal: false })
      : { condition: CONDITIONS[Math.floor(random() * 2)] ?? "" };
    const group = CONDITIONS.indexOf(condition ?? "");
    const source = isOffered ? "balanced" : "drawn";
    const send = (steps: readonly string[]) =>
      places.count({
        protocol: PROTOCOL,
        person,
        session,
        condition,
        source,
        row: null,
        steps,
        exit: null,
      });
    figures.started[group] = (figures.started[group] ?? 0) + 1;
    await send([]);
    const takes = STUDY_MINUTES * MINUTE * Math.exp(0.35 * normal(random));
    const leaves = random() < (leave[group] ?? 0) ? random() * takes : Number.POSITIVE_INFINITY;
    for (const [index] of STEPS.entries()) {
      const at = (takes * (index + 1)) / STEPS.length;
      if (at < leaves) plan(now + at, () => send(STEPS.slice(0, index + 1)));
    }
    if (leaves === Number.POSITIVE_INFINITY)
      plan(now + takes, () => {
        figures.finished[group] = (figures.finished[group] ?? 0) + 1;
      });
    else {
      const returned = random() < 0.5 ? leaves : RETURNED_MINUTES * MINUTE;
      plan(now + returned + random() * 5 * MINUTE, arrive);
    }
  };

  for (let place = 0; place < PLACES; place++) plan(random() * SPREAD_MINUTES * MINUTE, arrive);
  while (events.length > 0) {
    const next = events.reduce((first, each) => (each.at < first.at ? each : first));
    events.splice(events.indexOf(next), 1);
    now = next.at;
    await next.what();
  }
  return figures;
}

/** Returns a number of the standard normal distribution (Box and Muller 1958). */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
