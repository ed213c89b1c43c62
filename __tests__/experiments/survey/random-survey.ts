import fc, { type Arbitrary } from "fast-check";
import { pipedIn } from "@/experiments/survey/definition/piping";
import type {
  Choice,
  Said,
  Scale,
  Show,
  Survey,
  SurveyItem,
  SurveyPage,
} from "@/experiments/survey/definition/schema";
import { type Answers, itemsIn } from "@/experiments/survey/definition/show-rule";
import {
  allItems,
  choicesOf,
  hasOther,
  itemsOfPage,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { type Random, seededRandom, shuffled } from "@/lib/stats/random";

/** Texts that break careless files, scripts, pages and patterns. */
export const HOSTILE_TEXTS = [
  "How old are you?",
  "Êtes-vous « sûr » ? L’été, à Noël…",
  '"); quit("no", 0); cat("owned',
  "'); import os; os._exit(0) #",
  '""" + open("/etc/passwd").read() + """',
  "\\",
  'a\\"b',
  "first line\nsecond line",
  "first paragraph\n\n- one\n- two",
  "=1+1",
  "@SUM(A1)",
  "-2",
  "+33 1 23",
  "a;b,c\td",
  "<script>alert(1)</script><b>bold</b>",
  "**strong** and *other* [link](javascript:alert(1))",
  "{value} {n} %s %d {{x}} $x $1 $&",
  "日本語 العربية עברית 👩‍👩‍👧 e\u0301",
  "NA",
  "TRUE",
  "007",
  "1e5",
  "# heading",
  "x".repeat(400),
];

/** Ids that objects inherit, and ids of the greatest length. */
const ODD_IDS = ["constructor", "toString", "hasOwnProperty", "Z", "if_", "x".repeat(32), "type"];

type Draw = {
  random: Random;
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  chance: (share: number) => boolean;
  one: <T>(from: readonly T[]) => T;
  text: () => string;
  said: () => Said;
  id: (start: string) => string;
};

function drawing(random: Random): Draw {
  const below = (most: number) => Math.floor(random() * most);
  const chance = (share: number) => random() < share;
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const text = () => one(HOSTILE_TEXTS);
  const odd = shuffled(ODD_IDS, random);
  let next = 0;
  return {
    random,
    below,
    chance,
    one,
    text,
    said: () => {
      if (chance(0.2)) return text();
      return chance(0.1) ? { fr: text() } : { en: text(), ...(chance(0.8) && { fr: text() }) };
    },
    id: (start) => {
      next += 1;
      return (chance(0.15) ? odd.pop() : undefined) ?? `${start}${next}`;
    },
  };
}

function listOfChoices({ below, chance, said, one }: Draw, withOther: boolean): Choice[] {
  const count = 2 + below(6);
  const start = one([0, 1, 1, -2]);
  const step = one([1, 1, 1, 0.5, 10]);
  const isNumeric = chance(0.6);
  const values = Array.from({ length: count }, (_, index) => {
    if (isNumeric) return start + step * index;
    return one([`v${index}`, `Yes_${index}`, `a.b-${index}`, `b${index}E5`]);
  });
  return values.map((value, index) => ({
    value,
    label: said(),
    ...(withOther && index === count - 1 && { other: true as const }),
  }));
}

/** Lists: `plain` lists for every type, `other` lists for items of the types one and many. */
type Lists = { choices: Record<string, Choice[]>; plain: string[]; other: string[] };

function lists(draw: Draw): Lists {
  const plain = Array.from({ length: 1 + draw.below(3) }, () => draw.id("list"));
  const other = draw.chance(0.6) ? [draw.id("open")] : [];
  const choices = Object.fromEntries([
    ...plain.map((id) => [id, listOfChoices(draw, false)] as const),
    ...other.map((id) => [id, listOfChoices(draw, true)] as const),
  ]);
  return { choices, plain, other };
}

/** A comparison with an earlier item that can be true; null for items that a rule cannot compare. */
function comparison(draw: Draw, item: SurveyItem, { choices }: Lists): Show | null {
  const { one, below, chance } = draw;
  const { id } = item;
  const values = "choices" in item ? (choices[item.choices] ?? []).map(({ value }) => value) : [];
  switch (item.type) {
    case "one":
      return { item: id, [one(["is", "isNot"])]: one(values) } as Show;
    case "many":
      return { item: id, includes: one(values) };
    case "text":
      return { item: id, [one(["is", "isNot"])]: one(["yes", "NA", "l’été", '"']) } as Show;
    case "integer":
    case "decimal":
    case "slider": {
      const { min = 0, max = 10 } = item;
      const middle = Math.round((min + max) / 2);
      if (chance(0.2)) return { item: id, atLeast: min, atMost: middle };
      const key = one(["below", "above", "atLeast", "atMost", "isNot"]);
      const value = key === "below" ? max : key === "above" ? min : below(2) ? min : max;
      return { item: id, [key]: value } as Show;
    }
    default:
      return null;
  }
}

function rule(draw: Draw, earlier: readonly SurveyItem[], all: Lists, depth = 0): Show | null {
  const { chance, one, below } = draw;
  const compared = earlier.filter((item) => !["note", "long", "date", "rank"].includes(item.type));
  if (compared.length === 0) return null;
  if (depth < 2 && chance(0.35)) {
    const inner = () => rule(draw, earlier, all, depth + 1) as Show;
    const several = () => Array.from({ length: 1 + below(3) }, inner);
    return one<() => Show>([
      () => ({ all: several() }),
      () => ({ any: several() }),
      () => ({ not: inner() }),
    ])();
  }
  return comparison(draw, one(compared), all);
}

/** A text for an item; sometimes with the answer to an earlier item in it. */
function label(draw: Draw, earlier: readonly SurveyItem[]): Said {
  const piped = earlier.filter(({ type }) => type !== "note" && type !== "long");
  if (piped.length === 0 || !draw.chance(0.1)) return draw.said();
  const { id } = draw.one(piped);
  return { en: `You said \${${id}}: why?`, fr: `Vous avez répondu \${${id}} : pourquoi ?` };
}

function ofType(draw: Draw, all: Lists): Record<string, unknown> & { type: string } {
  const { below, chance, one, said } = draw;
  const order = () => (chance(0.3) ? { order: "shuffled" } : {});
  const problem = () => (chance(0.2) ? { problem: said() } : {});
  const type = one([
    "note",
    "text",
    "long",
    "integer",
    "decimal",
    "date",
    "one",
    "many",
    "rank",
    "slider",
  ] as const);
  switch (type) {
    case "integer":
      return {
        type,
        ...(chance(0.6) && { min: below(20) - 5, max: 20 + below(100) }),
        ...problem(),
      };
    case "decimal":
      return {
        type,
        ...(chance(0.6) && { min: below(10) / 4, max: 5 + below(10) / 2 }),
        ...problem(),
      };
    case "date":
      return { type, ...(chance(0.5) && { min: "2020-01-01", max: "2030-12-31" }), ...problem() };
    case "slider": {
      const step = one([undefined, 1, 5, 0.5, 0.1]);
      const labels = Array.from({ length: 2 + below(2) }, said);
      return { type, min: one([0, 0, -10]), max: one([10, 100]), ...(step && { step }), labels };
    }
    case "one":
    case "many": {
      const list = one([...all.plain, ...all.other]);
      const values = (all.choices[list] ?? []).map(({ value }) => value);
      const expect = type === "one" && chance(0.2) ? { expect: one(values) } : {};
      return { type, choices: list, ...order(), ...expect };
    }
    case "rank":
      return { type, choices: one(all.plain), ...order() };
    default:
      return { type };
  }
}

function asked(draw: Draw) {
  const { chance, said, one } = draw;
  return {
    ...(chance(0.3) && { hint: said() }),
    ...(chance(0.6) && { required: one([true, "ask" as const]) }),
  };
}

function page(draw: Draw, earlier: readonly SurveyItem[], all: Lists) {
  const { chance, below, one } = draw;
  const show = chance(0.3) ? rule(draw, earlier, all) : null;
  const order = chance(0.3) ? { order: "shuffled" as const } : {};
  const head = {
    id: draw.id("page"),
    ...(chance(0.6) && { label: label(draw, earlier) }),
    ...(show && { show }),
    ...order,
  };
  const before = [...earlier];
  const common = () => {
    const hidden = chance(0.3) ? rule(draw, before, all) : null;
    return { id: draw.id("q"), label: label(draw, before), ...(hidden && { show: hidden }) };
  };
  const count = 1 + below(5);
  if (chance(0.25)) {
    const matrix = one(all.plain);
    const values = (all.choices[matrix] ?? []).map(({ value }) => value);
    const items = Array.from({ length: count }, () => {
      const expect = chance(0.15) ? { expect: one(values) } : {};
      const item = { ...common(), ...asked(draw), ...expect };
      before.push({ ...item, type: "one", choices: matrix } as SurveyItem);
      return item;
    });
    return { page: { ...head, matrix, items } as SurveyPage, before };
  }
  const items = Array.from({ length: count }, () => {
    const kind = ofType(draw, all);
    const item = { ...common(), ...kind, ...(kind.type !== "note" && asked(draw)) } as SurveyItem;
    before.push(item);
    return item;
  });
  return { page: { ...head, items } as SurveyPage, before };
}

/** Returns whether the rules and texts of a page refer to no item of another page. */
function refersToItself(one: SurveyPage): boolean {
  const items = itemsOfPage(one);
  const own = new Set(items.map(({ id }) => id));
  const referred = [
    ...itemsIn(one.show),
    ...pipedIn([one.label]),
    ...items.flatMap((item) => [...itemsIn(item.show), ...pipedIn([item.label])]),
  ];
  return referred.every((id) => own.has(id));
}

/** Returns whether the answers to an item are numbers, and whether they have a smallest and a largest value. */
function numeric(item: SurveyItem, { choices }: Pick<Lists, "choices">) {
  if (item.type === "one") {
    const isNumeric = (choices[item.choices] ?? []).every(({ value }) => typeof value === "number");
    return isNumeric ? { isReversible: true } : null;
  }
  if (item.type !== "integer" && item.type !== "decimal" && item.type !== "slider") return null;
  return { isReversible: item.min !== undefined && item.max !== undefined };
}

function scales(draw: Draw, items: readonly SurveyItem[], all: Lists): Scale[] {
  const { chance, one, random, below, said } = draw;
  const usable = items.filter((item) => numeric(item, all));
  if (usable.length === 0) return [];
  return Array.from({ length: below(4) }, () => {
    const own = shuffled(usable, random).slice(0, 1 + below(8));
    const reversed = own.filter((item) => numeric(item, all)?.isReversible && chance(0.4));
    return {
      id: draw.id("scale"),
      ...(chance(0.8) && { label: said() }),
      items: own.map(({ id }) => id),
      ...(reversed.length > 0 && { reversed: reversed.map(({ id }) => id) }),
      score: one(["mean", "sum"] as const),
      ...(chance(0.6) && { answered: one([0, 0.5, 0.8, 0.75, 1 / 3]) }),
    };
  });
}

/** Returns a valid survey; the same seed always gives the same survey. Its texts are hostile. */
export function surveyOf(seed: number): Survey {
  const draw = drawing(seededRandom(seed));
  const all = lists(draw);
  const isShuffled = draw.chance(0.4);
  const pages: SurveyPage[] = [];
  let earlier: SurveyItem[] = [];
  const count = 1 + draw.below(5);
  for (let index = 0; index < count; index += 1) {
    const made = page(draw, earlier, all);
    pages.push(
      isShuffled && refersToItself(made.page) && draw.chance(0.3)
        ? { ...made.page, fixed: true }
        : made.page,
    );
    earlier = made.before;
  }
  if (earlier.every(({ type }) => type === "note")) {
    const last = { id: draw.id("q"), type: "text" as const, label: draw.said() };
    pages.push({ id: draw.id("page"), items: [last] });
  }
  const own = scales(draw, earlier, all);
  return {
    ...(draw.chance(0.5) && { title: draw.said() }),
    choices: all.choices,
    pages,
    ...(isShuffled && { order: "shuffled" }),
    ...(own.length > 0 && { scales: own }),
    ...(draw.chance(0.3) && {
      sources: [
        { citation: draw.one(["Doe (2020). A scale. Journal, 1(2), 3–4", 'M. O’Neil "x"']) },
        { citation: "Roe (2021)", url: "https://doi.org/10.1000/1" },
      ],
    }),
  };
}

/** Valid surveys of every type of item, with rules, scales, orders and hostile texts. */
export const randomSurvey: Arbitrary<Survey> = fc.nat(2 ** 31 - 1).map(surveyOf);

function answer(draw: Draw, survey: Survey, item: ReturnType<typeof allItems>[number]["item"]) {
  const { one, random, below, chance } = draw;
  const values =
    "choices" in item ? choicesOf(survey, item.choices).map(({ value }) => String(value)) : [];
  switch (item.type) {
    case "note":
      return undefined;
    case "text":
      return one(["yes", "NA", "l’été", '"', "a,b;c", "=1+1", "-5", "007", " x ", "é\tè"]);
    case "long":
      return one(["A first line.\nA second line, with a comma; and “quotes”.", "'", "-"]);
    case "integer": {
      const { min = -1000, max = 1000 } = item;
      return String(min + below(max - min + 1));
    }
    case "decimal": {
      const { min = -1000, max = 1000 } = item;
      const number = min + random() * (max - min);
      return String(chance(0.5) ? Number(number.toFixed(below(4))) : number);
    }
    case "slider": {
      const { min, max, step = 1 } = item;
      const steps = Math.round((max - min) / step);
      return String(Number((min + step * below(steps + 1)).toFixed(6)));
    }
    case "date":
      return `202${below(10)}-0${1 + below(9)}-${10 + below(18)}`;
    case "one":
      return one(values);
    case "many":
      return values.filter((_, index) => index === 0 || chance(0.4)).join(" ");
    case "rank":
      return shuffled(values, random).join(" ");
  }
}

/**
 * Returns answers to a survey, keyed by item as in `Answers`: allowed answers to most items, also to items that a rule
 * hides, and texts of `other` choices. The same seed always gives the same answers.
 */
export function answersOf(survey: Survey, seed: number, share = 0.8): Answers {
  const draw = drawing(seededRandom(seed));
  const answers: Record<string, string> = {};
  for (const { item } of allItems(survey)) {
    const given = draw.chance(share) ? answer(draw, survey, item) : undefined;
    if (given !== undefined) answers[item.id] = given;
    if (hasOther(survey, item) && draw.chance(0.7)) answers[otherId(item.id)] = "something else";
  }
  return answers;
}
