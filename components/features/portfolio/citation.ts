import { organisation } from "@/content/organisation";
import type { PortfolioWords } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";

/** Escapes the characters that TeX interprets as commands. */
const escapeTex = (text: string) => text.replace(/[&%$#_{}]/g, "\\$&");

/** Returns the citation of an app in its current version, both as an entry of a reference list and in BibTeX. */
export function citationOf(
  app: AppId,
  locale: Locale,
  words: PortfolioWords["citation"],
): { line: string; bibtex: string } {
  const { version, released } = APPS[app].model.facts;
  const { name } = appWords(app, locale);
  const { name: author } = organisation;
  const url = absoluteUrl(`${pathOf("study", locale)}?app=${app}`).href;
  const fields = {
    author: `{${escapeTex(author)}}`,
    title: `{${escapeTex(name)}}`,
    year: released,
    version,
    url,
  };
  const entry = Object.entries(fields).map(([field, value]) => `  ${field} = {${value}}`);
  return {
    line: interpolate(words.line, { author, year: released, app: name, version, url }),
    bibtex: `@software{${author.toLowerCase().replace(/[^a-z]+/g, "-")}-${app},\n${entry.join(",\n")}\n}`,
  };
}
