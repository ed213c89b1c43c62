import { ProtocolPage } from "@/components/features/editor/protocol-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("protocol", "en");

export default function Page() {
  return <ProtocolPage locale="en" />;
}
