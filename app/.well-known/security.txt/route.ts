import { securityText } from "@/components/shell/metadata/security-contact";
import { sourceDate } from "@/lib/site-url";

export const dynamic = "force-static";

export function GET() {
  return new Response(securityText(sourceDate()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
