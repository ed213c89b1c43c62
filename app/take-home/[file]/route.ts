import { takeHomeFile } from "@/experiments/payloads/archive-payload";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: takeHomeFile().name }];

export const GET = () =>
  new Response(takeHomeFile().text, { headers: { "content-type": "application/json" } });
