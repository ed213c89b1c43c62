import { execFile } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findCommand } from "@/scripts/programs.mjs";
import { UserError } from "@/scripts/terminal.mjs";

/** The validity of the certificate in days. A full run takes less than a day. */
const DAYS = "2";

export type Certificate = {
  /** The path of the file with the certificate. */
  certificate: string;
  /** The path of the file with the key. */
  key: string;
  /**
   * The command-line argument that makes Chromium trust this key. The argument that ignores all certificate errors is
   * not used, because Chromium would then cache nothing.
   */
  trust: string;
};

/** Writes a self-signed certificate for 127.0.0.1 to a folder. */
export async function makeCertificate(folder: string): Promise<Certificate> {
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
  const files = ["-days", DAYS, "-keyout", key, "-out", certificate];
  await promisify(execFile)(openssl, ["req", ...options, ...names, ...files]);
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const fingerprint = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
  return { certificate, key, trust: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
