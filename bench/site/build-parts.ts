import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "@/scripts/terminal.mjs";
import { controlsOnce } from "./measure-controls";
import { buildWithApps } from "./more-apps";
import type { Options } from "./options";
import type { Bench } from "./parts";
import { addFile, buildCold, copyProject } from "./project-copy";
import type { Results } from "./results";
import { measureInRounds } from "./rounds";
import { startVariants } from "./variants";

/** A route with many pages of the weight of /about. */
const manyPages = (
  pages: number,
) => `import { AboutPage } from "@/components/features/about/about-page";

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from({ length: ${pages} }, (_, index) => ({ number: String(index + 1) }));
}

export default async function Page({ params }: { params: Promise<{ number: string }> }) {
  const { number } = await params;
  return (
    <>
      <AboutPage locale="en" />
      <p>{number}</p>
    </>
  );
}
`;

/** Builds the site with more and more pages. */
export async function measureBuilds({ growth }: Options): Promise<Pick<Results, "build">> {
  const build = [];
  for (const pages of [0, ...growth]) {
    const folder = copyProject("growth");
    if (pages > 0) addFile(folder, "app/(en)/(default)/added/[number]/page.tsx", manyPages(pages));
    const { seconds, cpuSeconds } = await buildCold(folder);
    say(`· ${pages} pages added: built in ${seconds.toFixed(1)} s`);
    build.push({ pages, seconds, cpuSeconds });
  }
  return { build };
}

/** Builds the site with more and more apps, and uses the portfolio of the last build. */
export async function measureApps({
  options,
  browser,
  link,
  certificate,
}: Omit<Bench, "variants">): Promise<Pick<Results, "apps" | "controls">> {
  const apps = [];
  let last = "";
  for (const count of options.apps) {
    const { out, ...build } = await buildWithApps(count);
    say(`· ${count} apps: built in ${build.seconds.toFixed(1)} s`);
    apps.push({ apps: count, ...build });
    last = out;
  }
  const folder = mkdtempSync(join(tmpdir(), "protocole-apps-"));
  const served = await startVariants({
    out: last,
    folder,
    certificate,
    link,
    // Beyond the ports of the other servers, which may be running.
    port: options.port + 20,
    names: ["own"],
  });
  try {
    const tasks = served.variants.map(({ name, url }) => ({
      variant: name,
      key: "controls",
      measure: () => controlsOnce(browser, link, url),
    }));
    const { own } = await measureInRounds(tasks, options.rounds);
    return { apps, controls: own?.controls ?? {} };
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
