import { publishedNames, publishedText } from "@/experiments/payloads/published";

export const dynamic = "force-static";
export const dynamicParams = false;

const ENDING = ".json";

export function generateStaticParams() {
  return publishedNames().map((name) => ({ file: `${name}${ENDING}` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(publishedText(file.slice(0, -ENDING.length)), {
    headers: { "content-type": "application/json" },
  });
}
