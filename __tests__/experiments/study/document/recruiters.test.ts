import {
  exitAtRecruiter,
  exitWithCode,
  exitWithUrl,
  RECRUITERS,
  recruiterQuery,
} from "@/experiments/study/document/recruiters";

const PROLIFIC = RECRUITERS.prolific.ids;
const SONA = RECRUITERS.sona.ids;
const COMPLETION = "https://app.prolific.com/submissions/complete?cc=";

it("a completion code of Prolific sets the completion link, and another code changes the completion link", () => {
  const first = exitWithCode({}, " C1A2B3 ", PROLIFIC);
  expect(first).toEqual({ code: "C1A2B3", url: `${COMPLETION}C1A2B3` });
  expect(exitWithCode(first, "C9", PROLIFIC)).toEqual({ code: "C9", url: `${COMPLETION}C9` });
  expect(exitWithCode(first, "", PROLIFIC)).toEqual({});
});

it("a completion link that the author has written does not change if the completion code changes", () => {
  const own = { code: "C1", url: "https://lab.example/thanks" };
  expect(exitWithCode(own, "C2", PROLIFIC)).toEqual({ ...own, code: "C2" });
  expect(exitAtRecruiter(own, [], PROLIFIC)).toEqual(own);
});

it.each([
  `${COMPLETION}C1A2B3`,
  "app.prolific.com/submissions/complete?cc=C1A2B3",
  "http://app.prolific.com/submissions/complete?cc=C1A2B3",
])("pasting the completion link %s sets both the code and the link", (link) => {
  expect(exitWithCode({ code: "OLD" }, link, PROLIFIC)).toEqual({
    code: "C1A2B3",
    url: `${COMPLETION}C1A2B3`,
  });
});

it("pasting a completion link without a recognisable code sets the link and does not change the code", () => {
  const link = "https://lab.sona-systems.com/webstudy_credit.aspx?experiment_id=1";
  expect(exitWithCode({ code: "C1" }, link, SONA)).toEqual({ code: "C1", url: link });
  expect(exitWithUrl({ code: "C1" }, `${COMPLETION}C2`)).toEqual({
    code: "C2",
    url: `${COMPLETION}C2`,
  });
});

it("an identifier without a placeholder is an ellipsis in the link, whatever its name", () => {
  expect(recruiterQuery(["constructor", "toString"])).toBe("?constructor=…&toString=…");
});

it("a text that is too long for a link is read as a code", () => {
  const text = "a.".repeat(5_000_000);
  expect(exitWithCode({}, text, SONA)).toEqual({ code: text });
});

it("typing a completion link letter by letter into the code field results in the code of the link", () => {
  let exit = {};
  let shown = "";
  for (const letter of `${COMPLETION}C1`) {
    exit = exitWithCode(exit, shown + letter, PROLIFIC);
    shown = (exit as { code?: string }).code ?? "";
  }
  expect(exit).toEqual({ code: "C1", url: `${COMPLETION}C1` });
});

it("choosing Prolific adds the completion link, and choosing another service removes this link", () => {
  const chosen = exitAtRecruiter({ code: "C1" }, [], PROLIFIC);
  expect(chosen).toEqual({ code: "C1", url: `${COMPLETION}C1` });
  expect(exitAtRecruiter(chosen, PROLIFIC, SONA)).toEqual({ code: "C1" });
});

it("in the study link, an identifier without a documented placeholder has an ellipsis as its value", () => {
  expect(recruiterQuery(["PROLIFIC_PID", "cohort"])).toBe(
    "?PROLIFIC_PID={{%PROLIFIC_PID%}}&cohort=…",
  );
  expect(recruiterQuery([])).toBe("");
});
