import { runTimed } from "@/bench/run-timed";
import { findCommand, installWithApt } from "@/scripts/programs.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { UserError } from "@/scripts/terminal.mjs";
import type { Checker } from "../checker";
import { pageUrls } from "../pages";
import { toolFile } from "../tools";

async function findJava(): Promise<string> {
  if (!findCommand("java"))
    await installWithApt("default-jre-headless", "the Nu HTML checker needs it");
  const java = findCommand("java");
  if (java) return java;
  throw new UserError("The Nu HTML checker needs Java, which was not found.", "Install one.");
}

type NuOutput = {
  messages: {
    type: string;
    subType?: string;
    url: string;
    lastLine?: number;
    message: string;
    extract?: string;
  }[];
};

/** The Nu HTML checker of the W3C: checks the pages, and reports only errors and warnings. */
export const nu: Checker = {
  name: "nu",
  check: async ({ url }) => {
    const pages = pageUrls().map((path) => url + path);
    const { output } = await runTimed(
      await findJava(),
      [
        "-Dfile.encoding=UTF-8",
        // By default, the checker refuses to load pages from the computer on which it runs.
        "-Dnu.validator.servlet.allow-forbidden-hosts=true",
        "-jar",
        toolFile("vnu-jar/build/dist/vnu.jar"),
        "--format",
        "json",
        ...pages,
      ],
      ROOT,
    );
    const { messages }: NuOutput = JSON.parse(output);
    const serious = messages.filter(
      ({ type, subType }) => type !== "info" || subType === "warning",
    );
    return {
      checked: `${pages.length} pages`,
      findings: serious.map(({ url: page, lastLine, message, extract = "" }) => ({
        where: `${page.slice(url.length)}:${lastLine}`,
        what: `${message} ${extract.slice(0, 160)}`,
      })),
    };
  },
};
