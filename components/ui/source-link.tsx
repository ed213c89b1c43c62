import { SOURCE_URL } from "@/lib/source-url";

/** A link to the source code of the site, where its publisher has said where that is. */
export function SourceLink({ children }: { children: React.ReactNode }) {
  return (
    <a href={SOURCE_URL} rel="external noreferrer">
      {children}
    </a>
  );
}
