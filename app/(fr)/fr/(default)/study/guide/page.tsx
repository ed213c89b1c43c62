import { GuidePage } from "@/components/features/guide/guide-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("guide", "fr");

export default function Page() {
  return <GuidePage locale="fr" />;
}
