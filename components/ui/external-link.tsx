import { EXTERNAL_HOSTS } from "./external-hosts";

/**
 * A link to another site. The other site receives no referrer.
 * @throws Error for a host that is not listed, so that a wrong link stops the build
 */
export function ExternalLink({ href, children }: { href: string; children: React.ReactNode }) {
  const { protocol, host } = new URL(href);
  if (protocol !== "https:" || !EXTERNAL_HOSTS.includes(host))
    throw new Error(
      `A page links to "${href}", whose host is not in components/ui/external-hosts.ts`,
    );
  return (
    <a href={href} rel="external noreferrer">
      {children}
    </a>
  );
}
