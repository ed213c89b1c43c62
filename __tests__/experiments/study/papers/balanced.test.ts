/** @jest-environment node */
import type { Plan } from "@/experiments/study/document/schema";
import { LOCALES, type Locale } from "@/lib/routes";
import { versionOf } from "../document/a-document";
import { below, papers, paperText, plannedText } from "./a-paper";

const app = (id: "stroop" | "simple-rt") => ({
  id,
  app: id,
  version: versionOf(id),
  parameters: {},
});

const DRAWN = {
  protocol: 1,
  conditions: ["low", "high"],
  steps: [app("stroop"), app("simple-rt")],
};
const BALANCED = { ...DRAWN, assignment: "balanced" };
const WITH_ID = { ...BALANCED, delivery: { ids: ["PROLIFIC_PID"] } };
const SENT = { receiverHost: "data.lab.example", isStartSent: true };

/** Replaces the no-break spaces of French typography. */
const withSpaces = (text: string) => text.replace(/[\u00A0\u202F\s]+/g, " ");

const text = (...of: Parameters<typeof paperText>) => withSpaces(paperText(...of));
const all = (document: unknown, locale: Locale) =>
  withSpaces(
    papers(document, locale)
      .map((paper) => paper.text)
      .join("\n"),
  );

describe.each(LOCALES)("papers about balanced groups (%s)", (locale) => {
  it("state the rule of the data server, in the tense of the paper", () => {
    for (const id of ["methods", "cherries"] as const)
      expect(text(id, BALANCED, locale)).toMatch(
        /the data server assigned each new participant to the condition with the fewest|le serveur de données affectait chaque nouveau participant/,
      );
    for (const id of ["preregistration", "aspredicted", "data-protection"] as const)
      expect(text(id, BALANCED, locale)).toMatch(
        /the data server will assign each new participant|le serveur de données affectera chaque nouveau participant/,
      );
  });

  it("state that the page draws the group if the receiver does not answer, and from whom the allocation is concealed", () => {
    const methods = text("methods", BALANCED, locale);
    expect(methods).toMatch(/did not answer within 5 seconds|ne répondait pas en 5 secondes/);
    expect(methods).toMatch(
      /concealed from everybody who did not know the current number|secrète si l’on ne connaissait pas l’effectif/,
    );
  });

  it("never state that the sizes or the rows were not balanced, or that nothing was concealed", () => {
    for (const order of ["fixed", "latin-square"])
      expect(all({ ...WITH_ID, order }, locale)).not.toMatch(
        /(were|will) not be(en)? balanced|were not balanced|équilibr\S+ pas|n(’étaient|e seront) pas équilibr|was not concealed|n’(était|est) pas secrète/,
      );
    expect(all({ ...DRAWN, order: "latin-square" }, locale)).toMatch(
      /Rows were not balanced|Les lignes n’étaient pas équilibrées/,
    );
  });

  it("state that the orders are balanced, also in a study without conditions", () => {
    const { conditions: _, ...orders } = { ...BALANCED, order: "latin-square" };
    for (const document of [orders, { ...BALANCED, order: "latin-square" }])
      expect(text("cherries", document, locale)).toMatch(
        /The data server assigned the row with the fewest|attribuait la ligne suivie par le moins/,
      );
  });

  it("ask the author of the methods for the starters of each condition", () => {
    const asked = /how many participants started|combien de participants ont commencé/;
    expect(text("methods", BALANCED, locale)).toMatch(asked);
    expect(text("methods", DRAWN, locale)).not.toMatch(asked);
  });

  it("do not add participants for the imbalance of a draw", () => {
    const plan = { question: "groups", effect: 20, people: 60 } as const satisfies Plan;
    const more = /more participants analysed|participants analysés de plus/;
    expect(withSpaces(plannedText("preregistration", DRAWN, plan, locale))).toMatch(more);
    expect(withSpaces(plannedText("preregistration", BALANCED, plan, locale))).not.toMatch(more);
  });
});

it.each(LOCALES)(
  "consent and data protection state that the data server is told the beginning and receives a hash of the identifier (%s)",
  (locale) => {
    const consent = text("consent", WITH_ID, locale, SENT);
    expect(consent).toMatch(/is notified that you have begun|l’indication que vous avez commencé/);
    expect(consent).toMatch(
      /computed from your identifier|à partir de l’identifiant de votre lien/,
    );
    const record = text("data-protection", WITH_ID, locale, SENT);
    expect(record).toMatch(/SHA-256/);
    expect(record).toMatch(/without answers|sans réponse/);
    expect(text("consent", BALANCED, locale, SENT)).toMatch(
      /computed from a random number|à partir d’un numéro aléatoire/,
    );
  },
);

it("consent and data protection state none of this if the data are not sent or go to DataPipe, and another purpose of the hash if the groups are drawn", () => {
  for (const site of [{}, { receiverHost: "pipe.jspsych.org", isWithoutReceipts: true }])
    for (const id of ["consent", "data-protection"] as const)
      expect(text(id, WITH_ID, "en", site)).not.toMatch(/have begun|had begun|has begun|SHA-256/);
  const drawn = { ...WITH_ID, assignment: undefined };
  expect(text("data-protection", drawn, "en", SENT)).toMatch(
    /send it the SHA-256 of .* to learn whether the study is still open/,
  );
  expect(text("consent", drawn, "en", SENT)).toMatch(
    /a code that is computed from your identifier .* so that you are counted only once/,
  );
  expect(text("consent", drawn, "en", SENT)).toMatch(/is notified that you have begun/);
});

it("the preregistration leaves the study type open and states that only ties are random", () => {
  expect(below(paperText("preregistration", BALANCED), "Study type")).toMatch(
    /chance will decide only ties and cases without a server answer/,
  );
});
