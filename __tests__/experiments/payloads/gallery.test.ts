/** @jest-environment node */
import { join } from "node:path";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import { galleryPayload, READY_PROTOCOLS, shownStudies } from "@/experiments/payloads/gallery";
import { readPublished } from "@/experiments/payloads/published";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { visitsWith } from "@/experiments/study/document/visits";
import { newParticipation, seedOfStep } from "@/experiments/study/participation/new-participation";
import { LOCALES } from "@/lib/routes";
import { seededRandom } from "@/lib/stats/random";
import { randomRun } from "@/scripts/build/versions/random-run";
import { ROOT } from "@/scripts/project.mjs";
import { APPS_HERE } from "../study/document/a-document";

const published = readPublished(join(ROOT, "protocols"));
const documentOf = (name: string) => published.get(name) as ProtocolDocument;
const ready = galleryPayload("en").protocols;
const named = ready.map((each) => [each.name, each] as const);

/** Maximum time for the instructions, the breaks and the result of one app, in seconds. */
const AROUND_S = 60;

/** Returns the time in seconds that a simulated participant takes for the trials of an app, on a virtual clock. */
function secondsOnClock(model: TimedModel, app: string): number {
  const simulation = simulationOf(app, model.parameters);
  if (simulation?.kind !== "timed") throw new Error(`${app} has no simulation`);
  const random = seededRandom(1);
  const person = simulation.draw(random, 0);
  const run = simulatedRun(model, 1, (trial) => simulation.respond(trial, person, random));
  return run.durationMs / 1000;
}

it("the gallery of templates has six protocols, each with its own title and its own purpose in each language", () => {
  expect(READY_PROTOCOLS).toHaveLength(6);
  const texts = LOCALES.flatMap((locale) =>
    galleryPayload(locale).protocols.flatMap(({ title, purpose }) => [title, purpose]),
  );
  expect(new Set(texts).size).toBe(24);
});

describe.each(named)("the template %s", (name, { minutes, references, screenReader }) => {
  const document = documentOf(name);
  const { steps } = document;
  const apps = steps.filter(isAppStep);

  it("can be completed on a virtual clock", () => {
    for (const [index, step] of apps.entries()) {
      const model = modelOfStep(step, APPS_HERE);
      const rows = randomRun(model, index + 1, seededRandom(index + 1));
      expect(rows.filter(({ phase }) => phase === "test")).toHaveLength(model.facts.trials);
    }
  });

  it("states a duration that allows for its trials and, in each app, a minute for instructions and result", () => {
    let least = 0;
    let most = 0;
    for (const step of apps) {
      const model = modelOfStep(step, APPS_HERE);
      const isTimed = model.kind === "timed";
      const seconds = isTimed ? secondsOnClock(model, step.app) : model.facts.seconds;
      const times = Math.max(1, visitsWith(step, document).length);
      least += times * seconds;
      most += times * (seconds + (isTimed ? AROUND_S : 0));
    }
    expect(minutes * 60).toBeGreaterThanOrEqual(least);
    expect((minutes - 1) * 60).toBeLessThanOrEqual(most);
  });

  it("cites each reference once, with its URL", () => {
    expect(references.length).toBeGreaterThan(0);
    expect(new Set(references.map(({ url }) => url)).size).toBe(references.length);
    for (const { citation, url } of references) {
      expect(citation).not.toBe("");
      expect(url).toMatch(/^https:\/\//);
    }
  });

  it("does not contain information that only the researcher who uses the template can know", () => {
    const { information = {} } = documentOf(name);
    expect(Object.keys(information).sort()).toEqual(["minimumAge", "purpose", "rights"]);
  });

  it("is labelled as suitable for screen readers only if all its apps are suitable", () => {
    const fit = apps.every((step) => modelOfStep(step, APPS_HERE).facts.screenReader);
    expect(screenReader).toBe(fit);
  });
});

it("the template for a lab session takes 20 minutes, as its title states", () => {
  const session = ready.find(({ name }) => name === "lab-session");
  expect(session?.title).toContain("20 minutes");
  expect(session?.minutes).toBe(20);
});

it("a participant of the retest template does the same apps in both sessions, with different trials", () => {
  const document = documentOf("stroop-retest");
  const session = (condition: string) =>
    newParticipation(
      document,
      { ids: { participant: "7" }, condition },
      { versions: {}, locale: "en", site: null, consent: { version: "1", at: "2026-11-25" } },
    );
  const [first, second] = [session("first"), session("second")];
  expect(first.order).toEqual(["welcome-first", "stroop", "simple"]);
  expect(second.order).toEqual(["welcome-second", "stroop", "simple", "explanation"]);
  const seeds = [first, second].map((each) =>
    document.steps.filter(isAppStep).map((step) => seedOfStep(each, step)),
  );
  expect(new Set(seeds.flat()).size).toBe(4);
});

it("the page /study lists only the studies in which everyone can take part", () => {
  expect(shownStudies("en").map(({ name }) => name)).toEqual([
    "stroop-and-personality",
    "stroop-or-flanker",
  ]);
});
