import type { Checker, Finding } from "../checker";
import { load } from "../tools";

/** The home pages. There is one for each language, and it links to the manifest of its language. */
const HOMES = ["/", "/fr"];

/** A reason that concerns the audit's browser and does not concern the site. */
const OF_THE_AUDIT = "in-incognito";

type Validation = {
  validateManifest: (
    manifest: unknown,
    includesMissing: boolean,
  ) => Promise<
    {
      valid: boolean;
      category: string;
      member: string;
      displayString: string;
      errorString?: string;
    }[]
  >;
};

/** Checks the manifests with PWABuilder's rules, and reports the reasons why Chromium would not install the site. */
export const manifest: Checker = {
  name: "manifest",
  check: async ({ url, browser }) => {
    const { validateManifest } = await load<Validation>("@pwabuilder/manifest-validation");
    const findings: Finding[] = [];
    for (const home of HOMES) {
      const page = await browser.newPage({ baseURL: url });
      await page.goto(home);
      const devtools = await page.context().newCDPSession(page);
      const { data, errors } = await devtools.send("Page.getAppManifest");
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      await page.close();
      const refusals = installabilityErrors.filter(({ errorId }) => errorId !== OF_THE_AUDIT);
      const rules = await validateManifest(JSON.parse(data ?? "{}"), true);
      const whats = [
        ...errors.map(({ message }) => `Chromium: ${message}`),
        ...refusals.map(({ errorId }) => `Chromium would not install it: ${errorId}`),
        ...rules
          .filter(({ valid }) => !valid)
          .map(
            ({ category, member, displayString, errorString }) =>
              `PWABuilder, ${category}: ${member}, ${errorString ?? displayString}`,
          ),
      ];
      findings.push(...whats.map((what) => ({ where: home, what })));
    }
    return { checked: `${HOMES.length} manifests`, findings };
  },
};
