import { manifestResponse } from "@/components/shell/metadata/manifest";

export const dynamic = "force-static";

export function GET() {
  return manifestResponse("fr");
}
