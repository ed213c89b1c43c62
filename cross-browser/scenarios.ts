import { contact } from "./scenarios/contact";
import { deviceCheck } from "./scenarios/device";
import { everyPage } from "./scenarios/every-page";
import { language } from "./scenarios/language";
import { map } from "./scenarios/map";
import { navigation } from "./scenarios/navigation";
import { offline } from "./scenarios/offline";
import { portfolio } from "./scenarios/portfolio";
import { protocol } from "./scenarios/protocol";
import { standaloneArchive } from "./scenarios/standalone-archive";
import { stroop } from "./scenarios/stroop";
import { stroopByTheClock } from "./scenarios/stroop-by-the-clock";
import { survey } from "./scenarios/survey";
import type { Scenario } from "./visitor";

/** The main scenarios. Each of them starts with a new profile. */
export const SCENARIOS = {
  "every page": everyPage,
  navigation,
  language,
  portfolio,
  stroop,
  "stroop by the clock": stroopByTheClock,
  survey,
  "device check": deviceCheck,
  protocol,
  "standalone archive": standaloneArchive,
  contact,
  map,
  offline,
} as const satisfies Record<string, Scenario>;
