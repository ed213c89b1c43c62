import { load } from "../tools.mjs";

export const name = "links";

/**
 * Returns the links within the site that lead nowhere, to an absent fragment, or by a detour. Links to other
 * hosts are left out: there may be no network, and what is there changes without us.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url }) {
  const { LinkChecker } = await load("linkinator");
  const own = url.replaceAll(".", String.raw`\.`);
  const { links } = await new LinkChecker().check({
    path: `${url}/`,
    recurse: true,
    checkFragments: true,
    cleanUrls: true,
    redirects: "error",
    linksToSkip: [`^(?!${own})`],
  });
  const looked = links.filter((/** @type {any} */ { state }) => state !== "SKIPPED");
  const broken = looked.filter((/** @type {any} */ { state }) => state !== "OK");
  return {
    checked: `${looked.length} links`,
    findings: broken.map((/** @type {any} */ link) => ({
      where: link.parent?.replace(url, "") ?? "/",
      what: `${link.url.replace(url, "")} is ${link.state.toLowerCase()}, status ${link.status}`,
    })),
  };
}
