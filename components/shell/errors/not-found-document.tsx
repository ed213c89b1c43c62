import { DocumentShell } from "@/components/shell/layout/document-shell";
import { SiteShell } from "@/components/shell/layout/site-shell";
import { LOCALES } from "@/lib/routes";
import { ErrorView } from "./error-view";
import { ERROR_WORDS } from "./error-words";
import { InUrlLanguage } from "./in-url-language.client";

/** The exported 404.html, which a host serves for every URL that does not exist on the site. */
export function NotFoundDocument() {
  const [en, fr] = LOCALES.map((locale) => (
    <SiteShell key={locale} name="default" locale={locale}>
      <ErrorView
        error={{ statusCode: 404, message: ERROR_WORDS[locale].notFound }}
        locale={locale}
      />
    </SiteShell>
  ));
  return (
    <DocumentShell locale="en" isUnfinished>
      <InUrlLanguage en={en} fr={fr} />
    </DocumentShell>
  );
}
