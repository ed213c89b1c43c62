import { join } from "node:path";
import { LOCK_FILES } from "../../scripts/check-lockfile.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { load } from "../tools.mjs";

export const name = "lockfiles";

const REGISTRY = "registry.npmjs.org";

/**
 * Returns what lockfile-lint finds in the lock files: packages from elsewhere than npm's public registry,
 * by http, under another name than their own, or without a hash.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { ParseLockfile, ValidateHost, ValidateHttps, ValidateIntegrity, ValidatePackageNames } =
    await load("lockfile-lint-api");
  const findings = [];
  let count = 0;
  for (const file of LOCK_FILES) {
    const lockfilePath = join(ROOT, file);
    const { object: packages } = new ParseLockfile({
      lockfilePath,
      lockfileType: "npm",
    }).parseSync();
    count += Object.keys(packages).length;
    const results = [
      new ValidateHost({ packages }).validate([REGISTRY]),
      new ValidateHttps({ packages }).validate(),
      new ValidateIntegrity({ packages }).validate(),
      new ValidatePackageNames({ packages }).validate([]),
    ];
    for (const { errors } of results)
      for (const { package: one, message } of errors)
        findings.push({ where: file, what: `${one}: ${message.replace(/\s+/g, " ")}` });
  }
  return { checked: `${LOCK_FILES.length} files, ${count} packages`, findings };
}
