import type { Graph } from "schema-dts";

/**
 * Facts for search engines in a script element that is not executed. `<` is escaped, so that no text can close the
 * element. Pages end with it: on a slow connection, it would delay the first paint of the text that follows it.
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
