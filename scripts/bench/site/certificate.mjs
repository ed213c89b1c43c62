import { execFile } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findCommand } from "../../programs.mjs";
import { UserError } from "../../terminal.mjs";

/** It need not outlive a run, and a full one takes less than a day. */
const DAYS = "2";

/**
 * @typedef {object} Certificate
 * @property {string} certificate the path of its file
 * @property {string} key the path of its key
 * @property {string} trust the argument by which Chromium trusts it. What is trusted in no other way,
 *   by ignoring all errors, is never kept in the cache.
 */

/**
 * Makes a certificate for this machine's own address, signed by itself.
 *
 * @param {string} folder where both files are written
 * @returns {Promise<Certificate>}
 */
export async function makeCertificate(folder) {
  const openssl = findCommand("openssl");
  if (!openssl)
    throw new UserError(
      "The bench serves over TLS and needs openssl, which was not found.",
      "Install it (Debian: `apt install openssl`).",
    );
  const certificate = join(folder, "certificate.pem");
  const key = join(folder, "key.pem");
  const options = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  await promisify(execFile)(openssl, [
    "req",
    ...options,
    ...names,
    ...["-days", DAYS, "-keyout", key, "-out", certificate],
  ]);
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const fingerprint = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
  return { certificate, key, trust: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
