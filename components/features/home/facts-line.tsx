import { SiteLink } from "@/components/ui/site-link";
import { home } from "@/content/home";
import { country, isSample, organisation } from "@/content/organisation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./facts-line.module.css";

/** A fact with a link to the page that explains the fact. The type also states whether the fact is a sample value. */
type Line = { name: string; value: string; href?: string; isSample?: boolean };

/**
 * The line of facts below the task: audience, number of tasks, languages, licence, location and, once the operator has
 * stated it, the price of a task.
 */
export function FactsLine({ locale }: { locale: Locale }) {
  const { facts, sample } = localize(home, locale);
  const { audience, tasks, languages, builder, code, price, place } = facts;
  const { city, costs } = organisation;
  const lines: Line[] = [
    audience,
    {
      name: tasks.name,
      value: interpolate(tasks.value, { count: APP_IDS.length }),
      href: pathOf("portfolio", locale),
    },
    languages,
    { ...builder, href: pathOf("protocol", locale) },
    code,
    // A sample price or a sample city is not displayed here, because visitors would take it for a fact. The page "How
    // we work" labels both as samples.
    ...(isSample("costs")
      ? []
      : [
          {
            name: price.name,
            value: interpolate(price.value, { price: localize(costs.task.price, locale) }),
          },
        ]),
    {
      name: place.name,
      value: isSample("city")
        ? country[locale]
        : interpolate(place.value, { city, country: country[locale] }),
      isSample: isSample("countryCode"),
    },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native element for a group is for form controls.
    <div className={styles.facts} role="group" aria-label={facts.label}>
      <dl>
        {lines.map(({ name, value, href, isSample: isOpen }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {href ? <SiteLink href={href}>{value}</SiteLink> : value}
              {isOpen && <span> ({sample})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
