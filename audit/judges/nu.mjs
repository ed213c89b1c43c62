import { installWithApt } from "../../scripts/apt.mjs";
import { runTimed } from "../../scripts/bench/site/run-timed.mjs";
import { findCommand } from "../../scripts/find-command.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { UserError } from "../../scripts/terminal.mjs";
import { builtPages } from "../pages.mjs";
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
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const pages = builtPages();
  const { output } = await runTimed(
    await findJava(),
    [
      "-Dfile.encoding=UTF-8",
      "-jar",
      toolFile("vnu-jar/build/dist/vnu.jar"),
      "--format",
      "json",
      ...pages.map(({ path }) => path),
    ],
    ROOT,
  );
  /** @type {{ messages: { type: string, subType?: string, url: string, lastLine?: number, message: string, extract?: string }[] }} */
  const { messages } = JSON.parse(output);
  const serious = messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
  return {
    checked: `${pages.length} files`,
    findings: serious.map(({ url, lastLine, message, extract }) => ({
      where: `${url.replace(/^.*\/out\//, "out/")}:${lastLine}`,
      what: `${message} ${(extract ?? "").slice(0, 160)}`,
    })),
  };
}
