import { securityText } from "@/content/security-contact";
import { sourceDate } from "@/lib/environment";

export const dynamic = "force-static";

export function GET() {
  return new Response(securityText(sourceDate()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
