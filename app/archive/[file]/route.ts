import { archivePayloadFile } from "@/experiments/payloads/archive-payload";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: archivePayloadFile().name }];

export const GET = () =>
  new Response(archivePayloadFile().text, { headers: { "content-type": "application/json" } });
