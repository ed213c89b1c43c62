import {
  type KeptDraft,
  liveDrafts,
  MOST_DRAFTS,
} from "@/components/features/editor/document/live-drafts";

const draft = (key: string, second: number, continues?: KeptDraft): KeptDraft => ({
  key,
  text: `text of ${key}, ${second}`,
  title: "Study",
  keptAt: `2026-11-25T10:00:${String(second).padStart(2, "0")}.000Z`,
  ...(continues && { continues: { key: continues.key, keptAt: continues.keptAt } }),
});

const keysOf = (drafts: readonly KeptDraft[]) => liveDrafts(drafts).map(({ key }) => key);

it("a draft is replaced by a later draft that continues the earlier draft", () => {
  const first = draft("first", 1);
  const second = draft("second", 2, first);
  expect(keysOf([first, second, draft("third", 3, second)])).toEqual(["third"]);
});

it("if two tabs change the same draft separately, the drafts of both tabs are stored", () => {
  const opened = draft("first", 1);
  expect(keysOf([draft("first", 3), draft("second", 2, opened)])).toEqual(["first", "second"]);
});

it("drafts are sorted from newest to oldest, and the oldest is removed if there are too many", () => {
  const drafts = Array.from({ length: MOST_DRAFTS + 1 }, (_, at) => draft(`at-${at}`, at));
  const kept = Array.from({ length: MOST_DRAFTS }, (_, at) => `at-${MOST_DRAFTS - at}`);
  expect(keysOf(drafts)).toEqual(kept);
});

it("if two drafts contain the same text, only the newer draft is stored", () => {
  const one = draft("one", 1);
  expect(keysOf([one, { ...draft("other", 2), text: one.text }])).toEqual(["other"]);
});
