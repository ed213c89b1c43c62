/** @jest-environment node */
import { LOCALES } from "@/lib/routes";
import { versionOf } from "../document/a-document";
import { below, paperText } from "./a-paper";

const careful = {
  en: "Take your time:\n\n**no mistakes**.",
  fr: "Prenez votre temps :\n\n**aucune erreur**.",
};
const stroop = (id: string, more: object = {}) => ({
  id,
  app: "stroop",
  version: versionOf("stroop"),
  parameters: {},
  ...more,
});

/** A study whose conditions differ only in the instructions of the task. */
const MANIPULATED = {
  protocol: 1,
  steps: [stroop("stroop", { instructionsFor: { careful } })],
  conditions: ["fast", "careful"],
  conditionLabels: {
    fast: { en: "Speed instructions", fr: "Consigne de vitesse" },
    careful: { en: "Accuracy instructions", fr: "Consigne d’exactitude" },
  },
};
const SAID = { en: "no mistakes", fr: "aucune erreur" };
const LABEL = { en: "“Accuracy instructions”", fr: "«\u202FConsigne d’exactitude\u202F»" };

describe.each(LOCALES)("papers about instructions that researchers wrote (%s)", (locale) => {
  it("quote the instructions in the methods, in the past tense", () => {
    const methods = paperText("methods", MANIPULATED, locale);
    expect(methods).toMatch(
      /instructions were written by the researchers|consigne a été rédigée par les chercheurs/,
    );
    expect(methods).toContain(`**${SAID[locale]}**`);
    const [before = ""] = methods.split(SAID[locale]);
    expect(before.slice(-400)).toContain(LABEL[locale]);
    // Participants in the other condition read the standard instructions of the task.
    expect(methods).toMatch(/> Colour words appear|> Des noms de couleur/);
  });

  it("quote the instructions with their condition in the preregistrations, because they are the manipulation", () => {
    for (const id of ["preregistration", "aspredicted"] as const) {
      const text = paperText(id, MANIPULATED, locale);
      expect(text.split(SAID[locale])).toHaveLength(2);
      const [before = ""] = text.split(SAID[locale]);
      expect(before.slice(-400)).toContain(LABEL[locale]);
    }
  });

  const differs = {
    en: "What differs between the conditions",
    fr: "Différences entre les conditions",
  };
  const differing = (document: unknown) =>
    below(paperText("methods", document, locale), differs[locale]);

  it("name the instructions as a difference between the conditions", () => {
    const line = {
      en: "Instructions that differed between the conditions: Stroop.",
      fr: "Consigne qui différait entre les conditions : Stroop.",
    }[locale];
    expect(differing(MANIPULATED).replaceAll(/\s/g, " ")).toContain(line);
    expect(paperText("preregistration", MANIPULATED, locale)).toMatch(
      /Instructions that will differ|Consigne qui différera/,
    );
    const versions = [
      stroop("a", { for: ["fast"] }),
      stroop("b", { for: ["careful"], instructions: careful }),
    ];
    expect(differing({ ...MANIPULATED, steps: versions })).toMatch(
      /Instructions that differed|Consigne qui différait/,
    );
  });

  it("do not name instructions that are the same in all conditions as a difference", () => {
    const same = { instructionsFor: { careful, fast: careful } };
    for (const steps of [
      [stroop("stroop", same)],
      [
        stroop("stroop", { for: ["fast"], instructions: careful }),
        { id: "thanks", text: { en: "Thank you.", fr: "Merci." } },
      ],
    ])
      expect(differing({ ...MANIPULATED, steps })).not.toMatch(/Instructions that|Consigne qui/);
  });

  it("quote the instructions on the page for the ethics committee, but not in the text for participants", () => {
    const consent = paperText("consent", MANIPULATED, locale);
    const [sheet = "", board = ""] = consent.split("\n# ");
    expect(sheet).not.toContain(SAID[locale]);
    expect(board).toContain(SAID[locale]);
  });

  it("state that a task did not display instructions if the researchers removed them", () => {
    const none = { protocol: 1, steps: [stroop("a", { instructions: "none" })] };
    expect(paperText("methods", none, locale)).toMatch(
      /task itself showed no instructions|n’affichait pas de consigne/,
    );
    expect(paperText("preregistration", none, locale)).toMatch(
      /task itself shows no instructions|n’affiche pas de consigne/,
    );
  });

  it("use the label of a condition in every sentence, and state the name of the condition in the data once", () => {
    const only = {
      ...stroop("b"),
      app: "flanker",
      version: versionOf("flanker"),
      for: ["careful"],
    };
    const document = { ...MANIPULATED, steps: [...MANIPULATED.steps, only] };
    const methods = paperText("methods", document, locale);
    expect(methods.match(/\bcareful\b/g)).toHaveLength(1);
    expect(methods.split(LABEL[locale]).length).toBeGreaterThan(3);
  });
});

it("the preregistration of a study in English quotes the English texts, even in the French version", () => {
  const text = { en: "Only in English." };
  const document = {
    protocol: 1,
    language: "en",
    steps: [{ id: "welcome", text }, stroop("a")],
    debriefing: text,
    title: text,
  };
  for (const locale of LOCALES)
    expect(paperText("methods", document, locale).match(/Only in English/g)).toHaveLength(3);
});

describe.each([
  ["en", "Data collection procedures", "Participants will be recruited through Prolific."],
  [
    "fr",
    "Recueil des données (Data collection procedures)",
    "Les participants seront recrutés via Prolific.",
  ],
] as const)("the preregistration of a study on Prolific (%s)", (locale, heading, said) => {
  const ids = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];
  const document = { protocol: 1, steps: [stroop("a")], delivery: { ids } };

  it("names Prolific as the recruitment service", () => {
    const text = below(paperText("preregistration", document, locale), heading);
    expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(said);
    expect(text).not.toMatch(
      /To complete: how participants|À compléter : comment les participants/,
    );
  });

  it("does not name a recruitment service if the identifiers do not belong to a known service", () => {
    const other = { ...document, delivery: { ids: ["code"] } };
    expect(paperText("preregistration", other, locale)).not.toContain("Prolific");
  });
});

it.each([
  ["en", "Planned pay: 9 [To complete: currency] per hour."],
  ["fr", "Rémunération prévue : 9 [À compléter : monnaie] de l’heure."],
] as const)("a pay without a currency leads to a note to complete (%s)", (locale, said) => {
  const plan = { question: "effect", payPerHour: 9 };
  const text = paperText("methods", { protocol: 1, steps: [stroop("a")], plan }, locale);
  expect(text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\\", "")).toContain(said);
});
