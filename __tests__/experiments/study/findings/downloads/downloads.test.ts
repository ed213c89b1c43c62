/** @jest-environment node */
import { unzipSync } from "fflate";
import { isReadAsOther } from "@/experiments/engine/data/read-as";
import { columnNames } from "@/experiments/study/findings/downloads/column-names";
import type { RunAt } from "@/experiments/study/findings/downloads/data-set";
import { downloadOf } from "@/experiments/study/findings/downloads/download-of";
import { rLiteral } from "@/experiments/study/findings/downloads/r-literal";
import { warningsOf } from "@/experiments/study/findings/downloads/warnings";
import type { Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { DownloadKind } from "@/experiments/study/findings/worker/messages";
import { createReader } from "@/experiments/study/reading/reader";
import type { Locale } from "@/lib/routes";
import { randomStudy } from "@/scripts/checks/reading/random-study";
import { parseCsv } from "../../../parse-csv";
import { psychDsFaults } from "../../../psych-ds-check";
import { aFile } from "../../reading/a-reading";

/** A study of some 70 people in which a survey follows two tasks. Free answers look like formulas, numbers and dates. */
const SURVEY_STUDY = 9;

async function readStudy(seed: number, hasDocument = true) {
  const { document, records } = randomStudy(seed);
  const reader = createReader();
  await reader.add([
    ...(hasDocument ? [aFile("study.json", JSON.stringify(document))] : []),
    ...records.map((record, index) => aFile(`records/${index}.json`, record)),
  ]);
  const reading = reader.reading();
  const findings = findingsOf(reading) as Findings;
  const download = async (
    kind: DownloadKind,
    of: Findings = findings,
    locale: Locale = "en",
    runAt: RunAt = reader.runAt,
  ) => {
    const { blob } = await downloadOf(kind, of, resultsOf(of), reading, runAt, { locale });
    return new Uint8Array(await blob.arrayBuffer());
  };
  return { document, records, findings, reading, download };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Returns the records of a table, keyed by column. */
function tableOf(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

const study = readStudy(SURVEY_STUDY);
const dataSet = study.then(async ({ download }) => unzipSync(await download("dataSet")));

/** The mark of simulated data: a sentence, a property, or a column of a table. */
const MARK = /nobody took part|from simulated data|"simulated": true|(?:^|,)simulated(?:,|$)/im;

/** Time to make and read the study on a busy machine, ms. */
const LONGEST = 60_000;

beforeAll(async () => {
  await dataSet;
}, LONGEST);

describe("the table of participants", () => {
  it("has a row for each session of the study, with the decision whether it counts", async () => {
    const { findings, download } = await study;
    const rows = tableOf(textOf(await download("participants")));
    expect(rows.map(({ counted, aside }) => [counted, aside])).toEqual(
      findings.sessions.map(({ aside }) => [aside === null ? "TRUE" : "FALSE", aside ?? "NA"]),
    );
  });

  it("has the scores and answers of each person, unrounded", async () => {
    const { findings, download } = await study;
    const rows = tableOf(textOf(await download("participants")));
    const effects = rows.flatMap((row) =>
      row.counted === "TRUE" && row["flanker.flanker_effect"] !== "NA"
        ? [Number(row["flanker.flanker_effect"])]
        : [],
    );
    const measure = findings.measures.find(({ measure: { id } }) => id === "flanker_effect");
    expect(effects).toEqual(measure?.values);
  });

  it("has an apostrophe before each text that a program would read as something else", async () => {
    const { findings, download } = await study;
    const rows = tableOf(textOf(await download("participants")));
    const answers = findings.sessions.map(
      ({ session }) => session.runs.find(({ step }) => step === "you")?.answers?.said ?? null,
    );
    const misread = answers.filter((text) => typeof text === "string" && isReadAsOther(text));
    expect(misread.length).toBeGreaterThan(0);
    expect(rows.map((row) => row["you.said"])).toEqual(
      answers.map((text) => {
        if (text === null) return "NA";
        return isReadAsOther(String(text)) || /^=/.test(String(text)) ? `'${text}` : text;
      }),
    );
  });

  it("leaves out sessions that are withdrawn, rehearsed or of another study", async () => {
    const { findings, download } = await study;
    const sessions = findings.sessions.map((each, index) =>
      index < 3
        ? { ...each, aside: (["withdrawn", "rehearsal", "otherProtocol"] as const)[index] ?? null }
        : each,
    );
    const rows = tableOf(textOf(await download("participants", { ...findings, sessions })));
    expect(rows).toHaveLength(findings.sessions.length - 3);
  });

  it("has names that statistics programs accept, each once", () => {
    const named = columnNames();
    const names = ["my-step.a b", "my_step.a_b", "MY_STEP.A_B", "x".repeat(80), "x".repeat(90)].map(
      named,
    );
    expect(names.every((name) => /^[A-Za-z][A-Za-z0-9_.]{0,63}$/.test(name))).toBe(true);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});

describe("the data set", () => {
  it("contains nothing that leads to a person outside of the folder with the key", async () => {
    const { findings, records } = await study;
    const files = await dataSet;
    const open = Object.entries(files)
      .filter(([path]) => path.startsWith("data-set/"))
      .map(([, bytes]) => textOf(bytes))
      .join("\n");
    const values = findings.sessions.flatMap(({ session }) => [session.id, session.person ?? ""]);
    expect(values.filter((value) => value !== "" && open.includes(value))).toEqual([]);
    const { startedAt, seed } = JSON.parse(records[0] ?? "");
    expect([startedAt, String(seed)].filter((value) => open.includes(value))).toEqual([]);
    const key = tableOf(textOf(files["private/key.csv"] as Uint8Array));
    expect(key.map(({ session_before }) => session_before)).toEqual(
      findings.sessions.map(({ session }) => session.id),
    );
  });

  it("is a valid Psych-DS data set", async () => {
    const files = Object.entries(await dataSet)
      .filter(([path]) => path.startsWith("data-set/"))
      .map(([path, bytes]) => [path.slice("data-set/".length), textOf(bytes)]);
    expect(psychDsFaults(Object.fromEntries(files))).toEqual([]);
  });

  it("has the trials of all its sessions under the new ids", async () => {
    const { findings } = await study;
    const files = await dataSet;
    const table = Object.keys(files).find((path) => /data\/flanker\/.*_data\.csv$/.test(path));
    const rows = tableOf(textOf(files[table ?? ""] as Uint8Array));
    const key = tableOf(textOf(files["private/key.csv"] as Uint8Array));
    const runs = findings.sessions.filter(({ session }) =>
      session.runs.some(({ step }) => step === "flanker"),
    );
    const before = new Map(key.map((each) => [each.session, each.session_before]));
    const found = new Set(rows.map(({ session_id }) => before.get(session_id ?? "")));
    expect(found).toEqual(new Set(runs.map(({ session }) => session.id)));
  });

  it.each([
    ["", true],
    [", also if only the records were read", false],
  ])(
    "has a codebook with the question of each answer and the meaning of its values%s",
    async (_, hasDocument) => {
      const records = hasDocument ? null : await readStudy(SURVEY_STUDY, false);
      const files = records ? unzipSync(await records.download("dataSet")) : await dataSet;
      const codebook = tableOf(textOf(files["data-set/participants-codebook.csv"] as Uint8Array));
      const columns = ["you.said", "you.w1", "you.pets.dog", "you.worry_mean"];
      expect(columns.map((column) => codebook.find(({ name }) => name === column))).toMatchObject([
        { description: "you: Say NA if it was not shown or has no answer." },
        { levels: "1: Label 1; 2: Label 2; 3: Label 3; 4: Label 4" },
        {
          description: expect.stringContaining("you: Pets Whether “A dog” was chosen."),
          levels: "0: not chosen; 1: chosen",
        },
        { description: expect.stringContaining("Score of the scale (mean of its items)") },
      ]);
    },
  );

  it("has other ids in each download", async () => {
    const { download } = await study;
    const [first, second] = await Promise.all([download("participants"), download("participants")]);
    const ids = [first, second].flatMap((bytes) =>
      tableOf(textOf(bytes)).map(({ session }) => session),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("quotes texts for R so that they are not code", () => {
    const text = '"); quit("no"); cat("\\';
    expect(rLiteral({ text, none: null, list: ["a", null] })).toBe(
      `list("text" = ${JSON.stringify(text)}, "none" = NA, "list" = c("a", NA))`,
    );
  });
});

describe("the other files", () => {
  it("state every number of the page, and that nobody took part", async () => {
    const { findings, download } = await study;
    const content = JSON.parse(textOf(await download("results")));
    expect(content.numbers).toEqual(resultsOf(findings));
    expect(content.simulated).toBe(findings.isSimulated || undefined);
    expect(textOf(await download("deviations"))).toContain(
      `Participants who began: ${findings.flow.began.total}; analysed: ${findings.flow.analysed.total}.`,
    );
  });

  it("say in each file that its data are simulated, and nothing of the kind about people's data", async () => {
    const { findings, download } = await study;
    const marked = async (isSimulated: boolean) => {
      const of = { ...findings, isSimulated };
      const files = unzipSync(await download("dataSet", of));
      const [participants, results, deviations] = await Promise.all(
        (["participants", "results", "deviations"] as const).map((kind) => download(kind, of)),
      );
      const texts = {
        participants,
        results,
        deviations,
        key: files["private/key.csv"],
        private: files["private/README.md"],
        readme: files["data-set/README.md"],
        description: files["data-set/dataset_description.json"],
        changes: files["data-set/CHANGES.md"],
        codebook: files["data-set/participants-codebook.csv"],
        study: files["data-set/analysis/study.R"]?.subarray(0, 40),
      };
      return Object.entries(texts).flatMap(([name, bytes]) =>
        MARK.test(textOf(bytes as Uint8Array)) ? [name] : [],
      );
    };
    expect(await marked(true)).toHaveLength(10);
    expect(await marked(false)).toEqual([]);
  });

  it("are in French for readers and unchanged for programs on the French page", async () => {
    const { findings, download } = await study;
    const inFrench = unzipSync(await download("dataSet", findings, "fr"));
    const inEnglish = await dataSet;
    const fileOf = (files: typeof inFrench, name: string) => textOf(files[name] as Uint8Array);
    expect(fileOf(inFrench, "data-set/README.md")).toMatch(/^# Données d’une étude\n/);
    expect(fileOf(inFrench, "data-set/README.md")).not.toMatch(/participants who|\bthe\b/);
    const deviations = fileOf(inFrench, "data-set/DEVIATIONS.md");
    expect(deviations).toMatch(/^# Écarts par rapport au plan\n/);
    expect(deviations).toBe(textOf(await download("deviations", findings, "fr")));
    const { began, analysed } = findings.flow;
    expect(deviations.replace(/\s/g, " ")).toContain(
      `Participants qui ont commencé : ${began.total} ; analysés : ${analysed.total}.`,
    );
    for (const name of ["dataset_description.json", "codebook.json", "results.json"])
      expect(fileOf(inFrench, `data-set/${name}`)).toBe(fileOf(inEnglish, `data-set/${name}`));
  });

  it("are not made if the trials of a run are gone, because the data set would look complete", async () => {
    const { findings, reading, download } = await study;
    const lost = download("dataSet", findings, "en", async () => null);
    const names = reading.files.map(({ name }) => name);
    const message = await lost.then(
      () => "",
      (fault: Error) => fault.message,
    );
    expect(names.some((name) => message.includes(name))).toBe(true);
  });

  it("warn of free text and of people whose facts few others share", async () => {
    const { findings } = await study;
    expect(warningsOf(findings).map(({ id }) => id)).toContain("freeText");
    const without = { ...findings, surveys: [], flow: { ...findings.flow, conditions: [] } };
    const inFrench = (people: number) =>
      without.sessions.map((each, index) => {
        const locale = index < people ? ("fr" as const) : ("en" as const);
        const runs = each.session.runs.map((run) => ({ ...run, locale }));
        return { ...each, session: { ...each.session, runs } };
      });
    expect(warningsOf({ ...without, sessions: inFrench(0) })).toEqual([]);
    expect(warningsOf({ ...without, sessions: inFrench(1) })[0]).toMatchObject({
      id: "smallCells",
      values: { people: 1, columns: "language" },
    });
  });
});
