/** @jest-environment node */
import { readStudyLink } from "@/components/features/study/study-link";
import { LOCALES } from "@/lib/routes";

const HERE = new URL("https://lab.example/study");
const read = (typed: string) => readStudyLink(typed, HERE, "en");
const PACKED = "0a59fc36.q1YqKMovyU_OzwE";

it.each([
  ["the whole link", `https://lab.example/study#p=${PACKED}`, "", `#p=${PACKED}`],
  [
    "a link in a message",
    `Please go to <https://lab.example/study#p=${PACKED}> today`,
    "",
    `#p=${PACKED}`,
  ],
  ["a link without its scheme", `lab.example/study#p=${PACKED}`, "", `#p=${PACKED}`],
  [
    "a recruiter's link",
    "https://lab.example/study?p=my-study&PROLIFIC_PID=5a9",
    "?p=my-study&PROLIFIC_PID=5a9",
    "",
  ],
  ["the part behind the sign", `#p=${PACKED}`, "", `#p=${PACKED}`],
  ["the code alone", PACKED, "", `#p=${PACKED}`],
  ["a name", " Stroop-or-Flanker ", "?p=stroop-or-flanker", ""],
  ["the link to the editor", `https://lab.example/study/protocol#p=${PACKED}`, "", `#p=${PACKED}`],
  ["the link to a task", "https://lab.example/study?app=stroop", "?app=stroop", ""],
])("the study link form opens the study from %s", (_, typed, search, hash) => {
  expect(read(typed)).toEqual({ at: "address", locale: "en", search, hash });
});

it.each(LOCALES)("the study link form opens a study in the language of the link (%s)", (locale) => {
  const path = locale === "fr" ? "/fr/study" : "/study";
  expect(read(`https://lab.example${path}?p=x`)).toMatchObject({ at: "address", locale });
});

it.each([
  ["nothing", "  ", { at: "empty" }],
  ["a sentence", "the link that you sent me", { at: "notLink" }],
  ["another page of this site", "https://lab.example/contact", { at: "notLink" }],
  ["this page without a study", "https://lab.example/study", { at: "notLink" }],
  ["another site", "https://other.example/study?p=x", { at: "otherSite", host: "other.example" }],
  ["a host that is too long", `https://${"a".repeat(300)}/study?p=x`, { at: "notLink" }],
  ["a text that is too long", "a.".repeat(5_000_000), { at: "tooLong" }],
  [
    "a link that no browser opens",
    `https://lab.example/study?app=${"a".repeat(3_000_000)}`,
    { at: "tooLong" },
  ],
  ["a withdrawal code", "S0123456789ab-0123456789ab", { at: "code" }],
])(
  "the study link form explains why the text in its field does not open a study: %s",
  (_, typed, found) => {
    expect(read(typed)).toEqual(found);
  },
);
