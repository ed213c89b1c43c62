/** @jest-environment node */

import { APPS } from "@/experiments/catalog/registry";
import { codebook, codebookCsv, variableMeasured } from "@/experiments/engine/data/codebook";
import { COLUMNS } from "@/experiments/engine/data/columns";
import { csvRecords } from "../../parse-csv";
import { sampleApp } from "../../sample/sample-session";

const stroopCodebook = APPS.stroop.model.codebook;
const entries = codebook(sampleApp.model);
const entry = (name: string) => entries.find((one) => one.name === name);

it("the codebook describes every column of the trials file in one sentence, in the order of the file", () => {
  expect(entries.map(({ name }) => name)).toEqual([...COLUMNS]);
  for (const { description } of entries) expect(description).toMatch(/^[A-Z].*\.$/);
});

it("the codebook states a unit for each column with a time or a size, and not for any other column", () => {
  const withUnit = entries.filter(({ unit }) => unit !== null);
  expect(withUnit.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
    "rt_ms ms",
    "onset_ms ms",
    "frame_ms ms",
    "viewport_width CSS px",
    "viewport_height CSS px",
    "screen_width CSS px",
    "screen_height CSS px",
    "device_refresh_hz Hz",
    "device_frame_ms ms",
    "device_frame_p95_ms ms",
    "device_stamp_delay_ms ms",
    "device_stamp_delay_p95_ms ms",
    "device_clock_step_ms ms",
    "device_stamp_offset_ms ms",
    "device_px_per_mm CSS px/mm",
  ]);
});

it("the codebook describes the columns that all apps share with the texts of the app", () => {
  expect(entry("condition")).toMatchObject(stroopCodebook.condition);
  expect(entry("stimulus")).toMatchObject({ ...stroopCodebook.stimulus, levels: null });
  expect(entry("response")?.levels).toEqual(stroopCodebook.response.levels);
  expect(entry("excluded")?.levels).toEqual(stroopCodebook.excluded.levels);
  expect(Object.keys(entry("task")?.levels ?? {})).toEqual(["stroop"]);
});

it("the CSV table of the codebook describes the same columns as the codebook", () => {
  const rows = csvRecords(codebookCsv(entries));
  expect(rows.map(({ name }) => name)).toEqual([...COLUMNS]);
  expect(rows.find(({ name }) => name === "rt_ms")).toMatchObject({ unit: "ms", levels: "NA" });
  expect(rows.find(({ name }) => name === "phase")?.levels).toBe(
    "practice: recorded, never scored; test: scored unless excluded; interrupted: of a block that was left before its end, never scored; the block was drawn anew",
  );
});

it("the codebook is the source of the property variableMeasured in the description of a data set", () => {
  const variables = variableMeasured(entries);
  expect(variables).toHaveLength(COLUMNS.length);
  expect(variables[COLUMNS.indexOf("rt_ms")]).toEqual({
    "@type": "PropertyValue",
    name: "rt_ms",
    description: entry("rt_ms")?.description,
    unitText: "ms",
  });
  expect(variables[COLUMNS.indexOf("hidden")]).toMatchObject({
    valueReference: [
      { "@type": "DefinedTerm", termCode: "TRUE", description: "it was" },
      { "@type": "DefinedTerm", termCode: "FALSE", description: "it was not" },
    ],
  });
});
