"use client";

import { memo, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { FamilyDot } from "@/components/ui/family-dot";
import { lazyWhenNear } from "@/components/ui/lazy-when-near.client";
import type { PortfolioWords } from "@/content/portfolio";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./app-filters.module.css";
import type { ChoiceCounts } from "./list-choice";
import { countFilters, type Filters, GROUP_NAMES, type Group, toggle } from "./list-state";
import { LONGEST_SEARCH } from "./list-url";

// A narrow page hides its filters, and most visitors never open them.
const LengthFilter = lazyWhenNear(() =>
  import("./length-filter.client").then(({ LengthFilter }) => LengthFilter),
);

/** The labels of the choices in each group, keyed by value. */
export type GroupWords = Record<Group, Readonly<Record<string, string>>>;

/**
 * The search and the filters of the list. On a narrow page, a button displays the filters. The component is memoised,
 * so that a change of any other control of the list does not render it again.
 */
export const AppFilters = memo(function AppFilters({
  telling,
  steps,
  filters,
  counts,
  words,
  choices,
  locale,
  isHydrated,
  onChange,
}: {
  /**
   * The groups that can narrow the list. A group that cannot narrow the list is displayed only if one of its choices is
   * active.
   */
  telling: readonly Group[];
  /** The limits of duration, from `lengthSteps`. */
  steps: readonly (number | null)[];
  filters: Filters;
  /** The number of apps that each choice would display together with the current filters. */
  counts: ChoiceCounts;
  words: PortfolioWords["list"];
  choices: GroupWords;
  locale: Locale;
  /** Whether the filters were read from the URL. Until then, the filters are those of the pre-rendered page. */
  isHydrated: boolean;
  /** Receives the changed values and the name of the control that changed them. */
  onChange: (next: Partial<Filters>, control: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const active = countFilters(filters);
  const [shown, setShown] = useState(telling);
  // A group remains displayed when its last active choice is removed. Otherwise the unchecked box would disappear
  // together with the focus.
  const missing = GROUP_NAMES.filter((group) => filters[group].length && !shown.includes(group));
  if (missing.length > 0) setShown([...shown, ...missing]);

  // React does not control the text of the field, so that hydration does not overwrite the visitor's input.
  const wasAlive = useRef(false);
  const typedEarly = useEffectEvent((q: string) => onChange({ q }, "q"));
  useLayoutEffect(() => {
    const { current: input } = field;
    if (!isHydrated || !input) return;
    const isEarly = !wasAlive.current && filters.q === "";
    wasAlive.current = true;
    if (input.value === filters.q) return;
    if (isEarly) typedEarly(input.value);
    else input.value = filters.q;
  }, [isHydrated, filters.q]);

  return (
    <search>
      {/* The browser submits the form only before scripts run. The fields become the parameters of the URL. */}
      <form
        className={styles.filters}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.search}>
          <label className={styles.label} htmlFor={`${id}q`}>
            {words.search}
          </label>
          <input
            ref={field}
            id={`${id}q`}
            className={styles.field}
            type="search"
            name="q"
            defaultValue=""
            maxLength={LONGEST_SEARCH}
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => onChange({ q: target.value }, "q")}
          />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}filters`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {active > 0 ? interpolate(words.activeFilters, { count: active }) : words.filters}
        </button>
        <div id={`${id}filters`} className={styles.folding} data-open={isOpen}>
          <div className={styles.groups}>
            {GROUP_NAMES.filter((group) => shown.includes(group)).map((group) => (
              <fieldset key={group} className={styles.group}>
                <legend className={styles.legend}>{words.groups[group]}</legend>
                {counts[group].map(({ value, count }) => (
                  <label key={value} className={styles.choice} data-empty={count === 0}>
                    <input
                      className={styles.box}
                      type="checkbox"
                      name={group}
                      value={value}
                      checked={(filters[group] as readonly string[]).includes(value)}
                      onChange={() => onChange(toggle(filters, group, value), group)}
                    />
                    <span className={styles.name}>
                      {group === "family" && <FamilyDot family={value} />}
                      {choices[group][value]}
                    </span>
                    <span className={styles.count}>{count}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          {steps.length > 1 && (
            <div className={styles.length}>
              <LengthFilter
                steps={steps}
                maxSeconds={filters.maxSeconds}
                words={words}
                locale={locale}
                onChange={onChange}
              />
            </div>
          )}
        </div>
      </form>
    </search>
  );
});
