import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterRepairs } from "@/experiments/engine/contract/parameter-repair";
import { ownValue } from "@/lib/own-value";
import { LOCALES } from "@/lib/routes";
import type { Fault, KnownApp, KnownApps } from "./fault";
import { nameFrom } from "./name-from";
import { neededLocales } from "./needed-locales";
import { reservedNames } from "./reserved-names";
import { CODE, HTTPS, ID_NAME, LINE } from "./text-forms";

/** A change of one value in a document that removes a fault. */
export type Repair = {
  /** The keys that lead from the root of the document to the value. */
  path: readonly (string | number)[];
  /** The value that removes the fault; undefined removes the key from the document. */
  value: unknown;
  /** True if the value is the list without the entry that has the fault. */
  removesEntry?: true;
};

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed => typeof value === "object" && value !== null;

type Keys = readonly (string | number)[];

/**
 * Returns the keys of a path such as `steps.1.parameters.trials`. A key of the document may itself contain dots.
 * Returns null if the path leads through a list, but the key is not an index of this list.
 */
function keysOf(path: string, at: unknown): Keys | null {
  const [first = "", ...others] = path.split(".");
  const rest = others.join(".");
  if (Array.isArray(at)) {
    if (!/^\d+$/.test(first)) return null;
    const inside = rest === "" ? [] : keysOf(rest, at[Number(first)]);
    return inside && [Number(first), ...inside];
  }
  if (isKeyed(at)) {
    if (Object.hasOwn(at, path)) return [path];
    for (const [key, value] of Object.entries(at)) {
      if (!path.startsWith(`${key}.`)) continue;
      const inside = keysOf(path.slice(key.length + 1), value);
      if (inside) return [key, ...inside];
    }
  }
  return path.split(".");
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const without = (list: readonly unknown[], isGone: (value: unknown, at: number) => boolean) => {
  const kept = list.filter((value, at) => !isGone(value, at));
  return kept.length > 0 ? kept : undefined;
};

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

/**
 * Returns the date that an author probably meant if day, month and year are in another order; null for another text.
 */
function dayFrom(text: string): string | null {
  const [, first = "", month = "", last = ""] =
    /^(\d{1,4}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,4})$/.exec(oneLine(text)) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return null;
  // A text such as 03/04/2027 is ambiguous: some readers take it for a day in March, and others for a day in April.
  if (first.length < 4 && Number(day) <= 12 && Number(day) !== Number(month)) return null;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const shown = Math.min(Number(day), lastDay);
  return `${year}-${month.padStart(2, "0")}-${String(shown).padStart(2, "0")}`;
}

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", $: "USD" };

/** Paths of the texts that must be one line if they are the same in all languages. */
const ONE_LINE =
  /^(?:title|information\.\w+|conditionLabels\..+|plan\.(?:hypotheses|recruitment|why\w+|figuresFrom|other\.name))$/;

/** Returns a text in the format that its path requires; null if no valid text is obvious. */
function inForm(path: string, text: string): string | null {
  if (/^delivery\.(receiver|exits\.\w+\.url)$/.test(path)) {
    const bare = text.trim().replace(/^(?:https?:)?\/*/i, "");
    const address = `https://${bare}`;
    return HTTPS.pattern.test(address) && /^[^/]+\.[^/]/.test(bare) ? address : null;
  }
  if (/^delivery\.exits\.\w+\.code$/.test(path)) {
    const code = text
      .trim()
      .replace(/\s+/g, "-")
      .replace(/[^A-Za-z0-9_-]/g, "");
    return CODE.pattern.test(code) ? code : null;
  }
  if (/^delivery\.ids\.\d+$/.test(path)) {
    const id = text
      .trim()
      .replace(/[\s-]+/g, "_")
      .replace(/[^A-Za-z0-9_]/g, "");
    return ID_NAME.pattern.test(id) ? id : null;
  }
  if (path === "information.withdrawUntil") return dayFrom(text);
  if (path === "plan.currency") {
    const code = ownValue(CURRENCY_SIGNS, text.trim()) ?? text.trim().toUpperCase();
    return /^[A-Z]{3}$/.test(code) ? code : null;
  }
  const line = oneLine(text);
  return ONE_LINE.test(path) && !LINE.pattern.test(text) && LINE.pattern.test(line) ? line : null;
}

/** Returns the app of a step, if this release has it. */
function appOf(step: unknown, apps: KnownApps): KnownApp | undefined {
  const name = isKeyed(step) ? step.app : undefined;
  return typeof name === "string" ? ownValue(apps, name) : undefined;
}

/**
 * Returns alternative repairs of a fault or a caution. The first repair is nearest to the author's text. The list is
 * empty if only the author can know the value. The function never throws an error.
 * @param document the document, which may be invalid; fields that the fault does not concern may be absent
 */
export function repairsOf(fault: Fault, document: unknown, apps: KnownApps): Repair[] {
  const { path, value, nearest, isUnknown } = fault;
  const keys = keysOf(path, document);
  const held: Keyed = isKeyed(document) ? document : {};
  if (keys === null || path === "") return [];
  const use = (next: unknown): Repair[] =>
    Object.is(next, value) ? [] : [{ path: keys, value: next }];
  if (isUnknown) return use(undefined);

  const [part, second] = keys;
  if (part === "steps" && typeof second === "number") {
    const made = stepRepairs(fault, keys, listOf(held.steps), second, apps);
    if (made) return made;
  }
  if (part === "conditions") {
    const names = listOf(held.conditions);
    if (typeof second === "number")
      return keys.length === 2 && (typeof value === "string" || typeof value === "number")
        ? use(nameFrom(String(value), "condition", without(names, (_, at) => at === second) ?? []))
        : [];
    if (typeof value === "string") {
      // A name that occurs once is the name of a condition without a step.
      const isOnce = names.filter((name) => name === value).length === 1;
      if (isOnce && names.length < 3) return [];
      return use(
        without(names, (name, at) => (isOnce ? name === value : names.indexOf(name) < at)),
      );
    }
    return names.length < 2 ? use(undefined) : [];
  }
  if (part === "conditionLabels" && keys.length === 2 && isFaultOfKey(fault)) return use(undefined);
  if (path === "delivery.ids") {
    const names = listOf(isKeyed(held.delivery) ? held.delivery.ids : undefined);
    const reserved = reservedNames(document);
    return use(
      without(names, (name, at) => names.indexOf(name) < at || reserved.includes(String(name))),
    );
  }
  if (part === "delivery" && second === "exits" && keys.length === 3) return use(undefined);
  if (ABSENT_WHEN_WRONG.includes(path)) return use(undefined);
  if (part === "plan") {
    const made = planRepairs(fault, keys, held);
    if (made) return made;
  }
  if (typeof nearest === "number") return use(nearest);
  if (
    /^plan\.(effect|reference|alpha|power|loss|reliability|retest|observedWith\.|other\.re)/.test(
      path,
    )
  ) {
    const share = typeof value === "number" && value >= 1 && value <= 100 ? value / 100 : null;
    return share === null || share === 1 ? [] : use(Number(share.toPrecision(12)));
  }
  const language = /\.(en|fr)$/.exec(path)?.[1];
  if (language && (value === undefined || value === "")) return otherLanguage(held, keys, language);
  if (typeof value !== "string") return [];
  const whole = value.replace(/\p{Surrogate}/gu, "");
  const formed = inForm(path, whole) ?? (whole === "" ? null : whole);
  return formed === null ? [] : use(formed);
}

/** The paths of fields that a document does not need, and that have no other valid value. */
const ABSENT_WHEN_WRONG = [
  "planHash",
  "plan.groups.sizeRatio",
  "conditionsAre",
  "assignment",
  "delivery.requireId",
];

/** Returns the repairs of a fault in a comparison, in its question or in the exclusion rules; null for other faults. */
function planRepairs({ path, value }: Fault, keys: Keys, document: Keyed): Repair[] | null {
  const plan: Keyed = isKeyed(document.plan) ? document.plan : {};
  const [, part, index, field] = keys;
  if (part === "question" && document.conditionsAre === "sessions" && value === "groups")
    return [
      { path: keys, value: "change" },
      { path: ["conditionsAre"], value: undefined },
    ];
  if (path === "plan.when" && value === "sameSession") return [{ path: keys, value: "anotherDay" }];
  if (path === "plan.observed") return [{ path: keys, value: true }];
  if (path === "plan.observedWith") return [{ path: keys, value: undefined }];
  if (path === "plan.compare" && Array.isArray(value)) {
    const isTwoSided = plan.question === "change" && value.length === 2;
    return isTwoSided
      ? [{ path: ["conditionsAre"], value: "sessions" }]
      : [{ path: keys, value: undefined }];
  }
  if (part !== "exclude" || typeof index !== "number") return null;
  const rules = listOf(plan.exclude);
  const kept = without(rules, (_, at) => at === index);
  const remove: Repair = {
    path: keys.slice(0, 2),
    value: kept,
    ...(kept !== undefined && { removesEntry: true }),
  };
  if (field === "step") return [{ path: keys, value: undefined }, remove];
  return field === undefined || field === "flag" || field === "only" ? [remove] : null;
}

/** Returns whether a fault is about a key of the document. The value of such a fault is the key. */
const isFaultOfKey = ({ path, value }: Fault) => path.endsWith(`.${value}`);

/** Returns the repairs of a fault that only steps can have; null for a fault that other fields can have as well. */
function stepRepairs(
  { path, value }: Fault,
  keys: Keys,
  steps: readonly unknown[],
  index: number,
  apps: KnownApps,
): Repair[] | null {
  const step = steps[index];
  const written: Keyed = isKeyed(step) ? step : {};
  const app = appOf(step, apps);
  const [, , key, name] = keys;
  // The value of a fault about a whole step is the field that marks a kind of step of later releases.
  if (keys.length === 2)
    return typeof value === "string" && Object.hasOwn(written, value) && steps.length > 1
      ? [{ path: ["steps"], value: without(steps, (_, at) => at === index), removesEntry: true }]
      : null;
  const others = steps.flatMap((each, at) => (at !== index && isKeyed(each) ? [each.id] : []));
  if (key === "id" && keys.length === 3)
    return [
      {
        path: keys,
        value: nameFrom(
          typeof value === "string" ? value : String(written.app ?? "text"),
          "step",
          others,
        ),
      },
    ];
  if (key === "version" && app && keys.length === 3) {
    const { version } = app.modelOf(defaultsOf(app.parameters)).facts;
    return [{ path: keys, value: minorOf(version) }];
  }
  if (key === "parameters" && typeof name === "string" && keys.length === 4) {
    if (!app) return [];
    if (!Object.hasOwn(app.parameters.definitions, name)) return [{ path: keys, value: undefined }];
    const parameters = isKeyed(written.parameters) ? written.parameters : {};
    const completed = { ...defaultsOf(app.parameters), ...parameters };
    return parameterRepairs(app.parameters, completed, name).map((each) => ({
      path: [...keys.slice(0, 3), each.name],
      value: each.value,
    }));
  }
  if (key === "instructions" && keys.length === 3) return [{ path: keys, value: undefined }];
  if (key === "instructionsFor" && (keys.length === 3 || (keys.length === 4 && name === value)))
    return [{ path: keys, value: undefined }];
  if (key === "for" && keys.length <= 4) {
    const list = listOf(written.for);
    const kept = without(list, (each) => each === value || typeof each !== "string");
    return [{ path: keys.slice(0, 3), value: kept }];
  }
  if (key === "leave" && /\.(is|isNot|below|above)$/.test(path) && typeof value === "number")
    return value > 1 && value <= 100 ? [{ path: keys, value: value / 100 }] : [];
  return null;
}

/**
 * Returns the repair of a text that lacks one of two languages. With this repair, the study runs only in the language
 * of the text.
 */
function otherLanguage(held: Keyed, keys: Keys, language: string): Repair[] {
  const other = LOCALES.find((locale) => locale !== language) ?? language;
  const text = keys
    .slice(0, -1)
    .reduce<unknown>((at, key) => (isKeyed(at) ? at[key] : undefined), held);
  const isThere = isKeyed(text) && typeof text[other] === "string" && text[other] !== "";
  return isThere && neededLocales(held).length > 1 ? [{ path: ["language"], value: other }] : [];
}
