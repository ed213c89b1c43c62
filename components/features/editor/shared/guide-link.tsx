import { SiteLink } from "@/components/ui/site-link";
import { type Locale, pathOf } from "@/lib/routes";

/** A link to a step of the guide, or to the beginning of the guide. */
export function GuideLink({
  step,
  locale,
  children,
}: {
  step?: "question" | "parameters";
  locale: Locale;
  children: string;
}) {
  return (
    <SiteLink href={pathOf("guide", locale) + (step === undefined ? "" : `#${step}`)}>
      {children}
    </SiteLink>
  );
}
