/** @jest-environment node */
import type { AppId } from "@/experiments/catalog/app-ids";
import type { Plan } from "@/experiments/study/document/schema";
import { LOCALES, type Locale } from "@/lib/routes";
import { versionOf } from "../document/a-document";
import { below, papers, paperText, plannedText } from "./a-paper";

const app = (id: AppId, more: object = {}) => ({
  id,
  app: id,
  version: versionOf(id),
  parameters: {},
  ...more,
});

const SESSIONS = {
  protocol: 1,
  conditions: ["first", "second"],
  conditionsAre: "sessions",
  steps: [app("stroop"), app("simple-rt", { for: ["second"] })],
  delivery: { ids: ["participant"] },
};
const CHANGE = {
  question: "change",
  measure: "stroop.stroop_effect",
  effect: 20,
  rho: 0.8,
  people: 60,
} as const satisfies Plan;

const HEADINGS = {
  en: {
    type: "Study type",
    manipulated: "Manipulated variables",
    models: "Statistical models",
    randomization: "Randomization",
    exclusion: "Data exclusion",
    size: "Sample size",
  },
  fr: {
    type: "Type d’étude (Study type)",
    manipulated: "Variables manipulées (Manipulated variables)",
    models: "Modèles statistiques (Statistical models)",
    randomization: "Randomisation (Randomization)",
    exclusion: "Exclusion de données (Data exclusion)",
    size: "Taille de l’échantillon (Sample size)",
  },
} as const;

/** Replaces the no-break spaces of French typography. */
const withSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

const all = (document: unknown, locale: Locale) =>
  papers(document, locale)
    .map(({ text }) => text)
    .join("\n");

describe.each(LOCALES)("papers about conditions that are sessions (%s)", (locale) => {
  const study = { ...SESSIONS, plan: CHANGE };
  const text = all(study, locale);
  const prereg = paperText("preregistration", study, locale);
  const heading = HEADINGS[locale];

  it("never call the conditions groups, drawn or assigned at random", () => {
    expect(text).not.toMatch(/groups of (different )?participants|groupes de participants/i);
    expect(text).not.toMatch(/drew one at random|draw one at random|en tir(ait|era) une au sort/);
    expect(text).not.toMatch(
      /sizes of the conditions|effectifs des conditions|condition (is|was) equally likely/,
    );
    expect(text).not.toMatch(/interparticipants|between participants, with/);
  });

  it("state that each participant does all sessions, and that the link names the session", () => {
    expect(below(prereg, heading.manipulated)).toMatch(
      /within participants \(one in each session\)|facteur intraparticipants \(une par séance\)/,
    );
    expect(below(prereg, heading.type)).toMatch(
      /all conditions, one in each session|toutes les conditions, une par séance/,
    );
    const drawn =
      /not randomise the sessions or their order|ne tirera au sort ni la séance, ni l’ordre/;
    expect(below(prereg, heading.randomization)).toMatch(drawn);
    expect(paperText("methods", study, locale)).toMatch(
      /did not randomise the sessions|ne tirait au sort ni la séance/,
    );
  });

  it("name the compared sessions and the direction of the change", () => {
    expect(below(prereg, heading.models)).toMatch(
      /two sessions of the same participants \(second minus first\)|deux séances des mêmes participants \(second moins first\)/,
    );
  });

  it("leave the time between the sessions to the author", () => {
    expect(withSpaces(paperText("methods", study, locale))).toMatch(
      /To complete: the time between the sessions|À compléter : le temps entre les séances/,
    );
  });

  it("tell participants that they do several sessions, which can differ", () => {
    const consent = paperText("consent", study, locale);
    expect(consent).toMatch(/The study has 2 sessions|L’étude comporte 2 séances/);
    expect(consent).toMatch(/from one session to another\.|d’une séance à l’autre\./);
    expect(consent).not.toMatch(/or participant to another|ou d’un participant à l’autre/);
  });
});

describe.each(LOCALES)("papers about a plan that compares two of three groups (%s)", (locale) => {
  const study = {
    protocol: 1,
    conditions: ["low", "middle", "high"],
    conditionLabels: { high: "Alarm" },
    steps: [app("stroop"), app("flanker")],
  };
  const plan: Plan = {
    question: "groups",
    effect: 20,
    people: 150,
    compare: [
      { condition: "low", measure: "stroop.stroop_effect" },
      { condition: "high", measure: "flanker.flanker_effect" },
    ],
  };
  const prereg = withSpaces(plannedText("preregistration", study, plan, locale));
  const heading = HEADINGS[locale];

  it("name the measure of each group and the direction of the difference", () => {
    expect(below(prereg, heading.models)).toMatch(
      /“Flanker, [^”]+” in the group “Alarm” minus “Stroop, [^”]+” in the group low|« Flanker, [^»]+» dans le groupe « Alarm » moins « Stroop, [^»]+» dans le groupe low/,
    );
    const same: Plan = {
      ...plan,
      measure: "stroop.stroop_effect",
      compare: [{ condition: "low" }, { condition: "high" }],
    };
    const one = withSpaces(plannedText("preregistration", study, same, locale));
    expect(below(one, heading.models)).toMatch(/\(“Alarm” minus low\)|\(« Alarm » moins low\)/);
  });

  it("state how many participants the analysis uses", () => {
    expect(below(prereg, heading.size)).toMatch(/about 100 of these|environ 100 de ces/);
    expect(plannedText("methods", study, plan, locale)).toMatch(
      /compares two of them|compare deux/,
    );
  });
});

describe.each(LOCALES)("the exclusion rules of a plan (%s)", (locale) => {
  const rules: Plan["exclude"] = [
    { flag: "lateFrames", abovePercent: 25 },
    { flag: "hidden", abovePercent: 10, step: "flanker" },
    { flag: "sittings", above: 1 },
    { flag: "accuracyBelow", percent: 60, step: "flanker" },
    { flag: "input", only: "keyboard" },
  ];
  const study = { protocol: 1, steps: [app("stroop"), app("flanker")] };
  const text = (plan: Plan) =>
    below(plannedText("preregistration", study, plan, locale), HEADINGS[locale].exclusion);

  it("are written in words, each with the task to which it applies", () => {
    const written = text({ question: "effect", measure: "stroop.stroop_effect", exclude: rules });
    const expected = {
      en: [
        "- Stroop: dropped frames in more than 25% of the test trials",
        "- Flanker: absences from the page (another tab or window) in more than 10% of the test trials",
        "- Stroop: more than one sitting (the page was reloaded or closed)",
        "- Flanker: fewer than 60% correct responses",
        "- Stroop: at least one answer not given with the keyboard",
      ],
      fr: [
        "- Stroop : images manquées dans plus de 25 % des essais expérimentaux",
        "- Flanker : page quittée (autre onglet ou fenêtre) dans plus de 10 % des essais expérimentaux",
        "- Stroop : au moins une reprise (après un rechargement ou une fermeture de la page)",
        "- Flanker : moins de 60 % de réponses correctes",
        "- Stroop : au moins une réponse donnée autrement qu’au clavier",
      ],
    }[locale];
    const plain = withSpaces(written).replaceAll("\\", "");
    for (const line of expected) expect(plain).toContain(line);
  });

  it("apply to both tasks of a planned correlation", () => {
    const written = text({
      question: "correlation",
      measure: "stroop.stroop_effect",
      other: { measure: "flanker.flanker_effect" },
      exclude: [{ flag: "sittings", above: 2 }],
    });
    expect(written).toMatch(
      /- Stroop (and|et) Flanker.*(more than 2 sittings|au moins 2 reprises)/,
    );
  });

  it("apply to each compared session of a participant", () => {
    const methods = plannedText("methods", SESSIONS, { ...CHANGE, exclude: rules }, locale);
    expect(methods).toMatch(/each compared session|chacune des séances comparées/);
  });
});

it.each(LOCALES)("papers state that rehearsals are not counted (%s)", (locale) => {
  const study = { protocol: 1, steps: [app("stroop")] };
  for (const id of ["preregistration", "aspredicted"] as const)
    expect(paperText(id, study, locale)).toMatch(/will not be analysed|ne seront pas analysées/);
  for (const id of ["methods", "cherries"] as const)
    expect(paperText(id, study, locale)).toMatch(/were not analysed|n’ont pas été analysées/);
});

it.each(LOCALES)(
  "papers state that a study does not start without its identifier (%s)",
  (locale) => {
    const study = (delivery: object) => ({
      protocol: 1,
      conditions: ["a", "b"],
      steps: [app("stroop")],
      delivery: { ids: ["CODE"], ...delivery },
    });
    const without = /did not contain an identifier|À défaut d’identifiant/;
    const needed =
      /not start without the identifier|(commençait|commencera) pas sans l’identifiant/;
    const [required, free] = [all(study({ requireId: true }), locale), all(study({}), locale)];
    expect(required).toMatch(needed);
    expect(required).not.toMatch(without);
    expect(free).toMatch(without);
    expect(free).not.toMatch(needed);
    expect(paperText("cherries", study({ requireId: true }), locale)).toMatch(
      /contained the identifier CODE|contenait l’identifiant CODE/,
    );
  },
);
