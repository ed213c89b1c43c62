import { SOURCE_URL } from "@/lib/source-url";

/**
 * A link to the source code of the site. It is displayed only if the publisher has configured the URL of the source
 * code.
 */
export function SourceLink({ children }: { children: React.ReactNode }) {
  return (
    <a href={SOURCE_URL} rel="external noreferrer">
      {children}
    </a>
  );
}
