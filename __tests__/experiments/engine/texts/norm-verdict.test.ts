/** @jest-environment node */

import type { AppId } from "@/experiments/catalog/app-ids";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { normFor } from "@/experiments/engine/texts/norm-verdict";

/** Returns whether the published data apply to the first measure of an app after these changes of its parameters. */
function verdict(app: AppId, changes: Record<string, number | string>) {
  const { model, parameters } = APPS[app];
  const [{ norm }] = model.facts.measures;
  if (norm === null) throw new Error(`${app} has no norm`);
  return normFor(parameters, { ...model.parameters, ...changes }, publishedNorm(norm, "en"));
}

it("a run with the default parameters is compared with the data for the default number of trials", () => {
  expect(verdict("stroop", {})).toMatchObject({
    isPublished: true,
    norm: { n: 518, mean: 123.21 },
  });
});

it.each<[AppId, Record<string, number>, object]>([
  ["stroop", { trials: 96 }, { n: 519, mean: 122.51 }],
  ["stroop", { trials: 24, blocks: 1 }, { n: 514 }],
  ["simple-rt", { trials: 40 }, { n: 520, mean: 323.2 }],
  ["go-no-go", { trials: 200 }, { n: 520, mean: 17.63 }],
])("a run of %s with %j has published data for its number of trials", (app, changes, figures) => {
  expect(verdict(app, changes)).toMatchObject({ isPublished: true, norm: figures });
});

it("a run with an unpublished number of trials is not compared with data; the reason names the number", () => {
  expect(verdict("stroop", { trials: 72 })).toEqual({ isPublished: false, changed: ["trials"] });
});

it("the list of changed parameters that affect the comparison does not contain the number of trials", () => {
  expect(verdict("stroop", { trials: 96, inks: 3, fixationMs: 800 })).toEqual({
    isPublished: false,
    changed: ["inks", "fixationMs"],
  });
});

it("other response keys and additional breaks do not prevent the comparison with published data", () => {
  expect(verdict("stroop", { redKey: "a", blocks: 4 })).toMatchObject({ isPublished: true });
});
