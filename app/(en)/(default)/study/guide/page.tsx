import { GuidePage } from "@/components/features/guide/guide-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("guide", "en");

export default function Page() {
  return <GuidePage locale="en" />;
}
