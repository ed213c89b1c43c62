import { contact } from "./journeys/contact";
import { everyPage } from "./journeys/every-page";
import { language } from "./journeys/language";
import { map } from "./journeys/map";
import { navigation } from "./journeys/navigation";
import { offline } from "./journeys/offline";
import { portfolio } from "./journeys/portfolio";
import { stroop } from "./journeys/stroop";
import { stroopByTheClock } from "./journeys/stroop-by-the-clock";
import { survey } from "./journeys/survey";
import type { Journey } from "./visitor";

/** The main journeys, each begun in a browser that has not been on the site. */
export const JOURNEYS = {
  "every page": everyPage,
  navigation,
  language,
  portfolio,
  stroop,
  "stroop by the clock": stroopByTheClock,
  survey,
  contact,
  map,
  offline,
} as const satisfies Record<string, Journey>;

// biome-ignore lint/performance/noBarrelFile: run.mjs loads this one bundle
export { Visitor } from "./visitor";
