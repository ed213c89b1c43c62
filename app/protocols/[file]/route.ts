import { publishedList, publishedNames, publishedText } from "@/experiments/payloads/published";
import { SITE_STUDIES_FILE } from "@/experiments/study/document/site-studies";

export const dynamic = "force-static";
export const dynamicParams = false;

const ENDING = ".json";

export function generateStaticParams() {
  return [SITE_STUDIES_FILE, ...publishedNames().map((name) => `${name}${ENDING}`)].map((file) => ({
    file,
  }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const text =
    file === SITE_STUDIES_FILE ? publishedList() : publishedText(file.slice(0, -ENDING.length));
  return new Response(text, { headers: { "content-type": "application/json" } });
}
