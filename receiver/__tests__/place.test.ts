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

it("a session whose place is freed in the millisecond of its last record is freed", () => {
  const place = { ...withRecord(undefined, news("s0", null), STUDY, 5), freed: 5 };
  const [session] = place.sessions;
  expect(session && sessionState(session, place, STUDY, 6)).toBe("freed");
  expect(standingOf(place, STUDY, 6).state).toBe("free");
});
