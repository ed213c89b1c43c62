import { ITEMS, itemOutcome } from "@/experiments/apps/mini-ipip/items";
import {
  ITEMS_PER_SCALE,
  MEASURE_OF,
  RELIABILITY,
  RESPONSES,
  SCALES,
} from "@/experiments/apps/mini-ipip/scales";
import { CITIES, CITY_IDS, type CityId, drawnCities } from "@/experiments/apps/where-is-it/cities";
import {
  type Coordinates,
  EARTH_RADIUS_KM,
  wrapLongitude,
} from "@/experiments/apps/where-is-it/great-circle";
import { placeOutcome } from "@/experiments/apps/where-is-it/outcome";
import type { FormRow } from "@/experiments/engine/contract/define-app";
import norms from "@/experiments/engine/contract/norms.json";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import { mean } from "@/lib/stats/statistics";

const asRow = (row: Omit<FormRow, "rt_ms" | "input_type" | "hidden">, index: number): TrialRow => ({
  ...row,
  trial: index + 1,
  block: 1,
  phase: "test",
  rt_ms: null,
  onset_ms: null,
  frame_ms: null,
  late_frames: null,
  input_type: "keyboard",
  hidden: false,
  sitting: 1,
});

/** Returns the rows of a Mini-IPIP session with the given answers, 1 to 5. */
export const statementRows = (answer: (item: (typeof ITEMS)[number]) => number): TrialRow[] =>
  ITEMS.map((item, index) => asRow(itemOutcome(item, RESPONSES[answer(item) - 1] ?? "3"), index));

/** The number of simulated answers whose mean is taken as the true score of one person. */
const TRUTH_DRAWS = 2000;

/**
 * Returns answers according to classical test theory. Each scale has a true value whose variance is the proportion α of
 * the published variance. Each item adds an error, and the sum is rounded to one of the five answers.
 */
export function itemRun(random: Random) {
  const drawn = SCALES.map((scale) => {
    const { sd, alpha } = RELIABILITY[scale];
    const level =
      norms[`mini_ipip_${MEASURE_OF[scale]}`].mean + sd * Math.sqrt(alpha) * normal(random);
    const error = sd * Math.sqrt(ITEMS_PER_SCALE * (1 - alpha));
    const answer = () => Math.min(5, Math.max(1, Math.round(level + error * normal(random))));
    return { scale, answer };
  });
  const rows = statementRows(({ scale, keyed }) => {
    const points = drawn.find((each) => each.scale === scale)?.answer() ?? 3;
    return keyed === "+" ? points : 6 - points;
  });
  const truth = (): Record<string, number> =>
    Object.fromEntries(
      drawn.map(({ scale, answer }) => [
        MEASURE_OF[scale],
        mean(Array.from({ length: TRUTH_DRAWS }, answer)),
      ]),
    );
  return { rows, truth };
}

/** Returns the location at a distance and in a direction from another location (km, radians from north). */
function placeAt({ latitude, longitude }: Coordinates, km: number, bearing: number): Coordinates {
  const angle = km / EARTH_RADIUS_KM;
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const sine =
    Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(north),
    Math.cos(angle) - Math.sin(north) * sine,
  );
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return { latitude: degrees(Math.asin(sine)), longitude: wrapLongitude(degrees(east + turn)) };
}

/** SDs of log distances: first the SD between cities for the same person, then the SD between single answers. */
const CITY_SPREAD = 0.5;
const ANSWER_SPREAD = 0.4;

/**
 * A simulated person whose answers miss by a typical distance in any direction. The distance varies between cities. The
 * true score is the expected error over all listed cities; a run draws some of these cities.
 */
export function placeRun(random: Random) {
  const usual = Math.exp(Math.log(1200) + 0.5 * normal(random));
  const kmOf = new Map<CityId, number>(
    CITY_IDS.map((city) => [city, usual * Math.exp(CITY_SPREAD * normal(random))]),
  );
  const rows = drawnCities(Math.floor(random() * 2 ** 32), 10).map((city, index) => {
    const km = (kmOf.get(city) ?? usual) * Math.exp(ANSWER_SPREAD * normal(random));
    return asRow(
      placeOutcome(city, placeAt(CITIES[city], km, 2 * Math.PI * random()), false),
      index,
    );
  });
  const expected = Math.exp(ANSWER_SPREAD ** 2 / 2) * mean([...kmOf.values()]);
  return { rows, truth: () => ({ distance_error: expected }) };
}
