import { screen } from "@testing-library/react";
import { ParticipantLinks } from "@/components/features/editor/launch/participant-links.client";
import type { Launch } from "@/components/features/editor/launch/use-launch.client";
import { showInEditor } from "./show-in-editor";

const LINK = "https://site.example/study#p=x";
const linksOf = (delivery: object, changes: object = {}, place = "site") => {
  const document = {
    conditions: ["first", "second"],
    conditionLabels: { second: "Day 2" },
    conditionsAre: "sessions",
    delivery,
  };
  const launch = {
    document: { ...document, ...changes },
    state: { isCollecting: true },
    place,
  } as unknown as Launch;
  showInEditor(<ParticipantLinks launch={launch} study={LINK} isTooLong={false} trial={null} />);
};
const text = () => document.body.textContent ?? "";
const fields = () =>
  screen.queryAllByRole("textbox").map((field) => (field as HTMLInputElement).value);

it("a study of several sessions displays a link for each session, with the name of the session", () => {
  linksOf({ ids: ["PROLIFIC_PID"] });
  expect(text()).toContain("Link for Prolific, session first");
  expect(text()).toContain("Link for Prolific, session “Day 2”");
  expect([...fields(), text()].join(" ")).toContain("condition=second#p=x");
  expect(text()).toContain("the same identifier in all sessions");
});

it("a study that requires an identifier displays no link without an identifier", () => {
  linksOf({ ids: ["PROLIFIC_PID"], requireId: true }, { conditionsAre: undefined });
  expect(text()).toContain("Link for Prolific");
  expect(text()).not.toContain("Link of the study");
});

it("a study whose conditions are groups displays one link, which names no condition", () => {
  linksOf({}, { conditionsAre: undefined });
  expect([...fields(), text()].join(" ")).not.toContain("condition=");
});

it("a study that runs elsewhere displays the end of the link of each session", () => {
  linksOf({}, {}, "jatos");
  expect([...fields(), text()].join(" ")).toMatch(/\?condition=first.*\?condition=second/s);
});

it.each([
  ["a service whose placeholders the site knows", "PROLIFIC_PID", /fills in each participant’s/],
  ["another service", "ANSWER_ID", /replace the dots with the placeholders of the service/],
  [
    "a service whose identifier is named like a property of every object",
    "constructor",
    /replace the dots with the placeholders of the service/,
  ],
])("a study that runs elsewhere states how the identifiers get into a link of %s", (_, id, how) => {
  linksOf({ ids: [id] }, { conditionsAre: undefined }, "jatos");
  expect(text()).toMatch(how);
});

it.each([
  ["for Prolific", { ids: ["PROLIFIC_PID"] }, undefined, /link for Prolific.*copy it whole/],
  ["for another service", { ids: ["ANSWER_ID"] }, undefined, /whole link\. Replace its dots/],
  ["of the sessions", {}, "sessions", /whole link of each session/],
])("a study in a lab refers to the printed links %s, and displays no end of a link", (...row) => {
  const [, delivery, conditionsAre, printed] = row;
  linksOf(delivery, { conditionsAre }, "lab");
  expect(text()).toMatch(printed);
  expect([...fields(), text()].join(" ")).not.toMatch(/\?(?:PROLIFIC_PID|ANSWER_ID|condition)=/);
});
