/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { archiveOf } from "@/__tests__/experiments/study/reading/a-reading";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { readData } from "@/scripts/read/read-into";
import { peopleOfThreeTasks } from "@/testing/simulated-participations";

/** Runs the command, and returns the lines that it prints. */
async function printed(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await readData(args, (line) => lines.push(line));
  return lines;
}

it("the command reads a folder of archives, reports a faulty file, and writes the data set of the page", async () => {
  const folder = temporaryFolder({ "data/holiday.txt": "Not data.", "data/.hidden.zip": "PK" });
  for (const each of peopleOfThreeTasks(5))
    writeFileSync(join(folder, "data", `${each.id}.zip`), archiveOf(each));
  const out = join(folder, "results");
  const lines = await printed(join(folder, "data"), "--out", out);
  expect(lines[0]).toBe("Files: 6; sessions: 5.");
  expect(lines.filter((line) => line.includes("holiday.txt"))).toHaveLength(1);
  expect(lines.join("\n")).toMatch(/Participants analysed: 5/);
  expect(readdirSync(out).sort()).toEqual(["data-set", "private"]);
  const text = (path: string) => readFileSync(join(out, path), "utf8");
  expect(text("data-set/results.json")).toContain('"flow.analysed.total": 5,');
  expect(csvRecords(text("data-set/participants.csv"))).toHaveLength(5);
  expect(csvRecords(text("private/key.csv"))).toHaveLength(5);
});

it("the command refuses a folder for the results that is not empty, and a path that does not exist", async () => {
  const folder = temporaryFolder({ "data/a.csv": "a,b\n1,2\n", "results/mine.txt": "mine" });
  const [data, out] = [join(folder, "data"), join(folder, "results")];
  await expect(printed(data, "--out", out)).rejects.toThrow("is not empty");
  await expect(printed(join(folder, "no-data"))).rejects.toThrow("does not exist");
  expect(readFileSync(join(out, "mine.txt"), "utf8")).toBe("mine");
});
