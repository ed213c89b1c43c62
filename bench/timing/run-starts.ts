import { protocolWords } from "@/content/running-study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { participantLink } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { median } from "@/lib/stats/statistics";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { versionOf } from "@/testing/version-of";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";
import { CPU_SLOWDOWN, KBIT_PER_S, READING_MS, ROUND_TRIP_MS, startOnce } from "./measure-start";

const ROUNDS = 5;

/** A protocol whose first step is the measured app. The same app is also measured without a protocol. */
function protocolPath(): string {
  const version = versionOf("stroop");
  const steps = [{ id: "stroop", app: "stroop", version, parameters: {} }];
  const checked = checkProtocol(
    { protocol: 1, steps, order: "fixed", language: "participant", title: "Start" },
    MODELS,
  );
  if (!("document" in checked)) throw new UserError("The protocol of the measurement has faults.");
  return pathOf("study", "en") + participantLink(checked.document).hash;
}

await runMain(() =>
  withSite(async ({ url, browser }) => {
    const { start, parts } = localize(protocolWords, "en");
    const ways = {
      "the app by itself": undefined,
      "first part of a protocol": { path: protocolPath(), presses: [start, parts.start] },
    };
    for (const readingMs of [0, READING_MS]) {
      const found: Record<string, number[]> = {};
      // The two kinds of starts alternate, because both must be measured under the same conditions.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, way] of Object.entries(ways)) {
          const { toDialogMs, toFixationMs } = await startOnce(browser, url, readingMs, way);
          found[name] = [...(found[name] ?? []), Math.round(toDialogMs + toFixationMs)];
        }
      say(`Presses to first fixation, ${readingMs} ms after the brief is there, in ms:`);
      for (const [name, all] of Object.entries(found))
        say(`  ${name}: median ${median(all)} (${all.join(", ")})`);
    }
    const { cpu, cores } = machine();
    say(
      `Processor ${CPU_SLOWDOWN} times slower, ${KBIT_PER_S} kbit/s, ${ROUND_TRIP_MS} ms; Chromium ${browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`,
    );
  }),
);
