import Markdown from "markdown-to-jsx";
import { type ComponentProps, Fragment } from "react";
import { type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import { ExternalLink } from "./external-link";
import styles from "./prose.module.css";
import { SiteLink } from "./site-link";

/**
 * Returns the URL of a link in a text. `page:about#not-us` refers to a page in the reader's language.
 * @throws Error for a page that does not exist, so that a wrong link stops the build
 */
function hrefOf(href: string, locale: Locale): string {
  const [, name, place] = /^page:([a-z]+)(.*)$/.exec(href) ?? [];
  if (!name) return href;
  const page = PAGE_IDS.find((id) => id === name);
  if (!page) throw new Error(`A text links to "${href}", but there is no page "${name}"`);
  return pathOf(page, locale) + place;
}

/** A link, or with an address such as `lang:fr` a name in another language, which screen readers pronounce in it. */
function TextLink({ href = "", locale, children }: ComponentProps<"a"> & { locale: Locale }) {
  const [, language] = /^lang:([a-z]+)$/.exec(href) ?? [];
  if (language) return <i lang={language}>{children}</i>;
  const url = hrefOf(href, locale);
  if (url.startsWith("/")) return <SiteLink href={url}>{children}</SiteLink>;
  if (/^https?:/.test(url)) return <ExternalLink href={url}>{children}</ExternalLink>;
  return <a href={url}>{children}</a>;
}

/** Running text: Markdown from the content modules, rendered only on the server. */
export function Prose({
  children,
  locale,
  inline = false,
}: {
  children: string;
  locale: Locale;
  /**
   * Whether the text is within a paragraph or a caption. If so, the text has no block elements, and its line length is
   * not limited.
   */
  inline?: boolean;
}) {
  const text = (
    <Markdown
      options={{
        overrides: { a: { component: TextLink, props: { locale } } },
        wrapper: Fragment,
        forceWrapper: true,
        forceInline: inline,
        forceBlock: !inline,
      }}
    >
      {children}
    </Markdown>
  );
  return inline ? text : <div className={styles.prose}>{text}</div>;
}
