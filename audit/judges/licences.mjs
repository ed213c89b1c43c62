import { promisify } from "node:util";
import { ROOT } from "../../scripts/project.mjs";
import { incompatibleTerms } from "../../scripts/third-party.mjs";
import { load } from "../tools.mjs";

export const name = "licences";

/**
 * Returns the installed packages whose licence, as their own files tell it, is not compatible with MIT.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { default: checker } = await load("license-checker-rseidelsohn");
  const packages = await promisify(checker.init)({ start: ROOT, excludePrivatePackages: true });
  const entries = Object.entries(/** @type {Record<string, any>} */ (packages));
  return {
    checked: `${entries.length} packages`,
    findings: entries.flatMap(([where, { licenses }]) =>
      incompatibleTerms([licenses].flat().join(" AND ")).map((what) => ({ where, what })),
    ),
  };
}
