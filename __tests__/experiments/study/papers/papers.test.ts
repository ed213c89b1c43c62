/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { COLUMNS } from "@/experiments/engine/data/columns";
import { publishedNames } from "@/experiments/payloads/published";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { PAPER_IDS } from "@/experiments/study/papers/paper";
import { LOCALES, type Locale } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { APPS_HERE, aDocument, versionOf } from "../document/a-document";
import { likelyDocument } from "../document/random-documents";
import { below, complete, everything, papers, paperText } from "./a-paper";

const published = publishedNames().map(
  (name) => [name, JSON.parse(readFileSync(join(ROOT, `protocols/${name}.json`), "utf8"))] as const,
);
const STUDIES: readonly (readonly [string, unknown])[] = [
  ...published,
  ["the example of docs/protocol.md", everything()],
];
const CASES = STUDIES.flatMap(([name, document]) =>
  LOCALES.map((locale) => ({ name, document, locale })),
);

const onlyStroop = (parameters: object = {}) => ({
  protocol: 1,
  steps: [{ id: "stroop", app: "stroop", version: versionOf("stroop"), parameters }],
});

/** Matches texts that appear in a paper only if a value is missing. */
const LEFTOVERS = /\bundefined\b|\bNaN\b|\[object|\{\w+\}|\bnull\b/;

describe.each(CASES)("the papers about $name in $locale", ({ document, locale }) => {
  const all = papers(document, locale);

  it("consist of papers with different file names; only a study with a survey has the paper of its questions", () => {
    const hasSurvey = JSON.stringify(document).includes('"survey":{');
    const ids = PAPER_IDS.filter((id) => id !== "questionnaire" || hasSurvey);
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(new Set(all.map(({ fileName }) => fileName)).size).toBe(ids.length);
  });

  it("do not contain unfilled placeholders", () => {
    for (const { text } of all) expect(text).not.toMatch(LEFTOVERS);
  });

  it("state the protocol id and the document id, in full and with 12 digits", () => {
    const ids = [protocolId(complete(document)), documentId(complete(document))];
    const methods = paperText("methods", document, locale);
    for (const id of ids) {
      expect(methods).toContain(`\`${id}\``);
      expect(methods).toContain(`\`${id.slice(0, 12)}\``);
    }
  });

  it("have the spaces before punctuation marks that French typography requires", () => {
    if (locale === "en") return;
    for (const { text, id } of all.filter((paper) => paper.id !== "citation")) {
      // The check leaves out the author's texts, because papers repeat them without changes.
      const own = text.replace(/^>.*$/gm, "").replace(/\[.*?\]\(.*?\)|<.*?>|`.*?`/g, "");
      expect({ id, found: own.match(/[^\u202F\s][;!?»](?=\s|$)| [;!?»]|« | :(?=\s)/g) }).toEqual({
        id,
        found: null,
      });
    }
  });
});

it("state trials, order, conditions and the differences between the conditions in the methods", () => {
  const methods = paperText("methods", everything());
  expect(methods).toContain("The 96 test trials came in blocks of 24");
  expect(methods).toContain(
    "one of 2 conditions: low (usual amounts first) and high (doubled amounts first)",
  );
  expect(methods).toContain("a Williams square");
  expect(methods).toContain("Steps that keep their place: Stroop and Lottery choice (risk).");
  expect(methods).toContain("| Riskier lottery, higher amount | 190 | 380 |");
  expect(methods).toContain("(seed 20261123)");
  expect(methods).toContain(
    "the study ended for participants with fewer than 60% correct responses in Stroop (exit: failed check)",
  );
});

describe("CHERRIES about a study without surveys", () => {
  const paper = (steps: object[]) => paperText("cherries", { protocol: 1, steps });
  const onlyText = [{ id: "welcome", text: { en: "Welcome.", fr: "Bienvenue." } }];
  const ofForms =
    /all of its questions had an answer|could be changed until the page was submitted/;

  it("mentions neither tasks nor answers if the study consists of texts", () => {
    const text = paper(onlyText);
    expect(text).not.toMatch(/ready-made|timed|had an answer|could be changed/);
    expect(below(text, "Completeness check")).toContain("To complete");
  });

  it("mentions no questionnaire if the study has only timed tasks", () => {
    const text = paper(onlyStroop().steps);
    expect(text).not.toMatch(ofForms);
    expect(below(text, "Completeness check")).toBe(
      "A timed trial without a response was recorded as such.",
    );
    expect(below(text, "Review step")).toBe("Responses in timed tasks could not be changed.");
    expect(text).toContain("The tasks were ready-made.");
  });

  it("names the tasks that are questionnaires", () => {
    const form = { id: "ipip", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} };
    const text = paper([form]);
    expect(below(text, "Completeness check")).toBe(
      "A page of Mini-IPIP was accepted only when all of its questions had an answer.",
    );
    expect(below(text, "Review step")).toBe(
      "Answers in Mini-IPIP could be changed until the page was submitted, but not afterwards.",
    );
  });
});

it.each([
  ["stroop.accuracy", 0.6, "fewer than 60% correct", "moins de 60\u00A0% de réponses correctes"],
  ["stroop.stroop_effect", 250, "below 250\u00A0ms", "inférieure à 250\u00A0ms"],
])("the methods state the number in a rule on %s with its unit", (measure, below, en, fr) => {
  const rule = { if: { measure, below }, exit: "failedCheck" };
  const document = onlyStroop();
  const steps = [{ ...document.steps[0], leave: [rule] }];
  expect(paperText("methods", { ...document, steps })).toContain(en);
  expect(paperText("methods", { ...document, steps }, "fr")).toContain(fr);
});

it("the methods cite the reference of each app, and the reference of the Williams square if the study uses one", () => {
  const references = below(paperText("methods", everything()), "References");
  expect(references).toContain("<https://doi.org/10.1037/h0054651>");
  expect(references).toContain("<https://doi.org/10.1257/000282802762024700>");
  expect(references).toContain("Williams (1949)");
  expect(below(paperText("methods", onlyStroop()), "References")).not.toContain("Williams");
});

it("the methods state the parameters that differ from the defaults", () => {
  expect(paperText("methods", onlyStroop({ blankMs: 600 }))).toMatch(
    /Settings changed from the defaults of Stroop [\d.]+: [^;]+ \(600\u00A0ms\)\./,
  );
  expect(paperText("methods", onlyStroop())).toContain("All settings were the defaults of Stroop");
});

it("the methods do not mention a Williams square if there is only one task", () => {
  const document = { ...onlyStroop(), order: "latin-square" };
  expect(paperText("methods", document)).not.toContain("Williams");
});

describe("the choice that the consent sheet offers to participants who stop early", () => {
  const stopping = (receiverHost: string | null) =>
    below(paperText("consent", onlyStroop(), "en", { receiverHost }), "If you want to stop");

  it("is to keep or to delete the answers if the answers remain on the device", () => {
    expect(stopping(null)).toContain("whether to keep or delete your answers");
  });

  it("is to allow the use of the answers or to withdraw them if the answers are sent", () => {
    expect(stopping("data.example")).toContain(
      "may use your answers so far or whether you withdraw them",
    );
    expect(stopping("data.example")).toContain("withdrawal code");
    for (const paper of ["consent", "data-protection"] as const)
      for (const locale of LOCALES) {
        const text = paperText(paper, onlyStroop(), locale, { receiverHost: "data.example" });
        // Backslashes prevent Markdown from making a link of the e-mail address.
        expect(text.replaceAll("\\", "")).toContain("https://site.example/study/withdraw");
      }
    expect(stopping(null)).not.toContain("withdraw");
  });
});

describe("the destination of the data in the papers", () => {
  const data = (receiverHost: string | null, document: unknown = onlyStroop()) =>
    below(paperText("methods", document, "en", { receiverHost }), "Data");

  it("is the device on a site that does not send data", () => {
    expect(data(null)).toContain("Protocole did not send them to anybody");
  });

  it("is the receiver of the site on a site that sends data", () => {
    expect(data("data.example")).toContain("Protocole sent its data to data.example");
    expect(data("data.example")).not.toContain("anybody");
  });

  it("is described as a receiver without receipts if the document states that there are no receipts", () => {
    const delivery = { receiver: "https://lab.example/in", receipts: "none" };
    const own = data(null, { ...onlyStroop(), delivery });
    expect(own).toContain("lab.example did not return receipts");
    const sheet = paperText("consent", { ...onlyStroop(), delivery }, "en", { receiverHost: null });
    expect(sheet).toContain("That server does not confirm that it has stored the data");
    const { receipts: _, ...confirming } = delivery;
    expect(data(null, { ...onlyStroop(), delivery: confirming })).not.toContain(
      "not return receipts",
    );
  });

  it("is the receiver that the document names if the document names a receiver", () => {
    const document = { ...onlyStroop(), delivery: { receiver: "https://lab.example/in" } };
    expect(data(null, document)).toContain("lab.example");
  });

  it.each(LOCALES)(
    "is stated separately for this site and for other pages if only other pages send data (%s)",
    (locale) => {
      const document = { ...onlyStroop(), delivery: { receiver: "https://lab.example/in" } };
      const methods = paperText("methods", document, locale);
      expect(methods).toMatch(
        /standalone archive of the study sent|version autonome de l’étude envoyait/,
      );
      const sheet = paperText("consent", document, locale);
      expect(sheet).toMatch(/on a page other than Protocole|sur une autre page que Protocole/);
      expect(sheet).toMatch(/keep or delete your answers|garder ou d’effacer vos réponses/);
      expect(sheet).toMatch(/Where your data are sent|Si vos données sont envoyées/);
    },
  );

  it("does not include a data server that receives the IP address of a device if data are not sent", () => {
    const record = (receiverHost: string | null) =>
      paperText("data-protection", onlyStroop(), "en", { receiverHost });
    expect(record(null)).not.toContain("the data server see");
    expect(record("data.example")).toContain("the data server see");
  });
});

it("a French sentence continues in lower case after a colon", () => {
  const text = papers(everything(), "fr")
    .map(({ text }) => text)
    .join("\n");
  // Names of apps, ids and quotations are excepted from this rule.
  const own = text.replace(/^(>|#|- \*\*|\w+:|\s+\w+:|\s+-).*$/gm, "");
  const apps = "Stroop|Choix de loteries|Mini-IPIP|SHA-256";
  expect(own.match(new RegExp(`.{30}\u00A0: (?!${apps})\\p{Lu}.{20}`, "gu"))).toBeNull();
});

describe("a document that contains only its steps", () => {
  const NOT_STATED = "*Not stated*";
  const TO_COMPLETE = "*\\[To complete\\]*";
  const bare = onlyStroop();
  const prereg = paperText("preregistration", bare);
  const asPredicted = paperText("aspredicted", bare);
  const consent = paperText("consent", bare);
  const record = paperText("data-protection", bare);
  const cherries = paperText("cherries", bare);

  it.each([
    "Title",
    "Description",
    "Hypotheses",
    "Study type",
    "Existing Data",
    "Sample size",
    "Sample size rationale",
    "Stopping rule",
    "Statistical models",
    "Transformations",
    "Inference criteria",
    "Missing data",
  ])("does not answer the question “%s” of the OSF", (question) => {
    expect(below(prereg, question)).toBe(TO_COMPLETE);
  });

  it.each([
    "1) Data collection",
    "2) Hypothesis",
    "5) Analyses",
    "7) Sample size",
    "Name",
    "Type of study",
  ])("does not answer the question “%s” of AsPredicted", (question) => {
    expect(below(asPredicted, question)).toBe(TO_COMPLETE);
  });

  it("leaves every field of the information sheet without an answer", () => {
    const sheet = consent.slice(0, consent.indexOf("## What you will do"));
    const headings = sheet.match(/^### /gm) ?? [];
    expect(headings).toHaveLength(16);
    expect(sheet.split(NOT_STATED)).toHaveLength(headings.length + 1);
  });

  it.each([
    "Controller",
    "Contact",
    "Purpose",
    "Legal basis",
    "Recipients",
    "Transfers outside the EU",
    "Retention",
    "Rights of participants",
    "Complaints",
    "Special categories (Article 9)",
  ])("does not answer “%s” in the data protection record", (heading) => {
    expect(below(record, heading).startsWith(TO_COMPLETE)).toBe(true);
  });

  it.each([
    "IRB approval",
    "Contact mode",
    "Advertising the survey",
    "Incentives",
    "Time/Date",
    "Completion rate (finished / agreed to participate)",
    "Weighting and other corrections",
  ])("does not answer the item “%s” of CHERRIES", (item) => {
    expect(below(cherries, item)).toBe(TO_COMPLETE);
  });

  it("has papers without an ethics approval, a hypothesis, a payment or a number of people", () => {
    const all = papers(bare)
      .map(({ text }) => text)
      .join("\n");
    expect(all).not.toMatch(/approved|we expect|hypothesi[sz]e[ds]?\b|per hour|power of/i);
  });
});

describe("the plan of a document", () => {
  const planned = (plan: object) => aDocument({ conditions: ["a", "b"], plan });
  const plan = {
    question: "groups",
    measure: "stroop.stroop_effect",
    effect: { d: 0.4, sd: 48, trials: 24 },
    whyEffect: "A smaller one changes nothing.",
    people: 60,
    loss: 0.2,
    payPerHour: 12.5,
    currency: "EUR",
    exclude: [{ flag: "tooSoon", abovePercent: 5 }],
  };

  it("adds the number of people to analyse, and the number to recruit, to the methods", () => {
    expect(paperText("methods", planned(plan))).toContain(
      "We planned to analyse 60 participants. We expected that 20% of the recruited participants would not be analysed, so we planned to recruit 75.",
    );
    for (const id of ["preregistration", "aspredicted"] as const)
      expect(paperText(id, planned(plan))).toContain(
        "We plan to analyse 60 participants. We expect that 20% of the recruited participants will not be analysed, so we will recruit 75.",
      );
  });

  it("answers the preregistration's questions about comparison, effect, test, stopping, exclusion and pay", () => {
    const text = paperText("preregistration", planned(plan));
    expect(below(text, "Statistical models")).toContain("between two groups");
    expect(below(text, "Statistical models")).toContain("Planned test: Welch’s t test.");
    expect(below(text, "Sample size rationale")).toContain(
      "d = 0.4 (SD 48\u00A0ms at 24 trials per condition)",
    );
    expect(below(text, "Sample size rationale")).toContain("> A smaller one changes nothing.");
    expect(below(text, "Inference criteria")).toBe("The test will be two-sided, with α = .05.");
    expect(below(text, "Stopping rule")).toContain("75 participants have been recruited");
    expect(below(text, "Data exclusion")).toContain(
      "- Stroop: response times below 100\u00A0ms in more than 5% of the test trials",
    );
    expect(below(text, "Data collection procedures")).toContain("€12.50 per hour");
  });

  it("is described by the sentence of the planner or, if this sentence is missing, by its fields", () => {
    const sentence = "We will recruit 75 participants.";
    const text = paperText("aspredicted", planned(plan), "en", {}, sentence);
    expect(below(text, "7) Sample size")).toContain(sentence);
    expect(below(text, "7) Sample size")).not.toContain("power");
  });

  it("does not answer the question about the hypotheses, because only the author can write hypotheses", () => {
    const text = paperText("preregistration", planned(plan));
    expect(below(text, "Hypotheses")).toBe("*\\[To complete\\]*");
  });
});

it("the data protection record lists every column of the data once, also the columns of identifiers", () => {
  const document = { ...onlyStroop(), delivery: { ids: ["SONA_ID"] } };
  const table = below(paperText("data-protection", document), "Data collected");
  const columns = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  // The columns of Prolific are excepted, because they are empty if the document does not name these identifiers.
  const named = COLUMNS.filter(
    (name) => !["prolific_pid", "study_id", "prolific_session_id"].includes(name),
  );
  expect([...columns].sort()).toEqual([...named, "id_SONA_ID"].sort());
});

it("the methods state the range of group sizes from a binomial distribution", () => {
  const document = aDocument({
    conditions: ["a", "b"],
    plan: { question: "groups", measure: "stroop.stroop_effect", people: 60 },
  });
  // The R code qbinom(c(.025, .975), 60, .5) yields 22 and 38.
  expect(paperText("methods", document)).toContain(
    "With 60 participants, the size of any one condition lies between 22 and 38",
  );
});

it("the consent paper states that the page cannot ask participants below the age of 18 for consent", () => {
  const document = { ...onlyStroop(), information: { minimumAge: 16 } };
  expect(below(paperText("consent", document), "Consent")).toContain(
    "A page cannot check that a parent agrees",
  );
});

it("every valid document has papers without unfilled placeholders", () => {
  fc.assert(
    fc.property(likelyDocument, fc.constantFrom<Locale>("en", "fr"), (document, locale) => {
      fc.pre("document" in checkProtocol(document, APPS_HERE));
      for (const { text } of papers(document, locale)) expect(text).not.toMatch(/\[object|\bNaN\b/);
    }),
    { numRuns: 30, seed: 20_261_127 },
  );
});
