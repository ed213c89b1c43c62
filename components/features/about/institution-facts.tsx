import { about } from "@/content/about";
import { country, organisation } from "@/content/organisation";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { TermList } from "./term-list";

/** Facts for an institution that orders a study: purchase orders, hosting, ethics committees and support. */
export function InstitutionFacts({ locale }: { locale: Locale }) {
  const { items } = localize(about, locale).institution;
  const { ordering, support, host, email, phone, city } = organisation;
  const facts = {
    ordering: ordering[locale],
    support: support[locale],
    hostName: host.name,
    hostAddress: host.address,
    city,
    country: country[locale],
    email,
    phone: typeset(phone, locale),
  };
  return (
    <TermList
      items={items.map(({ title, body }) => ({ title, body: interpolate(body, facts) }))}
      locale={locale}
    />
  );
}
