import {
  type KeptDraft,
  liveDrafts,
  MOST_DRAFTS,
} from "@/components/features/editor/document/live-drafts";

const draft = (key: string, second: number, continues?: KeptDraft): KeptDraft => ({
  key,
  text: `text of ${key}, ${second}`,
  title: "Study",
  keptAt: `2026-11-25T10:00:0${second}.000Z`,
  ...(continues && { continues: { key: continues.key, keptAt: continues.keptAt } }),
});

const keysOf = (drafts: readonly KeptDraft[]) => liveDrafts(drafts).map(({ key }) => key);

it("a draft that was continued is replaced by what continues it", () => {
  const first = draft("first", 1);
  const second = draft("second", 2, first);
  expect(keysOf([first, second, draft("third", 3, second)])).toEqual(["third"]);
});

it("a draft that was written on after another tab took it up stays beside that of the tab", () => {
  const opened = draft("first", 1);
  expect(keysOf([draft("first", 3), draft("second", 2, opened)])).toEqual(["first", "second"]);
});

it("the newest comes first, and the oldest goes beyond the most that are kept", () => {
  const drafts = Array.from({ length: MOST_DRAFTS + 1 }, (_, at) => draft(`at-${at}`, at));
  expect(keysOf(drafts)).toEqual(["at-5", "at-4", "at-3", "at-2", "at-1"]);
});

it("the same text is kept once", () => {
  const one = draft("one", 1);
  expect(keysOf([one, { ...draft("other", 2), text: one.text }])).toEqual(["other"]);
});
