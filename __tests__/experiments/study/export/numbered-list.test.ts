import { strFromU8, unzipSync } from "fflate";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { LIST_LENGTH, listedPlace } from "@/experiments/study/document/numbered-list";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { archiveFiles, archiveZip } from "@/experiments/study/export/archive-files";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import { versionOf } from "@/testing/version-of";
import { partsOf } from "./parts-of";

const task = (id: string, app: "stroop" | "eleven-twenty" | "mini-ipip", more: object = {}) => ({
  id,
  app,
  version: versionOf(app),
  parameters: {},
  ...more,
});

/** Returns a study with balanced groups. In the condition `a`, it has one more task than in the others. */
function balanced(conditions: readonly string[], changes: object = {}): ProtocolDocument {
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [
        task("first", "stroop"),
        task("game", "eleven-twenty"),
        task("traits", "mini-ipip", { for: ["a"] }),
      ],
      conditions,
      assignment: "balanced",
      order: "latin-square",
      title: "A study",
      delivery: { ids: ["participant"] },
      ...changes,
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

/** Returns the files of the archive of a document that sends its data nowhere, or to a receiver. */
function archiveOf(document: ProtocolDocument, receiver: string | null = null) {
  const files = unzipSync(
    archiveZip(archiveFiles(document, receiver, partsOf(document)), "2026-11-27"),
  );
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : undefined);
  return { text, list: text("numbered-list.csv") };
}

/** Returns the participation that begins in an archive with a number in its URL. */
const begun = (document: ProtocolDocument, number: string) =>
  newParticipation(
    document,
    { ids: { participant: number }, condition: null },
    { versions: {}, locale: "en", site: null, consent: { version: "1", at: "2026-11-27" } },
    [],
    listedPlace(document, number),
  );

const times = (values: readonly unknown[]) => {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
};
const spread = (counts: readonly number[], of: number) =>
  Math.max(...counts) - (counts.length < of ? 0 : Math.min(...counts));

it.each([
  ["latin-square", ["a", "b"]],
  ["shuffled", ["a", "b", "c"]],
  ["fixed", ["a", "b", "c", "d", "e"]],
] as const)(
  "the printed list of an archive gives the condition and the order that the page assigns to each number (order: %s)",
  (order, conditions) => {
    const document = balanced(conditions, { order });
    const lines = csvRecords(archiveOf(document).list ?? "");
    expect(lines.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: LIST_LENGTH }, (_, index) => index + 1),
    );
    for (const line of lines) {
      const participation = begun(document, line.number ?? "");
      expect([participation.condition, participation.order.join(" ")]).toEqual([
        line.assigned_condition,
        line.step_order,
      ]);
      expect(participation.conditionSource).toBe("list");
    }
  },
);

it("the printed list of a study with visits gives the order of the first visit", () => {
  const document = balanced(["a", "b"], {
    visits: [{ id: "one" }, { id: "two", after: "one", days: [6, 8] }],
    steps: [
      task("first", "stroop", { at: ["one"] }),
      task("game", "eleven-twenty", { at: ["one"] }),
      task("traits", "mini-ipip", { at: ["two"] }),
    ],
  });
  for (const line of csvRecords(archiveOf(document).list ?? "").slice(0, 8))
    expect(begun(document, line.number ?? "").order.join(" ")).toBe(line.step_order);
});

it("at each number of the list, the groups differ by at most two participants, and the rows of a group by at most one", () => {
  const conditions = ["a", "b", "c"];
  const lines = csvRecords(archiveOf(balanced(conditions)).list ?? "");
  for (let count = 1; count <= lines.length; count++) {
    const groups = times(lines.slice(0, count).map((line) => line.assigned_condition));
    expect(spread(groups, conditions.length)).toBeLessThanOrEqual(2);
  }
  for (const condition of conditions) {
    const own = lines.filter((line) => line.assigned_condition === condition);
    // Three tasks need six rows, two tasks need two.
    const rows = condition === "a" ? 6 : 2;
    for (let count = 1; count <= own.length; count++)
      expect(spread(times(own.slice(0, count).map(({ row }) => row)), rows)).toBeLessThanOrEqual(1);
    expect(new Set(own.map(({ row }) => row)).size).toBe(rows);
  }
});

it("lists of different protocols differ, and a corrected title or information sheet does not change the list", () => {
  const conditions = ["a", "b"];
  const list = archiveOf(balanced(conditions)).list;
  expect(archiveOf(balanced(conditions, { title: "Another title" })).list).toBe(list);
  expect(archiveOf(balanced(conditions, { seed: 7 })).list).not.toBe(list);
});

it.each(["0", "1.5", "017", "1e2", "-1", "+1", "1001", "17 ", "１７", "seventeen", ""])(
  "the identifier “%s” is not a number of the list, so the condition is drawn",
  (person) => {
    const document = balanced(["a", "b"]);
    expect(listedPlace(document, person)).toBeNull();
    expect(begun(document, person).conditionSource).toBe("drawn");
  },
);

it("the README of an archive states in both languages who can foresee the groups, and how to use the list", () => {
  const { text } = archiveOf(balanced(["a", "b"]));
  for (const [file, foreseen] of [
    ["README.md", "can see who gets which condition next"],
    ["LISEZMOI.md", "peut voir qui sera dans quelle condition"],
  ] as const) {
    expect(text(file)).toContain(foreseen);
    expect(text(file)).toContain("index.html?participant=17");
    expect(text(file)).toContain("1.5");
  }
});

it("an archive contains no list if the page does not use it: drawn groups, a data server, no identifier, or no conditions", () => {
  const conditions = ["a", "b"];
  const receiver = "https://data.lab.example/sessions";
  const of = (changes: object) => balanced(conditions, changes);
  const drawn = archiveOf(of({ assignment: undefined }));
  const server = archiveOf(of({ delivery: { ids: ["participant"], receiver } }), receiver);
  const noId = archiveOf(of({ delivery: undefined }));
  const steps = [task("first", "stroop"), task("game", "eleven-twenty")];
  const without = { conditions: undefined, steps };
  const orders = [without, { ...without, delivery: undefined }].map((each) => archiveOf(of(each)));
  for (const { list } of [drawn, server, noId, ...orders]) expect(list).toBeUndefined();
  for (const { text } of [drawn, server, noId, ...orders])
    expect(text("README.md")).not.toContain("numbered-list.csv");
  for (const { text } of orders) {
    expect(text("README.md")).not.toMatch(/numbered list|groups of equal size/);
    expect(text("LISEZMOI.md")).not.toMatch(/liste numérotée|groupes de même taille/);
  }
  expect(server.text("README.md")).toContain("the data server assigns it");
  expect(noId.text("README.md")).toContain("Name an identifier such as `participant`");
});

describe("the row of the order of a person", () => {
  const document = balanced(["a", "b"]);
  const rowOf = (condition: string, place: { condition: string; row: number } | null) =>
    newParticipation(
      document,
      { ids: { participant: "17" }, condition },
      { versions: {}, locale: "en", site: null, consent: { version: "1", at: "2026-11-27" } },
      [],
      place && { ...place, source: "list" },
    ).row;
  // Three tasks in the condition `a` need six rows.
  const rows = [0, 1, 2, 3, 4, 5];

  it("is the row of the place in the person's condition", () => {
    expect(rows.map((row) => rowOf("a", { condition: "a", row }))).toEqual(rows);
  });

  it("is drawn if the place has a row that does not exist, or belongs to another condition", () => {
    const drawn = rowOf("a", null);
    for (const row of [-1, 1.5, 6]) expect(rowOf("a", { condition: "a", row })).toBe(drawn);
    for (const row of rows) expect(rowOf("a", { condition: "b", row })).toBe(drawn);
  });
});
