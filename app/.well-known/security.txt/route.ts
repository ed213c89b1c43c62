import { securityText } from "@/content/security-contact";

export const dynamic = "force-static";

export function GET() {
  return new Response(securityText(new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
