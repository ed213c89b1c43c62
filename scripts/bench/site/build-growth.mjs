import { add, buildCold, copyProject } from "./project-copy.mjs";

/** @param {number} pages */
const route = (pages) => `import { AboutPage } from "@/components/features/about/about-page";

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

/**
 * Builds the site with so many more pages, each of the weight of /about.
 *
 * @param {number} pages
 * @returns {Promise<{ seconds: number, cpuSeconds: number }>}
 */
export async function buildWithPages(pages) {
  const folder = copyProject("growth");
  if (pages > 0) add(folder, "app/(en)/(default)/added/[number]/page.tsx", route(pages));
  return await buildCold(folder);
}

/**
 * Returns what one more page costs between each number of pages and the next.
 *
 * @param {readonly { pages: number, cpuSeconds: number }[]} builds by their number of pages
 * @returns {number[]} ms of processor time
 */
export const costPerPage = (builds) =>
  builds.slice(1).map(({ pages, cpuSeconds }, index) => {
    const before = builds[index];
    if (!before) return Number.NaN;
    return ((cpuSeconds - before.cpuSeconds) / (pages - before.pages)) * 1000;
  });
