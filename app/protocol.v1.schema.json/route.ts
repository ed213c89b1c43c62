import { JSON_SCHEMA_PATH, protocolJsonSchema } from "@/experiments/study/document/json-schema";
import { absoluteUrl } from "@/lib/site-url";

export const dynamic = "force-static";

export function GET() {
  const schema = protocolJsonSchema(absoluteUrl(JSON_SCHEMA_PATH).href);
  return new Response(`${JSON.stringify(schema, null, 2)}\n`, {
    headers: { "content-type": "application/json" },
  });
}
