import { payloadNamed, payloadNames } from "@/experiments/payloads/app-payload";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = payloadNames;

export async function GET(
  _: Request,
  { params }: { params: Promise<{ app: string; payload: string }> },
) {
  const { app, payload } = await params;
  return new Response(payloadNamed(app, payload), {
    headers: { "content-type": "application/json" },
  });
}
