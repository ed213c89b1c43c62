/** @jest-environment node */
import {
  type Place,
  type RecordNews,
  sessionState,
  standingOf,
  withRecord,
} from "../sessions/place.ts";
import { aStudy } from "./a-study";

const STUDY = aStudy();
const news = (session: string, exit: string | null): RecordNews => ({
  protocol: "p",
  person: "someone",
  session,
  condition: "high",
  source: "balanced",
  row: 0,
  steps: [],
  exit,
});

it("a person who begins again and again remains finished, although only some sessions are counted", () => {
  let place: Place = withRecord(undefined, news("s0", "completed"), STUDY, 0);
  for (let again = 1; again <= 40; again += 1)
    place = withRecord(place, news(`s${again}`, null), STUDY, again);
  expect(place.sessions.length).toBeLessThan(40);
  expect(standingOf(place, STUDY, 100).state).toBe("finished");
});

it("counting the records of a person's many sessions again, in any order, changes nothing", () => {
  const records = Array.from({ length: 30 }, (_, index) => ({
    news: {
      ...news(`s${index}`, index % 3 === 0 ? "completed" : null),
      condition: index % 2 === 0 ? "high" : "low",
      row: index % 2,
    },
    at: index,
  }));
  const place = records.reduce<Place | undefined>(
    (known, each) => withRecord(known, each.news, STUDY, each.at),
    undefined,
  );
  for (const some of [records, records.toReversed()]) {
    const again = some.reduce(
      (known, each) => withRecord(known, { ...each.news, isCounted: true }, STUDY, each.at),
      place,
    );
    expect(again).toEqual(place);
  }
});

it("a record that is counted again replaces neither a later offer nor a later exit", () => {
  const left = withRecord(undefined, news("s0", "left"), STUDY, 1);
  const completed = withRecord(left, news("s0", "completed"), STUDY, 2);
  const offered: Place = { ...completed, session: "s1", condition: "low", row: 1, offered: 3 };
  expect(withRecord(offered, { ...news("s0", "left"), isCounted: true }, STUDY, 1)).toEqual(
    offered,
  );
});

it("a session whose place is freed in the millisecond of its last record is freed", () => {
  const place = { ...withRecord(undefined, news("s0", null), STUDY, 5), freed: 5 };
  const [session] = place.sessions;
  expect(session && sessionState(session, place, STUDY, 6)).toBe("freed");
  expect(standingOf(place, STUDY, 6).state).toBe("free");
});
