import type { Checker } from "../checker";
import { load } from "../tools";

type Linkinator = {
  LinkChecker: new () => {
    check: (options: object) => Promise<{
      links: { url: string; parent?: string; state: string; status?: number }[];
    }>;
  };
};

/**
 * linkinator: finds links within the site that are broken, lead to a fragment that does not exist, or redirect. Links
 * to other hosts are not checked, because the network may be absent and because other hosts change independently of the
 * site.
 */
export const links: Checker = {
  name: "links",
  check: async ({ url }) => {
    const { LinkChecker } = await load<Linkinator>("linkinator");
    const own = url.replaceAll(".", String.raw`\.`);
    const result = await new LinkChecker().check({
      path: `${url}/`,
      recurse: true,
      checkFragments: true,
      cleanUrls: true,
      redirects: "error",
      linksToSkip: [`^(?!${own})`],
    });
    const checked = result.links.filter(({ state }) => state !== "SKIPPED");
    return {
      checked: `${checked.length} links`,
      findings: checked
        .filter(({ state }) => state !== "OK")
        .map((link) => ({
          where: link.parent?.replace(url, "") ?? "/",
          what: `${link.url.replace(url, "")} is ${link.state.toLowerCase()}, status ${link.status}`,
        })),
    };
  },
};
