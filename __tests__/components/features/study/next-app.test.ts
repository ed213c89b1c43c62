/** @jest-environment node */
import { type AppSummary, nextApp } from "@/components/features/study/known-app";

const app = (id: AppSummary["id"], name: string, screenReader: boolean): AppSummary => ({
  id,
  name,
  kind: "timed",
  hands: "buttons",
  screenReader,
  length: "2 min",
  payloadUrl: "",
});

const STROOP = app("stroop", "Stroop", false);
const FORM = app("mini-ipip", "Mini-IPIP", true);
const MAP = app("where-is-it", "Where is it?", false);
const LOTTERY = app("lottery-choice", "Lottery choice", true);
const APPS = [STROOP, LOTTERY, FORM, MAP];

it("nextApp returns the app that follows in the list, with its duration and its URL", () => {
  expect(nextApp(STROOP, APPS, "fr")).toEqual({
    name: "Lottery choice",
    length: "2 min",
    href: "/fr/study?app=lottery-choice",
  });
});

it("nextApp returns the first app of the list after the last app", () => {
  expect(nextApp(MAP, APPS, "en").name).toBe("Stroop");
});

it("nextApp returns an app that works with a screen reader if the previous app works with a screen reader", () => {
  expect(nextApp(FORM, APPS, "en").name).toBe("Lottery choice");
});
