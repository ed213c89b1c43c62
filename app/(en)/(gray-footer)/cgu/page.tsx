import { CguPage } from "@/components/features/terms/terms-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("cgu", "en");

export default function Page() {
  return <CguPage locale="en" />;
}
