import { ProtocolPage } from "@/components/features/protocol/protocol-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("protocol", "en");

export default function Page() {
  return <ProtocolPage locale="en" />;
}
