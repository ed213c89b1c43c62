/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { LOCALES, type Locale } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { versionOf } from "../document/a-document";
import { below, everything, papers, paperText } from "./a-paper";

const retest = JSON.parse(readFileSync(join(ROOT, "protocols/stroop-retest.json"), "utf8"));

const app = (id: AppId, more: object = {}) => ({
  id,
  app: id,
  version: versionOf(id),
  parameters: {},
  ...more,
});
const withPlan = (plan: object, more: object = {}) => ({
  protocol: 1,
  steps: [app("stroop")],
  plan: { question: "effect", measure: "stroop.stroop_effect", effect: 20, people: 60, ...plan },
  ...more,
});
const groups = (plan: object = {}) =>
  withPlan({ question: "groups", ...plan }, { conditions: ["a", "b"] });

/** Returns the text of all papers about a document. */
const all = (document: unknown, locale: Locale) =>
  papers(document, locale)
    .map(({ text }) => text)
    .join("\n");

const HEADINGS = {
  en: { type: "Study type", blinding: "Blinding", manipulated: "Manipulated variables" },
  fr: {
    type: "Type d’étude (Study type)",
    blinding: "Procédure en aveugle (Blinding)",
    manipulated: "Variables manipulées (Manipulated variables)",
  },
} as const;
const MODELS = { en: "Statistical models", fr: "Modèles statistiques (Statistical models)" };
const RATIONALE = {
  en: "Sample size rationale",
  fr: "Justification de la taille (Sample size rationale)",
};
const INFERENCE = { en: "Inference criteria", fr: "Critères d’inférence (Inference criteria)" };
const NOT_STATED = { en: "*\\[To complete\\]*", fr: "*\\[À compléter\\]*" } as const;

describe.each(LOCALES)("papers about a retest of the same people (%s)", (locale) => {
  const text = all(retest, locale);
  const prereg = paperText("preregistration", retest, locale);

  it("do not call the study a randomised experiment between participants", () => {
    expect(text).not.toMatch(
      /between participants,|interparticipants|assigned to conditions at random|affectés au hasard|simple randomi[sz]ation|randomisation simple/i,
    );
    expect(text).not.toMatch(/Each participant is in one|Chaque participant est dans l/);
  });

  it("leave the questions about study type and blinding open, but describe how conditions are assigned", () => {
    expect(below(prereg, HEADINGS[locale].type).split("\n")[0]).toBe(NOT_STATED[locale]);
    expect(below(prereg, HEADINGS[locale].blinding).split("\n")[0]).toBe(NOT_STATED[locale]);
    expect(below(prereg, HEADINGS[locale].type)).toMatch(/link|lien/);
  });

  it("quote the text of each condition", () => {
    const manipulated = below(prereg, HEADINGS[locale].manipulated);
    expect(manipulated).toMatch(/first of two sessions|première de deux séances/);
    expect(manipulated).toMatch(/second of two sessions|seconde des deux séances/);
  });

  it("state how conditions are drawn, and that the allocation is not concealed", () => {
    const methods = paperText("methods", retest, locale);
    expect(methods).toMatch(/each condition was equally likely|toutes avaient la même probabilité/);
    expect(methods).toMatch(/allocation was not concealed|assignation n’était pas secrète/);
  });
});

it("describe the groups that the plan compares as a factor between participants in the preregistration", () => {
  expect(below(paperText("preregistration", groups()), "Manipulated variables")).toContain(
    "between participants, with 2 levels",
  );
});

it("list a step that only one condition has, with the parameters of the step", () => {
  const document = {
    protocol: 1,
    conditions: ["a", "b"],
    steps: [app("stroop"), app("flanker", { for: ["b"], parameters: { trials: 96 } })],
  };
  const manipulated = below(paperText("preregistration", document), "Manipulated variables");
  expect(manipulated).toMatch(/Flanker, condition b only\. Settings changed [^\n]*\(96\)/);
});

describe.each(LOCALES)("the statistical test that a plan states (%s)", (locale) => {
  const criteria = (document: unknown) =>
    below(paperText("preregistration", document, locale), INFERENCE[locale]);
  const models = (document: unknown) =>
    below(paperText("preregistration", document, locale), MODELS[locale]);

  it("consists of two one-sided tests at α for equivalence, and is never called two-sided", () => {
    const document = groups({ goal: "equivalence" });
    expect(models(document)).toMatch(
      /two one-sided Welch t tests|deux tests t de Welch unilatéraux/,
    );
    expect(criteria(document)).toMatch(/α = (\.|0,)05.*90\s?%/s);
    expect(all(document, locale)).not.toMatch(/two-sided|bilatéral/);
  });

  it("is replaced by a confidence interval of level 1 − α if the goal is a width", () => {
    const document = withPlan({ goal: "width", width: 10, effect: undefined, alpha: 0.02 });
    const text = `${models(document)} ${criteria(document)}`;
    expect(text).toMatch(/Planned estimate|Estimation prévue/);
    expect(text).toMatch(/No test is planned|Aucun test n’est prévu/);
    expect(text).toMatch(/98\s?%/);
    expect(text).not.toMatch(/sided|latéral/);
  });

  it("is described with the corrected α if there are several tests", () => {
    const document = groups({ tests: 4 });
    expect(criteria(document)).toMatch(/α = (\.|0,)0125/);
    expect(criteria(document)).toMatch(/Bonferroni\).* (\.|0,)05 /);
  });

  it("is followed by the author's reason on a separate line if the test is one-sided", () => {
    const document = groups({ sides: "one", whyOneSided: "Nobody gets faster." });
    expect(models(document)).toMatch(/Welch’s t test|test t de Welch/);
    expect(criteria(document)).toMatch(/one-sided|unilatéral/);
    expect(criteria(document)).toContain("\n> Nobody gets faster.");
  });
});

const TIMED = ["stroop", "flanker", "simple-rt", "go-no-go", "spatial-span"] as const;

it.each(LOCALES)("papers do not call trials that all runs share new (%s)", (locale) => {
  const steps = [
    ...TIMED.map((id) => app(id)),
    app("mini-ipip", { parameters: { order: "shuffled" } }),
  ];
  const text = all({ protocol: 1, steps, seed: 7 }, locale);
  expect(text).toMatch(/seed 7|graine 7/);
  expect(text).not.toMatch(
    /each run|new order|each session\.|à chaque passation|à chaque session/i,
  );
});

it.each(LOCALES)(
  "papers state the same order of tasks only within conditions if some tasks belong to single conditions (%s)",
  (locale) => {
    const counterbalanced = {
      protocol: 1,
      conditions: ["ab", "ba"],
      steps: [
        { ...app("stroop"), id: "early", for: ["ab"] },
        app("flanker"),
        { ...app("stroop"), id: "late", for: ["ba"] },
      ],
    };
    const forAll =
      /(^|[.:] )(All participants (did|will do) the tasks|Tous les participants f\S+ les tâches)/m;
    const within = {
      en: [/^Within each condition, all participants did/m, /Within each condition, .* will do/],
      fr: [/^Dans chaque condition, .* faisaient/m, /Dans chaque condition, .* feront/],
    }[locale];
    const text = all(counterbalanced, locale);
    expect(text).not.toMatch(forAll);
    for (const said of within) expect(text).toMatch(said);
    expect(
      all(
        { ...counterbalanced, conditions: undefined, steps: [app("stroop"), app("flanker")] },
        locale,
      ),
    ).toMatch(forAll);
  },
);

it.each(["shuffled", "latin-square"])(
  "papers do not call the order of tasks drawn (%s) if each visit has one task",
  (order) => {
    const study = (at: string[]) => ({
      protocol: 1,
      order,
      steps: [app("stroop", { at: ["first"] }), app("flanker", { at })],
      visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
    });
    const drawn = /order of the tasks was drawn|row, drawn at random, of a Williams square/;
    expect(all(study(["second"]), "en")).not.toMatch(drawn);
    expect(paperText("methods", study(["second"]))).toContain("the tasks in the same order");
    expect(all(study(["first", "second"]), "en")).toMatch(drawn);
  },
);

it.each(LOCALES)("papers do not contain promises that the author did not write (%s)", (locale) => {
  for (const document of [
    groups({ loss: 0.2 }),
    withPlan({}),
    withPlan({ goal: "width", width: 9 }),
  ])
    expect(all(document, locale)).not.toMatch(
      /no test is run|aucun test n’est fait|finished runs|passations terminées/i,
    );
});

it("preregistrations contain the author's hypotheses, recruitment and labels under the matching headings", () => {
  const prereg = paperText("preregistration", everything());
  expect(below(prereg, "Hypotheses")).toContain("> People who first chose among doubled amounts");
  expect(below(prereg, "Data collection procedures")).toContain("> Through Prolific");
  expect(below(prereg, "Manipulated variables")).toContain("low (usual amounts first)");
  expect(below(paperText("aspredicted", everything()), "2) Hypothesis")).toContain("> People who");
});

describe("the information and consent for an ethics committee", () => {
  const consent = paperText("consent", everything());
  const [sheet = "", board = ""] = consent.split("\n# ");

  it("states payment, risks, benefits and an early end, and that a refusal does not cause a disadvantage", () => {
    expect(below(sheet, "Payment")).toContain("£1.50 through Prolific");
    expect(below(sheet, "If the study ends early for you")).toContain("> You are paid for");
    expect(below(sheet, "Risks and burdens")).toContain("> Your eyes");
    expect(below(sheet, "Benefits")).toContain("> None for you");
    expect(sheet).toContain("refusing does not put you at a disadvantage");
    expect(sheet).toContain("can end the study early for you");
  });

  it("lists each task once, with the number of times that participants do it", () => {
    const tasks = (document: unknown) =>
      below(paperText("consent", document), "What you will do").match(/^- .+? –/gm);
    const before = { ...app("stroop"), id: "before" };
    const short = { ...app("flanker"), for: ["short"] };
    const document = {
      protocol: 1,
      conditions: ["short", "long"],
      steps: [before, { ...before, id: "after" }, short, app("lottery-choice")],
    };
    expect(tasks(document)).toEqual([
      "- **Stroop** (2 times) –",
      "- **Flanker** –",
      "- **Lottery choice** –",
    ]);
    // Two of the three steps with this task are each in only one condition. Each participant therefore does the task
    // twice.
    expect(tasks(everything())).toContain("- **Lottery choice** (2 times) –");
  });

  it("contains the debriefing and the exclusion rules only on the page for the board", () => {
    expect(sheet).not.toMatch(/Debriefing|assigned at random|0\.6/);
    expect(board).toMatch(/^For the ethics committee, not for participants/);
    expect(board).toContain("> The amounts you saw were assigned at random.");
    expect(board).toContain("fewer than 60% correct responses");
  });

  it("states the payment in the plan, with a note, if participants do not read it before the start", () => {
    const text = paperText("consent", withPlan({ payPerHour: 12.5, currency: "USD" }));
    expect(below(text, "Payment")).toBe("Planned pay: USD\u00A012.50 per hour.");
    expect(text).toContain("The page before the start shows “Not stated”");
  });

  it("contains a note about a missing answer if the author does not state the payment after an early end", () => {
    const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" };
    const document = { protocol: 1, steps: [app("stroop", { leave: [rule] })] };
    expect(paperText("consent", document)).toContain(
      "The study does not state what you are paid in that case.",
    );
  });

  it("rounds the duration up to whole minutes", () => {
    // 240 trials take 7.67 minutes.
    const document = { protocol: 1, steps: [app("stroop", { parameters: { trials: 240 } })] };
    expect(paperText("consent", document)).toContain("takes about 8 minutes");
  });
});

it.each(LOCALES)("each paper states the assumption of equal groups once (%s)", (locale) => {
  const assumed = /assumes groups of equal size|suppose des groupes de même effectif/g;
  const more = /With about 4 more participants|Avec environ 4 participants analysés de plus/;
  for (const id of ["methods", "preregistration", "aspredicted"] as const) {
    const text = paperText(id, groups(), locale);
    expect([id, text.match(assumed)?.length]).toEqual([id, 1]);
    expect(text).toMatch(more);
    expect(paperText(id, withPlan({}), locale)).not.toMatch(assumed);
    // If the variances are unequal, the result depends on which group is the smaller group.
    expect(paperText(id, groups({ groups: { sdRatio: 2 } }), locale)).not.toMatch(more);
  }
});

describe.each(LOCALES)("a plan that does not name its measure (%s)", (locale) => {
  const section = (document: unknown, heading: string) =>
    below(paperText("preregistration", document, locale), heading);
  const first = { en: "“Stroop, Stroop effect”", fr: "«\\sStroop, effet Stroop\\s»" }[locale];

  it("is about the first measure of the study in the preregistrations, as in the planner", () => {
    const document = {
      protocol: 1,
      steps: [app("stroop"), app("mini-ipip")],
      plan: { question: "correlation", effect: 0.2, other: { measure: "mini-ipip.extraversion" } },
    };
    expect(section(document, MODELS[locale])).toMatch(new RegExp(first));
    expect(paperText("aspredicted", document, locale)).toMatch(
      new RegExp(`(The planned analysis concerns|L’analyse prévue porte sur) ${first}`),
    );
  });

  it("has an effect in the unit of this measure", () => {
    const rationale = section(withPlan({ measure: undefined, effect: 25 }), RATIONALE[locale]);
    expect(rationale).toMatch(/25\sms/);
  });
});

describe.each(LOCALES)("papers about a study with all apps (%s)", (locale) => {
  const study = (more: object) => ({ protocol: 1, steps: APP_IDS.map((id) => app(id)), ...more });

  it("do not mention French if the study runs in English only", () => {
    expect(all(study({ language: "en" }), locale)).not.toMatch(/French|français|Laverdière/);
  });

  it("do not mention English texts if the study runs in French only", () => {
    const text = paperText("methods", study({ language: "fr" }), locale);
    expect(text).not.toMatch(/English|anglais/);
    expect(text).toMatch(/unvalidated translation|traduction non validée/);
    expect(text).toContain("erap.2019.100512");
  });

  it("mention the French translation if participants choose the language", () => {
    expect(paperText("preregistration", study({}), locale)).toMatch(
      /unvalidated translation|traduction non validée/,
    );
  });
});

describe.each(LOCALES)("the analysis plan of a study with conditions (%s)", (locale) => {
  const models = (document: unknown) =>
    below(paperText("preregistration", document, locale), MODELS[locale]);
  const ignored = /does not compare the conditions|ne compare pas les conditions/;
  const inTwo = { conditions: ["a", "b"] };

  it("states that a test about all participants does not compare the conditions", () => {
    expect(models(withPlan({}, inTwo))).toMatch(ignored);
    expect(models(withPlan({ goal: "width", width: 10, effect: undefined }, inTwo))).toMatch(
      ignored,
    );
    expect(paperText("aspredicted", withPlan({}, inTwo), locale)).toMatch(ignored);
  });

  it("does not state this about groups, about a change, or in a study without conditions", () => {
    for (const document of [groups(), withPlan({ question: "change" }, inTwo), withPlan({})])
      expect(all(document, locale)).not.toMatch(ignored);
  });
});

it.each(LOCALES)(
  "a preregistration plans the recruitment, which the methods report (%s)",
  (locale) => {
    const document = withPlan({}, { delivery: { ids: ["PROLIFIC_PID"] } });
    const planned = /Participants will be recruited through Prolific|seront recrutés via Prolific/;
    const done = /Participants were recruited through Prolific|ont été recrutés via Prolific/;
    for (const id of ["preregistration", "aspredicted"] as const) {
      expect(paperText(id, document, locale)).toMatch(planned);
      expect(paperText(id, document, locale)).not.toMatch(done);
    }
    expect(paperText("methods", document, locale)).toMatch(done);
  },
);
