import { manifestResponse } from "@/content/manifest";

export const dynamic = "force-static";

export function GET() {
  return manifestResponse("en");
}
