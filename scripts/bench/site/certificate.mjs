import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findCommand } from "../../find-command.mjs";
import { UserError } from "../../terminal.mjs";

/** It need not outlive a run, and a full one takes less than a day. */
const DAYS = "2";

/**
 * Makes a certificate for this machine's own address, signed by itself.
 *
 * @param {string} folder where both files are written
 * @returns {Promise<{ certificate: string, key: string }>} the paths of both
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
  return { certificate, key };
}
