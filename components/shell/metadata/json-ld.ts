import type { Graph } from "schema-dts";
import { organisation } from "@/content/organisation";
import { PAGES } from "@/content/pages";
import { siteWords } from "@/content/site-words";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { type Locale, type PageId, pathOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";

/**
 * Returns the schema.org graph of a page: the publisher, the site, the page, the position of the page in the site, and
 * the apps on the page.
 */
export function structuredData(page: PageId, locale: Locale): Graph["@graph"] {
  const at = (path: string) => absoluteUrl(path).href;
  const words = localize(siteWords, locale);
  const { title, description } = localize(PAGES[page].words, locale);
  const organisationId = at("/#organisation");
  const siteId = at("/#website");
  const url = at(pathOf(page, locale));
  // The home page has no breadcrumb trail, because search engines ignore a trail with a single step.
  const trail = [...new Set<PageId>(["home", page])];
  const apps = page === "portfolio" ? APP_IDS : [];
  return [
    {
      "@type": "Organization",
      "@id": organisationId,
      name: organisation.name,
      url: at("/"),
      email: organisation.email,
      telephone: organisation.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: organisation.street,
        postalCode: organisation.postalCode,
        addressLocality: organisation.city,
        addressCountry: organisation.countryCode,
      },
    },
    {
      "@type": "WebSite",
      "@id": siteId,
      name: words.siteTitle,
      url: at("/"),
      inLanguage: Object.values(LANGUAGE_TAGS),
      publisher: { "@id": organisationId },
    },
    {
      "@type": PAGES[page].type,
      "@id": url,
      url,
      name: title,
      description,
      inLanguage: LANGUAGE_TAGS[locale],
      isPartOf: { "@id": siteId },
    },
    ...(trail.length > 1
      ? [
          {
            "@type": "BreadcrumbList" as const,
            itemListElement: trail.map((step, index) => ({
              "@type": "ListItem" as const,
              position: index + 1,
              name: words.pages[step],
              item: at(pathOf(step, locale)),
            })),
          },
        ]
      : []),
    ...apps.map((id) => {
      const app = localize(APPS[id].words, locale);
      return {
        "@type": "LearningResource" as const,
        name: app.name,
        description: app.purpose,
        url: at(`${pathOf("study", locale)}?app=${id}`),
        inLanguage: LANGUAGE_TAGS[locale],
        learningResourceType: "experiment",
        isAccessibleForFree: true,
        timeRequired: `PT${APPS[id].model.facts.seconds}S`,
        provider: { "@id": organisationId },
      };
    }),
  ];
}
