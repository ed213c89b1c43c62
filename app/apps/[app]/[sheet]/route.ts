import { sheetNamed, sheetNames } from "@/experiments/app-payload";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = sheetNames;

export async function GET(
  _: Request,
  { params }: { params: Promise<{ app: string; sheet: string }> },
) {
  const { app, sheet } = await params;
  return new Response(sheetNamed(app, sheet), { headers: { "content-type": "application/json" } });
}
