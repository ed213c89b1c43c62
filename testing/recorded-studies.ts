import { versionOf } from "./version-of";

/**
 * The study that scripted participants do for the recorded data. It has two conditions, two identifiers, a text, a
 * timed task, two forms, a completion code, a plan and a receiver.
 */
export const runStudy = {
  protocol: 1,
  title: { en: "Speed and choices", fr: "Vitesse et choix" },
  conditions: ["lab", "online"],
  steps: [
    { id: "hello", text: { en: "Good to have **you** here.", fr: "Merci d’être **là**." } },
    {
      id: "fast",
      app: "simple-rt",
      version: versionOf("simple-rt"),
      parameters: { trials: 10 },
    },
    { id: "risk", app: "lottery-choice", version: versionOf("lottery-choice"), parameters: {} },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ],
  information: { controller: "A lab, 1 Example Street", contact: "lab@example.org" },
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
  delivery: {
    ids: ["participant", "group"],
    receiver: "https://data.example/sessions",
    exits: { completed: { code: "C1A2B3" } },
  },
  plan: { question: "groups", measure: "fast.median_rt", effect: 20 },
};

/** The same study without a completion code and a receiver. A site without a receiver can therefore start it. */
export const siteStudy = { ...runStudy, delivery: { ids: runStudy.delivery.ids } };

/** A document with every field that documents of this release can have. */
export const documentOfEveryField = {
  protocol: 1,
  title: "Every field",
  conditions: ["first", "second", "third"],
  conditionsAre: "sessions",
  conditionLabels: { first: { en: "the first session", fr: "la première séance" } },
  order: "latin-square",
  language: "participant",
  seed: 7,
  steps: [
    {
      id: "hello",
      fixed: true,
      text: { en: "Good to have **you** here.", fr: "Merci d’être là." },
    },
    {
      id: "colours",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 48 },
      instructions: { en: "Press the key of the colour.", fr: "Appuyez sur la touche." },
      instructionsFor: { second: "none" },
    },
    {
      id: "game",
      app: "eleven-twenty",
      version: versionOf("eleven-twenty"),
      parameters: {},
      leave: [{ if: { measure: "game.request", below: 12 }, exit: "screenedOut" }],
    },
    {
      id: "risk",
      app: "lottery-choice",
      version: versionOf("lottery-choice"),
      parameters: {},
      for: ["first", "second"],
    },
  ],
  information: {
    controller: { en: "A lab", fr: "Un laboratoire" },
    contact: "lab@example.org",
    dataProtectionOfficer: "dpo@example.org",
    purpose: { en: "To compare sessions.", fr: "Comparer des séances." },
    legalBasis: "Public interest",
    ethicsApproval: "2026-17",
    recipients: "The lab",
    transfers: "None",
    retention: "Five years",
    openData: "Without identifiers",
    rights: "Access and erasure",
    complaint: "https://www.cnil.fr",
    payment: "5 EUR",
    earlyEnd: "You may stop.",
    risks: "None",
    benefits: "None",
    withdrawUntil: "2030-06-30",
    minimumAge: 18,
  },
  debriefing: { en: "We compare the sessions.", fr: "Nous comparons les séances." },
  delivery: {
    ids: ["PROLIFIC_PID", "SESSION_ID"],
    requireId: true,
    receiver: "https://data.example/sessions",
    receipts: "none",
    exits: {
      completed: { code: "C1", url: "https://app.prolific.com/submissions/complete?cc=C1" },
      screenedOut: { code: "C2" },
      unsent: { code: "C3" },
    },
  },
  plan: {
    question: "change",
    measure: "colours.stroop_effect",
    compare: [{ condition: "first" }, { condition: "second" }],
    hypotheses: { en: "It falls.", fr: "Il baisse." },
    effect: 20,
    whyEffect: "Smaller effects do not matter.",
    alpha: 0.05,
    power: 0.9,
    exclude: [
      { flag: "tooSoon", abovePercent: 10 },
      { flag: "lateFrames", abovePercent: 20, step: "colours" },
      { flag: "hidden", abovePercent: 5 },
      { flag: "sittings", above: 2 },
      { flag: "accuracyBelow", percent: 60, step: "colours" },
      { flag: "input", only: "keyboard", step: "colours" },
    ],
  },
};
