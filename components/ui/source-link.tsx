import { SOURCE_URL } from "@/lib/source-url";

/** A link to the source code of the site, if its publisher has configured the address. */
export function SourceLink({ children }: { children: React.ReactNode }) {
  return (
    <a href={SOURCE_URL} rel="external noreferrer">
      {children}
    </a>
  );
}
