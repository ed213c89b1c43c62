import { ProtocolPage } from "@/components/features/editor/protocol-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("protocol", "fr");

export default function Page() {
  return <ProtocolPage locale="fr" />;
}
