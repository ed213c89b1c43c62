import type { Graph } from "schema-dts";

/**
 * Facts for search engines in a script element that is not executed. `<` is escaped, so that no text can close the
 * element. Pages end with it, so that the first packets contain the text of the page.
 */
export function StructuredData({ graph }: { graph: Graph["@graph"] }) {
  const data: Graph = { "@context": "https://schema.org", "@graph": graph };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
