/** @jest-environment node */
import type { Plan } from "@/experiments/study/document/schema";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { LOCALES } from "@/lib/routes";
import { CORRELATION, inputsOf } from "./a-plan";

describe.each(LOCALES)("the sentence for the preregistration (%s)", (locale) => {
  const isEnglish = locale === "en";
  const sentence = (plan: Plan) =>
    planSentence(inputsOf(plan), locale).replace(/[\u00A0\u202F]/g, " ");
  const { people: _, ...withoutPeople } = CORRELATION;
  const GROUPS: Plan = { question: "groups", measure: "stroop.stroop_effect", effect: 40 };

  it("states the entered power with all its decimals, as the heading does", () => {
    const plan = { ...withoutPeople, power: 0.875 };
    const power = isEnglish ? ".875" : "0,875";
    expect(sentence(plan)).toContain(
      isEnglish ? `a power of ${power} (` : `une puissance de ${power} (`,
    );
    expect(planHeading(inputsOf(plan), locale)).toContain(power);
  });

  it("states no power for a number of people that is too small for the test", () => {
    const plan = { ...GROUPS, people: 3 };
    expect(sentence(plan)).toContain(
      isEnglish
        ? "This test needs more than 3 participants."
        : "Ce test demande plus de 3 participants.",
    );
    expect(sentence(plan)).not.toMatch(/\bpower|puissance/);
  });

  it("rounds the power that is computed from a number of people", () => {
    expect(sentence({ ...CORRELATION, power: 0.875 })).toMatch(
      isEnglish ? /a power of \.\d\d \(/ : /une puissance de 0,\d\d \(/,
    );
  });

  it("states entered correlations and reliabilities with all their decimals", () => {
    expect(sentence({ ...CORRELATION, effect: 0.125, reliability: 0.675 })).toMatch(
      isEnglish
        ? /correlation of \.125 between .+ reliability of \.675 for/
        : /corrélation vraie de 0,125 entre .+ fidélité de 0,675 pour/,
    );
    const observedWith = { measure: 0.825, other: 0.8 };
    expect(sentence({ ...CORRELATION, observed: true, observedWith })).toContain(
      isEnglish ? "reliabilities of .825 and .80" : "fidélités de 0,825 et 0,80",
    );
    expect(sentence({ ...GROUPS, question: "change", rho: 0.625 })).toContain(
      isEnglish ? "ρ = .625" : "ρ = 0,625",
    );
  });

  it("states entered proportions with all their decimals, and not the error of their sum", () => {
    const plan: Plan = { ...GROUPS, question: "proportion", reference: 0.125, effect: 0.1 };
    expect(sentence(plan)).toContain(
      isEnglish ? "a proportion of .225 instead of .125" : "proportion de 0,225 au lieu de 0,125",
    );
    expect(sentence({ ...plan, reference: 0.1, effect: 0.2 })).toContain(
      isEnglish ? "a proportion of .30 instead of .10" : "proportion de 0,30 au lieu de 0,10",
    );
  });

  it("states an entered effect and SD in milliseconds with all their decimals", () => {
    expect(sentence({ ...GROUPS, effect: 12.25, sd: 60.625 })).toMatch(
      isEnglish
        ? /difference of 12\.25 ms .+ standard deviation of 60\.625 ms/
        : /différence de 12,25 ms .+ écart type de 60,625 ms/,
    );
  });

  it("rounds the smallest effect, which is computed even if the plan contains an effect", () => {
    expect(sentence({ ...CORRELATION, goal: "smallestEffect", effect: 0.125 })).toMatch(
      isEnglish ? /correlation of \.\d\d between/ : /corrélation vraie de 0,\d\d entre/,
    );
  });
});
