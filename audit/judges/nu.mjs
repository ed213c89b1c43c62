import { runTimed } from "../../bench/run-timed";
import { findCommand, installWithApt } from "../../scripts/programs.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { UserError } from "../../scripts/terminal.mjs";
import { addresses } from "../pages.mjs";
import { toolFile } from "../tools.mjs";

export const name = "nu";

/** Returns the path of Java. @returns {Promise<string>} */
async function findJava() {
  if (!findCommand("java"))
    await installWithApt("default-jre-headless", "the Nu HTML checker needs it");
  const java = findCommand("java");
  if (java) return java;
  throw new UserError("The Nu HTML checker needs Java, which was not found.", "Install one.");
}

/**
 * Returns the errors and warnings that the Nu HTML checker of the W3C finds in the pages. What it only
 * remarks, such as slashes at the end of void elements, is left out.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url }) {
  const pages = addresses().map((address) => url + address);
  const { output } = await runTimed(
    await findJava(),
    [
      "-Dfile.encoding=UTF-8",
      // The site is on this computer.
      "-Dnu.validator.servlet.allow-forbidden-hosts=true",
      "-jar",
      toolFile("vnu-jar/build/dist/vnu.jar"),
      "--format",
      "json",
      ...pages,
    ],
    ROOT,
  );
  /** @type {{ messages: { type: string, subType?: string, url: string, lastLine?: number, message: string, extract?: string }[] }} */
  const { messages } = JSON.parse(output);
  const serious = messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
  return {
    checked: `${pages.length} pages`,
    findings: serious.map(({ url: page, lastLine, message, extract }) => ({
      where: `${page.slice(url.length)}:${lastLine}`,
      what: `${message} ${(extract ?? "").slice(0, 160)}`,
    })),
  };
}
